import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { orUnavailable } from "../storage/storage.ts";
import type { Tables } from "../storage/tables.ts";

const dayMs = 24 * 60 * 60_000;

/** A newsletter that nobody confirmed is deleted this long after its link was sent, or after it was asked for. Milliseconds. */
const unconfirmedMs = 30 * dayMs;

/** A clock that is further ahead of the last run is more likely wrong than the service was at rest. Milliseconds. */
const maxGapMs = 30 * dayMs;

/** How long the service must have run with such a clock before it is believed. Milliseconds. */
const holdMs = dayMs;

/** Deletes what need not, or must not, be kept. Every method throws `Unavailable` when storage does not answer. */
export class LeadRetention {
  readonly #db: Kysely<Tables>;
  readonly #clock: () => number;
  readonly #uptime: () => number;
  #held: { readonly since: number; readonly lastRun: number } | null = null;

  /** `clock` answers milliseconds since 1970; `uptime` milliseconds that no setting of a clock changes. */
  constructor(db: Kysely<Tables>, clock: () => number, uptime = () => performance.now()) {
    this.#db = db;
    this.#clock = clock;
    this.#uptime = uptime;
  }

  /**
   * Deletes leads older than that many months, and newsletters that were never
   * confirmed. One that runs stays, or the link that ends it would fail; its
   * months count from its end. Answers how many, or null where the clock has jumped
   * ahead and nothing is deleted for now.
   */
  async deleteExpired(months: number): Promise<number | null> {
    if (await orUnavailable(this.#isClockInDoubt())) return null;
    const now = this.#clock();
    const limit = new Date(now);
    const past = limit.setUTCMonth(limit.getUTCMonth() - months);
    const mailed = this.#db
      .selectFrom("delivery")
      .select("lead_id")
      .where("event", "=", "newsletter.requested")
      .where((is) => is.or([is("settled_at", ">=", now - unconfirmedMs), is("settled_at", "is", null)]));
    const { numDeletedRows } = await orUnavailable(
      this.#db
        .deleteFrom("lead")
        .where((is) =>
          is.or([
            is.and([is("created_at", "<", past), is("confirmed_at", "is", null)]),
            is("unsubscribed_at", "<", past),
            is.and([
              is("form", "=", "newsletter"),
              is("confirmed_at", "is", null),
              is("created_at", "<", now - unconfirmedMs),
              is("id", "not in", mailed),
            ]),
          ]),
        )
        .executeTakeFirst(),
    );
    return Number(numDeletedRows);
  }

  /** One start with a clock that is years ahead would delete everything. Another instance's run in between begins the wait anew. */
  async #isClockInDoubt(): Promise<boolean> {
    const at = this.#clock();
    const last = await this.#db.selectFrom("heartbeat").select("at").where("name", "=", "retention").executeTakeFirst();
    if (last !== undefined && at - last.at > maxGapMs) {
      if (this.#held?.lastRun !== last.at) this.#held = { since: this.#uptime(), lastRun: last.at };
      if (this.#uptime() - this.#held.since < holdMs) return true;
    }
    this.#held = null;
    await this.#db
      .insertInto("heartbeat")
      .values({ name: "retention", at, room: "" })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ at }))
      .execute();
    return false;
  }

  /** Deletes everything about one person. What remains is that it was done, and to how much. */
  async erase(email: string): Promise<{ leads: number; deliveries: number }> {
    return orUnavailable(
      this.#db.transaction().execute(async (transaction) => {
        const ofPerson = transaction.selectFrom("lead").select("id").where("email", "=", email.trim().toLowerCase());
        const deliveries = await transaction.deleteFrom("delivery").where("lead_id", "in", ofPerson).executeTakeFirst();
        const leads = await transaction.deleteFrom("lead").where("id", "in", ofPerson).executeTakeFirst();
        const erased = { leads: Number(leads.numDeletedRows), deliveries: Number(deliveries.numDeletedRows) };
        if (erased.leads > 0) {
          await transaction
            .insertInto("erasure")
            .values({ id: randomUUID(), erased_at: this.#clock(), ...erased })
            .execute();
        }
        return erased;
      }),
    );
  }
}
