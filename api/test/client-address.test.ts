import { describe, expect, test } from "vitest";
import { clientKey, clientNames } from "../src/client-address.ts";

test.each(["203.0.113.7", "2001:db8:1:2::7"])(
  "what counts for a client tells nothing of its address: %s",
  (address) => {
    const key = clientKey(address, "secret");
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(clientKey(address, "secret")).toBe(key);
    expect(clientKey(address, "another secret")).not.toBe(key);
    expect(clientKey(address, "secret", "network")).not.toBe(key);
  },
);

describe("the name of a client on a connection that stays open", () => {
  const named = clientNames("secret");
  const socket = { remoteAddress: "10.0.0.1" };
  const from = (ip: string, connection = socket) => ({ ip, socket: connection }) as never;

  test("is that of the visitor who asks, whoever asked before through the same proxy", () => {
    const asked = ["198.51.100.7", "198.51.100.8", "198.51.100.7", "198.51.100.7"];
    expect(asked.map((ip) => named(from(ip)))).toEqual(asked.map((ip) => clientKey(ip, "secret")));
  });

  test("is the network's where that is asked for, and the visitor's again after it", () => {
    const ip = "203.0.113.9";
    expect([undefined, "network" as const, undefined].map((wide) => named(from(ip), wide))).toEqual([
      clientKey(ip, "secret"),
      clientKey(ip, "secret", "network"),
      clientKey(ip, "secret"),
    ]);
  });
});
