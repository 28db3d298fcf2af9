import { createHmac, randomUUID } from "node:crypto";
import { leadNotice } from "@latchwork/contract/lead-consent";
import type { LeadForm } from "@latchwork/contract/lead-pages";
import { mailsPerAddressADay } from "@latchwork/contract/limits";
import type { Kysely, Transaction } from "kysely";
import { orUnavailable } from "../storage/storage.ts";
import type { Tables } from "../storage/tables.ts";
import type { Channel } from "./channels/channel.ts";
import { firstEvent, type LeadEvent } from "./lead.ts";

/** Two posts with the same content and no key of their own within this time are one submission. Milliseconds. */
export const sameSubmissionMs = 10 * 60_000;

const dayMs = 24 * 60 * 60_000;

/** A form that was filled in, read by its schema. */
export interface Submission {
  readonly form: LeadForm;
  readonly fields: { readonly email: string; readonly marketing?: boolean };
  /** What the browser named this filling of the form by; undefined without JavaScript. */
  readonly key: string | undefined;
}

export interface LeadStoreOptions {
  readonly db: Kysely<Tables>;
  readonly channels: readonly Channel[];
  /** Hashes submissions. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/**
 * Keeps leads. What it answers is on disk: a lead and the messages about it are
 * stored in one transaction. Every method throws `Unavailable` when storage
 * does not answer, and then nothing was stored.
 */
export class LeadStore {
  readonly #options: LeadStoreOptions;

  constructor(options: LeadStoreOptions) {
    this.#options = options;
  }

  /** Whether this submission has been stored before. */
  async knows(submission: Submission): Promise<boolean> {
    const row = await orUnavailable(
      this.#options.db
        .selectFrom("lead")
        .select("id")
        .where("submission", "in", this.#names(submission))
        .executeTakeFirst(),
    );
    return row !== undefined;
  }

  /** Stores a submission, unless it is there already. Answers whether it was new. */
  async accept(submission: Submission): Promise<boolean> {
    const { db } = this.#options;
    return orUnavailable(
      db.transaction().execute(async (transaction) => {
        const isNew = await this.#insert(transaction, submission);
        // A ticked box is no confirmation of the address: the newsletter asks for one.
        if (isNew && submission.fields.marketing) {
          const { email } = submission.fields;
          await this.#insert(transaction, { form: "newsletter", fields: { email }, key: submission.key });
        }
        return isNew;
      }),
    );
  }

  /** Notes that the owner of the address wants the newsletter. Answers false when there is no such request. */
  async confirm(leadId: string): Promise<boolean> {
    return this.#mark(leadId, "confirmed_at", "newsletter.confirmed");
  }

  /** Ends a newsletter. Answers false when there is no such request. Ending it twice is no error. */
  async unsubscribe(leadId: string): Promise<boolean> {
    return this.#mark(leadId, "unsubscribed_at", "newsletter.unsubscribed");
  }

  async #mark(leadId: string, column: "confirmed_at" | "unsubscribed_at", event: LeadEvent): Promise<boolean> {
    const { db, clock } = this.#options;
    return orUnavailable(
      db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("lead")
          .set({ [column]: clock() })
          .where("id", "=", leadId)
          .where("form", "=", "newsletter")
          .where(column, "is", null)
          .where("unsubscribed_at", "is", null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) {
          await this.#enqueue(transaction, leadId, event, this.#options.channels);
          return true;
        }
        const known = await transaction
          .selectFrom("lead")
          .select("unsubscribed_at")
          .where("id", "=", leadId)
          .where("form", "=", "newsletter")
          .executeTakeFirst();
        // Pressed twice is fine; confirming what was ended since is not.
        return known !== undefined && (column === "unsubscribed_at" || known.unsubscribed_at === null);
      }),
    );
  }

  async #insert(transaction: Transaction<Tables>, submission: Submission): Promise<boolean> {
    const { clock, channels } = this.#options;
    const [name = ""] = this.#names(submission);
    const { email } = submission.fields;
    const id = randomUUID();
    // The insert comes first: it takes the lock, so two instances cannot both find nothing.
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("lead")
      .values({
        id,
        form: submission.form,
        submission: name,
        email,
        fields: JSON.stringify(submission.fields),
        notice: leadNotice.version,
        created_at: clock(),
        confirmed_at: null,
        unsubscribed_at: null,
      })
      .onConflict((conflict) => conflict.column("submission").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    const mailed = await this.#mayMail(transaction, email);
    const open = channels.filter((channel) => mailed || channel.name !== "visitor-mail");
    await this.#enqueue(transaction, id, firstEvent[submission.form], open);
    return true;
  }

  /** Whoever types in somebody else's address must not be able to fill their mailbox. */
  async #mayMail(transaction: Transaction<Tables>, email: string): Promise<boolean> {
    const { count } = await transaction
      .selectFrom("delivery")
      .innerJoin("lead", "lead.id", "delivery.lead_id")
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("lead.email", "=", email)
      .where("delivery.channel", "=", "visitor-mail")
      .where("delivery.created_at", ">", this.#options.clock() - dayMs)
      .executeTakeFirstOrThrow();
    return count < mailsPerAddressADay;
  }

  async #enqueue(
    transaction: Transaction<Tables>,
    leadId: string,
    event: LeadEvent,
    channels: readonly Channel[],
  ): Promise<void> {
    const carriers = channels.filter((channel) => channel.carries(event));
    if (carriers.length === 0) return;
    const now = this.#options.clock();
    const rows = carriers.map(({ name }) => freshDelivery(leadId, event, name, now));
    await transaction.insertInto("delivery").values(rows).execute();
  }

  /**
   * Names that a submission may be stored under, the one for a new row first.
   * With a key: key and content, so that a retry is known and a corrected text
   * is not taken for one. Without: content and time, by windows, of which the
   * one before counts too.
   */
  #names({ form, fields, key }: Submission): string[] {
    const content = JSON.stringify([form, Object.entries(fields).sort()]);
    const hash = (distinct: string) =>
      createHmac("sha256", this.#options.key).update(`${distinct}\n${content}`).digest("hex");
    if (key !== undefined) return [hash(key)];
    const window = Math.floor(this.#options.clock() / sameSubmissionMs);
    return [hash(`${window}`), hash(`${window - 1}`)];
  }
}

/** A message that waits to be delivered, due at once. */
export function freshDelivery(leadId: string, event: string, channel: string, now: number): Tables["delivery"] {
  return {
    id: randomUUID(),
    lead_id: leadId,
    event,
    channel,
    state: "waiting",
    attempts: 0,
    due_at: now,
    lease: null,
    leased_until: null,
    problem: null,
    created_at: now,
    settled_at: null,
  };
}
