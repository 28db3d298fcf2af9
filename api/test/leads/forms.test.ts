import { randomUUID } from "node:crypto";
import { errorTable } from "@latchwork/contract/errors";
import { leadForms, trapField } from "@latchwork/contract/lead-forms";
import { type LeadForm, leadPages } from "@latchwork/contract/lead-pages";
import {
  fastestFormMs,
  formsPerHour,
  maxCompanyLength,
  maxLeadMessageLength,
  maxPersonNameLength,
  maxRoleLength,
  unprovenFormsPerHour,
  unprovenFormsPerNetworkAnHour,
} from "@latchwork/contract/limits";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { formBodyLimit, type LeadCounts } from "../../src/leads/form-routes.ts";
import { sameSubmissionMs } from "../../src/leads/lead-store.ts";
import { openSqlite, type Storage } from "../../src/storage/storage.ts";
import { leadStore } from "../support/lead-store.ts";
import { leadIntake, nextAddress, type TestApp, testApp } from "../support/test-app.ts";

const anna = { name: "Anna Lind", email: "anna@example.com", company: "Lind & Co" };

let storage: Storage;
let tested: TestApp;
let now: number;
const counts = { accepted: vi.fn(), trapped: vi.fn(), refused: vi.fn() } satisfies LeadCounts;

beforeEach(async () => {
  now = Date.now();
  vi.clearAllMocks();
  storage = await openSqlite(":memory:");
  const store = leadStore(storage, { clock: () => now });
  tested = await testApp({ leads: leadIntake(storage, { counts, store }) });
});

afterEach(async () => {
  await tested[Symbol.asyncDispose]();
  await storage.close().catch(() => {}); // some tests close it themselves
});

function sendJson(body: object, remoteAddress = nextAddress(), form: LeadForm = "book-a-demo") {
  return tested.app.inject({ method: "POST", url: leadPages.forms[form], payload: body, remoteAddress });
}

function sendForm(body: Record<string, string>, remoteAddress = nextAddress(), form: LeadForm = "book-a-demo") {
  return tested.app.inject({
    method: "POST",
    url: leadPages.forms[form],
    payload: new URLSearchParams(body).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
    remoteAddress,
  });
}

const stored = () => storage.db.selectFrom("lead").selectAll().orderBy("created_at").execute();

describe("a form that is in order", () => {
  test("is stored before anybody is thanked", async () => {
    const response = await sendJson({ ...anna, offer: "in-house", message: "Three tickets.", key: randomUUID() });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: "stored" });
    const [lead] = await stored();
    expect(lead).toMatchObject({ form: "book-a-demo", email: "anna@example.com", created_at: now });
    expect(JSON.parse(lead?.fields ?? "")).toEqual({
      ...anna,
      role: "",
      teamSize: "",
      offer: "in-house",
      message: "Three tickets.",
      marketing: false,
    });
    expect(counts.accepted).toHaveBeenCalledExactlyOnceWith("book-a-demo");
  });

  test.each(Object.keys(leadForms) as LeadForm[])("%s leads a browser without script to its thanks", async (form) => {
    const response = await sendForm(anna, undefined, form);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(leadPages.thanks[form]);
    expect(await stored()).toHaveLength(1);
  });

  test("asks for the newsletter only when its box is ticked", async () => {
    await sendForm(anna);
    await sendForm({ ...anna, marketing: "on" });
    expect((await stored()).map(({ form }) => form).sort()).toEqual(["book-a-demo", "book-a-demo", "newsletter"]);
  });
});

