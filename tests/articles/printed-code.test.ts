import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { readRoot } from "../rules/repository-files.ts";
import { codeBlocks, exchanges, isThere } from "./article-code.ts";
import { type Answer, CompanionShop, type Flaw } from "./companion-shop.ts";

const folder = mkdtempSync(join(tmpdir(), "printed-code-"));
afterAll(() => rmSync(folder, { recursive: true }));

let modules = 0;
/** Loads printed TypeScript as a module of its own. */
async function load<Module>(code: string): Promise<Module> {
  const file = join(folder, `printed-${++modules}.ts`);
  writeFileSync(file, code);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Module;
}

/** The body as an article prints it: JSON where it is JSON, else as it stands. */
function bodyOf(text: string): unknown {
  return /^[{[]/.test(text) ? JSON.parse(text) : text === "" ? undefined : text;
}

/** Every printed exchange with the repair that its article asks for. */
const allStories: readonly (readonly [file: string, block: number, fixes: readonly Flaw[]])[] = [
  ["blog/top-5-business-logic-flaws.md", 0, ["vouchers stack"]],
  ["blog/top-5-business-logic-flaws.md", 1, ["the second factor is a page"]],
  ["blog/top-5-business-logic-flaws.md", 2, ["the member's team is not checked"]],
  ["blog/top-5-business-logic-flaws.md", 3, ["overlapping plays count"]],
  ["blog/automated-pen-testing-benefits.md", 0, ["the export's route trusts the customer"]],
  ["blog/security-is-just-another-form-of-quality.md", 0, ["any number of months is taken"]],
  ["blog/what-is-a-micro-test.md", 1, ["redirects are followed"]],
  ["blog/intelligence-engine.md", 0, ["a cache answers for the application"]],
  ["guides/nist-ssdf-compliance.md", 0, ["a scores field for every role"]],
  ["guides/cyber-assessment-framework.md", 0, ["an area is only hidden"]],
  ["guides/nist-csf-2-compliance.md", 0, ["an export without a limit"]],
  ["case-studies/marlow-finch.md", 0, ["a claim is taken from the request"]],
];
const stories = allStories.filter(([file]) => isThere(file));

test.each(stories)("%s, exchange %i, goes as printed, and otherwise once it is mended", async (file, block, fixes) => {
  const [flawed, mended] = [new CompanionShop(), new CompanionShop(fixes)];
  const printed = exchanges(codeBlocks(file, "http")[block] ?? "");
  expect(printed.length, "exchanges in the block").toBeGreaterThan(0);
  const after: Answer[] = [];
  for (const { request, response } of printed) {
    const answer = await flawed.send(request);
    expect(answer.status, `${request.method} ${request.path}`).toBe(response.status);
    expect(response.headers).toMatchObject(answer.headers ?? {});
    expect(answer.body, `${request.method} ${request.path}`).toEqual(bodyOf(response.body));
    after.push(await mended.send(request));
  }
  const last = printed.at(-1)?.response;
  const { status, body } = after.at(-1) ?? { status: 0 };
  expect({ status, body }).not.toEqual({ status: last?.status, body: bodyOf(last?.body ?? "") });
});

test("no exchange is printed that nobody sends, but the log of the tester's own host", () => {
  const files = [...new Set(stories.map(([file]) => file))];
  for (const file of files) {
    const sent = stories.filter(([other]) => other === file).length;
    const printed = codeBlocks(file, "http").filter((block) => !block.includes("Host: probe.example.net")).length;
    expect(printed, file).toBe(sent);
  }
});

test("the vouchers of the article add up as its table says", () => {
  const shop = new CompanionShop();
  const totals = ["SPRING20", "spring20", "TAKE50", "LOYALTY"].map((code) => shop.addVoucher(code).body);
  expect(totals).toEqual([{ total: "80.00" }, { total: "64.00" }, { total: "14.00" }, { total: "11.90" }]);
});

test.runIf(isThere("blog/top-5-business-logic-flaws.md"))(
  "the printed price depends on neither order nor spelling, counts a voucher once and keeps to the floor",
  async () => {
    const [code = ""] = codeBlocks("blog/top-5-business-logic-flaws.md", "ts");
    const vouchers = [
      { id: "SPRING20", minimum: 0, pence: 0, percent: 20 },
      { id: "TAKE50", minimum: 6000, pence: 5000, percent: 0 },
      { id: "TAKE5", minimum: 6000, pence: 500, percent: 0 },
    ];
    const { price } = await load<{ price(list: number, entered: string[], isMember: boolean): number }>(
      `const vouchers = ${JSON.stringify(vouchers)};\n${code}`,
    );
    expect(price(10_000, ["SPRING20", "spring20 "], false)).toBe(8000);
    expect(price(10_000, ["spring20", "TAKE5"], false)).toBe((10_000 - 500) * 0.8);
    expect(price(10_000, ["take5", "SPRING20"], false)).toBe(price(10_000, ["spring20", "TAKE5"], false));
    expect(price(10_000, [], true)).toBe(8500);
    expect(price(5999, ["TAKE5"], false)).toBe(5999);
    expect(price(10_000, ["LOYALTY", "unknown"], false)).toBe(10_000);
    const spellings = vouchers.flatMap(({ id }) => [id, id.toLowerCase()]);
    for (const one of spellings)
      for (const two of spellings)
        for (const three of spellings) expect(price(10_000, [one, two, three], true)).toBeGreaterThanOrEqual(7000);
    expect(readRoot("content/blog/top-5-business-logic-flaws.md")).toContain("take off no more than 30%");
  },
);

test("a burst of twenty transfers pays out more than there is, and no longer once the statement is one", async () => {
  const burst = async (shop: CompanionShop) => {
    await Promise.all(Array.from({ length: 20 }, () => shop.transfer(8000)));
    return shop.paidOut;
  };
  expect(await burst(new CompanionShop())).toBeGreaterThan(10_000);
  expect(await burst(new CompanionShop(["a balance is read, compared and written"]))).toBe(8000);
});

test.runIf(isThere("blog/top-5-business-logic-flaws.md"))(
  "the printed statements change one row, once, and no row of another team",
  () => {
    const [debit = "", edit = ""] = codeBlocks("blog/top-5-business-logic-flaws.md", "sql");
    const db = new DatabaseSync(":memory:");
    db.exec(
      "CREATE TABLE accounts (id int, balance_pence int CHECK (balance_pence >= 0)); INSERT INTO accounts VALUES (71, 10000)",
    );
    expect([db.prepare(debit).run().changes, db.prepare(debit).run().changes]).toEqual([1, 0]);
    // Both transfers of the figure write what they computed, and the check lets it pass.
    const overwrite = db.prepare("UPDATE accounts SET balance_pence = 2000 WHERE id = 71");
    expect([overwrite.run().changes, overwrite.run().changes]).toEqual([1, 1]);
    db.exec(
      "CREATE TABLE members (id int, team_id int, display_name text, phone text); INSERT INTO members VALUES (884, 22, 'x', 'y')",
    );
    const statement = db.prepare(edit.replace(/\$(\d)/g, "?$1"));
    expect(statement.run("n", "p", 884, 19).changes).toBe(0);
    expect(statement.run("n", "p", 884, 22).changes).toBe(1);
  },
);

const quality = "blog/security-is-just-another-form-of-quality.md";

test.runIf(isThere(quality))("the edits of the annotated ticket make of the first ticket the last", () => {
  const text = readRoot(`content/${quality}`);
  const [before = "", after = ""] = [...text.matchAll(/^```ticket[^\n]*\n([\s\S]*?)^```/gm)].map(([, lines]) => lines);
  const added: string[] = [];
  let rest = before;
  for (const edit of codeBlocks(quality, "diff")) {
    for (const line of edit.trim().split("\n")) {
      if (line.startsWith("+")) added.push(line.slice(1));
      else expect(rest, "a line that the ticket has").toContain(`${line.slice(1)}\n`);
      if (line.startsWith("-")) rest = rest.replace(`${line.slice(1)}\n`, "");
    }
  }
  const [title = "", ...kept] = rest.trim().split("\n");
  expect(after.trim().split("\n")).toEqual([title, ...added, ...kept]);
});

test.runIf(isThere(quality))(
  "the state table is what the shop does, and its bold cells are what the test refuses",
  async () => {
    const text = readRoot(`content/${quality}`);
    const [head = [], ...rows] = [...text.matchAll(/^\| ((?:Event|pause|resume|date|cancel).*) \|$/gm)]
      .map(([, cells = ""]) => cells.split(" | "))
      .filter((cells) => cells.length === 5);
    const cells = rows.flatMap(([event = "", ...found]) =>
      found.map((cell, index) => ({ event, from: head[index + 1] ?? "", cell })),
    );
    expect(cells).toHaveLength(16);
    for (const { event, from, cell } of cells) {
      const became = ["refused", "nothing"].includes(cell) ? from : cell.replaceAll("*", "");
      expect(new CompanionShop().subscribe(from, event).state, `${event} while ${from}`).toBe(became);
    }
    const [code = ""] = codeBlocks(quality, "ts");
    const { refused } = await load<{ refused: { from: string; event: string }[] }>(
      `export ${code.slice(0, code.indexOf("\n\n"))}\n`,
    );
    const mended = new CompanionShop(["a pause is taken in every state"]);
    for (const { from, event } of refused) expect(mended.subscribe(from, event)).toEqual({ status: 409, state: from });
    const bold = cells.filter(({ cell }) => cell.startsWith("**"));
    expect(refused).toEqual(expect.arrayContaining(bold.map(({ from, event }) => ({ from, event }))));
  },
);

test.runIf(isThere(quality))("the table of callers refuses in the order that its edit prints", () => {
  const text = readRoot(`content/${quality}`);
  const [, who = "", value = "", state = ""] =
    /first of these that fails: who \(([^)]+)\), months \((\d+)\), state or last pause \((\d+)\)/.exec(text) ?? [];
  const refusals: Record<string, string> = {
    Payer: "",
    "Family on the plan": "403",
    "Support agent": "403",
    "Another customer": "404",
    "Signed out": "401",
  };
  const [head = [], ...rows] = [...text.matchAll(/^\| ((?:Caller|Payer|Family|Support|Another|Signed out).*) \|$/gm)]
    .map(([, cells = ""]) => cells.split(" | "))
    .filter((cells) => cells.length === 5);
  expect(rows.map(([caller]) => caller)).toEqual(Object.keys(refusals));
  for (const [caller = "", ...codes] of rows)
    for (const [index, code] of codes.entries()) {
      const asked = head[index + 1] ?? "";
      const late = asked.includes("−13") ? value : asked.includes("blocked") ? state : "200";
      expect(code, `${caller}: ${asked}`).toBe(refusals[caller] || late);
      if (refusals[caller]) expect(who).toContain(code);
    }
  expect(rows.length * (head.length - 1)).toBe(20);
  expect(text).toContain("Twenty requests fill it");
});

test.runIf(isThere("blog/what-is-a-micro-test.md"))(
  "each row of the micro test's record comes out as printed, and the redirects no longer once they are not followed",
  () => {
    const text = readRoot("content/blog/what-is-a-micro-test.md");
    const rows = [...text.matchAll(/^\| \d+ \| \**(\w+)(?:, "(\w+)")?[^|]*\| \d+ ms \| `(http:[^`]+)`(.*)/gm)].flatMap(
      ([, result, body, address = "", rest = ""]) =>
        [address, ...[...rest.matchAll(/`([^`]+)`/g)].map(([, host]) => `http://${host}/`)].map((one) => ({
          address: one,
          result,
          body,
        })),
    );
    expect(rows).toHaveLength(16);
    expect(text).toContain("The sixteen addresses took 40 minutes, two and a half each");
    expect(40 / rows.length).toBe(2.5);
    expect(text).toContain("twelve entries fill 45 minutes, with ten to set up and five to write");
    expect(10 + 12 * 2.5 + 5).toBe(45);
    for (const { address, result, body } of rows) {
      const { status, body: shown } = new CompanionShop().testWebhook(address);
      const expected = { status: Number(result), ...(body && { body }) };
      if (result === "refused") expect(status, address).toBe(400);
      else expect(shown, address).toMatchObject(expected);
      const mended = new CompanionShop(["redirects are followed"]).testWebhook(address).body;
      expect(JSON.stringify(mended ?? ""), address).not.toMatch(/inside|401/);
    }
    expect(new CompanionShop().testWebhook("http://10.0.4.7/", "off").body).toMatchObject({ body: "inside" });
  },
);

