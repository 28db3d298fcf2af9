// Sends to every route what its OpenAPI description says, and much that it does not: nothing may fail on our side, hang,
// or be answered otherwise than the description says.
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request as send } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { ApiKeys } from "../src/keys/api-keys.ts";
import { openSqlite } from "../src/storage/storage.ts";
import { ServiceProcess } from "../test/support/service-process.ts";
import {
  type Attempt,
  attempts,
  chanceFrom,
  type Description,
  mutated,
  type Operation,
  wrongMethods,
} from "./fuzz/requests.ts";

/** Milliseconds after which an answer counts as a hang. */
const patience = 5_000;
/** Requests under way at one time: fewer than the places for tickets. */
const atOnce = 6;
/** Changed copies of each route's requests. */
const copies = 500;

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  ms: number;
}

const folder = await mkdtemp(join(tmpdir(), "fuzz-"));
const dataDir = join(folder, "data");
await using service = await ServiceProcess.start({
  DATA_DIR: dataDir,
  PORT: "0",
  METRICS_PORT: "0",
  TRUSTED_PROXY: "127.0.0.1,::1",
  LOG_LEVEL: "error",
});
const origin = new URL(await service.origin());
const storage = await openSqlite(dataDir);
const terms = { perMinute: 100_000, perHour: 100_000, expiresAt: null };
const { text: key } = await new ApiKeys(storage.db, Date.now).create("fuzz_key_", "fuzz", terms);
await storage.close();

let sent = 0;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const description: Description = JSON.parse(
  (await ask({ tries: "", method: "GET", path: "/intelligence/openapi.json", headers: {} })).body,
);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv as never);
ajv.addSchema({ $id: "api:", ...description });
const compiled = new Map<string, ValidateFunction>();

const chance = chanceFrom(20_261_123);
const wrong: string[] = [];
const statuses = new Map<number, number>();
let slowest = 0;

const work: [Attempt, Operation | null, readonly string[]][] = [];
for (const [path, methods] of Object.entries(description.paths)) {
  const known = Object.keys(methods);
  for (const [method, operation] of Object.entries(methods)) {
    const all = [...attempts(path, method, operation, description)];
    const changed = Array.from({ length: operation.requestBody ? copies : 0 }, (_, n) =>
      mutated(all[(n * 7) % all.length] as Attempt, chance),
    );
    for (const one of [...all, ...changed]) {
      work.push([one, operation, known]);
      const withKey = operation.security.length > 0 && !("authorization" in one.headers);
      if (withKey)
        work.push([{ ...one, headers: { ...one.headers, authorization: `Bearer ${key}` } }, operation, known]);
    }
  }
  for (const one of wrongMethods(path, known)) work.push([one, null, known]);
}

const begun = performance.now();
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let next = work.pop(); next !== undefined; next = work.pop()) await tryOut(...next);
  }),
);
const seconds = (performance.now() - begun) / 1_000;

// One client too many times: the description says what comes then.
const flood = await Promise.all(
  Array.from({ length: 40 }, () =>
    ask({ tries: "", method: "GET", path: "/verification/challenge", headers: { "x-forwarded-for": "198.51.100.1" } }),
  ),
);
const refused = flood.filter(({ status, headers }) => status === 429 && Number(headers["retry-after"]) > 0).length;
if (refused !== 10) wrong.push(`of 40 challenges for one client ${refused} were refused, and 30 are allowed`);

const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
console.log(
  `${sent} requests to ${Object.keys(description.paths).length} addresses in ${seconds.toFixed(0)} s; by status ${counts.join(", ")}`,
);
console.log(
  `Slowest answer: ${Math.round(slowest)} ms. Errors in the log: ${service.output.split("\n").filter((line) => line !== "").length}.`,
);
for (const line of [...new Set(wrong)].slice(0, 40)) console.log(`WRONG: ${line}`);
if (wrong.length > 0 || service.output.trim() !== "" || sent < 3_000) process.exitCode = 1;
if (service.output.trim() !== "") console.log(service.output.slice(0, 4_000));
agent.destroy();
await rm(folder, { recursive: true });

