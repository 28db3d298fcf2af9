import { execFile } from "node:child_process";
import { copyFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { codeBlocks, isThere } from "../articles/article-code.ts";
import { CompanionShop, type Flaw } from "../articles/companion-shop.ts";
import { readRoot, root } from "../rules/repository-files.ts";
import { temporaryFolder, temporaryServer } from "../support/temporary.ts";

const article = "blog/automated-pen-testing-benefits.md";
const file = "content/downloads/attack.ts";
const roles = ["accountant", "manager", "auditor"];
const [route, worker]: Flaw[] = ["the export's route trusts the customer", "the export's worker trusts the customer"];

interface Twists {
  /** Where the export is said to lie. */
  readonly location?: string;
  /** How often the file is asked for before it is there. */
  readonly slow?: number;
  readonly password?: string;
  /** Seconds until a file that is not there fails the check. */
  readonly patience?: number;
}

/** The companion's shop over HTTP. Its file takes a while, as that of the article does. */
function serve(shop: CompanionShop, { location, slow = 2 }: Twists, log: string[]) {
  let asked = 0;
  const bodyOf = async (request: IncomingMessage) => {
    let body = "";
    for await (const part of request) body += part;
    return body;
  };
  return async (request: IncomingMessage, response: ServerResponse) => {
    const { method = "", url: path = "" } = request;
    log.push(`${method} ${path}`);
    const body = await bodyOf(request);
    if (path === "/api/login") {
      const { name, password } = JSON.parse(body);
      const known = roles.includes(name) && password === "secret";
      return response.writeHead(known ? 200 : 401, known ? { "set-cookie": `sid=${name}-of-a; HttpOnly` } : {}).end();
    }
    if (!/^sid=\w+-of-a$/.test(request.headers.cookie ?? "")) return response.writeHead(401).end();
    if (method === "GET") {
      asked += 1;
      const csv = asked > slow ? shop.exports.get(Number(path.split("/").at(-1))) : undefined;
      return response.writeHead(csv === undefined ? 404 : 200).end(csv);
    }
    asked = 0;
    const { status, headers } = await shop.send({ method, path, headers: {}, body });
    return response.writeHead(status, { ...headers, ...(location && headers ? { location } : {}) }).end();
  };
}

async function run(fixes: readonly Flaw[], twists: Twists = {}) {
  const place = temporaryFolder("attack");
  const log: string[] = [];
  const host = await temporaryServer(serve(new CompanionShop(fixes), twists, log));
  const account = (name: string) => [name, { name, password: twists.password ?? "secret" }];
  const settings = {
    host,
    requestsPerSecond: 500,
    waitSeconds: twists.patience ?? 20,
    worker: "./worker.ts",
    a: { tenant: "a", customer: 5501, invoice: "PENTEST-A-0001", accounts: Object.fromEntries(roles.map(account)) },
    b: { tenant: "b", customer: 7710, invoice: "PENTEST-B-0001" },
  };
  writeFileSync(
    join(place, "worker.ts"),
    `import { CompanionShop } from ${JSON.stringify(new URL("../articles/companion-shop.ts", import.meta.url).href)};
const shop = new CompanionShop(${JSON.stringify(fixes)});
export const writeExport = ({ tenant, customer }: { tenant: string; customer: number }) => shop.writeExport(tenant, customer);
`,
  );
  writeFileSync(join(place, "attack.json"), JSON.stringify(settings));
  copyFileSync(join(root, file), join(place, "attack.ts"));
  writeFileSync(join(place, "exports.test.ts"), codeBlocks(article, "ts").join("\n"));
  const { stdout } = await promisify(execFile)(process.execPath, ["--test-reporter=tap", "exports.test.ts"], {
    cwd: place,
  }).catch((failed: { stdout: string }) => failed);
  const results = [...stdout.matchAll(/^(not )?ok \d+ - (.*)$/gm)];
  expect(results, stdout).toHaveLength(4);
  const red = results
    .filter(([, not]) => not)
    .map(([, , name = ""]) => (name.startsWith("the worker") ? "worker" : "route"));
  return { red: [...new Set(red)], log, stdout };
}

const offered = test.runIf(isThere(article) && isThere("downloads/attack.ts"));

offered("the article leads to the file", () => {
  expect(readRoot(`content/${article}`)).toContain("(/downloads/attack.ts)");
});

offered(
  "over HTTP, with the file, the printed checks turn red for each half of the fix that is taken out",
  async () => {
    expect((await run([route, worker] as Flaw[])).red).toEqual([]);
    expect((await run([worker] as Flaw[])).red).toEqual(["route"]);
    expect((await run([route] as Flaw[])).red).toEqual(["worker"]);
    expect((await run([])).red).toEqual(["route", "worker"]);
  },
);

offered("a file that is late is waited for, and one that never comes fails the check", async () => {
  const late = await run([route, worker] as Flaw[], { slow: 5 });
  expect(late.red).toEqual([]);
  expect(late.log.filter((line) => line.startsWith("GET"))).toHaveLength(3 * 6);
  const never = await run([route, worker] as Flaw[], { slow: 10_000, patience: 0.5 });
  expect(never.red).toEqual(["route"]);
  expect(never.stdout).toContain("was not there after 0.5 seconds");
});

offered("a sign-in that fails stops the check, and no other host is asked", async () => {
  expect((await run([route, worker] as Flaw[], { password: "old" })).stdout).toContain(
    "Signing in as accountant failed",
  );
  const away = await run([route, worker] as Flaw[], { location: "http://192.0.2.1/api/exports/318" });
  expect(away.stdout).toContain("http://192.0.2.1 is not ours to test.");
});

offered("without settings it refuses to start, and it keeps the agreed pace", async () => {
  const place = temporaryFolder("attack");
  copyFileSync(join(root, file), join(place, "attack.ts"));
  const start = (script: string) =>
    promisify(execFile)(process.execPath, ["--input-type=module-typescript", "-e", script], { cwd: place });
  await expect(start('await import("./attack.ts")')).rejects.toThrow("attack.json");
  let asked = 0;
  const host = await temporaryServer((_, response) => {
    asked++;
    response.writeHead(404).end();
  });
  writeFileSync(
    join(place, "attack.json"),
    JSON.stringify({ host, requestsPerSecond: 10, waitSeconds: 1, a: {}, b: {} }),
  );
  const { stdout } = await start(
    'const { exportInvoices } = await import("./attack.ts"); const begun = performance.now(); await Promise.all([1, 2, 3, 4].map((n) => exportInvoices("", n))); console.log(performance.now() - begun);',
  );
  expect(asked).toBe(4);
  // Milliseconds, as the asking side counts them: a busy machine can only make them more.
  expect(Number(stdout)).toBeGreaterThan(250);
});
