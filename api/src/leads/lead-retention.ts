import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { orUnavailable } from "../storage/storage.ts";
import type { Tables } from "../storage/tables.ts";

const dayMs = 24 * 60 * 60_000;

/** A newsletter that nobody confirmed within this time after its link was sent is deleted. Milliseconds. */
const unconfirmedMs = 30 * dayMs;

/** Deletes what need not, or must not, be kept. Every method throws `Unavailable` when storage does not answer. */
export class LeadRetention {
  readonly #db: Kysely<Tables>;
  readonly #clock: () => number;

  constructor(db: Kysely<Tables>, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Deletes leads older than that many months, and newsletters that were never
   * confirmed. One that runs stays, or the link that ends it would fail; its
   * months count from its end. Answers how many.
   */
  async deleteExpired(months: number): Promise<number> {
    const now = this.#clock();
    const limit = new Date(now);
    const past = limit.setUTCMonth(limit.getUTCMonth() - months);
    const mailedLongAgo = this.#db
      .selectFrom("delivery")
      .select("lead_id")
      .where("event", "=", "newsletter.requested")
      .where("settled_at", "<", now - unconfirmedMs);
    const { numDeletedRows } = await orUnavailable(
      this.#db
        .deleteFrom("lead")
        .where((is) =>
          is.or([
            is.and([is("created_at", "<", past), is("confirmed_at", "is", null)]),
            is("unsubscribed_at", "<", past),
            is.and([is("form", "=", "newsletter"), is("confirmed_at", "is", null), is("id", "in", mailedLongAgo)]),
          ]),
        )
        .executeTakeFirst(),
    );
    return Number(numDeletedRows);
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
