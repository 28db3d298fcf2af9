import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { Unavailable } from "../src/errors.ts";
import { turnByTurn } from "../src/request-log.ts";
import { testApp } from "./support/test-app.ts";

const mark = "MARKED-SECRET";

test("no ticket, token, address, header or query reaches the log, at its most talkative level", async () => {
  await using api = await testApp({ logLevel: "trace", settings: { trustedProxies: ["10.0.0.1"] } });
  const headers = {
    "content-type": "application/json",
    "user-agent": mark,
    referer: `https://example.com/${mark}`,
    cookie: `id=${mark}`,
    authorization: mark,
    "x-forwarded-for": "203.0.113.77",
  };
  const ask = (payload: string, type = "application/json") =>
    api.app.inject({
      method: "POST",
      url: `/intelligence/preview?ticket=${mark}`,
      headers: { ...headers, "content-type": type },
      payload,
      remoteAddress: "10.0.0.1",
    });
  const good = JSON.stringify({ token: `token-${mark}`, input: `ticket ${mark}` });

  expect((await ask(good)).statusCode).toBe(200);
  expect((await ask(good)).statusCode).toBe(400); // the token was used
  expect((await ask(`{"input": ${mark}`)).statusCode).toBe(400);
  expect((await ask(mark, `text/${mark}`)).statusCode).toBe(400);
  expect((await ask(JSON.stringify({ token: mark, input: mark.repeat(20_000) }))).statusCode).toBe(413);
  const failures = [
    new Error(mark),
    Object.assign(new Error(mark), { code: "EFAIL", detail: mark, cause: new Error(mark) }),
    new Unavailable("storage", "ECONNRESET"),
  ];
  for (const [n, failure] of failures.entries()) {
    api.assess.mockRejectedValueOnce(failure);
    const response = await ask(JSON.stringify({ token: `${n} ${mark}`, input: mark }));
    expect(response.statusCode).toBeGreaterThanOrEqual(500);
  }
  await api.app.inject({ url: `/missing?q=${mark}`, headers });
  await api.app.inject({ url: `/how-it-works/?q=${mark}`, headers });
  await api.app.inject({
    method: "POST",
    url: "/reports/csp",
    headers: { "content-type": "application/csp-report" },
    payload: {
      "csp-report": {
        "document-uri": `https://example.com/#${mark}`,
        "effective-directive": "script-src-elem",
        "blocked-uri": `https://cdn.example.net/x.js?key=${mark}`,
        "script-sample": mark,
      },
    },
  });

  expect(api.log.lines.length).toBeGreaterThan(10);
  expect(api.log.text).not.toContain(mark);
  expect(api.log.text).not.toContain("203.0.113.77");
  expect(api.log.text).not.toContain("10.0.0.1");
});

test("bytes that are no request are refused and not logged", async () => {
  await using api = await testApp({ logLevel: "trace" });
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = api.app.server.address() as AddressInfo;
  for (const [bytes, status] of [
    [`POST /intelligence/preview HTTP/1.1\r\nHost: a\r\nContent-Length: ${mark}\r\n\r\n${mark}`, "400"],
    [`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${mark.repeat(2_000)}\r\n\r\n`, "431"],
  ]) {
    const socket = connect(port, "127.0.0.1");
    socket.write(String(bytes));
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    socket.destroy();
  }
  expect(api.log.text).not.toContain(mark);
});

test("one line tells of a request: its id, method, path, status and time", async () => {
  await using api = await testApp({ logLevel: "info" });
  const { headers } = await api.app.inject("/healthz?x=1");
  expect(api.log.lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      reqId: headers["x-request-id"],
      method: "GET",
      path: "/healthz",
      status: 200,
      ms: expect.any(Number),
      msg: "answered",
    },
  ]);
});

test("pages that were found are only said at debug", async () => {
  await using quiet = await testApp({ logLevel: "info" });
  await quiet.app.inject("/how-it-works");
  expect(quiet.log.text).toBe("");
  await using talkative = await testApp({ logLevel: "debug" });
  await talkative.app.inject("/how-it-works");
  expect(talkative.log.lines).toContainEqual(expect.objectContaining({ level: 20, path: "/how-it-works" }));
});

test("lines of one turn are written at once, in order, and those that are left when the process ends", async () => {
  const written: string[] = [];
  const before = new Set(process.listeners("exit"));
  const sink = turnByTurn({ write: (lines) => written.push(lines) });
  const [atExit] = process.listeners("exit").filter((listener) => !before.has(listener));
  try {
    sink.write("one\n");
    sink.write("two\n");
    expect(written).toEqual([]);
    await nextTurn();
    sink.write("three\n");
    atExit?.(0);
    await nextTurn();
    expect(written).toEqual(["one\ntwo\n", "three\n"]);
  } finally {
    if (atExit !== undefined) process.off("exit", atExit);
  }
});