test("a webhook's POST becomes a GET by 302 and arrives inside as it was by 307", () => {
  const shop = new CompanionShop();
  for (const path of ["hook", "keep"]) shop.testWebhook(`http://probe.example.net/${path}`);
  expect(shop.webhookCalls.filter((call) => call.endsWith("http://10.0.4.7/"))).toEqual([
    "GET http://10.0.4.7/",
    "POST http://10.0.4.7/",
  ]);
});

test.runIf(isThere("blog/dast-for-devops.md"))(
  "the printed comparison of API descriptions sees what changed and nothing else",
  async () => {
    const [code = ""] = codeBlocks("blog/dast-for-devops.md", "ts");
    type Api = {
      paths: Record<string, Record<string, unknown>>;
      security?: unknown;
      servers?: unknown;
      components?: { securitySchemes?: unknown };
    };
    const { changed } = await load<{ changed(main: Api, branch: Api): string[] }>(code);
    const api = (paths: Api["paths"]) => ({ paths });
    const old = { get: { summary: "List", tags: ["a"] }, parameters: [{ name: "page" }] };
    expect(changed(api({ "/refunds": old }), api({ "/refunds": old }))).toEqual([]);
    const reordered = { parameters: [{ name: "page" }], get: { tags: ["a"], summary: "List" } };
    expect(changed(api({ "/refunds": old }), api({ "/refunds": reordered }))).toEqual([]);
    const filtered = { ...old, parameters: [{ name: "page" }, { name: "reason" }] };
    expect(changed(api({ "/refunds": old }), api({ "/refunds": filtered }))).toEqual(["GET /refunds"]);
    expect(changed(api({}), api({ "/refunds": { ...old, post: {} } }))).toEqual(["GET /refunds", "POST /refunds"]);
    const open = { ...api({ "/refunds": old }), security: [] };
    expect(changed(api({ "/refunds": old }), open)).toEqual(["GET /refunds"]);
    expect(changed(open, { ...open, servers: [{ url: "/v2" }] })).toEqual(["GET /refunds"]);
    const moved = api({ "/refunds": { ...old, servers: [{ url: "/v2" }] } });
    expect(changed(api({ "/refunds": old }), moved)).toEqual(["GET /refunds"]);
    const signedIn = (by: string) => ({ ...open, components: { securitySchemes: { session: { in: by } } } });
    expect(changed(signedIn("header"), signedIn("cookie"))).toEqual(["GET /refunds"]);
    expect(changed(signedIn("cookie"), signedIn("cookie"))).toEqual([]);
  },
);

