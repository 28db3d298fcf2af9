import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { ChallengeAnswer } from "@latchwork/contract/verification";
import { describe, expect, test, vi } from "vitest";
import { occupiedPort, ServiceProcess } from "./support/service-process.ts";
import { solvedToken } from "./support/test-app.ts";

vi.setConfig({ testTimeout: 20_000 }); // real processes and threads start slowly on a busy machine

const ticket = "Support staff can open any customer's order history from the new search page.";

async function analyse(origin: string): Promise<Response> {
  const challenge = await (await fetch(`${origin}/verification/challenge`)).json();
  const token = await solvedToken(challenge as ChallengeAnswer);
  return fetch(`${origin}/intelligence/preview`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token, input: ticket }),
  });
}

async function expectCleanStop(service: ServiceProcess): Promise<void> {
  const status = await service.ended();
  expect(status, service.output + service.complaints).toBe(0);
}

test("a ticket goes all the way: challenge, solution, real engine, real storage", async () => {
  await using service = await ServiceProcess.start({ PORT: "0" });
  const response = await analyse(await service.origin());
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: object[] };
  expect(data[0]).toMatchObject({ engine: "embedded", elapsedMs: expect.any(Number) });
  service.signal("SIGTERM");
  await expectCleanStop(service);
  expect(service.output).not.toContain("order history");
});

describe("what stops it from starting is said in one line", () => {
  test.each(["127.0.0.1", "localhost"])("a port that is taken, with HOST %s", async (HOST) => {
    await using taken = await occupiedPort("127.0.0.1");
    await using service = await ServiceProcess.start({ PORT: String(taken.port), HOST });
    expect(await service.ended()).toBe(1);
    expect(service.complaints).toBe(`Port ${taken.port} is taken. Stop what uses it or set PORT.\n`);
  });

  test("a data folder that cannot be written", async () => {
    await using service = await ServiceProcess.start({ PORT: "0", DATA_DIR: "/dev/null/data" });
    expect(await service.ended()).toBe(1);
    expect(service.complaints).toBe("DATA_DIR /dev/null/data cannot be written (ENOTDIR).\n");
  });

  test("a database that does not answer, without its password", async () => {
    await using service = await ServiceProcess.start({
      PORT: "0",
      DATABASE_URL: "postgres://user:hunter2@127.0.0.1:1/name",
      SIGNING_SECRET: "s".repeat(32),
    });
    expect(await service.ended()).toBe(1);
    expect(service.complaints).toBe("The database that DATABASE_URL names cannot be used (ECONNREFUSED).\n");
  });

  test("no built site", async () => {
    await using service = await ServiceProcess.start({ PORT: "0" }, { dist: "/nonexistent" });
    expect(await service.ended()).toBe(1);
    expect(service.complaints).toBe("The site has not been built. Run `npm start`, or `npm run build`.\n");
  });

  test("settings at fault, all of them", async () => {
    await using service = await ServiceProcess.start({ PORT: "none", LOG_LEVEL: "loud" });
    expect(await service.ended()).toBe(1);
    expect(service.complaints).toMatch(/^The settings cannot be used:\n {2}PORT must .*\n {2}LOG_LEVEL .*\n$/);
  });

  test("an address of another machine", async () => {
    await using service = await ServiceProcess.start({ PORT: "0", HOST: "192.0.2.1" });
    expect(await service.ended()).toBe(1);
    expect(service.complaints).toBe("HOST 192.0.2.1 is no address of this machine.\n");
  });
});

describe("when told to stop", () => {
  test.each<NodeJS.Signals>(["SIGTERM", "SIGINT"])(
    "%s: a request in flight is finished, a new one is refused",
    async (signal) => {
      await using service = await ServiceProcess.start({ PORT: "0" });
      const origin = await service.origin();
      const body = JSON.stringify({ token: "", input: ticket });
      const slow = connect(Number(new URL(origin).port), "127.0.0.1");
      const closed = once(slow, "close");
      let answer = "";
      slow.on("data", (chunk) => {
        answer += chunk;
      });
      slow.write(
        "POST /intelligence/preview HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n" +
          `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      await once(slow, "data"); // 100 Continue: the head has been read
      answer = "";
      service.signal(signal);
      await untilRefused(origin);
      slow.write(body);
      await closed;
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(answer).toContain("captcha_missing");
      await expectCleanStop(service);
    },
  );

  async function untilRefused(origin: string): Promise<void> {
    for (let tries = 0; tries < 100; tries += 1) {
      const refused = await fetch(`${origin}/healthz`).then(
        () => false,
        () => true,
      );
      if (refused) return;
      await pause(20);
    }
    throw new Error("New connections are still accepted.");
  }
});
