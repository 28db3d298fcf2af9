import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { orUnavailable } from "../storage/storage.ts";
import type { Tables } from "../storage/tables.ts";
import type { ChannelName, LeadMessage, Outcome } from "./channels/channel.ts";
import { type LeadEvent, leadOf } from "./lead.ts";

/** Shortest and longest wait between two attempts, in milliseconds. */
const firstWaitMs = 5_000;
export const longestWaitMs = 60 * 60_000;

/**
 * Milliseconds to wait after that many attempts have failed: doubled each time
 * up to an hour, and between half and all of it by chance, so that what failed
 * together does not come back together. `random` is from 0 to 1.
 */
export function backoffMs(failed: number, random: number): number {
  const wait = Math.min(firstWaitMs * 2 ** (failed - 1), longestWaitMs);
  return Math.round(wait * (0.5 + random / 2));
}

/** Attempts before a message is given up: more than three days, since from the eleventh on they are three quarters of an hour apart on average. */
export const maxAttempts = 120;

/** How long a claimed message is leased, in milliseconds. Twice as long as an attempt may take. */
export const leaseMs = 60_000;

/**
 * No time that we set lies further ahead than this, in milliseconds. One that
 * does was set before the clock was put back, and counts as past. The room
 * beyond the longest wait is for clocks of instances that differ.
 */
const furthestAheadMs = 2 * longestWaitMs;

/** A message that this process may try now. */
export interface ClaimedDelivery {
  readonly message: LeadMessage;
  /** Attempts that failed before. */
  readonly failed: number;
  /** Proves that the claim is still ours when the outcome is written. */
  readonly lease: string;
}

/** What one channel has yet to deliver, and what it gave up. */
export interface Backlog {
  readonly waiting: number;
  readonly dead: number;
  readonly oldestAgeMs: number;
}

/** The table of messages, as the outbox uses it. Every method throws `Unavailable` when storage does not answer. */
export class DeliveryQueue {
  readonly #db: Kysely<Tables>;
  readonly #shared: boolean;
  readonly #clock: () => number;

  /** `shared`: other processes take from the same PostgreSQL at the same time. */
  constructor(options: { db: Kysely<Tables>; shared: boolean; clock: () => number }) {
    this.#db = options.db;
    this.#shared = options.shared;
    this.#clock = options.clock;
  }

  /** Takes up to `max` messages that are due, longest waiting first. Nobody else gets them while the lease runs. */
  async claim(channel: ChannelName, max: number): Promise<ClaimedDelivery[]> {
    const now = this.#clock();
    const lease = randomUUID();
    const due = this.#db
      .selectFrom("delivery")
      .select("id")
      .where("channel", "=", channel)
      .where("state", "=", "waiting")
      .where((is) => is.or([is("due_at", "<=", now), is("due_at", ">", now + furthestAheadMs)]))
      .where((is) =>
        is.or([
          is("leased_until", "is", null),
          is("leased_until", "<=", now),
          is("leased_until", ">", now + furthestAheadMs),
        ]),
      )
      .orderBy("due_at")
      .limit(max);
    // SQLite has one writer at a time, so this one statement is safe there as it is.
    const taken = this.#shared ? due.forUpdate().skipLocked() : due;
    const deliveries = await orUnavailable(
      this.#db
        .updateTable("delivery")
        .set({ lease, leased_until: now + leaseMs })
        .where("id", "in", taken)
        .returningAll()
        .execute(),
    );
    if (deliveries.length === 0) return [];
    const leadIds = deliveries.map((delivery) => delivery.lead_id);
    const rows = await orUnavailable(this.#db.selectFrom("lead").selectAll().where("id", "in", leadIds).execute());
    const leads = new Map(rows.map((row) => [row.id, leadOf(row)]));
    return deliveries.flatMap(({ id, event, lead_id, request_id: requestId, attempts }) => {
      const lead = leads.get(lead_id); // gone when it was erased a moment ago
      return lead ? [{ message: { id, event: event as LeadEvent, requestId, lead }, failed: attempts, lease }] : [];
    });
  }

  /** Records what became of an attempt. Does nothing when the lease ran out and somebody else took over. */
  async recordOutcome(
    { message, failed, lease }: ClaimedDelivery,
    outcome: Outcome,
    random: number,
  ): Promise<"dead" | null> {
    const now = this.#clock();
    const attempts = failed + 1;
    const givenUp = outcome.kind === "refused" || (outcome.kind === "retry" && attempts >= maxAttempts);
    const state = outcome.kind === "delivered" ? "delivered" : givenUp ? "dead" : "waiting";
    const asked = outcome.kind === "retry" ? Math.min(outcome.afterMs ?? 0, longestWaitMs) : 0;
    await orUnavailable(
      this.#db
        .updateTable("delivery")
        .set({
          state,
          attempts,
          due_at: state === "waiting" ? now + Math.max(asked, backoffMs(attempts, random)) : now,
          lease: null,
          leased_until: null,
          problem: outcome.kind === "delivered" ? null : outcome.problem.slice(0, 80),
          settled_at: state === "waiting" ? null : now,
        })
        .where("id", "=", message.id)
        .where("lease", "=", lease)
        .execute(),
    );
    return state === "dead" ? "dead" : null;
  }

  /**
   * Ends every lease, for a process that starts on a database of its own:
   * whoever held one is dead. Does nothing where others may be at work.
   */
  async releaseLeases(): Promise<void> {
    if (this.#shared) return;
    await orUnavailable(
      this.#db
        .updateTable("delivery")
        .set({ lease: null, leased_until: null })
        .where("lease", "is not", null)
        .execute(),
    );
  }

  /** Makes everything of a channel due now: its receiver is back. */
  async makeDue(channel: ChannelName): Promise<void> {
    await orUnavailable(
      this.#db
        .updateTable("delivery")
        .set({ due_at: this.#clock() })
        .where("channel", "=", channel)
        .where("state", "=", "waiting")
        .where("lease", "is", null)
        .execute(),
    );
  }

  /** Channels that have messages, and how many wait or were given up. */
  async backlogs(): Promise<Map<string, Backlog>> {
    const rows = await orUnavailable(
      this.#db
        .selectFrom("delivery")
        .select((select) => [
          "channel",
          "state",
          select.fn.countAll<number>().as("count"),
          select.fn.min("created_at").as("oldest"),
        ])
        .where("state", "in", ["waiting", "dead"])
        .groupBy(["channel", "state"])
        .execute(),
    );
    const backlogs = new Map<string, Backlog>();
    for (const { channel, state, count, oldest } of rows) {
      const before = backlogs.get(channel) ?? { waiting: 0, dead: 0, oldestAgeMs: 0 };
      const isWaiting = state === "waiting";
      backlogs.set(channel, {
        waiting: isWaiting ? count : before.waiting,
        dead: isWaiting ? before.dead : count,
        oldestAgeMs: isWaiting ? Math.max(0, this.#clock() - Number(oldest)) : before.oldestAgeMs,
      });
    }
    return backlogs;
  }
}
