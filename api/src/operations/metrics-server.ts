import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Metrics } from "./metrics.ts";

/**
 * `GET /metrics` on a port of its own, on the loopback address only: what it
 * says is nobody else's business. Rejects when the port is taken.
 */
export async function serveMetrics(
  metrics: Pick<Metrics, "text" | "contentType">,
  port: number,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": metrics.contentType }).end(await metrics.text());
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
