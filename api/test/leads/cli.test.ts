import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mailsPerAddressADay } from "@latchwork/contract/limits";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runLeads } from "../../src/leads/cli/run-leads.ts";
import { csv, flat, plain, table } from "../../src/leads/cli/tables.ts";
import type { Submission } from "../../src/leads/lead-store.ts";
import { openSqlite, type Storage } from "../../src/storage/storage.ts";
import { FakeChannel, leadStore, visitorMails } from "../support/lead-store.ts";

let folder: string;
let storage: Storage;
let output: string;
let errors: string;
let now: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "leads-"));
  storage = await openSqlite(folder);
  now = Date.UTC(2026, 10, 21, 9, 30);
});

afterEach(async () => {
  await storage.close().catch(() => {});
  await rm(folder, { recursive: true });
});

const fields = {
  name: "Anna Lind",
  email: "anna@example.com",
  company: "=HYPERLINK(1)",
  role: "",
  teamSize: "" as const,
  offer: "" as const,
  message: 'She said "yes",\nand more',
  marketing: false,
};

test.each(["leads", "keys"])("npm run %s -- --help opens no database", (command) => {
  const data = join(folder, "none");
  const main = join(import.meta.dirname, `../../src/${command}/cli/main.ts`);
  const { stdout, status } = spawnSync(process.execPath, [main, "--help"], {
    env: { DATA_DIR: data },
    encoding: "utf8",
  });
  expect(stdout).toContain(`npm run ${command} -- COMMAND`);
  expect(status).toBe(0);
  expect(existsSync(data)).toBe(false);
});

async function book(changes: Partial<typeof fields> = {}, channels = [new FakeChannel("webhook")]): Promise<void> {
  const store = leadStore(storage, { channels, clock: () => now++ });
  const submission: Submission = {
    form: "book-a-demo",
    fields: { ...fields, ...changes },
    key: undefined,
    requestId: "request-1",
  };
  await store.accept(submission);
}

async function run(...args: string[]): Promise<number> {
  output = "";
  errors = "";
  return runLeads(args, {
    storage,
    visitorMails: visitorMails(storage, { clock: () => now }),
    channels: ["webhook", "visitor-mail"],
    clock: () => now,
    write: (text) => {
      output += text;
    },
    writeError: (text) => {
      errors += text;
    },
  });
}

describe("list and show", () => {
  test("draw a table, newest first, that no visitor can steer", async () => {
    await book();
    await book({ name: "Bert\u001b[31m\u202eevil", email: "bert@example.com" });
    expect(await run("list")).toBe(0);
    const rows = output.trimEnd().split("\n");
    expect(rows[0]).toMatch(/^id +when \(UTC\) +form +e-mail +name +company +delivery$/);
    expect(rows[2]).toContain("bert@example.com");
    expect(rows[2]).toContain("Bert [31m evil");
    expect(rows[3]).toMatch(/2026-11-21T09:30 +book-a-demo +anna@example\.com +Anna Lind +=HYPERLINK\(1\) +waiting$/);
    expect(await run("list", "--max", "1")).toBe(0);
    expect(output).not.toContain("anna@");
    expect(await run("list", "--max", "0")).toBe(2);
  });

  test("find by address or by the start of an id", async () => {
    await book();
    const [{ id } = { id: "" }] = await storage.db.selectFrom("lead").select("id").execute();
    for (const wanted of ["Anna@example.com", id, id.slice(0, 6)]) {
      expect(await run("show", wanted)).toBe(0);
      expect(output).toContain("and more");
      expect(output).toMatch(/webhook +demo\.requested +waiting +0/);
    }
    expect(await run("show", id.slice(0, 5))).toBe(1);
    expect(errors).toBe("There is no such lead.\n");
  });

  test("can show only what is not delivered", async () => {
    await book();
    await storage.db.updateTable("delivery").set({ state: "delivered" }).execute();
    await book({ email: "bert@example.com" });
    await run("list", "--undelivered");
    expect(output).toContain("bert@");
    expect(output).not.toContain("anna@");
  });
});

describe("export", () => {
  test("writes CSV that no spreadsheet runs, and that reads back whole", async () => {
    await book();
    await run("export");
    expect(output.startsWith("\ufeffid,form,createdAt,name,email,company")).toBe(true);
    expect(output).toContain(`"'=HYPERLINK(1)"`);
    expect(output).toContain('"She said ""yes"",\nand more"');
  });

  test.each(["=1", "+1", "-1", "@x", "\t=1", "\r=1", "＝1"])("a cell %j is text", (cell) => {
    const row = { ...flat({ lead: lead({ name: cell }), deliveries: [] }) };
    expect(csv([row])).toContain(`"'${cell}"`);
  });

  test("writes JSON, or a file that only its owner reads and that replaces none", async () => {
    await book();
    await run("export", "--json");
    expect(JSON.parse(output)).toEqual([expect.objectContaining({ email: "anna@example.com", delivery: "waiting" })]);
    const out = join(folder, "leads.csv");
    expect(await run("export", "--out", out)).toBe(0);
    expect(output).toBe("");
    expect((await stat(out)).mode & 0o777).toBe(0o600);
    await expect(run("export", "--out", out)).rejects.toMatchObject({ code: "EEXIST" });
  });
});

