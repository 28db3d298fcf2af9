import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import ts from "typescript";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readRoot } from "../rules/repository-files.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { codeBlocks, isThere, load } from "./article-code.ts";

const folder = temporaryFolder("printed-code");

test.runIf(isThere("blog/top-5-business-logic-flaws.md"))(
  "the printed statements change one row, once, and no row of another team",
  () => {
    const [debit = "", edit = ""] = codeBlocks("blog/top-5-business-logic-flaws.md", "sql");
    const db = new DatabaseSync(":memory:");
    db.exec(
      "CREATE TABLE accounts (id int, balance_pence int CHECK (balance_pence >= 0)); INSERT INTO accounts VALUES (71, 10000)",
    );
    db.exec("INSERT INTO accounts VALUES (72, 500); CREATE TABLE ledger (payer int, payee int, pence int)");
    const steps = debit
      .replace(/--.*/g, "")
      .split(";")
      .map((step) => step.trim())
      .filter(Boolean);
    expect([steps[0], steps.at(-1), steps.length]).toEqual(["BEGIN", "COMMIT", 5]);
    /** Runs the transaction as its comments say. */
    const transfer = (): string => {
      for (const step of steps) {
        const { changes } = db.prepare(step).run();
        if (!step.startsWith("UPDATE") || changes === 1) continue;
        db.exec("ROLLBACK");
        return "refused";
      }
      return "paid";
    };
    const balances = () => db.prepare("SELECT balance_pence AS pence FROM accounts ORDER BY id").all();
    expect([transfer(), transfer()]).toEqual(["paid", "refused"]);
    expect(balances()).toMatchObject([{ pence: 2000 }, { pence: 8500 }]);
    db.exec("UPDATE accounts SET balance_pence = 10000 WHERE id = 71; DELETE FROM accounts WHERE id = 72");
    expect(transfer()).toBe("refused");
    expect(balances()).toMatchObject([{ pence: 10_000 }]);
    expect(db.prepare("SELECT * FROM ledger").all()).toMatchObject([{ payer: 71, payee: 72, pence: 8000 }]);
    db.exec(
      "CREATE TABLE members (id int, team_id int, display_name text, phone text); INSERT INTO members VALUES (884, 22, 'x', 'y')",
    );
    const statement = db.prepare(edit.replace(/\$(\d)/g, "?$1"));
    const member = () => db.prepare("SELECT display_name, phone FROM members").get();
    expect(statement.run("n", "p", 884, 19).changes).toBe(0);
    expect(statement.run(null, "p", 884, 22).changes).toBe(1);
    expect(member(), "what the request leaves out stays").toMatchObject({ display_name: "x", phone: "p" });
    expect(statement.run("n", null, 884, 22).changes).toBe(1);
    expect(member()).toMatchObject({ display_name: "n", phone: "p" });
    expect(edit).toContain("-- no row changed: 404");
  },
);

test.runIf(isThere("blog/security-is-just-another-form-of-quality.md"))(
  "the printed alarm lists who was not billed by a pause in the past, and nobody on an honest one",
  () => {
    const [alarm = ""] = codeBlocks("blog/security-is-just-another-form-of-quality.md", "sql");
    const db = new DatabaseSync(":memory:");
    db.exec("CREATE TABLE billing_dates (subscription int, due_on text)");
    db.exec("CREATE TABLE payments (subscription int, due_on text)");
    db.exec("CREATE TABLE pauses (subscription int, starts_on text, resumes_on text)");
    db.exec(`INSERT INTO billing_dates VALUES (1, '2025-09-13'), (2, '2025-09-13'), (3, '2025-09-13'),
      (3, '2025-10-13'), (4, '2025-09-13'), (3310, '2025-09-13')`);
    // 1 has paid, 2 is on a pause, 3 is back from one and has paid since, 4 is blocked.
    db.exec("INSERT INTO payments VALUES (1, '2025-09-13'), (3, '2025-10-13')");
    db.exec(`INSERT INTO pauses VALUES (2, '2025-09-01', '2025-12-01'), (3, '2025-09-12', '2025-10-12'),
      (3310, '2025-09-12', '2024-10-12')`);
    expect(db.prepare(alarm).all()).toMatchObject([
      { subscription: 4, due_on: "2025-09-13" },
      { subscription: 3310, due_on: "2025-09-13" },
    ]);
  },
);