describe("one submission is one lead", () => {
  test("however often it comes with its key", async () => {
    const body = { ...anna, key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendJson(body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await stored()).toHaveLength(1);
    expect(counts.accepted).toHaveBeenCalledOnce();
  });

  test("but a corrected text under the same key is another", async () => {
    const key = randomUUID();
    await sendJson({ ...anna, key });
    await sendJson({ ...anna, message: "One more thing.", key });
    expect(await stored()).toHaveLength(2);
  });

  test("without a key, within ten minutes and across their edge", async () => {
    now = sameSubmissionMs * 1_000 - 1;
    await sendForm(anna);
    now += sameSubmissionMs;
    await sendForm(anna);
    expect(await stored()).toHaveLength(1);
    now += 1;
    await sendForm(anna);
    expect(await stored()).toHaveLength(2);
  });

  test("a repetition costs no turn", async () => {
    const client = nextAddress();
    const body = { ...anna, key: randomUUID() };
    for (let n = 0; n <= unprovenFormsPerHour; n += 1) expect((await sendJson(body, client)).statusCode).toBe(200);
  });
});

describe("a form with mistakes", () => {
  const mistakes = { name: "", email: "anna@", company: "Lind & Co" };

  test("is answered field by field", async () => {
    const response = await sendJson(mistakes);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      error: errorTable.form_invalid.error,
      code: "form_invalid",
      fields: {
        name: "Please enter your name.",
        email: "Please check the e-mail address: it should look like anna@example.com.",
      },
    });
    expect(await stored()).toEqual([]);
  });

  test("comes back as a page that keeps what was typed and says what is wrong", async () => {
    const response = await sendForm({ ...mistakes, company: '"><script>x', offer: "in-house", message: "</textarea>" });
    expect(response.statusCode).toBe(422);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.headers["content-security-policy"]).toContain("script-src 'self'");
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.body).toContain('<p id="f-name-error">Please enter your name.</p>');
    expect(response.body).toContain('aria-invalid="true" aria-describedby="f-name-hint f-name-error"');
    expect(response.body).toContain('<a href="#f-email">Please check the e-mail address');
    expect(response.body).toContain('value="&quot;&gt;&lt;script&gt;x"');
    expect(response.body).toContain("&lt;/textarea&gt;</textarea>");
    expect(response.body).toContain('<option value="in-house" selected="">');
    expect(response.body).toContain('data-step="all"');
    expect(response.body, "the browser leaves it as it is").toContain("<astro-island>");
    expect(response.body).not.toContain("<script");
  });

  test.each<[string, string]>([
    ["name", "Anna\r\nBcc: all@example.com"],
    ["company", "Lind\nSubject: x"],
    ["role", "CI\u2028SO"],
    ["email", "anna@example.com\r\nBcc: all@example.com"],
    ["email", "anna@example.com,all@example.com"],
    ["email", "Anna <anna@example.com>"],
  ])("cannot put a line into a mail's head by its %s", async (field, value) => {
    const response = await sendJson({ ...anna, [field]: value });
    expect(response.json().fields).toHaveProperty(field);
  });

  test.each<[string, number]>([
    ["name", maxPersonNameLength],
    ["company", maxCompanyLength],
    ["role", maxRoleLength],
    ["message", maxLeadMessageLength],
  ])("%s may have %i characters and no more", async (field, max) => {
    expect((await sendJson({ ...anna, [field]: "x".repeat(max) })).statusCode).toBe(200);
    expect((await sendJson({ ...anna, [field]: "x".repeat(max + 1) })).json().fields).toHaveProperty(field);
  });

  test("an address may have 254 characters and no more", async () => {
    const domain = `${`${"d".repeat(60)}.`.repeat(4)}example`;
    const address = (length: number) => `${"a".repeat(length - domain.length - 1)}@${domain}`;
    const send = (email: string) => sendJson({ email }, undefined, "newsletter");
    // The part before the @ is 2 or 3 characters long here; only the whole is at its limit.
    expect((await send(address(254))).statusCode).toBe(200);
    expect((await send(address(255))).json().fields).toHaveProperty("email");
  });

  test("a body of another shape is refused", async () => {
    for (const body of [{ ...anna, name: 5 }, { ...anna, token: "x".repeat(4_001) }, []]) {
      expect((await sendJson(body)).json()).toMatchObject({ code: "request_invalid" });
    }
    const response = await tested.app.inject({
      method: "POST",
      url: leadPages.forms.newsletter,
      payload: "{",
      headers: { "content-type": "application/json" },
    });
    expect(response.json()).toMatchObject({ code: "request_invalid" });
  });

  test("a body that no form can have is too long", async () => {
    const filled = (length: number) => ({ ...anna, extra: "x".repeat(length) });
    const rest = JSON.stringify(filled(0)).length;
    expect((await sendJson(filled(formBodyLimit - rest))).statusCode).toBe(200);
    expect((await sendJson(filled(formBodyLimit - rest + 1))).json()).toMatchObject({ code: "form_too_long" });
  });
});

describe("a trap that closes", () => {
  test.each<[string, object, string]>([
    ["the field that nobody sees", { [trapField]: "https://spam.example" }, "decoy"],
    ["a form that is sent at once", { elapsed: String(fastestFormMs - 1) }, "haste"],
  ])("%s looks like success, is counted and keeps nothing", async (_name, marks, trap) => {
    const scripted = await sendJson({ ...anna, ...marks });
    expect([scripted.statusCode, scripted.json()]).toEqual([200, { status: "stored" }]);
    const plain = await sendForm({ ...anna, ...marks });
    expect([plain.statusCode, plain.headers.location]).toEqual([303, leadPages.thanks["book-a-demo"]]);
    expect(counts.trapped.mock.calls).toEqual([
      ["book-a-demo", trap],
      ["book-a-demo", trap],
    ]);
    expect(await stored()).toEqual([]);
  });

  test("an unhurried form passes, and so does one whose age makes no sense", async () => {
    await sendJson({ ...anna, elapsed: String(fastestFormMs) });
    await sendJson({ ...anna, elapsed: "soon", message: "2" });
    await sendJson({ ...anna, elapsed: "-1", message: "3" });
    expect(await stored()).toHaveLength(3);
  });
});

