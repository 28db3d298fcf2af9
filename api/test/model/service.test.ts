import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { challengeAnswer } from "@latchwork/contract/verification";
import { describe, expect, test, vi } from "vitest";
import { repositoryRoot } from "../../src/settings.ts";
import { finding, ModelServer, modelFinding } from "../support/model-server.ts";
import { ServiceProcess } from "../support/service-process.ts";
import { solvedToken } from "../support/solved-token.ts";
import { testApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: 30_000 }); // real processes start slowly on a busy machine

const ticket = "MARKED-TICKET: support staff can open any customer's order history.";
const quotes = ["any customer's order history"];

async function challenge(origin: string) {
  return challengeAnswer.parse(await (await fetch(`${origin}/verification/challenge`)).json());
}

/** Asks a running service about the ticket, as a page does. */
async function ask(
  origin: string,
  { signal = null, ...more }: { signal?: AbortSignal | null; model?: "never" } = {},
): Promise<{ engine: string; vulnerabilities: { name: string }[] }> {
  const token = await solvedToken(await challenge(origin));
  const response = await fetch(`${origin}/intelligence/preview`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token, input: ticket, ...more }),
    signal,
  });
  const { data } = (await response.json()) as { data: [{ engine: string; vulnerabilities: { name: string }[] }] };
  return data[0];
}

test("a service with a model says who reads, and neither log nor numbers hold a word of ticket, answer or key", async () => {
  await using server = await new ModelServer().listen();
  const { url } = server.settings();
  await using service = await ServiceProcess.start({
    PORT: "0",
    METRICS_PORT: "0",
    LOG_LEVEL: "trace",
    ANALYST_MODEL: "openai-compatible:local-model",
    ANALYST_MODEL_KEY: ModelServer.key,
    ANALYST_MODEL_URL: url,
  });
  const origin = await service.origin();
  expect((await challenge(origin)).reader).toEqual({ name: "local-model" });

  server.behaviour = { kind: "answer", says: finding(modelFinding({ name: "MARKED-ANSWER", quotes })) };
  expect(await ask(origin)).toMatchObject({ engine: "local-model", vulnerabilities: [{ name: "MARKED-ANSWER" }] });
  for (const behaviour of [{ kind: "status", status: 500 }, { kind: "prose" }, { kind: "reset" }] as const) {
    server.behaviour = behaviour;
    expect((await ask(origin)).engine).toBe("embedded");
  }
  server.behaviour = {
    kind: "answer",
    says: finding(modelFinding({ name: "MARKED-ANSWER", quotes: ["MARKED-QUOTE"] })),
  };
  expect((await ask(origin)).engine).toBe("embedded");

  server.behaviour = { kind: "answer", says: finding(modelFinding({ name: "MARKED-ANSWER", quotes })) };
  const calls = server.calls.length;
  expect((await ask(origin, { model: "never" })).engine).toBe("embedded");
  expect(server.calls).toHaveLength(calls);

  const port = /"port":(\d+),"msg":"metrics/.exec(service.output)?.[1];
  const numbers = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const line of [
    'model_assessments_total{outcome="answered"} 1',
    'model_assessments_total{outcome="refused"} 1',
    'model_assessments_total{outcome="malformed"} 1',
    'model_assessments_total{outcome="unreachable"} 1',
    'model_assessments_total{outcome="unfounded"} 1',
    'model_findings_dropped_total{why="evidence"} 1',
    'model_tokens_total{direction="read"} 3800',
    'model_tokens_total{direction="written"} 420',
  ]) {
    expect(numbers).toContain(line);
  }
  expect(service.output).toContain('"kind":"refused","status":500');
  expect(service.output + service.complaints + numbers).not.toMatch(/MARKED|key-of-the-model|order history/);
});

test("who waits for a model holds up nobody, takes the call along when leaving, and is answered when the service stops", async () => {
  const calls = 5; // more than the engine has threads
  await using server = await new ModelServer().listen();
  server.behaviour = { kind: "hangs" };
  await using service = await ServiceProcess.start({
    PORT: "0",
    METRICS_PORT: "0",
    ANALYST_MODEL: "anthropic:claude-haiku-4-5",
    ANALYST_MODEL_KEY: ModelServer.key,
    ANALYST_MODEL_URL: server.settings("anthropic").url,
    ANALYST_MODEL_PER_MINUTE: String(calls),
  });
  const origin = await service.origin();
  const leaving = new AbortController();
  const first = ask(origin, { signal: leaving.signal });
  await vi.waitFor(() => expect(server.calls).toHaveLength(1), { timeout: 10_000 });
  leaving.abort();
  await expect(first).rejects.toMatchObject({ name: "AbortError" });
  await server.calls[0]?.over;

  const waiting = Array.from({ length: calls - 1 }, () => ask(origin));
  await vi.waitFor(() => expect(server.calls).toHaveLength(calls), { timeout: 10_000 });
  expect((await ask(origin)).engine).toBe("embedded");
  expect(server.calls).toHaveLength(calls);

  service.signal("SIGTERM");
  const answers = await Promise.all(waiting);
  expect(answers.map(({ engine }) => engine)).toEqual(Array(calls - 1).fill("embedded"));
  expect(await service.ended()).toBe(0);
});

describe("the challenge", () => {
  const answered = async (reader: { name: string; host?: string } | null) => {
    await using api = await testApp({ reader });
    return (await api.app.inject("/verification/challenge")).json();
  };

  test("names an outside model and its host, and nobody where the engine reads alone", async () => {
    const reader = { name: "claude-haiku-4-5", host: "api.anthropic.com" };
    expect((await answered(reader)).reader).toEqual(reader);
    expect(await answered(null)).not.toHaveProperty("reader");
  });
});

/** Packages that a process asks for while it loads a module of the service. */
async function packagesOf(module: string): Promise<string[]> {
  const hook = `import { registerHooks } from "node:module";
    registerHooks({ resolve(asked, context, next) { console.log("asked " + asked); return next(asked, context); } });`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(hook)}`, resolve(repositoryRoot, "api/src", module)],
    { cwd: repositoryRoot },
  );
  return stdout.split("\n").flatMap((line) => /^asked ((?:@[\w-]+\/)?[\w-]+)$/.exec(line)?.[1] ?? []);
}

test("without a model none of its libraries are loaded", async () => {
  const libraries = ["ai", "@ai-sdk/anthropic", "@ai-sdk/openai-compatible", "cockatiel"];
  expect(await packagesOf("analysis/compose-model.ts")).toEqual(expect.arrayContaining(libraries));
  const plain = await packagesOf("compose.ts");
  expect(plain).toContain("piscina");
  expect(plain.filter((name) => libraries.includes(name))).toEqual([]);
});