test.runIf(isThere("blog/dast-for-devops.md"))(
  "the printed count of operations names those that never gave a role a 2xx, but for those that must refuse it",
  async () => {
    const [code = ""] = codeBlocks("blog/dast-for-devops.md", "ts");
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
        parameters?: {
          name?: string;
          policy?: string;
          user?: string;
          maxScanDurationInMins?: number;
          maxDuration?: number;
          time?: string;
        };
        policyDefinition?: { rules: { id: number; strength?: string }[] };
        tests?: { type: string; statistic: string; operator: string; value: number; onFail: string }[];
      }[];
    }
    const text = readRoot("content/blog/dast-for-devops.md");
    const whole = readRoot("content/downloads/zap-plan.yaml");
    expect(whole.endsWith(codeBlocks("blog/dast-for-devops.md", "yaml")[0] ?? "nothing printed")).toBe(true);
    const plan = parse(whole) as Plan;
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
    // The plan has not been run, and both say so; so do both of the one green that it cannot turn red.
    expect(text).toContain("(/downloads/zap-plan.yaml) has not been run**");
    expect(whole).toContain("not yet run in ZAP");
    for (const one of [text, whole]) expect(one).toContain("-config oast.callback.remoteaddr=");
    expect(text).toContain("| 40046's call cannot arrive | nothing in the plan: plant a flaw |");
    // What was never counted is 0 to ZAP, so an upper bound lets a scan pass that did nothing.
    const sent = [...rules.map(({ id }) => `stats.ascan.${id}.urls`), "openapi.urls.added", "stats.auth.success"];
    for (const statistic of sent) expect(asked(statistic), statistic).toEqual(["> 0"]);
    // Each statistic of the table of silent greens is one that the plan asks about.
    const named = [...text.matchAll(/^\|.*\|$/gm)].flatMap(([row]) =>
      [...row.matchAll(/`((?:stats|openapi)\.[^`]+)`/g)].map(([, statistic = ""]) => statistic),
    );
    expect(named).toHaveLength(6);
    for (const statistic of named) expect(asked(statistic), statistic).toHaveLength(1);
    // Status codes are counted by a passive rule, from a queue: asked before it is empty, the count may lag.
    const order = plan.jobs.map(({ type }) => type);
    expect(order.indexOf("passiveScan-wait")).toBeGreaterThan(order.indexOf("activeScan"));
    expect(job("passiveScan-wait")?.tests?.map(({ statistic }) => statistic)).toEqual(["stats.code.401"]);
    // Two roles, one after the other, with the waits for calls back and for that queue, leave room for the start within the ten minutes.
    const [, seconds = ""] = /^00:(\d\d)$/.exec(job("delay")?.parameters?.time ?? "") ?? [];
    expect(limit).toBeGreaterThan(0);
    expect(Number(seconds)).toBeGreaterThan(0);
    const waits = Number(seconds) / 60 + (job("passiveScan-wait")?.parameters?.maxDuration ?? 10);
    expect(waits).toBeCloseTo(1 + 20 / 60);
    expect(2 * (limit + waits)).toBeLessThan(9);
    expect(text).toContain(`about ${limit} minutes of scan, and up to 1:20 of waiting |`);
    const [script = ""] = codeBlocks("blog/dast-for-devops.md", "sh");
    const [, command = ""] = script.split("docker run");
    expect(command).toMatch(/-addoninstall ascanrulesBeta .*-autorun/);
    expect(script).toMatch(/^set -e\b/);
  },
);

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
    for (const hidden of ['"SELECT 1"', '{ "text": "SELECT 1", "values": [] }', "null", "7"])
      expect(() => query(JSON.parse(hidden))).toThrow(new TypeError("Not made with sql`…`"));
    const forged: unknown = Object.create(Object.getPrototypeOf(sql`SELECT 1`));
    expect(() => query(forged)).toThrow(new TypeError("Not made with sql`…`"));
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: code of a reader, compiled below
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
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: code of a reader, compiled below
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
  "the printed check of a model's quotation drops what is short or absent, and marks what stands twice in both places",
  async () => {
    const [code = ""] = codeBlocks("blog/llm-assisted-security-testing.md", "ts");
    type Claim = { cwe: string; quote: string; why: string };
    const { locate } = await load<{
      locate(ticket: string, claim: Claim): { start: number; end: number }[] | undefined;
    }>(`${code}\nexport { locate };\n`);
    const ticket = "Any signed-in user may call it. Once more: responses are cached at the CDN. Responses are kept.";
    const places = (quote: string, text = ticket) => locate(text, { cwe: "CWE-639", quote, why: "" });
    expect(places("signed-in user")).toBeUndefined();
    expect(places("any signed-in user may call it")).toBeUndefined();
    expect(places("Any signed-in user may call it")).toEqual([{ start: 0, end: 30 }]);
    expect(places("keyed by path", "Cached at the CDN, keyed by path")).toBeUndefined();
    const routes =
      "Sign-up\n\n- GET /orders/:id\n1. POST /orders\n· PUT /orders/1\nAcceptance criteria\n---\nN/A\n=====";
    expect(places("GET /orders/:id", routes), "a whole line of code may be short").toEqual([{ start: 11, end: 26 }]);
    expect(places("PUT /orders", "Todo\n- [ ] PUT /orders")).toEqual([{ start: 11, end: 22 }]);
    expect(places("PUT /orders", "Todo\n- `PUT /orders`")).toEqual([{ start: 8, end: 19 }]);
    for (const line of ["POST /orders", "1. POST /orders", "PUT /orders/1"])
      expect(places(line, routes)).toHaveLength(1);
    for (const tooLittle of ["GET /orders/", "Sign-up", "Acceptance criteria", "---", "N/A", "====="])
      expect(places(tooLittle, routes)).toBeUndefined();
    expect(places("CSV upload", "Allow CSV upload")).toBeUndefined();
    for (const empty of ["", " ".repeat(30)]) {
      expect(places("", empty)).toBeUndefined();
      expect(places(" ".repeat(25), `${ticket}${empty}`)).toBeUndefined();
    }
    const twice = "the same long sentence here. ";
    expect(places(twice.trim(), twice + twice)).toEqual([
      { start: 0, end: 28 },
      { start: 29, end: 57 },
    ]);
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