test.each(["--help", "-h", "help"])("%s says what the commands are, and is no mistake", async (asked) => {
  expect(await run(asked)).toBe(0);
  expect(output).toContain("retry --missing CHANNEL");
  expect(errors).toBe("");
});

describe("retry", () => {
  test("makes what was given up due again", async () => {
    await book();
    await storage.db.updateTable("delivery").set({ state: "dead", attempts: 100, problem: "HTTP 500" }).execute();
    await run("list");
    expect(output).toContain("given up (HTTP 500)");
    expect(await run("retry", "anna@example.com")).toBe(0);
    expect(output).toBe("1 messages are due now.\n");
    const [row] = await storage.db.selectFrom("delivery").selectAll().execute();
    expect(row).toMatchObject({ state: "waiting", attempts: 0, due_at: now });
    expect(await run("retry", "--all")).toBe(0);
    expect(await run("retry")).toBe(2);
  });

  test("delivers what came before a channel was set up, once", async () => {
    await book({}, []);
    await run("list");
    expect(output).toContain("stored");
    expect(await run("retry", "--missing", "webhook")).toBe(0);
    expect(output).toBe("1 messages are due now.\n");
    await run("retry", "--missing", "webhook");
    expect(output).toBe("0 messages are due now.\n");
    await run("retry", "--missing", "visitor-mail");
    expect(output, "nobody is thanked weeks later").toBe("0 messages are due now.\n");
    expect(await run("retry", "--missing", "pigeon")).toBe(2);
  });

  test("refuses a channel that is not set up, and says what sets it up", async () => {
    await book({}, []);
    expect(await run("retry", "--missing", "hubspot")).toBe(1);
    expect(errors).toBe("The channel hubspot is not set up: set HUBSPOT_PORTAL_ID first, or nothing would take it.\n");
    expect(output).toBe("");
    expect(await storage.db.selectFrom("delivery").selectAll().execute()).toEqual([]);
  });

  test("mails links that were never sent, within the limits that hold for visitors", async () => {
    const store = leadStore(storage, { clock: () => now });
    const ask = (email: string) =>
      store.accept({ form: "newsletter", fields: { email }, key: randomUUID(), requestId: "request-1" });
    for (let n = 0; n <= mailsPerAddressADay; n += 1) await ask("anna@example.com");
    await ask("berta@example.com");
    await run("retry", "--missing", "visitor-mail");
    expect(output).toBe(`${mailsPerAddressADay + 1} messages are due now.\n`);
  });
});

test("erase leaves nothing of a person in any file, and stats tell that it was done", async () => {
  await book({ email: "unmistakable-person@example.com", message: "unmistakable-person wrote this" });
  await book();
  expect(await run("erase", "Unmistakable-Person@example.com")).toBe(0);
  expect(output).toContain("Erased: 1 leads, 1 messages.");
  expect(await run("erase", "unmistakable-person@example.com")).toBe(1);
  await run("stats");
  expect(output).toMatch(/people erased +1/);
  expect(output).toMatch(/leads: book-a-demo +1/);
  for (const file of await readdir(folder)) {
    expect((await readFile(join(folder, file))).includes("unmistakable-person"), file).toBe(false);
  }
});

test.each<[string, string[]]>([
  ["nothing", []],
  ["an unknown command", ["fly"]],
  ["an unknown option", ["list", "--fly"]],
  ["nobody to erase", ["erase", "anna"]],
])("%s is answered with how to use it", async (_name, args) => {
  expect(await run(...args)).toBe(2);
  expect(errors).toContain("npm run leads -- COMMAND");
});

test("a long cell is cut, and wide tables stay in line", () => {
  const drawn = table(["a", "b"], [["x".repeat(40), "é"]], 10).split("\n");
  expect(drawn).toEqual(["a           b", "──────────  ─", "xxxxxxxxx…  é"]);
  expect(plain("a\r\nb\u0007")).toBe("a b");
});

function lead(changes: Partial<typeof fields>) {
  return {
    id: "lead-1",
    form: "book-a-demo" as const,
    fields: { ...fields, ...changes },
    notice: "2026-11",
    createdAt: now,
  };
}
