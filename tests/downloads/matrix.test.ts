import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { codeBlocks, isThere } from "../articles/article-code.ts";
import { readRoot, root } from "../rules/repository-files.ts";
import { temporaryFolder, temporaryServer } from "../support/temporary.ts";

const article = "blog/automated-pen-testing-benefits.md";
const file = "content/downloads/matrix.ts";

const folder = temporaryFolder("matrix");

interface App {
  /** Whether a manager gets the exports of another tenant. */
  readonly flaw?: boolean;
  /** The status that everybody gets, if the application is broken. */
  readonly status?: number;
  /** How many milliseconds each response takes. */
  readonly takes?: number;
  /** When each request came. */
  readonly came?: number[];
}

const expected = {
  "GET /api/exports/:id": { accountant: ["yes", "no", "no"], manager: ["yes", "yes", "no"] },
  "DELETE /api/exports/:id": { accountant: ["no", "no", "no"], manager: ["yes", "yes", "no"] },
  "POST /api/exports": { accountant: ["yes", "yes", "no"], manager: ["yes", "yes", "no"] },
  "GET /health": "public, and shows no object",
};

async function command(args: string[], { flaw = false, status, takes = 0, came = [] }: App = {}, more: object = {}) {
  let there = new Set(["1", "2", "3"]);
  const host = await temporaryServer(async (request, response) => {
    let body = "";
    came.push(performance.now());
    for await (const part of request) body += part;
    await wait(takes);
    const { method, url: path = "" } = request;
    const answer = (code: number) => response.writeHead(status ?? code).end();
    if (path === "/test/reset") {
      there = new Set(["1", "2", "3"]);
      return response.writeHead(204).end();
    }
    const isManager = request.headers.cookie === "sid=m";
    const id = method === "POST" ? (JSON.parse(body) as { customer: string }).customer : (path.split("/").at(-1) ?? "");
    if (!there.has(id)) return answer(404);
    if (id === "3" && !(flaw && isManager)) return answer(404);
    if (method === "POST") return answer(202);
    if (method === "DELETE" && !isManager) return answer(403);
    if (method === "DELETE") there.delete(id);
    return answer(method === "GET" && id === "2" && !isManager ? 403 : 200);
  });
  const settings = {
    host,
    requestsPerSecond: 1000,
    refusals: [403, 404],
    reset: "/test/reset",
    sessions: { accountant: "sid=a", manager: "sid=m" },
    objects: { self: { id: "1" }, "same tenant": { id: "2" }, "other tenant": { id: "3" } },
    bodies: { "POST /api/exports": { customer: ":id" } },
    routes: expected,
    ...more,
  };
  writeFileSync(join(folder, "matrix.json"), JSON.stringify(settings));
  return promisify(execFile)(process.execPath, [join(root, file), ...args], { cwd: folder }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
  );
}

test.runIf(isThere(article))(
  "the article leads to the file, and the guard prints what the article prints",
  async () => {
    expect(readRoot(`content/${article}`)).toContain("(/downloads/matrix.ts)");
    const printed = codeBlocks(article, "text").find((block) => block.startsWith("matrix:")) ?? "";
    const lacking = [...printed.matchAll(/^ {2}(\w+) +(\S+) +(.+)$/gm)].map((line) => line.slice(1).join(" "));
    expect(lacking).toHaveLength(2);
    const routes = [...Object.keys(expected), ...lacking, ""];
    writeFileSync(join(folder, "routes.txt"), routes.join("\n"));
    const sessions = Object.fromEntries(["1", "2", "3", "4", "5", "6"].map((role) => [role, "sid"]));
    const { code, said } = await command(["guard", "routes.txt"], {}, { sessions });
    expect([code, said]).toEqual([1, printed]);
    writeFileSync(join(folder, "routes.txt"), Object.keys(expected).join("\n"));
    expect(await command(["guard", "routes.txt"])).toEqual({ code: 0, said: "" });
  },
);

test("a cell that differs is named, and nothing else is", async () => {
  expect(await command(["run"])).toEqual({ code: 0, said: "18 cells, 0 wrong, 0 unclear\n" });
  const { code, said } = await command(["run"], { flaw: true });
  expect(code).toBe(1);
  expect(said).toContain("GET /api/exports/:id, manager, other tenant: expected no, got 200");
  expect(said).toContain("18 cells, 3 wrong");
});

test("without the reset a deleted object spoils the cells that follow", async () => {
  expect((await command(["run"], {}, { reset: undefined })).code).toBe(1);
});

test("the pace counts from the start of a request, so what a response takes comes out of it", async () => {
  const came: number[] = [];
  const routes = { "GET /api/exports/:id": expected["GET /api/exports/:id"] };
  await command(["run"], { takes: 150, came }, { routes, requestsPerSecond: 5 });
  expect(came).toHaveLength(6);
  const span = (came.at(-1) ?? 0) - (came[0] ?? 0);
  expect(span).toBeGreaterThan(950);
  expect(span, "not 5 × 350 ms").toBeLessThan(1600);
});

test("an application that refuses everybody, or fails, is no success", async () => {
  expect((await command(["run"], { status: 404 })).code).toBe(1);
  expect((await command(["run"], { status: 503 })).code).toBe(2);
  const shut = { "GET /api/exports/:id": { accountant: ["no", "no", "no"], manager: ["no", "no", "no"] } };
  expect((await command(["run"], { status: 404 }, { routes: shut })).said).toContain("no control");
});

test("a Node that cannot tell which file it was started with is refused", async () => {
  const old = join(folder, "old.ts");
  writeFileSync(old, readRoot(file).replaceAll("import.meta.main", "([] as boolean[])[0]"));
  const { code, stderr = "" } = (await promisify(execFile)(process.execPath, [old, "run"]).catch(
    (failed: { code: number; stderr: string }) => failed,
  )) as { code?: number; stderr: string };
  expect([code, stderr]).toEqual([2, "matrix.ts needs Node 24.2 or later.\n"]);
  expect(readRoot(file)).toContain("Node 24.2 or later, a test system");
});

test("settings that would ask nothing are refused", async () => {
  expect((await command(["run"], {}, { routes: {} })).said).toContain("no cell to ask");
  expect((await command(["run"], {}, { routes: { "GET /a": { accountant: ["yes"] } } })).said).toContain("lacks cells");
  expect((await command(["run"], {}, { host: "" })).said).toContain("lack host");
  expect((await command([])).code).toBe(2);
  writeFileSync(join(folder, "routes.txt"), "\n");
  expect((await command(["guard", "routes.txt"])).code).toBe(2);
});
