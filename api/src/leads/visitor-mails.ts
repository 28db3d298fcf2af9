import { createHmac } from "node:crypto";
import { mailsPerAddressADay } from "@latchwork/contract/limits";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../storage/tables.ts";
import type { LeadEvent } from "./lead.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** How long a mailbox that ended the newsletter gets no mail, and then at most one link to confirm it anew. Milliseconds. */
export const suppressionMs = 30 * dayMs;

/** Names one of PostgreSQL's advisory locks: the limits below are checked by one transaction at a time. */
const limitsLock = 1_818_322_284;

/** Why a visitor is not mailed: their mailbox had its share, the service had, or they ended the newsletter. */
export type Withheld = "mailbox" | "service" | "unsubscribed";

export interface VisitorMailOptions {
  /** Whether other processes write to the same PostgreSQL. */
  readonly shared: boolean;
  /** Hashes the mailboxes that ended the newsletter. */
  readonly key: string;
  /** Mails an hour that forms may cause altogether. */
  readonly perHour: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly onWithheld: (why: Withheld) => void;
}

/**
 * Decides whether a form may cause a mail to the address typed into it, which
 * may be a stranger's. All methods belong to the transaction that writes the lead.
 */
export class VisitorMails {
  readonly #options: VisitorMailOptions;

  constructor(options: VisitorMailOptions) {
    this.#options = options;
  }

  /** Whether a mail about this event may be written down for this mailbox. */
  async permit(transaction: Transaction<Tables>, mailbox: string, event: LeadEvent): Promise<boolean> {
    await this.#lock(transaction);
    const why = await this.#objection(transaction, mailbox, event);
    if (why === null) return true;
    this.#options.onWithheld(why);
    return false;
  }

  /** The owner of the mailbox ended the newsletter: drops what was to be mailed to it, and mails it no more. */
  async suppress(transaction: Transaction<Tables>, mailbox: string): Promise<void> {
    await this.#lock(transaction);
    await transaction
      .deleteFrom("delivery")
      .where("channel", "=", "visitor-mail")
      .where("state", "!=", "delivered")
      .where("lead_id", "in", leadsOf(transaction, mailbox))
      .execute();
    await this.#silence(transaction, mailbox);
  }

  /** The owner of the mailbox wants the newsletter: it may be mailed like any other. */
  async release(transaction: Transaction<Tables>, mailbox: string): Promise<void> {
    await transaction.deleteFrom("suppression").where("id", "=", this.#hash(mailbox)).execute();
  }

  async #objection(transaction: Transaction<Tables>, mailbox: string, event: LeadEvent): Promise<Withheld | null> {
    const { clock, perHour } = this.#options;
    const suppressed = await transaction
      .selectFrom("suppression")
      .select("until")
      .where("id", "=", this.#hash(mailbox))
      .executeTakeFirst();
    // Only a link to confirm it ever gets through: somebody who came back could not do without.
    const mayAsk = event === "newsletter.requested" && (suppressed?.until ?? 0) <= clock();
    if (suppressed && !mayAsk) return "unsubscribed";
    const ofMailbox = mailsWithin(transaction, clock(), dayMs).where("lead_id", "in", leadsOf(transaction, mailbox));
    if ((await ofMailbox.executeTakeFirstOrThrow()).count >= mailsPerAddressADay) return "mailbox";
    const ofService = await mailsWithin(transaction, clock(), hourMs).executeTakeFirstOrThrow();
    if (ofService.count >= perHour) return "service";
    if (suppressed) await this.#silence(transaction, mailbox);
    return null;
  }

  async #silence(transaction: Transaction<Tables>, mailbox: string): Promise<void> {
    const until = this.#options.clock() + suppressionMs;
    await transaction
      .insertInto("suppression")
      .values({ id: this.#hash(mailbox), until })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ until }))
      .execute();
  }

  /** SQLite has one writer at a time, and the lead was written already. */
  async #lock(transaction: Transaction<Tables>): Promise<void> {
    if (this.#options.shared) await sql`select pg_advisory_xact_lock(${limitsLock})`.execute(transaction);
  }

  #hash(mailbox: string): string {
    return createHmac("sha256", this.#options.key).update(mailbox).digest("hex");
  }
}

/**
 * The mailbox that an address reaches, so that one cannot be mailed under many names: in lower case, without a
 * sub-address (`anna+news@`, RFC 5233), and at Gmail without dots, which it ignores.
 */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  const plain = local.replace(/(?<=.)\+.*$/, "");
  return isGmail ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`;
}

const leadsOf = (db: Kysely<Tables>, mailbox: string) =>
  db.selectFrom("lead").select("id").where("mailbox", "=", mailbox);

/** Counts visitor mails of the last `ms`. Those dated far ahead were written before the clock was put back, and do not count. */
function mailsWithin(db: Kysely<Tables>, now: number, ms: number) {
  return db
    .selectFrom("delivery")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("channel", "=", "visitor-mail")
    .where("created_at", ">", now - ms)
    .where("created_at", "<=", now + hourMs);
}
