import type { Channel, ChannelName, LeadMessage, Outcome } from "../../src/leads/channels/channel.ts";
import { LeadStore } from "../../src/leads/lead-store.ts";
import { type VisitorMailOptions, VisitorMails } from "../../src/leads/visitor-mails.ts";
import type { Storage } from "../../src/storage/storage.ts";

/** A channel that answers as it is told, and remembers what it was given. */
export class FakeChannel implements Channel {
  readonly name: ChannelName;
  /** Every attempt, in order. */
  readonly attempts: LeadMessage[] = [];
  /** Messages that were delivered. */
  readonly delivered: LeadMessage[] = [];
  answer: (message: LeadMessage, signal: AbortSignal) => Promise<Outcome> = async () => ({ kind: "delivered" });

  constructor(name: ChannelName = "webhook") {
    this.name = name;
  }

  carries(): boolean {
    return true;
  }

  async deliver(message: LeadMessage, signal: AbortSignal): Promise<Outcome> {
    this.attempts.push(message);
    const outcome = await this.answer(message, signal);
    if (outcome.kind === "delivered") this.delivered.push(message);
    return outcome;
  }
}

export const refuses = (problem: string) => async (): Promise<Outcome> => ({ kind: "retry", problem });

interface StoreOptions extends Partial<Omit<VisitorMailOptions, "shared">> {
  readonly channels?: readonly Channel[];
}

/** Limits of visitor mails on that storage, a thousand an hour unless `changes` say otherwise. */
export function visitorMails({ pool }: Pick<Storage, "pool">, changes: StoreOptions = {}): VisitorMails {
  const options = { key: "key", perHour: 1_000, clock: Date.now, onWithheld: () => {}, ...changes };
  return new VisitorMails({ ...options, shared: pool !== null });
}

/** A lead store on that storage, without any channel unless `changes` name some. */
export function leadStore(storage: Pick<Storage, "db" | "pool">, changes: StoreOptions = {}): LeadStore {
  const { channels = [], clock = Date.now } = changes;
  return new LeadStore({ db: storage.db, channels, visitorMails: visitorMails(storage, changes), key: "key", clock });
}
