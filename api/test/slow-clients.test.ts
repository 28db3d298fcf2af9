import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { expect, test, vi } from "vitest";
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
])("a client that never finishes %s is told and let go", async (_name, bytes) => {
  await using api = await testApp({ settings: { requestTimeoutMs: 200 } });
  const socket = connect(await listening(api), "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.write(bytes);
  await once(socket, "close");
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
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
