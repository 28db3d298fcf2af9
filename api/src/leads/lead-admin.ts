import type { Kysely } from "kysely";
import type { Tables } from "../storage/tables.ts";
import { type ChannelName, channelNames } from "./channels/channel.ts";
import { firstEvent, type Lead, type LeadEvent, leadOf } from "./lead.ts";
import { freshDelivery } from "./lead-store.ts";
import { mailboxOf, type VisitorMails } from "./visitor-mails.ts";

/** One lead, and the state of its messages. */
export interface LeadRecord {
  readonly lead: Lead;
  readonly deliveries: readonly Tables["delivery"][];
}

/** What operators do with leads. Works beside a running service. */
export class LeadAdmin {
  readonly #db: Kysely<Tables>;
  readonly #clock: () => number;

  /** `clock` answers milliseconds since 1970. */
  constructor(db: Kysely<Tables>, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Newest first. `undelivered`: only those of which some message waits or was given up. */
  async list(options: { max?: number; undelivered?: boolean } = {}): Promise<LeadRecord[]> {
    let query = this.#db.selectFrom("lead").selectAll().orderBy("created_at", "desc").orderBy("id");
    if (options.undelivered) {
      query = query.where(
        "id",
        "in",
        this.#db.selectFrom("delivery").select("lead_id").where("state", "!=", "delivered"),
      );
    }
    if (options.max !== undefined) query = query.limit(options.max);
    const rows = await query.execute();
    const byLead = Map.groupBy(
      await this.#db.selectFrom("delivery").selectAll().orderBy("created_at").orderBy("channel").execute(),
      (delivery) => delivery.lead_id,
    );
    return rows.map((row) => ({ lead: leadOf(row), deliveries: byLead.get(row.id) ?? [] }));
  }

  /** Leads whose id begins so, or that came from this address. */
  async find(idOrEmail: string): Promise<LeadRecord[]> {
    const wanted = idOrEmail.trim().toLowerCase();
    const all = await this.list();
    return all.filter(({ lead }) => lead.fields.email === wanted || (wanted.length >= 6 && lead.id.startsWith(wanted)));
  }

  /** Makes what was given up, and what waits, due now. Answers how many messages. */
  async retry(leadIds: readonly string[] | "all"): Promise<number> {
    let query = this.#db
      .updateTable("delivery")
      .set({ state: "waiting", attempts: 0, due_at: this.#clock(), settled_at: null, lease: null, leased_until: null })
      .where((is) => is.or([is("state", "=", "dead"), is.and([is("state", "=", "waiting"), is("lease", "is", null)])]));
    if (leadIds !== "all") query = query.where("lead_id", "in", leadIds.length > 0 ? [...leadIds] : [""]);
    const { numUpdatedRows } = await query.executeTakeFirst();
    return Number(numUpdatedRows);
  }

  /**
   * Writes the messages that leads never had because the channel was not set up
   * when they came: of demos, and of newsletters that are confirmed; to visitors,
   * of newsletters that still have to be, as far as `visitorMails` permits. Answers how many.
   */
  async addMissing(channel: ChannelName, visitorMails: VisitorMails): Promise<number> {
    let added = 0;
    for (const { lead, deliveries } of await this.list()) {
      const event = eventFor(lead, channel);
      if (event === null || deliveries.some((sent) => sent.channel === channel && sent.event === event)) continue;
      added += await this.#db.transaction().execute(async (transaction) => {
        const mailbox = mailboxOf(lead.fields.email);
        if (channel === "visitor-mail" && !(await visitorMails.permit(transaction, mailbox, event))) return 0;
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto("delivery")
          .values(freshDelivery({ leadId: lead.id, event, channel, requestId: null, now: this.#clock() }))
          .onConflict((conflict) => conflict.columns(["lead_id", "event", "channel"]).doNothing())
          .executeTakeFirst();
        return Number(numInsertedOrUpdatedRows);
      });
    }
    return added;
  }

  /** Numbers of forms, messages and erasures. */
  async stats(): Promise<{ what: string; count: number }[]> {
    const leads = await this.#db
      .selectFrom("lead")
      .select((select) => ["form", select.fn.countAll<number>().as("count")])
      .groupBy("form")
      .orderBy("form")
      .execute();
    const confirmed = await this.#db
      .selectFrom("lead")
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("confirmed_at", "is not", null)
      .where("unsubscribed_at", "is", null)
      .executeTakeFirstOrThrow();
    const deliveries = await this.#db
      .selectFrom("delivery")
      .select((select) => ["channel", "state", select.fn.countAll<number>().as("count")])
      .groupBy(["channel", "state"])
      .orderBy("channel")
      .orderBy("state")
      .execute();
    const erasures = await this.#db
      .selectFrom("erasure")
      .select((select) => select.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return [
      ...leads.map(({ form, count }) => ({ what: `leads: ${form}`, count })),
      { what: "newsletters confirmed", count: confirmed.count },
      ...deliveries.map(({ channel, state, count }) => ({ what: `${channel}: ${state}`, count })),
      { what: "people erased", count: erasures.count },
    ];
  }
}

function eventFor(lead: Lead, channel: ChannelName): LeadEvent | null {
  if (lead.form === "book-a-demo") {
    // A thank-you that comes weeks later is worse than none.
    return channel === "visitor-mail" ? null : firstEvent[lead.form];
  }
  if (channel === "sales-mail" || lead.unsubscribedAt !== null) return null;
  if (channel === "visitor-mail") return lead.confirmedAt === null ? firstEvent[lead.form] : null;
  return lead.confirmedAt === null ? null : "newsletter.confirmed";
}

export function isChannelName(text: string): text is ChannelName {
  return (channelNames as readonly string[]).includes(text);
}
