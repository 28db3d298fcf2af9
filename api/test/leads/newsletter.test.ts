import { randomUUID } from "node:crypto";
import { leadPages } from "@latchwork/contract/lead-pages";
import { confirmationLinkDays, mailsPerAddressADay } from "@latchwork/contract/limits";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LeadRetention } from "../../src/leads/lead-retention.ts";
import { newsletterLinks } from "../../src/leads/newsletter-link.ts";
import { mailboxOf, suppressionMs } from "../../src/leads/visitor-mails.ts";
import { openSqlite, type Storage } from "../../src/storage/storage.ts";
import { FakeChannel, leadStore } from "../support/lead-store.ts";
import { leadIntake, nextAddress, type TestApp, testApp } from "../support/test-app.ts";

const day = 24 * 60 * 60_000;
let now: number;
let storage: Storage;
let tested: TestApp;
const wake = vi.fn();
const onWithheld = vi.fn();
const perHour = 20;
const links = newsletterLinks("test key", () => now);
const webhook = Object.assign(new FakeChannel("webhook"), {
  carries: (event?: string) => event !== "newsletter.requested",
});
const mail = Object.assign(new FakeChannel("visitor-mail"), {
  carries: (event?: string) => event === "newsletter.requested" || event === "demo.requested",
});

beforeEach(async () => {
  now = Date.UTC(2026, 0, 31, 12);
  wake.mockClear();
  onWithheld.mockClear();
  storage = await openSqlite(":memory:");
  const store = leadStore(storage, { channels: [webhook, mail], clock: () => now, perHour, onWithheld });
  tested = await testApp({ leads: leadIntake(storage, { store, links, wake }) });
});

afterEach(async () => {
  await tested[Symbol.asyncDispose]();
  await storage.close();
});

async function ask(email = "anna@example.com"): Promise<string> {
  await tested.app.inject({
    method: "POST",
    url: leadPages.forms.newsletter,
    payload: { email, key: randomUUID() },
    remoteAddress: nextAddress(),
  });
  const rows = await storage.db.selectFrom("lead").select("id").where("email", "=", email).execute();
  return rows.at(-1)?.id ?? "";
}

