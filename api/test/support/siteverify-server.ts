import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** What the stand-in does with the next calls. `protocol` answers as Cloudflare documents. */
export type Behaviour =
  | "protocol"
  | "slow"
  | "500"
  | "malformed"
  | "not-json"
  | "reset"
  | "invalid-secret"
  | "new-code";

/**
 * A local server that speaks the protocol of Turnstile's siteverify: a form
 * post with `secret`, `response` and `idempotency_key`. Tokens that begin with
 * `good` are valid once per idempotency key; `late…` is too old.
 */
export class SiteverifyServer {
  static readonly secret = "turnstile-secret";
  behaviour: Behaviour = "protocol";
  /** Every form that came, in order. */
  readonly calls: URLSearchParams[] = [];
  readonly #honoured = new Map<string, string | null>();
  readonly #server = createServer(async (request, response) => {
    const form = new URLSearchParams(await bodyOf(request));
    this.calls.push(form);
    const json = (body: unknown) => response.setHeader("content-type", "application/json").end(JSON.stringify(body));
    if (this.behaviour === "reset") request.socket.destroy();
    else if (this.behaviour === "500") response.writeHead(500).end("upstream failed");
    else if (this.behaviour === "not-json") response.end("<html>");
    else if (this.behaviour === "malformed") json({ success: "maybe" });
    else if (this.behaviour === "invalid-secret") json({ success: false, "error-codes": ["invalid-input-secret"] });
    else if (this.behaviour === "new-code") json({ success: false, "error-codes": ["Something <new>"] });
    else if (this.behaviour === "protocol") json(this.#verdict(form));
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/turnstile/v0/siteverify`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #verdict(form: URLSearchParams): object {
    const token = form.get("response") ?? "";
    const key = form.get("idempotency_key");
    if (form.get("secret") !== SiteverifyServer.secret) return refused("invalid-input-secret");
    if (token === "") return refused("missing-input-response");
    if (token.startsWith("late")) return refused("timeout-or-duplicate");
    if (!token.startsWith("good")) return refused("invalid-input-response");
    if (this.#honoured.has(token) && (key === null || this.#honoured.get(token) !== key)) {
      return refused("timeout-or-duplicate");
    }
    this.#honoured.set(token, key);
    return {
      success: true,
      challenge_ts: "2026-11-21T10:00:00Z",
      hostname: "localhost",
      "error-codes": [],
      action: "",
    };
  }
}

function refused(code: string): object {
  return { success: false, "error-codes": [code] };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += chunk;
  return body;
}