test.runIf(isThere("blog/dast-for-devops.md"))(
  "the printed count of operations names those that never gave a role a 2xx, but for those that must refuse it",
  async () => {
    const [, code = ""] = codeBlocks("blog/dast-for-devops.md", "ts");
    type Line = { user: string; operation: string; status: number };
    const { unreached } = await load<{
      unreached(scope: string[], user: string, refused: string[], log: Line[]): string[];
    }>(code);
    const scope = ["POST /refunds", "GET /refunds"];
    const line = (operation: string, status: number, user = "buyer") => ({ user, operation, status });
    expect(unreached(scope, "buyer", [], [])).toEqual(scope);
    const failed = [line("GET /refunds", 400), line("GET /refunds", 302), line("GET /refunds", 199)];
    expect(unreached(scope, "buyer", [], [...failed, line("POST /refunds", 201)])).toEqual(["GET /refunds"]);
    expect(unreached(scope, "buyer", ["GET /refunds"], [...failed, line("POST /refunds", 299)])).toEqual([]);
    // What another role reached counts for that role alone.
    const byAgent = [line("GET /refunds", 200, "agent"), line("POST /refunds", 201, "agent")];
    expect(unreached(scope, "buyer", [], byAgent)).toEqual(scope);
    expect(unreached(scope, "agent", [], byAgent)).toEqual([]);
  },
);

