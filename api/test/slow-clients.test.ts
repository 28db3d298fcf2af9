import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { Capacity } from "../src/analysis/capacity.ts";
import { engineAssessment } from "./support/assessment.ts";
import { type TestApp, testApp } from "./support/test-app.ts";

async function listening(api: TestApp): Promise<number> {
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  return (api.app.server.address() as AddressInfo).port;
}

const head = (length: number) =>
  `POST /intelligence/preview HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

test.each([
  ["its headers", "POST /intelligence/preview HTTP/1.1\r\nHost: a\r\n"],
  ["its body", `${head(100)}{"token":`],
])("a client that never finishes %s gets a 408 and is cut", async (_name, bytes) => {
  await using api = await testApp({ settings: { timeouts: { request: 200, drain: 0 } } });
  const socket = connect(await listening(api), "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.write(bytes);
  await once(socket, "close");
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
});

describe("a response that nobody reads", () => {
  async function unread(timeouts: { idle: number; drop?: number }) {
    const tested = await testApp({ settings: { timeouts: { drain: 0, ...timeouts } } });
    tested.app.get("/large", async () => Buffer.alloc(32 * 1024 * 1024));
    const port = await listening(tested);
    const socket = connect(port, "127.0.0.1").pause();
    socket.on("error", () => {});
    socket.write("GET /large HTTP/1.1\r\nHost: a\r\n\r\n");
    const connections = () =>
      new Promise<number>((resolve) => tested.app.server.getConnections((_error, count) => resolve(count)));
    await expect.poll(connections).toBe(1);
    return { tested, socket, connections };
  }

  test("is dropped after a while, and not before", async () => {
    const { tested, socket, connections } = await unread({ idle: 500 });
    await pause(250);
    expect(await connections()).toBe(1);
    await expect.poll(connections, { timeout: 3_000 }).toBe(0);
    socket.destroy();
    await tested.app.close();
  });

  test("does not keep the service from stopping", async () => {
    const { tested, socket } = await unread({ idle: 60_000, drop: 300 });
    const silent = connect((tested.app.server.address() as AddressInfo).port, "127.0.0.1");
    await once(silent, "connect");
    const started = performance.now();
    await tested.app.close();
    expect(performance.now() - started).toBeLessThan(3_000);
    socket.destroy();
    silent.destroy();
  });
});

test("who asks while the service begins to stop is answered and asked to close the connection, and a load balancer is sent away", async () => {
  const tested = await testApp({ settings: { timeouts: { drain: 2_000 } } });
  const address = `http://127.0.0.1:${await listening(tested)}/healthz`;
  const closing = tested.app.close();
  const response = await fetch(address);
  expect([response.status, response.headers.get("connection")]).toEqual([200, "close"]);
  expect((await fetch(address.replace("healthz", "readyz"))).status).toBe(503);
  await closing;
  await expect(fetch(address)).rejects.toThrow();
});

test("who asked before the stop is answered, also where many stand in line", async () => {
  const tested = await testApp({ settings: { timeouts: { drain: 0 } } });
  tested.app.get("/busy", async () => {
    const end = performance.now() + 5;
    while (performance.now() < end); // as a write to a disk keeps the thread
    return "done";
  });
  const port = await listening(tested);
  const answers = await Promise.all(
    Array.from({ length: 30 }, async (_, place) => {
      const socket = connect(port, "127.0.0.1").on("error", () => {});
      let answer = "";
      socket.on("data", (chunk) => {
        answer += chunk;
      });
      socket.write("GET /busy HTTP/1.1\r\nHost: a\r\n\r\n");
      await once(socket, "connect");
      if (place === 29) void tested.app.close();
      await once(socket, "close");
      return answer.split("\r\n")[0];
    }),
  );
  expect(new Set(answers)).toEqual(new Set(["HTTP/1.1 200 OK"]));
});

test("who leaves while waiting in line spends no token, and the line moves on", async () => {
  await using api = await testApp({ capacity: new Capacity({ running: 1, waiting: 2 }) });
  const port = await listening(api);
  let finish = () => {};
  api.assess.mockImplementationOnce(() => new Promise((resolve) => (finish = () => resolve(engineAssessment))));
  const ask = (token: string) => {
    const body = JSON.stringify({ token, input: "ticket" });
    const socket = connect(port, "127.0.0.1");
    socket.write(head(body.length) + body);
    return socket;
  };
  const check = vi.spyOn(api.verifier, "check");
  const running = ask("running");
  await vi.waitFor(() => expect(api.assess).toHaveBeenCalledTimes(1));
  const leaving = ask("leaving");
  await vi.waitFor(() => expect(check).toHaveBeenCalledTimes(2));
  leaving.destroy();
  const staying = ask("staying");
  await vi.waitFor(() => expect(check).toHaveBeenCalledTimes(3));
  finish();
  const [answer] = await once(staying, "data");
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
  expect([...api.verifier.spent].sort()).toEqual(["running", "staying"]);
  running.destroy();
  staying.destroy();
});
