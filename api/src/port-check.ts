import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer } from "node:net";
import { codeOf } from "./unavailable.ts";

/**
 * Rejects with `EADDRINUSE` when any address of `host` has the port taken.
 * Fastify binds every address of `localhost` but only reports trouble with the
 * first; a visitor whose browser prefers the second would meet another server.
 */
export async function assertPortFree(host: string, port: number): Promise<void> {
  if (host !== "localhost" || port === 0) return; // one address: listening itself tells
  for (const { address } of await lookup(host, { all: true })) {
    const probe = createServer();
    try {
      await once(probe.listen(port, address), "listening");
    } catch (error) {
      // A machine without IPv6 may still name ::1 in its hosts file.
      if (codeOf(error) === "EADDRINUSE") throw error;
      continue;
    }
    await new Promise((resolve) => probe.close(resolve));
  }
}
