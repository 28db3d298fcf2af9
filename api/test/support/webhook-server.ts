import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** What the stand-in does with a request. */
export type ReceiverBehaviour = "accept" | "500" | "429" | "hang" | "reset" | "slow" | "redirect";

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly path: string;
  readonly text: string;
  readonly body: { id: string; event: string; lead: Record<string, unknown> };
}

/** A local CRM that takes POSTs and can fail in every way that a real one does. */
export class WebhookServer implements AsyncDisposable {
  behaviour: ReceiverBehaviour = "accept";
  /** Requests that were accepted, in order. */
  readonly accepted: Received[] = [];
  /** Requests that came, whatever became of them. */
  tries = 0;
  readonly #server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    this.tries += 1;
    const { behaviour } = this;
    if (behaviour === "reset") request.socket.destroy();
    else if (behaviour === "500") response.writeHead(500).end("<html>anna@example.com</html>");
    else if (behaviour === "429") response.writeHead(429, { "retry-after": "120" }).end();
    else if (behaviour === "redirect" && request.url !== "/elsewhere")
      response.writeHead(307, { location: "/elsewhere" }).end();
    else if (behaviour === "slow")
      setTimeout(() => this.#accept(request.headers, request.url ?? "", text, response), 150);
    else if (behaviour === "accept" || behaviour === "redirect")
      this.#accept(request.headers, request.url ?? "", text, response);
  });

  /** Answers its address. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** How often each message was accepted, by its id. */
  timesById(): Map<string, number> {
    const times = new Map<string, number>();
    for (const { headers } of this.accepted) {
      const id = String(headers["idempotency-key"]);
      times.set(id, (times.get(id) ?? 0) + 1);
    }
    return times;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #accept(headers: IncomingHttpHeaders, path: string, text: string, response: { end(): void }): void {
    this.accepted.push({ headers, path, text, body: JSON.parse(text) });
    response.end();
  }
}
