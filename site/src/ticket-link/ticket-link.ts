import { maxTicketLength } from "@latchwork/contract/limits";

/**
 * A ticket in a link's fragment, which browsers never send. Deflated, then
 * base64 of the URL alphabet. The document's first script removes it from the
 * address before any other runs, and hands it out once; see `layouts/inline-scripts/page.js`.
 */
export const ticketParameter = "ticket";

declare global {
  interface Window {
    consumeTicketLink?: () => string | undefined;
  }
}

/** An address on this site that opens the tool with the ticket filled in. */
export async function createTicketLink(ticket: string, tool: URL): Promise<string> {
  const packed = await pipe(new TextEncoder().encode(ticket), new CompressionStream("deflate-raw"), Infinity);
  const base64 = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  const link = new URL(tool);
  link.hash = `${ticketParameter}=${base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
  return link.href;
}

/** The ticket that a link carried, or null when it holds none that can be read. */
export async function readTicketLink(carried: string): Promise<string | null> {
  try {
    const base64 = carried.replaceAll("-", "+").replaceAll("_", "/");
    const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    // Four bytes a character at most; what unpacks to more was not made here.
    const bytes = await pipe(packed, new DecompressionStream("deflate-raw"), maxTicketLength * 4);
    const ticket = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return ticket.trim() === "" ? null : ticket;
  } catch {
    return null;
  }
}

/** @throws RangeError when more than `maxBytes` come out */
async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  maxBytes: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > maxBytes) throw new RangeError("too long");
    chunks.push(read.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
