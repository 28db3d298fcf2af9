import type { Channel, ChannelName, LeadMessage, Outcome } from "../../src/leads/channels/channel.ts";

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