const get = (url: string) => tested.app.inject({ url });
const press = (address: string, link: string) =>
  tested.app.inject({
    method: "POST",
    url: address,
    payload: new URLSearchParams({ link }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
const events = async () =>
  (await storage.db.selectFrom("delivery").select(["event", "channel"]).execute()).map(
    ({ event, channel }) => `${event} ${channel}`,
  );

describe("a newsletter", () => {
  test("is nobody's until its link is followed and the button pressed", async () => {
    const id = await ask();
    expect(await events()).toEqual(["newsletter.requested visitor-mail"]);
    const link = links.make("confirm", id);
    const page = await get(`${leadPages.confirm}?link=${link}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.body).toContain(`value="${link}"`);
    expect(await events()).toHaveLength(1); // programs that check mails follow links too
    wake.mockClear();
    const pressed = await press(leadPages.confirm, link);
    const caused = await storage.db
      .selectFrom("delivery")
      .select("request_id")
      .where("event", "=", "newsletter.confirmed")
      .execute();
    expect(caused).toEqual([{ request_id: pressed.headers["x-request-id"] }]);
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, leadPages.confirmed]);
    expect(await events()).toContain("newsletter.confirmed webhook");
    expect(wake).toHaveBeenCalledOnce();
    expect((await press(leadPages.confirm, link)).headers.location).toBe(leadPages.confirmed);
    expect(await events()).toHaveLength(2);
  });

  test("ends with one press, also by a mail program's own button, and stays ended", async () => {
    const id = await ask();
    await press(leadPages.confirm, links.make("confirm", id));
    const link = links.make("unsubscribe", id);
    const oneClick = await tested.app.inject({
      method: "POST",
      url: `${leadPages.unsubscribe}?link=${link}`,
      payload: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect([oneClick.statusCode, oneClick.body]).toEqual([200, ""]);
    expect(await events()).toContain("newsletter.unsubscribed webhook");
    expect((await press(leadPages.unsubscribe, link)).headers.location).toBe(leadPages.unsubscribed);
    expect((await press(leadPages.confirm, links.make("confirm", id))).headers.location).toBe(leadPages.linkInvalid);
  });

  test("a program that sends the link as JSON reads what came of it from the status", async () => {
    const id = await ask();
    const send = (link: string) => tested.app.inject({ method: "POST", url: leadPages.confirm, payload: { link } });
    const refused = await send("changed");
    expect([refused.statusCode, refused.json().code]).toEqual([400, "link_invalid"]);
    const done = await send(links.make("confirm", id));
    expect([done.statusCode, done.body]).toEqual([200, ""]);
    expect(await events()).toContain("newsletter.confirmed webhook");
  });

  test.each<[string, (id: string) => string]>([
    ["none", () => ""],
    ["one that was changed", (id) => links.make("confirm", id).replace(/.$/, (last) => (last === "A" ? "B" : "A"))],
    ["one for something else", (id) => links.make("unsubscribe", id)],
    ["one of a request that is gone", () => links.make("confirm", randomUUID())],
    ["markup", () => '"><script>'],
  ])("a link that is %s confirms nothing", async (_name, make) => {
    const link = make(await ask());
    expect((await press(leadPages.confirm, link)).headers.location).toBe(leadPages.linkInvalid);
    expect(await events()).toHaveLength(1);
  });

  test("its link ages, and the one that ends it does not", async () => {
    const id = await ask();
    const [confirm, unsubscribe] = [links.make("confirm", id), links.make("unsubscribe", id)];
    now += confirmationLinkDays * day;
    expect((await get(`${leadPages.confirm}?link=${confirm}`)).statusCode).toBe(200);
    now += 1;
    expect((await get(`${leadPages.confirm}?link=${confirm}`)).headers.location).toBe(leadPages.linkInvalid);
    now += 700 * day;
    expect((await press(leadPages.unsubscribe, unsubscribe)).headers.location).toBe(leadPages.unsubscribed);
  });
});

test("nobody can fill somebody else's mailbox, and no lead is lost for it", async () => {
  for (let n = 0; n <= mailsPerAddressADay; n += 1) await ask("victim@example.com");
  expect(await events()).toHaveLength(mailsPerAddressADay);
  expect(await storage.db.selectFrom("lead").selectAll().execute()).toHaveLength(mailsPerAddressADay + 1);
  expect(onWithheld).toHaveBeenCalledExactlyOnceWith("mailbox");
  now += day;
  await ask("victim@example.com");
  expect(await events()).toHaveLength(mailsPerAddressADay + 1);
});

test("a mailbox is one under all its names", async () => {
  for (let n = 0; n <= mailsPerAddressADay; n += 1) await ask(`victim+${n}@example.com`);
  expect(await events()).toHaveLength(mailsPerAddressADay);
});

test.each([
  ["Anna.Lind@Example.com", "anna.lind@example.com"],
  ["anna.lind+news+more@example.com", "anna.lind@example.com"],
  ["a.n.n.a+x@googlemail.com", "anna@gmail.com"],
  ["+only@example.com", "+only@example.com"],
])("%s reaches %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test("all forms together cause so many mails an hour and no more, and no lead is lost for it", async () => {
  for (let n = 0; n <= perHour; n += 1) await ask(`visitor${n}@example.com`);
  expect(await events()).toHaveLength(perHour);
  expect(onWithheld).toHaveBeenCalledExactlyOnceWith("service");
  expect(await storage.db.selectFrom("lead").selectAll().execute()).toHaveLength(perHour + 1);
  now += day / 24;
  await ask("later@example.com");
  expect(await events()).toHaveLength(perHour + 1);
});

test("mails dated by a clock that was a year ahead do not use up the hour", async () => {
  now += 365 * day;
  for (let n = 0; n < perHour; n += 1) await ask(`visitor${n}@example.com`);
  now -= 365 * day;
  await ask("later@example.com");
  expect(await events()).toHaveLength(perHour + 1);
});

describe("who ended the newsletter", () => {
  const mails = async () => (await events()).filter((event) => event.endsWith("visitor-mail")).length;
  const end = (id: string) => press(leadPages.unsubscribe, links.make("unsubscribe", id));

  test("is mailed no more for a month, then at most one link in a month, until it is confirmed anew", async () => {
    await end(await ask());
    expect(await mails(), "what waited is dropped").toBe(0);
    now += suppressionMs - 1;
    await ask("Anna+again@example.com");
    expect(await mails()).toBe(0);
    expect(onWithheld).toHaveBeenCalledExactlyOnceWith("unsubscribed");
    now += 1;
    const again = await ask();
    await ask();
    expect(await mails()).toBe(1);
    await press(leadPages.confirm, links.make("confirm", again));
    await ask();
    expect(await mails()).toBe(2);
  });

  test("ends all that was asked for at that mailbox, and receivers hear of what they know", async () => {
    const [first, second, other] = [await ask(), await ask("anna+2@example.com"), await ask("berta@example.com")];
    for (const id of [first, other]) await press(leadPages.confirm, links.make("confirm", id));
    await end(second);
    const running = await storage.db.selectFrom("lead").select("id").where("unsubscribed_at", "is", null).execute();
    expect(running).toEqual([{ id: other }]);
    expect((await events()).filter((event) => event === "newsletter.unsubscribed webhook")).toHaveLength(2);
  });

  test("is kept as a hash only, which outlasts an erasure", async () => {
    await end(await ask());
    await new LeadRetention(storage.db, () => now).erase("anna@example.com");
    const kept = await storage.db.selectFrom("suppression").selectAll().execute();
    expect(kept).toEqual([{ id: expect.stringMatching(/^[0-9a-f]{64}$/), until: now + suppressionMs }]);
    await ask();
    expect(await mails()).toBe(0);
  });
});

describe("what need not be kept", () => {
  /** Of a service that has run for long, so that its clock is in no doubt. */
  const deleteExpired = async () => {
    await storage.db.deleteFrom("heartbeat").execute();
    return new LeadRetention(storage.db, () => now).deleteExpired(24);
  };
  const delivered = (id: string) =>
    storage.db.updateTable("delivery").set({ state: "delivered", settled_at: now }).where("lead_id", "=", id).execute();

  test("is deleted after the months that were set, and not before", async () => {
    await leadStore(storage, { clock: () => now }).accept({
      form: "book-a-demo",
      fields: { email: "a@b.example" },
      key: undefined,
      requestId: "request-1",
    });
    now = Date.UTC(2028, 0, 31, 12);
    expect(await deleteExpired()).toBe(0);
    now += 1;
    expect(await deleteExpired()).toBe(1);
  });

  test("is not a newsletter that runs; its months count from its end", async () => {
    const id = await ask();
    await press(leadPages.confirm, links.make("confirm", id));
    now = Date.UTC(2031, 0, 31, 12);
    expect(await deleteExpired()).toBe(0);
    expect((await press(leadPages.unsubscribe, links.make("unsubscribe", id))).headers.location).toBe(
      leadPages.unsubscribed,
    );
    now = Date.UTC(2033, 0, 31, 12);
    expect(await deleteExpired()).toBe(0);
    now += 1;
    expect(await deleteExpired()).toBe(1);
  });

  test("includes a newsletter that nobody confirmed for 30 days, which count from its link", async () => {
    const [never, late, waiting] = [await ask("a@example.com"), await ask("b@example.com"), await ask("c@example.com")];
    const confirmed = await ask("d@example.com");
    await press(leadPages.confirm, links.make("confirm", confirmed));
    await delivered(confirmed);
    await storage.db.deleteFrom("delivery").where("lead_id", "=", never).execute();
    now += day;
    await delivered(late);
    const left = async () =>
      (await storage.db.selectFrom("lead").select("id").orderBy("email").execute()).map(({ id }) => id);
    now += 29 * day;
    expect(await deleteExpired()).toBe(0);
    now += 1;
    expect(await deleteExpired()).toBe(1);
    expect(await left()).toEqual([late, waiting, confirmed]);
    now += day;
    expect(await deleteExpired()).toBe(1);
    expect(await left()).toEqual([waiting, confirmed]);
  });

  test("is kept while the clock is in doubt: more than a month ahead, for the first day", async () => {
    let uptime = 0;
    const retention = new LeadRetention(
      storage.db,
      () => now,
      () => uptime,
    );
    const deleted = () => retention.deleteExpired(24);
    await leadStore(storage, { clock: () => now }).accept({
      form: "book-a-demo",
      fields: { email: "a@b.example" },
      key: undefined,
      requestId: "request-1",
    });
    expect(await deleted()).toBe(0);
    now += 30 * day;
    expect(await deleted(), "a month at rest").toBe(0);
    const right = now;
    now += 5 * 365 * day;
    expect(await deleted()).toBeNull();
    uptime += day - 1;
    now += day - 1;
    expect(await deleted()).toBeNull();
    const jumped = now;
    now = right + day;
    expect(await new LeadRetention(storage.db, () => now).deleteExpired(24), "another instance's clock").toBe(0);
    now = jumped + 1;
    uptime += 1;
    expect(await deleted(), "the day begins anew").toBeNull();
    uptime += day;
    expect(await deleted()).toBe(1);
  });

  test("is all there is of a person who asks, and only the deed is remembered", async () => {
    await ask("anna@example.com");
    await ask("anna@example.com");
    await ask("berta@example.com");
    const retention = new LeadRetention(storage.db, () => now);
    expect(await retention.erase(" Anna@Example.com ")).toEqual({ leads: 2, deliveries: 2 });
    expect(await retention.erase("anna@example.com")).toEqual({ leads: 0, deliveries: 0 });
    const remembered = await storage.db.selectFrom("erasure").selectAll().execute();
    expect(remembered).toEqual([{ id: expect.any(String), erased_at: now, leads: 2, deliveries: 2 }]);
    expect(JSON.stringify(await storage.db.selectFrom("lead").selectAll().execute())).not.toContain("anna");
  });
});

describe("the form", () => {
  test("speaks of a mail where one can be sent", async () => {
    const page = await get(leadPages.forms.newsletter);
    expect(page.body).toContain("<span data-mailed>Send me the link</span>");
    expect(page.body).toContain("<span data-unmailed hidden>");
  });

  test("promises none where none can be sent, with what was typed kept", async () => {
    await using unmailed = await testApp({ leads: leadIntake(storage, { mails: false }) });
    const page = await unmailed.app.inject({ url: leadPages.forms.newsletter });
    const refused = await unmailed.app.inject({
      method: "POST",
      url: leadPages.forms.newsletter,
      payload: new URLSearchParams({ email: "anna@", key: randomUUID() }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(refused.body).toContain('value="anna@"');
    for (const { body } of [page, refused]) {
      expect(body).toContain('<span data-unmailed="">Sign me up</span>');
      expect(body).not.toContain("Send me the link");
    }
  });
});
