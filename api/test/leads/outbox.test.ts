import { setTimeout as pause } from "node:timers/promises";
import { mailsPerAddressADay } from "@latchwork/contract/limits";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { backoffMs, DeliveryQueue, leaseMs, longestWaitMs, maxAttempts } from "../../src/leads/delivery-queue.ts";
import { Outbox, type OutboxEvents } from "../../src/leads/outbox.ts";
import type { Storage } from "../../src/storage/storage.ts";
import { onEachStorage } from "../support/each-storage.ts";
import { FakeChannel, leadStore, refuses } from "../support/lead-store.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 }); // a database server starts slowly on a busy machine

const minute = 60_000;
const hour = 60 * minute;

describe("the wait between attempts", () => {
  test("doubles from five seconds to an hour, half of it by chance", () => {
    expect([1, 2, 3, 4].map((failed) => backoffMs(failed, 1))).toEqual([5_000, 10_000, 20_000, 40_000]);
    expect(backoffMs(1, 0)).toBe(2_500);
    expect(backoffMs(11, 1)).toBe(longestWaitMs);
    expect(backoffMs(maxAttempts, 1)).toBe(longestWaitMs);
  });

  test("gives a receiver three days to come back", () => {
    let least = 0;
    for (let failed = 1; failed < maxAttempts; failed += 1) least += (backoffMs(failed, 0) + backoffMs(failed, 1)) / 2;
    expect(least).toBeGreaterThan(72 * hour);
  });
});

