import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "./support/test-app.ts";

type Ask = { url: string; method?: "GET" | "HEAD" | "POST"; headers?: Record<string, string> };

let inFront: TestApp;
let framework: TestApp;

beforeAll(async () => {
  const settings = { trustedProxies: ["127.0.0.1"] };
  [inFront, framework] = [await testApp({ settings, logLevel: "info" }), await testApp({ settings })];
  await inFront.app.listen({ host: "127.0.0.1", port: 0 });
});

afterAll(async () => {
  await inFront[Symbol.asyncDispose]();
  await framework[Symbol.asyncDispose]();
});

/** Asks over a socket, where files are answered before the framework. */
async function askInFront({ url, method = "GET", headers = {} }: Ask) {
  const { port } = inFront.app.server.address() as AddressInfo;
  const sent = request({ host: "127.0.0.1", port, path: url, method, headers, agent: false }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/** `inject` knows the framework only. */
async function askFramework(ask: Ask) {
  const { statusCode, headers, rawPayload } = await framework.app.inject({ ...ask, remoteAddress: "127.0.0.1" });
  return { status: statusCode, headers, body: rawPayload };
}

const ofTheConnection = { connection: undefined, "keep-alive": undefined, date: undefined };
const id = { "x-request-id": "the-request" };
const etag = async (url: string) => String((await askFramework({ url })).headers.etag);

test.each<[string, Ask]>([
  ["a page", { url: "/" }],
  ["a page with a query", { url: "/how-it-works?from=mail" }],
  ["a page with a slash", { url: "/blog/top-5-business-logic-flaws/" }],
  ["a page over HTTPS", { url: "/", headers: { "x-forwarded-proto": "https" } }],
  ["a page as Brotli", { url: "/", headers: { "accept-encoding": "gzip, deflate, br, zstd" } }],
  ["a page as gzip", { url: "/", headers: { "accept-encoding": "br;q=0, gzip" } }],
  ["the head of a page", { url: "/", method: "HEAD" }],
  ["a script", { url: "/_astro/main.a1b2c3.js" }],
  ["a picture", { url: "/assets/cover.d4e5f6.svg" }],
  ["a text", { url: "/robots.txt" }],
  ["a redirect", { url: "/case-study?a=b" }],
  ["an encoded address", { url: "/how%2Dit-works" }],
  ["an address that cannot be decoded", { url: "/%zz" }],
  ["an address where nothing is", { url: "/nothing" }],
  ["an address of the API where nothing is", { url: "/intelligence/nothing" }],
  ["a form, which is worded for each visitor", { url: "/forms/book-a-demo" }],
  ["a page that is posted to", { url: "/", method: "POST" }],
])("before the framework and by it, the answer to %s is the same", async (_what, ask) => {
  const asked = { ...ask, headers: { ...id, ...ask.headers } };
  const [one, other] = [await askInFront(asked), await askFramework(asked)];
  expect(one.status).toBe(other.status);
  expect({ ...one.headers, ...ofTheConnection }).toEqual({ ...other.headers, ...ofTheConnection });
  expect(one.body).toEqual(other.body);
});

test.each(["/", "/_astro/main.a1b2c3.js"])("%s that is known is not sent again, by either", async (url) => {
  const asked = { url, headers: { ...id, "if-none-match": `"old", W/${await etag(url)}` } };
  const [one, other] = [await askInFront(asked), await askFramework(asked)];
  expect([one.status, one.body.length]).toEqual([304, 0]);
  expect(other.status).toBe(304);
  expect({ ...one.headers, ...ofTheConnection }).toEqual({ ...other.headers, ...ofTheConnection });
});

test("each answer before the framework has an id of its own, and a stranger's is not believed", async () => {
  const stranger = await testApp({ logLevel: "info" });
  await stranger.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = stranger.app.server.address() as AddressInfo;
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/`, { headers: id })).headers.get("x-request-id");
  const given = [await ask(), await ask()];
  expect(new Set([...given, "the-request"]).size).toBe(3);
  await stranger[Symbol.asyncDispose]();
});
