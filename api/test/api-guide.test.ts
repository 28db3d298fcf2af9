// The clients of docs/api.md, run as they are printed against the real service.
import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { previewAnswer } from "@latchwork/contract/preview";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiKeys } from "../src/keys/api-keys.ts";
import { openSqlite } from "../src/storage/storage.ts";
import { ServiceProcess } from "./support/service-process.ts";

const run = promisify(execFile);
const isInstalled = (program: string) => spawnSync(program, ["--version"]).status === 0;
const guide = await readFile(resolve(import.meta.dirname, "../../docs/api.md"), "utf8");

/** The one block of code in that language. */
function printed(language: string): string {
  const blocks = [...guide.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, "g"))];
  expect(blocks).toHaveLength(1);
  return blocks[0]?.[1] ?? "";
}

const ticket = "INV-207: GET /api/invoices/{id} returns the invoice as PDF to any signed-in customer.";
let folder: string;
let service: ServiceProcess;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "api-guide-"));
  service = await ServiceProcess.start({ DATA_DIR: join(folder, "data"), PORT: "0", METRICS_PORT: "0" });
  origin = await service.origin();
  await writeFile(join(folder, "ticket.md"), ticket);
});

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

function expectFinding(output: string) {
  const [assessment] = previewAnswer.parse(JSON.parse(output)).data;
  expect(assessment?.vulnerabilities.map(({ cwe }) => cwe)).toContain("CWE-639");
}

async function expectClient(language: string, name: string, program: string) {
  const client = printed(language);
  expect(client.split("\n").length).toBeLessThan(32);
  await writeFile(join(folder, name), client);
  expectFinding((await run("env", [`API=${origin}`, program, name, "ticket.md"], { cwd: folder })).stdout);
}

test("the client in JavaScript solves a challenge and reads a ticket", { timeout: 30_000 }, () =>
  expectClient("js", "analyse.mjs", process.execPath),
);

test.runIf(isInstalled("python3"))("so does the one in Python", { timeout: 30_000 }, () =>
  expectClient("python", "analyse.py", "python3"),
);

test.runIf(isInstalled("curl"))("the line for curl reads a ticket with a key", { timeout: 30_000 }, async () => {
  const storage = await openSqlite(join(folder, "data"));
  const terms = { perMinute: 5, perHour: 5, expiresAt: null };
  const { text } = await new ApiKeys(storage.db, Date.now).create("house_key_", "guide", terms);
  await storage.close();
  const line = printed("sh").replace("{apiOrigin}", origin);
  const { stdout } = await run("env", [`API_KEY=${text}`, "sh", "-c", line]);
  expectFinding(stdout);
  const refused = await run("env", [`API_KEY=${text}x`, "sh", "-c", line]);
  expect(JSON.parse(refused.stdout).code).toBe("key_invalid");
});
