import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ModelAnswer } from "../../src/analysis/model-question.ts";
import type { ModelSettings } from "../../src/settings.ts";

type Provider = ModelSettings["provider"];

/** What the stand-in does with the next calls. `answer`, and `slow` after a while, answer as the providers document. */
export type Behaviour =
  | { kind: "answer"; says: unknown }
  | { kind: "slow"; says: unknown; afterMs: number }
  | { kind: "status"; status: number }
  | {
      kind:
        | "prose"
        | "cut off"
        | "not JSON"
        | "other JSON"
        | "endless"
        | "hangs"
        | "stops half-way"
        | "reset"
        | "redirects";
    };

export interface ModelCall {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  /** The body, as it came over the wire. */
  readonly body: string;
  /** Settles when the connection of the call is over. */
  readonly over: Promise<unknown>;
}

/** A finding in the form that models are asked for. `changes` replace parts. */
export function modelFinding(changes: Partial<ModelAnswer["findings"][number]> = {}): ModelAnswer["findings"][number] {
  return {
    name: "Any agent can read any order",
    description: "The order list takes the customer's id from the address and checks nothing else.",
    cwe: "CWE-639",
    asvs: "V8",
    severity: "high",
    confidence: 0.9,
    quotes: ["any customer's order history"],
    microTest: {
      title: "Ask for another customer's orders",
      minutes: 60,
      kind: "manual",
      setUp: "Two customers with orders.",
      steps: ["As one customer, send the other's id."],
      failsIf: "the order is shown",
    },
    ...changes,
  };
}

/** An answer with these findings. */
export const finding = (...findings: ModelAnswer["findings"]): ModelAnswer => ({
  findings,
  insufficient: false,
  questions: [],
});

/**
 * A local server that speaks Anthropic's messages API and OpenAI's chat
 * completions: paths, keys, error bodies, and what their strict modes refuse.
 */
export class ModelServer implements AsyncDisposable {
  static readonly key = "key-of-the-model";
  behaviour: Behaviour = { kind: "answer", says: finding(modelFinding()) };
  readonly calls: ModelCall[] = [];
  #origin = "";
  readonly #server = createServer(async (request, response) => {
    const over = once(response, "close");
    const body = await bodyOf(request);
    this.calls.push({ path: request.url ?? "", headers: request.headers, body, over });
    if (request.url === "/v1/messages") await this.#answer("anthropic", request, response, body);
    else if (request.url === "/v1/chat/completions") await this.#answer("openai-compatible", request, response, body);
    else response.writeHead(404).end();
  });

  async listen(): Promise<this> {
    await once(this.#server.listen(0, "127.0.0.1"), "listening");
    this.#origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  /** The settings that lead here. */
  settings(provider: Provider = "openai-compatible"): ModelSettings {
    const name = provider === "anthropic" ? "claude-haiku-4-5" : "local-model";
    return { provider, name, key: ModelServer.key, url: `${this.#origin}/v1`, local: true, callsPerMinute: 30 };
  }

  /** What was sent, all calls together. */
  get wire(): string {
    return this.calls.map(({ headers, body }) => JSON.stringify(headers) + body).join("\n");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(provider: Provider, request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    const { behaviour } = this;
    const json = (content: unknown, status = 200) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(content));
    const asked = JSON.parse(body);
    const refused = refusal(provider, request, asked);
    if (refused !== null) return void json(errorBody(provider, refused.message), refused.status);
    const say = (text: string, reason?: "length") => json(message(provider, asked, text, reason));
    switch (behaviour.kind) {
      case "answer":
        return void say(JSON.stringify(behaviour.says));
      case "slow":
        setTimeout(() => say(JSON.stringify(behaviour.says)), behaviour.afterMs).unref();
        return;
      case "status":
        return void json(errorBody(provider, "Not now: the ticket said MARKED-ERROR"), behaviour.status);
      case "prose":
        return void say("This ticket looks safe to me.");
      case "cut off":
        return void say(JSON.stringify(finding(modelFinding())).slice(0, -40), "length");
      case "not JSON":
        return void response.writeHead(200, { "content-type": "text/html" }).end("<html>Please sign in</html>");
      case "other JSON":
        return void json({ ok: true });
      case "endless":
        return void say(" ".repeat(400_000) + JSON.stringify(finding(modelFinding())));
      case "stops half-way":
        return void response.writeHead(200, { "content-type": "application/json" }).write('{"choices": [');
      case "reset":
        return void request.socket.destroy();
      case "redirects":
        return void response.writeHead(307, { location: `${this.#origin}/elsewhere` }).end();
      case "hangs":
        return;
    }
  }
}

/** Why the real server would not answer this call, or null. */
function refusal(provider: Provider, request: IncomingMessage, asked: Record<string, unknown>) {
  const { headers } = request;
  const key = provider === "anthropic" ? headers["x-api-key"] : headers.authorization?.replace("Bearer ", "");
  if (key !== ModelServer.key) return { status: 401, message: "invalid key" };
  if (provider === "anthropic" && (headers["anthropic-version"] === undefined || asked.max_tokens === undefined)) {
    return { status: 400, message: "anthropic-version and max_tokens are required" };
  }
  const loose = schemasOf(asked).flatMap(looseObjects);
  return loose.length > 0 ? { status: 400, message: `not a strict schema: ${loose.join()}` } : null;
}

/** JSON schemas that a call asks to be held to. None is a fault too. */
function schemasOf(asked: Record<string, unknown>): unknown[] {
  const {
    response_format: format,
    output_config: config,
    tools,
  } = asked as {
    response_format?: { json_schema?: { schema: unknown } };
    output_config?: { format?: { schema: unknown } };
    tools?: { input_schema: unknown }[];
  };
  return [format?.json_schema?.schema ?? config?.format?.schema ?? tools?.[0]?.input_schema ?? { type: "object" }];
}

/** Objects in a schema that strict modes refuse: open, or with a field that may be missing. */
function looseObjects(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { type, properties, required, additionalProperties } = schema as Record<string, unknown>;
  const below = Object.values(schema).flatMap(looseObjects);
  if (type !== "object") return below;
  const fields = Object.keys((properties as object | undefined) ?? {});
  const strict =
    additionalProperties === false && fields.length > 0 && fields.join() === (required as string[])?.join();
  return strict ? below : [...below, fields.join("+") || "open object"];
}

function errorBody(provider: Provider, message: string): object {
  const error = { type: "error_of_the_provider", message };
  return provider === "anthropic" ? { type: "error", error } : { error: { ...error, code: null, param: null } };
}

function message(provider: Provider, asked: Record<string, unknown>, text: string, reason?: "length"): object {
  if (provider === "openai-compatible") {
    return {
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 1_795_000_000,
      model: asked.model,
      choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: reason ?? "stop" }],
      usage: { prompt_tokens: 1_900, completion_tokens: 210, total_tokens: 2_110 },
    };
  }
  const content =
    asked.tools === undefined
      ? { type: "text", text }
      : { type: "tool_use", id: "toolu_1", name: "json", input: JSON.parse(text) };
  const end = asked.tools === undefined ? "end_turn" : "tool_use";
  return {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: asked.model,
    content: [content],
    stop_reason: reason === undefined ? end : "max_tokens",
    stop_sequence: null,
    usage: { input_tokens: 1_900, output_tokens: 210 },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += chunk;
  return body;
}