test.runIf(isThere("blog/dast-for-devops.md"))(
  "the printed plan of the scanner defines the policy and the user that it names, and fails where nothing was tested",
  () => {
    interface Plan {
      env: { contexts: { users: { name: string }[] }[] };
      jobs: {
        type: string;
        parameters?: { name?: string; policy?: string; user?: string; maxScanDurationInMins?: number; time?: string };
        policyDefinition?: { rules: { id: number; strength?: string }[] };
        tests?: { type: string; statistic: string; operator: string; value: number; onFail: string }[];
      }[];
    }
    const text = readRoot("content/blog/dast-for-devops.md");
    const plan = parse(codeBlocks("blog/dast-for-devops.md", "yaml")[0] ?? "") as Plan;
    const users = plan.env.contexts.flatMap((context) => context.users.map(({ name }) => name));
    const job = (wanted: string) => plan.jobs.find(({ type }) => type === wanted);
    for (const type of ["openapi", "activeScan"]) expect(users, type).toContain(job(type)?.parameters?.user);
    expect(job("activeScan")?.parameters?.policy).toBe(job("activeScan-policy")?.parameters?.name);
    const rules = job("activeScan-policy")?.policyDefinition?.rules ?? [];
    expect(rules).toHaveLength(6);
    // 40018 leaves delays out; the finding that the article tells shows by a delay alone.
    expect(rules).toContainEqual(expect.objectContaining({ id: 40022, strength: "insane" }));
    // Server-side request forgery is a rule of the beta add-on, which ZAP's releases do not hold.
    expect(rules).toContainEqual(expect.objectContaining({ id: 40046 }));
    const tests = plan.jobs.flatMap(({ tests = [] }) => tests);
    for (const { type, onFail, statistic } of tests)
      expect({ type, onFail }, statistic).toEqual({ type: "stats", onFail: "error" });
    const asked = (statistic: string) =>
      tests.filter((one) => one.statistic === statistic).map(({ operator, value }) => `${operator} ${value}`);
    // ZAP counts no reached limit as an error: the time it took has to be tested, and a stop by force.
    const limit = job("activeScan")?.parameters?.maxScanDurationInMins ?? 0;
    expect(asked("stats.ascan.time")).toEqual([`< ${limit * 60_000}`]);
    expect(asked("stats.ascan.stopped")).toEqual(["== 0"]);
    // What was never counted is 0 to ZAP, so an upper bound lets a scan pass that did nothing.
    const sent = [...rules.map(({ id }) => `stats.ascan.${id}.urls`), "openapi.urls.added", "stats.auth.success"];
    for (const statistic of sent) expect(asked(statistic), statistic).toEqual(["> 0"]);
    // Each statistic of the table of silent greens is one that the plan asks about.
    const named = [...text.matchAll(/^\|.*\|$/gm)].flatMap(([row]) =>
      [...row.matchAll(/`((?:stats|openapi)\.[^`]+)`/g)].map(([, statistic = ""]) => statistic),
    );
    expect(named).toHaveLength(6);
    for (const statistic of named) expect(asked(statistic), statistic).toHaveLength(1);
    // Two roles, one after the other, with the wait for calls back, leave room for the start within the ten minutes.
    const [, seconds = ""] = /^00:(\d\d)$/.exec(job("delay")?.parameters?.time ?? "") ?? [];
    expect(limit).toBeGreaterThan(0);
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(2 * (limit + Number(seconds) / 60)).toBeLessThan(9);
    const [script = ""] = codeBlocks("blog/dast-for-devops.md", "sh");
    const [, command = ""] = script.split("docker run");
    expect(command).toMatch(/-addoninstall ascanrulesBeta .*-autorun/);
    expect(script).toMatch(/^set -e\b/);
  },
);

test.runIf(isThere("blog/build-or-buy-dtx.md"))("the printed check counts no run that was blind", async () => {
  const [code = ""] = codeBlocks("blog/build-or-buy-dtx.md", "ts");
  type Check = { assertMayCount(session: { email?: string }, canary: { findings: { id: string }[] }): void };
  const { assertMayCount } = await load<Check>(code);
  const user = { email: "scan@example.com" };
  const canary = (...ids: string[]) => ({ findings: ids.map((id) => ({ id })) });
  const planted = canary("other", "planted-other-owner", "planted-xss");
  expect(() => assertMayCount(user, planted)).not.toThrow();
  expect(() => assertMayCount({}, planted)).toThrow();
  // Each planted flaw has to be found: that of the engine, and that of a rule of our own.
  for (const one of ["planted-other-owner", "planted-xss"])
    expect(() => assertMayCount(user, canary("other", one))).toThrow();
});

test.runIf(isThere("blog/zero-vulnerabilities.md"))(
  "the printed wrapper sends values as parameters, compiles no glued string and runs none",
  async () => {
    const [code = ""] = codeBlocks("blog/zero-vulnerabilities.md", "ts");
    const pool = "const pool = { query: (...sent: unknown[]) => sent };\n";
    type Wrapper = { sql(parts: TemplateStringsArray, ...values: unknown[]): unknown; query(sql: unknown): unknown };
    const { sql, query } = await load<Wrapper>(pool + code);
    expect(query(sql`SELECT * FROM orders WHERE id = ${7} AND shop = ${"a"}`)).toEqual([
      "SELECT * FROM orders WHERE id = $1 AND shop = $2",
      [7, "a"],
    ]);
    for (const hidden of ['"SELECT 1"', '{ "text": "SELECT 1", "values": [] }', "null"])
      expect(() => query(JSON.parse(hidden))).toThrow(TypeError);
    const compiled = [
      "query(sql`SELECT 1 WHERE ${1} = ${null}`);",
      'query(JSON.parse("{}"));',
      'query(sql(Object.assign(["SELECT " + 1], { raw: [] })));',
    ];
    const uses = [
      'query("SELECT " + 1);',
      'query({ text: "SELECT 1", values: [] });',
      "query(sql`SELECT ${sql`1`}`);",
      "query(sql`SELECT 1 ORDER BY ${{}}`);",
    ];
    const file = join(folder, "wrapper-in-use.ts");
    writeFileSync(file, [pool, code, ...compiled, ...uses].join("\n"));
    const program = ts.createProgram([file], {
      noEmit: true,
      strict: true,
      noUnusedLocals: true,
      target: ts.ScriptTarget.ES2022,
      lib: ["lib.es2015.core.d.ts", "lib.es5.d.ts"],
      types: [],
      skipLibCheck: true,
    });
    const refused = program.getSemanticDiagnostics().map(({ start = 0, file }) => {
      const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
      return file?.text.split("\n")[line];
    });
    expect(refused).toEqual(uses);
  },
);

test.runIf(isThere("blog/llm-assisted-security-testing.md"))(
  "the printed check of a model's quotation drops what is short, absent or ambiguous",
  async () => {
    const [code = ""] = codeBlocks("blog/llm-assisted-security-testing.md", "ts");
    type Claim = { cwe: string; quote: string; why: string };
    const { locate } = await load<{ locate(ticket: string, claim: Claim): { start: number; end: number } | undefined }>(
      `${code}\nexport { locate };\n`,
    );
    const ticket = "Any signed-in user may call it. Once more: responses are cached at the CDN. Responses are kept.";
    const claim = (quote: string) => locate(ticket, { cwe: "CWE-639", quote, why: "" });
    expect(claim("signed-in user")).toBeUndefined();
    expect(claim("any signed-in user may call it")).toBeUndefined();
    expect(claim("Any signed-in user may call it")).toMatchObject({ start: 0, end: 30 });
    expect(locate("Cached at the CDN, keyed by path", { cwe: "", quote: "keyed by path", why: "" })).toBeUndefined();
    const twice = "the same long sentence here. ";
    expect(locate(twice + twice, { cwe: "", quote: twice.trim(), why: "" })).toBeUndefined();
  },
);

test.runIf(isThere("blog/advisory-board-expansion.md"))(
  "the query of the memo finds what was released before its review, in another version, or without one",
  () => {
    const [query = ""] = codeBlocks("blog/advisory-board-expansion.md", "sql");
    const database = new DatabaseSync(":memory:");
    database.exec(`
      CREATE TABLE releases (change_id TEXT, commit_id TEXT, released_at TEXT);
      CREATE TABLE reviews (change_id TEXT, commit_id TEXT, finished_at TEXT);
      INSERT INTO releases VALUES ('read', 'a', '2023-08-02'), ('read late', 'a', '2023-08-02'),
        ('other version', 'b', '2023-08-02'), ('first day', 'a', '2023-07-01'), ('hotfix', 'a', '2023-12-31'),
        ('period before', 'a', '2023-06-30'), ('next period', 'a', '2024-01-01');
      INSERT INTO reviews VALUES ('read', 'a', '2023-08-01'), ('read late', 'a', '2023-08-03'),
        ('other version', 'a', '2023-08-01');
    `);
    expect(database.prepare(query).all()).toMatchObject(
      ["read late", "other version", "first day", "hotfix"].map((change_id) => ({ change_id })),
    );
    // A memo can only ask about a period that was over when it was written.
    const [, until = ""] = /released_at < '(\d{4}-\d{2}-\d{2})'/.exec(query) ?? [];
    const [, published = ""] = /^published: (\S+)$/m.exec(readRoot("content/blog/advisory-board-expansion.md")) ?? [];
    expect(until).toMatch(/^20/);
    expect(until <= published).toBe(true);
  },
);

test.runIf(isThere("case-studies/plotstone.md"))(
  "the printed deduction takes a credit once, and none that is not there",
  () => {
    const [statement = ""] = codeBlocks("case-studies/plotstone.md", "sql");
    const database = new DatabaseSync(":memory:");
    database.exec("CREATE TABLE accounts (id INTEGER, credits INTEGER); INSERT INTO accounts VALUES (7, 1), (8, 5);");
    const spend = () => database.prepare(statement).run({ account: 7 }).changes;
    expect([spend(), spend()]).toEqual([1, 0]);
    expect(database.prepare("SELECT credits FROM accounts").all()).toEqual([{ credits: 0 }, { credits: 5 }]);
  },
);

interface ChangeRecord {
  requested: { at: string; reason: string; change: string };
  assessed: { at: string; commit: string; risky: boolean; impact?: string; asked?: Record<string, string> };
  tests?: { at: string; commit: string; on: string; by: string; result: string }[];
  approved: { at: string; commit: string; by: string };
  released: { at: string; commit: string; rollback: string };
  verified?: { at: string; commit: string; on: string };
  author: string;
}

const committees = "blog/security-committees-and-grc-leaders.md";

test.runIf(isThere(committees))(
  "the records of changes run forward in time, and what was tested or assessed last is what was released",
  () => {
    const [marked, unmarked] = codeBlocks(committees, "json").map((block) => JSON.parse(block) as ChangeRecord);
    for (const record of [marked, unmarked]) {
      const { requested, assessed, tests = [], approved, released, verified } = record ?? ({} as ChangeRecord);
      const steps = [requested, assessed, ...tests, approved, released, ...(verified ? [verified] : [])];
      const times = steps.map(({ at }) => at);
      expect(times).toEqual([...times].sort());
      expect(requested.reason && requested.change).toBeTruthy();
      expect(new Set([(tests.at(-1) ?? assessed).commit, approved.commit, released.commit]).size).toBe(1);
      expect(released.rollback).not.toBe(released.commit);
    }
    expect(marked?.assessed).toMatchObject({ risky: true, commit: marked?.tests?.[0]?.commit });
    expect(marked?.tests?.map(({ result }) => result)).toEqual(["yes", "no"]);
    expect(marked?.verified).toMatchObject({ on: "production", commit: marked?.released.commit });
    expect(new Set([marked?.author, marked?.tests?.at(-1)?.by, marked?.approved.by]).size).toBe(3);
    expect(unmarked?.tests).toBeUndefined();
    expect(Object.values(unmarked?.assessed.asked ?? {})).toEqual(["no", "no", "no", "no"]);
  },
);

test.runIf(isThere(committees))("the committee's page adds up, and agrees with the control above it", () => {
  const text = readRoot(`content/${committees}`);
  const figures = (pattern: RegExp) => (pattern.exec(text) ?? []).slice(1).map(Number);
  const [before = 0, new_ = 0, fixed = 0, accepted = 0, open = 0] = figures(
    /open on 1 July (\d+), confirmed (\d+), fixed (\d+), accepted (\d+), still open (\d+)/,
  );
  expect(before + new_ - fixed - accepted).toBe(open);
  expect(text).toContain(`(${before} + ${new_} − ${fixed} − ${accepted} = ${open})`);
  const severities = figures(/critical (\d+) \(fixed in 2 days\), high (\d+), medium (\d+), low (\d+)/);
  expect(severities.reduce((sum, one) => sum + one, 0)).toBe(new_);
  const [released = 0, early = 0, late = 0] = figures(
    /released (\d+) +assessed before release (\d+), after it \(emergencies\) (\d+)/,
  );
  expect(early + late).toBe(released);
  const [risky = 0, tested = 0, percent] = figures(/risky (\d+) +tested before release (\d+) \((\d+)%/);
  const [after = 0, excepted = 0] = figures(/tested after (\d+), released under an exception (\d+)/);
  expect(tested + after + excepted).toBe(risky);
  expect(Math.round((100 * tested) / risky)).toBe(percent);
  expect(text).toContain(`${released} − ${tested} = ${released - tested} changes deviate`);
  expect(text).toContain(`The other ${released - risky} changes were not marked`);
  expect(text).toContain(`15 of 18 critical applications (${Math.round((100 * 15) / 18)}%`);
  const decisions = text.slice(text.indexOf("\nDECISIONS"), text.indexOf("The line of findings"));
  expect([decisions.match(/Costs: /g), decisions.match(/Undecided: /g)].map((found) => found?.length)).toEqual([4, 4]);
});

/** Of `drawn` out of `all`, the chance that none is among the `marked` ones. */
const chanceOfNone = (all: number, drawn: number, marked: number): number =>
  Array.from({ length: marked }, (_, index) => (all - drawn - index) / (all - index)).reduce((a, b) => a * b, 1);

test.each([
  ["blog/advisory-board-expansion.md", 250, 4, "| 4 | 1.6% | 65% |"],
  ["blog/advisory-board-expansion.md", 250, 12, "| 12 | 4.8% | 27% |"],
  ["blog/advisory-board-expansion.md", 250, 25, "| 25 | 10% | 6% |"],
  ["blog/security-committees-and-grc-leaders.md", 412, 3, "387 × 386 × 385 / (412 × 411 × 410) = 83%"],
  [
    "blog/security-committees-and-grc-leaders.md",
    412,
    41,
    "If 41 lack one, a clean sample still happens 7% of the time",
  ],
])("%s: of %i changes, %i unreviewed ones escape a sample of 25 as often as it says", (file, all, marked, words) => {
  if (!isThere(file)) return;
  expect(readRoot(`content/${file}`)).toContain(words);
  expect(words).toContain(`${Math.round(chanceOfNone(all, 25, marked) * 100)}%`);
});

test.runIf(isThere("blog/advisory-board-expansion.md"))(
  "the memo's larger samples, and the smallest that comes back clean in fewer than one case of twenty, are right",
  () => {
    const text = readRoot("content/blog/advisory-board-expansion.md");
    for (const marked of [4, 12, 25]) {
      const chances = [25, 40, 60].map((drawn) => Math.round(chanceOfNone(250, drawn, marked) * 100));
      const cells = chances.map((chance) => (chance === 0 ? "under 1%" : `${chance}%`));
      expect(text).toContain(`| ${marked} | ${marked / 2.5}% | ${cells.join(" | ")} |`);
    }
    expect(text).toContain("to bring it below 5%, the auditor would have to draw 55");
    expect([54, 55].map((drawn) => chanceOfNone(250, drawn, 12) < 0.05)).toEqual([false, true]);
    expect(chanceOfNone(250, 25, 12)).toBeCloseTo(0.25, 1);
  },
);