describe("how often a client may send", () => {
  const send = (n: number, client: string, token?: string) =>
    sendJson({ ...anna, message: `${n}`, ...(token && { token }) }, client);

  test("with proofs of work, and then no more", async () => {
    const client = nextAddress();
    for (let n = 0; n < formsPerHour; n += 1) expect((await send(n, client, `proof ${n}`)).statusCode).toBe(200);
    const refused = await send(99, client, "proof 99");
    expect(refused.json()).toMatchObject({ code: "rate_limited" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_000);
  });

  test.each<[string, string | undefined]>([
    ["no proof", undefined],
    ["a wrong proof", "wrong"],
    ["an old proof", "old"],
  ])("%s meets a stricter limit", async (_name, token) => {
    const client = nextAddress();
    for (let n = 0; n < unprovenFormsPerHour; n += 1) expect((await send(n, client, token)).statusCode).toBe(200);
    expect((await send(99, client, token)).json()).toMatchObject({ code: "rate_limited" });
    expect((await send(99, client, "a good proof")).statusCode).toBe(200);
  });

  test.each([
    ["an IPv6 /48", (n: number) => `2001:db8:7:${n.toString(16)}::1`, "2001:db8:8::1"],
    ["an IPv4 /24", (n: number) => `198.51.100.${n}`, "198.51.101.1"],
  ])("%s is limited as a whole", async (_name, address, neighbour) => {
    for (let n = 0; n < unprovenFormsPerNetworkAnHour; n += 1)
      expect((await send(n, address(n), "")).statusCode).toBe(200);
    expect((await send(98, address(99), "")).json()).toMatchObject({ code: "rate_limited" });
    expect((await send(98, neighbour, "")).statusCode).toBe(200);
    expect((await send(99, address(99), "a good proof")).statusCode).toBe(200);
  });

  test("a proof serves once", async () => {
    const client = nextAddress();
    await send(0, client, "proof");
    for (let n = 1; n <= unprovenFormsPerHour; n += 1) expect((await send(n, client, "proof")).statusCode).toBe(200);
    expect((await send(99, client, "proof")).json()).toMatchObject({ code: "rate_limited" });
  });

  test("whoever sends the same again and again is stopped as well, on a page", async () => {
    const client = nextAddress();
    for (let n = 0; n < 30; n += 1) expect((await sendForm(anna, client)).statusCode).toBe(303);
    const refused = await sendForm(anna, client);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBeDefined();
    expect(refused.body).toContain(errorTable.rate_limited.error);
    expect(refused.body).toContain('value="Lind &amp; Co"');
  });
});

describe("when storage fails", () => {
  async function expectNotThanked(): Promise<void> {
    const scripted = await sendJson(anna);
    expect(scripted.statusCode).toBe(503);
    expect(scripted.json()).toEqual({ error: errorTable.not_stored.error, code: "not_stored" });
    expect(scripted.headers["retry-after"]).toBeDefined();
    const plain = await sendForm(anna);
    expect(plain.statusCode).toBe(503);
    expect(plain.body).toContain(errorTable.not_stored.error);
    expect(plain.body).toContain('value="Anna Lind"');
    expect(counts.accepted).not.toHaveBeenCalled();
  }

  test("because it is gone, nobody is thanked", async () => {
    await storage.close();
    await expectNotThanked();
  });

  test("because it is full, nobody is thanked, until there is room", async () => {
    await sql`pragma max_page_count = 1`.execute(storage.db); // SQLite takes the pages there are
    let status = 200;
    for (let n = 0; n < 200 && status === 200; n += 1) {
      status = (await sendJson({ ...anna, message: `${n}${"x".repeat(1_900)}` })).statusCode;
    }
    expect(status).toBe(503);
    const before = await stored();
    await sql`pragma max_page_count = 100000`.execute(storage.db);
    expect((await sendJson(anna)).statusCode).toBe(200);
    expect(await stored()).toHaveLength(before.length + 1);
    expect(counts.accepted).toHaveBeenCalledTimes(before.length + 1);
  });

  test("because it may only be read, nobody is thanked", async () => {
    await sql`pragma query_only = on`.execute(storage.db);
    await expectNotThanked();
    expect(tested.log.text).toContain("SQLITE_READONLY");
  });
});

test("nothing that was typed reaches the log", async () => {
  await sendJson({ ...anna, message: "Our secret project" });
  await sendForm({ ...anna, email: "anna@" });
  await storage.close();
  await sendForm({ ...anna, message: "Our secret project" });
  expect(tested.log.text).toContain("a lead could not be stored");
  expect(tested.log.text).not.toMatch(/anna|lind|secret/i);
});
