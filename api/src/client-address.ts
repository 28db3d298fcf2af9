import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6, type Socket } from "node:net";
import type { FastifyRequest } from "fastify";

/**
 * Says of an address whether it is one of the named proxies, whose
 * `X-Forwarded-*` and `X-Request-Id` headers are believed.
 * `ranges` are addresses or ranges (`10.0.0.0/8`) as settings allow them.
 */
export function trustedProxies(ranges: readonly string[]): (address: string | undefined) => boolean {
  const named = new BlockList();
  for (const range of ranges) {
    const [address = "", bits] = range.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) named.addAddress(address, family);
    else named.addSubnet(address, Number(bits), family);
  }
  return (written) => {
    const address = addressIn(written ?? "");
    return address !== null && named.check(address, isIPv6(address) ? "ipv6" : "ipv4");
  };
}

/** Whether the visitor speaks HTTPS: with this server, or by the last word of a proxy that is trusted. */
export function cameOverHttps(
  { headers, socket }: IncomingMessage,
  isTrusted: (address: string | undefined) => boolean,
): boolean {
  const forwarded = headers["x-forwarded-proto"];
  if (forwarded === undefined || !isTrusted(socket.remoteAddress)) return "encrypted" in socket;
  return String(forwarded).split(",").at(-1)?.trim() === "https";
}

/** The address of what a proxy wrote, without a port (`203.0.113.7:52814`, `[2001:db8::7]:443`); null when there is none. */
function addressIn(written: string): string | null {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written;
  return isIP(bare) === 0 ? null : bare;
}

/**
 * The address that a request counts for: `named`, the last that a trusted proxy wrote, or the connection's own where that
 * is no address. Otherwise whoever writes another word each time would never meet a limit.
 */
function clientAddress(named: string, connection: string | undefined): string {
  return addressIn(named) ?? connection ?? "";
}

/** Says which client a request counts for, as a {@link clientKey}; `wide` is the network around it. */
export type ClientOf = (request: FastifyRequest, wide?: "network") => string;

/**
 * What stands for a client in counters: a keyed hash, so that no address is
 * kept. IPv6 counts by /64, the least that one subscriber holds; with `wide` by /48, the most that one commonly gets, and
 * IPv4 by /24.
 */
export function clientKey(address: string, key: string, wide?: "network"): string {
  const counted = wide === "network" ? `network ${networkOf(address, 3)}` : networkOf(address, 4);
  return createHmac("sha256", key).update(counted).digest("base64url");
}

/** Names clients by `key`. A connection that asks again is not hashed again while it lasts: a challenge goes before each analysis. */
export function clientNames(key: string): ClientOf {
  const named = new WeakMap<Socket, { ip: string; name: string }>();
  return ({ ip, socket }, wide) => {
    const known = named.get(socket);
    if (known?.ip === ip && wide === undefined) return known.name;
    const name = clientKey(clientAddress(ip, socket.remoteAddress), key, wide);
    if (wide === undefined) named.set(socket, { ip, name });
    return name;
  };
}

/** The first groups of an address: of IPv4 8 bits each, of IPv6 16. */
function networkOf(address: string, kept: 3 | 4): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return networkOf(mapped, kept);
  const [bare = ""] = address.split("%"); // fe80::1%eth0 names an interface of this machine
  if (!isIPv6(bare)) return isIP(bare) === 4 ? bare.split(".").slice(0, kept).join(".") : address;
  const [head = "", tail] = bare.toLowerCase().split("::");
  const left = groups(head);
  const right = groups(tail ?? "");
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(gap).fill("0"), ...right]
    .slice(0, kept)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** Groups of a stretch of an IPv6 address. A dotted end counts as two; it lies outside the /64, so its value is not read. */
function groups(part: string): string[] {
  return part === "" ? [] : part.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]));
}