onEachStorage("the outbox", (database) => {
  let now: number;
  let place: string;
  const opened: Storage[] = [];
  const events = { attempted: vi.fn(), gaveUp: vi.fn(), storageFailed: vi.fn() } satisfies OutboxEvents;

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 21);
    vi.clearAllMocks();
    place = await database.fresh();
  });

  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close().catch(() => {});
  });

  /** One instance of the service, as far as leads go. */
  async function instance(channels: FakeChannel[], clock = () => now) {
    // A SQLite file is one process's, with one connection: two in one process would wait for each other.
    const storage = (database.kind === "SQLite" && opened[0]) || (await database.open(place));
    if (storage !== opened[0]) opened.push(storage);
    const store = leadStore(storage, { channels, clock });
    const queue = new DeliveryQueue({ db: storage.db, shared: storage.pool !== null, clock });
    return { storage, store, queue, outbox: new Outbox({ queue, channels, events, attemptMs: 300, lookEveryMs: 20 }) };
  }

  const book = (store: ReturnType<typeof leadStore>, n = 0) =>
    store.accept({
      form: "newsletter",
      fields: { email: `visitor${n}@example.com` },
      key: undefined,
      requestId: "request-1",
    });

  test("delivers a lead once through each channel", async () => {
    const channels = [new FakeChannel("webhook"), new FakeChannel("sales-mail")];
    const { store, outbox } = await instance(channels);
    await book(store);
    expect(await outbox.deliverDue()).toBe(2);
    expect(await outbox.deliverDue()).toBe(0);
    for (const { delivered } of channels) expect(delivered[0]?.requestId).toBe("request-1");
    for (const { delivered } of channels)
      expect(delivered.map(({ lead }) => lead.fields.email)).toEqual(["visitor0@example.com"]);
  });

  test("keeps its id from attempt to attempt, for as long as the receiver is down", async () => {
    const crm = new FakeChannel();
    const { store, outbox, queue } = await instance([crm]);
    crm.answer = refuses("HTTP 500");
    await book(store);
    for (let passed = 0; passed < 6 * hour; passed += minute) {
      await outbox.deliverDue();
      now += minute;
    }
    expect(crm.attempts.length).toBeGreaterThan(10);
    expect(crm.attempts.length).toBeLessThan(25);
    expect(new Set(crm.attempts.map(({ id }) => id)).size).toBe(1);
    expect((await queue.backlogs()).get("webhook")).toEqual({ waiting: 1, dead: 0, oldestAgeMs: 6 * hour });
    crm.answer = async () => ({ kind: "delivered" });
    now += longestWaitMs;
    await outbox.deliverDue();
    expect(crm.delivered).toHaveLength(1);
    expect((await queue.backlogs()).get("webhook")).toBeUndefined();
  });

  test("waits as long as the receiver asks, within an hour", async () => {
    const crm = new FakeChannel();
    const { store, outbox } = await instance([crm]);
    crm.answer = async () => ({ kind: "retry", problem: "HTTP 429", afterMs: 10 * minute });
    await book(store);
    await outbox.deliverDue();
    now += 10 * minute - 1;
    expect(await outbox.deliverDue()).toBe(0);
    now += 1;
    crm.answer = async () => ({ kind: "retry", problem: "HTTP 429", afterMs: 24 * hour });
    expect(await outbox.deliverDue()).toBe(1);
    now += longestWaitMs;
    expect(await outbox.deliverDue()).toBe(1);
  });

  test("does not let a channel that hangs, throws or refuses delay another", async () => {
    const [hanging, throwing, well] = [
      new FakeChannel("webhook"),
      new FakeChannel("hubspot"),
      new FakeChannel("sales-mail"),
    ];
    hanging.answer = () => new Promise(() => {});
    throwing.answer = () => Promise.reject(new TypeError("anna@example.com"));
    const { store, outbox, storage } = await instance([hanging, throwing, well]);
    for (let n = 0; n < 12; n += 1) await book(store, n);
    outbox.start();
    await expect.poll(() => well.delivered.length, { timeout: 5_000 }).toBe(12);
    expect(hanging.delivered).toEqual([]);
    await expect
      .poll(() => events.attempted.mock.calls.filter(([name]) => name === "webhook").length)
      .toBeGreaterThan(3);
    await outbox.stop(2_000);
    const problems = await storage.db
      .selectFrom("delivery")
      .select(["channel", "problem"])
      .where("problem", "is not", null)
      .execute();
    expect(new Set(problems.map(({ channel, problem }) => `${channel} ${problem}`))).toEqual(
      new Set(["webhook timeout", "hubspot TypeError"]),
    );
  });

  test("asks a receiver that is down with one attempt at a time, and hurries once it is back", async () => {
    const crm = new FakeChannel();
    const { store, outbox } = await instance([crm]);
    crm.answer = refuses("ECONNREFUSED");
    for (let n = 0; n < 40; n += 1) await book(store, n);
    await outbox.deliverDue();
    let atOnce = 0;
    let max = 0;
    crm.answer = async () => {
      max = Math.max(max, ++atOnce);
      await pause(1);
      atOnce -= 1;
      return { kind: "retry", problem: "ECONNREFUSED" };
    };
    now += hour;
    await outbox.deliverDue();
    expect(max).toBe(1);
    crm.answer = async () => ({ kind: "delivered" });
    now += 5_001; // one of them is due, the rest in a while
    for (let rounds = 0; rounds < 40 && crm.delivered.length < 40; rounds += 1) {
      await outbox.deliverDue();
      now += 1_000;
    }
    expect(crm.delivered).toHaveLength(40);
  });

  test("gives up what is refused for good, and after the last attempt", async () => {
    const crm = new FakeChannel();
    const { store, outbox, queue } = await instance([crm]);
    crm.answer = async () => ({ kind: "refused", problem: "SMTP 550" });
    await book(store, 1);
    await outbox.deliverDue();
    expect(events.gaveUp).toHaveBeenCalledExactlyOnceWith("webhook", crm.attempts[0], "SMTP 550");
    crm.answer = refuses("HTTP 500");
    await book(store, 2);
    for (let n = 1; n < maxAttempts; n += 1) {
      await outbox.deliverDue();
      now += longestWaitMs;
    }
    expect((await queue.backlogs()).get("webhook")).toMatchObject({ waiting: 1, dead: 1 });
    await outbox.deliverDue();
    expect((await queue.backlogs()).get("webhook")).toMatchObject({ waiting: 0, dead: 2 });
    expect(crm.attempts).toHaveLength(1 + maxAttempts);
  });

  test("takes over what a dead process had taken, once its lease is over, and not before", async () => {
    const crm = new FakeChannel();
    const dying = await instance([crm]);
    await book(dying.store);
    expect(await dying.queue.claim("webhook", 1)).toHaveLength(1); // and dies
    const { outbox } = await instance([crm]);
    now += leaseMs - 1;
    expect(await outbox.deliverDue()).toBe(0);
    now += 1;
    expect(await outbox.deliverDue()).toBe(1);
  });

  test("does not write over the outcome of whoever took over", async () => {
    const crm = new FakeChannel();
    const { store, queue, storage } = await instance([crm]);
    await book(store);
    const [slow] = await queue.claim("webhook", 1);
    now += leaseMs;
    const [quick] = await queue.claim("webhook", 1);
    if (!slow || !quick) throw new Error("Nothing was claimed.");
    await queue.recordOutcome(quick, { kind: "delivered" }, 0);
    await queue.recordOutcome(slow, { kind: "retry", problem: "late" }, 0);
    const [row] = await storage.db.selectFrom("delivery").selectAll().execute();
    expect(row).toMatchObject({ state: "delivered", problem: null });
  });

  test.each([
    ["forward by a day", 24 * hour],
    ["back by a day", -24 * hour],
    ["back by a year", -365 * 24 * hour],
  ])("a clock put %s loses nothing and repeats nothing that was settled", async (_name, jump) => {
    const crm = new FakeChannel();
    const { store, outbox, queue } = await instance([crm]);
    await book(store, 1);
    await outbox.deliverDue();
    crm.answer = refuses("HTTP 503");
    await book(store, 2);
    await outbox.deliverDue();
    await book(store, 3);
    await queue.claim("webhook", 1); // a process that dies with it
    now += jump;
    crm.answer = async () => ({ kind: "delivered" });
    await book(store, 4);
    for (let passed = 0; passed < 10 * minute; passed += minute) {
      await outbox.deliverDue();
      now += minute;
    }
    const emails = crm.delivered.map(({ lead }) => lead.fields.email);
    expect(emails.toSorted()).toEqual([1, 2, 3, 4].map((n) => `visitor${n}@example.com`));
  });

  test("says when storage is gone, keeps on, and delivers once it is back", async () => {
    const crm = new FakeChannel();
    const { store, queue, outbox } = await instance([crm]);
    await book(store);
    const claim = vi.spyOn(queue, "claim");
    const { Unavailable } = await import("../../src/errors.ts");
    claim.mockRejectedValue(new Unavailable("storage", "ECONNREFUSED"));
    outbox.start();
    await expect.poll(() => events.storageFailed.mock.calls.length).toBeGreaterThan(1);
    claim.mockRestore();
    await expect.poll(() => crm.delivered.length).toBe(1);
    await outbox.stop(1_000);
  });

  test("an outcome that could not be written down is written later, without another attempt", async () => {
    const crm = new FakeChannel();
    const { store, queue, outbox } = await instance([crm]);
    await book(store);
    const { Unavailable } = await import("../../src/errors.ts");
    vi.spyOn(queue, "recordOutcome").mockRejectedValueOnce(new Unavailable("storage", "57P01"));
    await outbox.deliverDue();
    expect(crm.attempts).toHaveLength(1);
    expect(events.storageFailed).toHaveBeenCalledExactlyOnceWith("57P01");
    now += leaseMs;
    expect(await outbox.deliverDue()).toBe(0);
  });

  test("two instances race for the leads, and each is delivered once per channel", async () => {
    const channels = [new FakeChannel("webhook"), new FakeChannel("visitor-mail")];
    const leads = 60;
    const [first, second] = [await instance(channels), await instance(channels)];
    first.outbox.start();
    second.outbox.start();
    await Promise.all(Array.from({ length: leads }, (_, n) => book(n % 2 ? first.store : second.store, n)));
    for (const { delivered } of channels) await expect.poll(() => delivered.length, { timeout: 20_000 }).toBe(leads);
    await Promise.all([first.outbox.stop(2_000), second.outbox.stop(2_000)]);
    for (const { attempts } of channels) {
      expect(attempts).toHaveLength(leads);
      expect(new Set(attempts.map(({ lead }) => lead.id)).size).toBe(leads);
    }
  });

  test("two instances that get the same submission store one lead", async () => {
    const [first, second] = [await instance([]), await instance([])];
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => book(n % 2 ? first.store : second.store)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  test("instances that race for one mailbox cause no more mails to it than one would", async () => {
    const mail = [new FakeChannel("visitor-mail")];
    const stores = [await instance(mail), await instance(mail), await instance(mail)].map(({ store }) => store);
    const asked = Array.from({ length: 15 }, (_, n) =>
      stores[n % 3]?.accept({
        form: "newsletter",
        fields: { email: `victim+${n}@example.com` },
        key: undefined,
        requestId: "request-1",
      }),
    );
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(15);
    const mails = await opened[0]?.db.selectFrom("delivery").selectAll().execute();
    expect(mails).toHaveLength(mailsPerAddressADay);
  });
});