/** Sends an attempt as a client of its own, and notes whatever the description does not allow. */
async function tryOut(attempt: Attempt, operation: Operation | null, known: readonly string[]): Promise<void> {
  const client = Array.from({ length: 3 }, () => Math.floor(chance() * 256)).join(".");
  const headers = { "x-forwarded-for": `10.${client}`, ...attempt.headers };
  let answer: Answer;
  try {
    answer = await ask({ ...attempt, headers });
  } catch (error) {
    wrong.push(
      `${attempt.method} ${attempt.path.slice(0, 60)} (${attempt.tries}): ${error instanceof Error ? error.message : error}`,
    );
    return;
  }
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  slowest = Math.max(slowest, answer.ms);
  const problem = operation === null ? methodProblem(attempt, answer, known) : problemOf(answer, operation);
  if (problem !== null) wrong.push(`${attempt.method} ${attempt.path.slice(0, 60)} (${attempt.tries}): ${problem}`);
}

function methodProblem(
  { method }: Attempt,
  { status, headers, body }: Answer,
  known: readonly string[],
): string | null {
  // The pages of the forms and of the newsletter's links.
  if (["GET", "HEAD"].includes(method) && [200, 303].includes(status)) return null;
  const allow = String(headers.allow ?? "").split(", ");
  if (status !== 405) return `status ${status} for a method that is not known there`;
  if (!known.every((one) => allow.includes(one.toUpperCase()))) return `Allow lacks one of ${known}: ${allow}`;
  return method === "HEAD" || JSON.parse(body).code === "method_not_allowed" ? null : `405 says ${body.slice(0, 60)}`;
}

function problemOf({ status, headers, body, ms }: Answer, operation: Operation): string | null {
  if (ms > patience) return `took ${Math.round(ms)} ms`;
  if (status >= 500) return `status ${status}`;
  if (status === 417) return null; // HTTP's own answer to an Expect that nobody knows
  const told = operation.responses[status];
  if (told === undefined) return `status ${status} is not described`;
  if (status === 431) return null;
  if (headers["x-request-id"] === undefined) return `${status} has no X-Request-Id`;
  if (status === 429 && headers["retry-after"] === undefined) return "429 has no Retry-After";
  if (status === 401 && headers["www-authenticate"] === undefined) return "401 has no WWW-Authenticate";
  if (body === "") return null;
  const media = String(headers["content-type"]).split(";")[0] ?? "";
  const shape = told.content?.[media];
  if (shape === undefined) return `${status} as ${media} is not described`;
  if (media !== "application/json") return null;
  const value: unknown = JSON.parse(body);
  const fits = validator(shape.schema.$ref ?? "");
  if (!fits(value)) return `${status} has another shape: ${JSON.stringify(fits.errors?.[0])}`;
  const { code } = value as { code?: string };
  return status < 400 || (code !== undefined && code in (shape.examples ?? {}))
    ? null
    : `${status} ${code} is not described`;
}

function validator(ref: string): ValidateFunction {
  const made = compiled.get(ref) ?? ajv.compile({ $ref: `api:${ref}` });
  compiled.set(ref, made);
  return made;
}

function ask({ method, path, headers, body }: Attempt): Promise<Answer> {
  const started = performance.now();
  sent += 1;
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": String(body.length) };
    const request = send(
      {
        host: origin.hostname,
        port: origin.port,
        method,
        path,
        agent,
        headers: { ...length, ...headers },
        timeout: patience,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const ms = performance.now() - started;
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
            ms,
          });
        });
      },
    );
    request.on("timeout", () => request.destroy(new Error(`no answer in ${patience} ms`)));
    request.on("error", reject);
    request.on("upgrade", () => reject(new Error("the connection was upgraded")));
    request.end(body);
  });
}
