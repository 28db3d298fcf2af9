import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTracing } from "../src/operations/tracing.ts";
import { preview, testApp } from "./support/test-app.ts";

interface Sent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** A collector that keeps what it gets. */
let body = "";
let authorization: string | undefined;
const collector = createServer((request, response) => {
  authorization = request.headers.authorization;
  request.setEncoding("utf8").on("data", (piece) => {
    body += piece;
  });
  request.on("end", () => response.writeHead(200, { "content-type": "application/json" }).end("{}"));
});

beforeEach(async () => {
  body = "";
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
});
afterEach(() => new Promise((resolve) => collector.close(resolve)));

const address = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
const open = (url: string) =>
  openTracing({ url, headers: { authorization: "Bearer KEY" } }, { name: "site.example", version: "1.0.0" });

function spans(): Sent[] {
  return JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: Sent[] }[] }) =>
    resource.scopeSpans.flatMap((scope) => scope.spans),
  );
}

const known = ({ attributes }: Sent) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test("a request and the engine's part in it are one trace, which holds no word of the ticket", async () => {
  const tracing = open(address());
  await using api = await testApp({ tracing, settings: { trustedProxies: ["127.0.0.1"] } });
  const analyst = tracing.followAnalyst("engine", { assess: async () => ({ ...(await api.assess("", {} as never)) }) });
  api.assess.mockImplementationOnce((input, options) => analyst.assess(input, options));
  const parent = "0af7651916cd43dd8448eb211c80319c";
  await api.app.inject({
    method: "POST",
    url: "/intelligence/preview?MARKED=1",
    headers: { traceparent: `00-${parent}-b7ad6b7169203331-01` },
    payload: { token: "t", input: "MARKED ticket" },
    remoteAddress: "127.0.0.1",
  });
  await api.app.inject({ url: "/intelligence/MARKED", remoteAddress: "203.0.113.7" });
  await tracing.stop();

  const engine = spans().find(({ name }) => name === "engine");
  const request = spans().find(({ name }) => name === "POST /intelligence/preview");
  expect(request).toMatchObject({ traceId: parent });
  expect(engine).toMatchObject({ traceId: parent, parentSpanId: request?.spanId });
  expect(known(request as Sent)).toMatchObject({
    "http.response.status_code": 200,
    "http.route": "/intelligence/preview",
  });
  expect(known(engine as Sent)).toMatchObject({ "assessment.testable": true });
  expect(body).not.toMatch(/MARKED|203\.0\.113|127\.0\.0\.1/);
  expect(authorization).toBe("Bearer KEY");
});

test("a stranger's traceparent is not continued", async () => {
  const tracing = open(address());
  await using api = await testApp({ tracing });
  const parent = "0af7651916cd43dd8448eb211c80319c";
  await api.app.inject({ url: "/healthz", headers: { traceparent: `00-${parent}-b7ad6b7169203331-01` } });
  await tracing.stop();
  expect(spans().map(({ name }) => name)).toContain("GET /healthz");
  expect(body).not.toContain(parent);
});

test("an attempt to deliver has the id of the request that caused it, and how it ended", async () => {
  const tracing = open(address());
  const channel = tracing.followChannel({
    name: "webhook",
    carries: () => true,
    deliver: async () => ({ kind: "retry", problem: "HTTP 503" }),
  });
  const message = { id: "m", requestId: "r", event: "demo.requested", lead: { id: "MARKED" } } as never;
  expect(await channel.deliver(message, AbortSignal.timeout(1_000))).toMatchObject({ kind: "retry" });
  await tracing.stop();
  const [span] = spans();
  expect(span?.name).toBe("deliver webhook");
  expect(known(span as Sent)).toEqual({ "request.id": "r", "delivery.id": "m", "delivery.outcome": "retry" });
  expect(body).not.toContain("MARKED");
});

test("a collector that is down is no trouble for a visitor", async () => {
  const tracing = open("http://127.0.0.1:9/v1/traces");
  await using api = await testApp({ tracing });
  expect((await preview(api.app, { token: "t", input: "ticket" })).statusCode).toBe(200);
  await tracing.stop();
});
