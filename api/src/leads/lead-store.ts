import { createHmac, randomUUID } from "node:crypto";
import { leadNotice } from "@latchwork/contract/lead-consent";
import type { LeadForm } from "@latchwork/contract/lead-pages";
import type { Kysely, Transaction } from "kysely";
import { orUnavailable } from "../storage/storage.ts";
import type { Tables } from "../storage/tables.ts";
import type { Channel, ChannelName } from "./channels/channel.ts";
import { firstEvent, type LeadEvent } from "./lead.ts";
import { mailboxOf, type VisitorMails } from "./visitor-mails.ts";

/** Two posts with the same content and no key of their own within this time are one submission. Milliseconds. */
export const sameSubmissionMs = 10 * 60_000;

/** A form that was filled in, read by its schema. */
export interface Submission {
  readonly form: LeadForm;
  readonly fields: { readonly email: string; readonly marketing?: boolean };
  /** What the browser named this filling of the form by; undefined without JavaScript. */
  readonly key: string | undefined;
  /** Id of the visitor's request. */
  readonly requestId: string;
}

export interface LeadStoreOptions {
  readonly db: Kysely<Tables>;
  readonly channels: readonly Channel[];
  readonly visitorMails: VisitorMails;
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
          await this.#insert(transaction, { ...submission, form: "newsletter", fields: { email } });
        }
        return isNew;
      }),
    );
  }

  /**
   * Notes that the owner of the address wants the newsletter. Answers false when there is no such request, or it was
   * ended since. Confirming twice is no error.
   */
  async confirm(leadId: string, requestId: string): Promise<boolean> {
    const { db, channels, clock, visitorMails } = this.#options;
    return orUnavailable(
      db.transaction().execute(async (transaction) => {
        const confirmed = await transaction
          .updateTable("lead")
          .set({ confirmed_at: clock() })
          .where("id", "=", leadId)
          .where("form", "=", "newsletter")
          .where("confirmed_at", "is", null)
          .where("unsubscribed_at", "is", null)
          .returning("mailbox")
          .executeTakeFirst();
        if (confirmed === undefined) {
          const known = await newsletterOf(transaction, leadId).select("unsubscribed_at").executeTakeFirst();
          return known?.unsubscribed_at === null;
        }
        await visitorMails.release(transaction, confirmed.mailbox);
        await this.#enqueue(transaction, { leadId, event: "newsletter.confirmed", requestId }, channels);
        return true;
      }),
    );
  }

  /**
   * Ends the newsletter for a mailbox, however often it was asked for. Answers false when there is no such request. Ending
   * it twice is no error.
   */
  async unsubscribe(leadId: string, requestId: string): Promise<boolean> {
    const { db, channels, clock, visitorMails } = this.#options;
    return orUnavailable(
      db.transaction().execute(async (transaction) => {
        const ended = await transaction
          .updateTable("lead")
          .set({ unsubscribed_at: clock() })
          .where("mailbox", "in", newsletterOf(transaction, leadId).select("mailbox"))
          .where("form", "=", "newsletter")
          .where("unsubscribed_at", "is", null)
          .returning(["id", "mailbox", "confirmed_at"])
          .execute();
        const [first] = ended;
        if (first) await visitorMails.suppress(transaction, first.mailbox);
        for (const { id, confirmed_at } of ended) {
          // Of the others, receivers know only those that were confirmed.
          if (id === leadId || confirmed_at !== null) {
            await this.#enqueue(transaction, { leadId: id, event: "newsletter.unsubscribed", requestId }, channels);
          }
        }
        return (
          first !== undefined || (await newsletterOf(transaction, leadId).select("id").executeTakeFirst()) !== undefined
        );
      }),
    );
  }

  async #insert(transaction: Transaction<Tables>, submission: Submission): Promise<boolean> {
    const { clock, channels, visitorMails } = this.#options;
    const [name = ""] = this.#names(submission);
    const { email } = submission.fields;
    const mailbox = mailboxOf(email);
    const id = randomUUID();
    // The insert comes first: it takes the lock, so two instances cannot both find nothing.
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("lead")
      .values({
        id,
        form: submission.form,
        submission: name,
        email,
        mailbox,
        fields: JSON.stringify(submission.fields),
        notice: leadNotice.version,
        created_at: clock(),
        confirmed_at: null,
        unsubscribed_at: null,
      })
      .onConflict((conflict) => conflict.column("submission").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    const event = firstEvent[submission.form];
    const mail = channels.find((channel) => channel.name === "visitor-mail");
    const mailed = mail?.carries(event) && (await visitorMails.permit(transaction, mailbox, event));
    const open = channels.filter((channel) => mailed || channel !== mail);
    await this.#enqueue(transaction, { leadId: id, event, requestId: submission.requestId }, open);
    return true;
  }

  async #enqueue(
    transaction: Transaction<Tables>,
    occurrence: Occurrence,
    channels: readonly Channel[],
  ): Promise<void> {
    const carriers = channels.filter((channel) => channel.carries(occurrence.event));
    if (carriers.length === 0) return;
    const now = this.#options.clock();
    const rows = carriers.map(({ name }) => freshDelivery({ ...occurrence, channel: name, now }));
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

function newsletterOf(transaction: Transaction<Tables>, leadId: string) {
  return transaction.selectFrom("lead").where("id", "=", leadId).where("form", "=", "newsletter");
}

/** What happened to a lead, and by which request; null for an operator's command. */
interface Occurrence {
  readonly leadId: string;
  readonly event: LeadEvent;
  readonly requestId: string | null;
}

/** A message that waits to be delivered, due at once. */
export function freshDelivery(occurrence: Occurrence & { channel: ChannelName; now: number }): Tables["delivery"] {
  return {
    id: randomUUID(),
    lead_id: occurrence.leadId,
    event: occurrence.event,
    channel: occurrence.channel,
    request_id: occurrence.requestId,
    state: "waiting",
    attempts: 0,
    due_at: occurrence.now,
    lease: null,
    leased_until: null,
    problem: null,
    created_at: occurrence.now,
    settled_at: null,
  };
}
