import { setTimeout as pause } from "node:timers/promises";
import { codeOf } from "../errors.ts";
import type { Channel, ChannelName, LeadMessage, Outcome } from "./channels/channel.ts";
import type { ClaimedDelivery, DeliveryQueue } from "./delivery-queue.ts";

/** Attempts of one channel at a time. */
const slots = 4;

/** How often a channel looks for work when nothing woke it, in milliseconds. */
const lookEveryMs = 1_000;

/** Time one attempt may take, in milliseconds, whatever the channel's own patience is. Half the lease. */
const attemptMs = 30_000;

/** Failures in a row after which a receiver counts as down: attempts are then made one at a time until one succeeds. */
const failuresUntilDown = 5;

/** What log and metrics get of the outbox. Never a lead's data. */
export interface OutboxEvents {
  attempted(channel: ChannelName, message: LeadMessage, outcome: Outcome): void;
  /** A message was given up; an operator has to look. */
  gaveUp(channel: ChannelName, message: LeadMessage, problem: string): void;
  storageFailed(reason: string): void;
}

export interface OutboxOptions {
  readonly queue: DeliveryQueue;
  readonly channels: readonly Channel[];
  readonly events: OutboxEvents;
  readonly attemptMs?: number;
  readonly lookEveryMs?: number;
}

/**
 * Delivers stored messages, each channel for itself: at least once, with the
 * same id at every attempt. What is not delivered when the process dies is
 * taken over, by this or another instance, once its lease has run out.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #lines: readonly ChannelLine[];
  #running: Promise<unknown> = Promise.resolve();

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#lines = options.channels.map((channel) => new ChannelLine(channel, options));
  }

  start(): void {
    this.#running = Promise.all(this.#lines.map((line) => line.run()));
  }

  /** Says that something may be due. */
  wake(): void {
    for (const line of this.#lines) line.wake();
  }

  /** Tries everything that is due now, once. Answers how many attempts were made. For tests and jobs. */
  async deliverDue(): Promise<number> {
    const counts = await Promise.all(this.#lines.map((line) => line.drain()));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** Takes nothing new, and waits up to `withinMs` for attempts under way. */
  async stop(withinMs: number): Promise<void> {
    for (const line of this.#lines) line.stop();
    await Promise.race([this.#running, pause(withinMs, undefined, { ref: false })]);
    for (const channel of this.#options.channels) channel.close?.();
  }
}

/** One channel's worker. */
class ChannelLine {
  readonly #channel: Channel;
  readonly #options: OutboxOptions;
  readonly #underWay = new Set<Promise<void>>();
  #failures = 0;
  #stopped = false;
  #wake: () => void = () => {};

  constructor(channel: Channel, options: OutboxOptions) {
    this.#channel = channel;
    this.#options = options;
  }

  wake(): void {
    this.#wake();
  }

  stop(): void {
    this.#stopped = true;
    this.#wake();
  }

  async run(): Promise<void> {
    while (!this.#stopped) {
      const woken = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      if ((await this.#begin()) > 0) continue;
      const timer = new AbortController();
      const { lookEveryMs: every = lookEveryMs } = this.#options;
      await Promise.race([woken, pause(every, undefined, { ref: false, signal: timer.signal }).catch(() => {})]);
      timer.abort();
    }
    await Promise.all(this.#underWay);
  }

  async drain(): Promise<number> {
    let attempts = 0;
    for (;;) {
      const begun = await this.#begin();
      await Promise.all(this.#underWay);
      if (begun === 0) return attempts;
      attempts += begun;
    }
  }

  /** Begins as many attempts as there is room for. Answers how many. */
  async #begin(): Promise<number> {
    const room = (this.#isDown ? 1 : slots) - this.#underWay.size;
    if (room <= 0) return 0;
    try {
      const claimed = await this.#options.queue.claim(this.#channel.name, room);
      for (const delivery of claimed) {
        const attempt = this.#attempt(delivery).finally(() => {
          this.#underWay.delete(attempt);
          this.#wake();
        });
        this.#underWay.add(attempt);
      }
      return claimed.length;
    } catch (error) {
      this.#storageFailed(error);
      return 0;
    }
  }

  get #isDown(): boolean {
    return this.#failures >= failuresUntilDown;
  }

  async #attempt(delivery: ClaimedDelivery): Promise<void> {
    const { events, queue } = this.#options;
    const { name } = this.#channel;
    const outcome = await this.#deliver(delivery);
    events.attempted(name, delivery.message, outcome);
    const wasDown = this.#isDown;
    this.#failures = outcome.kind === "retry" ? this.#failures + 1 : 0;
    // It went out, so this must be written down, or it will go out again.
    for (;;) {
      try {
        const end = await queue.recordOutcome(delivery, outcome, Math.random());
        if (end === "dead" && outcome.kind !== "delivered") events.gaveUp(name, delivery.message, outcome.problem);
        if (wasDown && !this.#isDown) await queue.makeDue(name);
        return;
      } catch (error) {
        this.#storageFailed(error);
        if (this.#stopped) return;
        await pause(lookEveryMs, undefined, { ref: false });
      }
    }
  }

  async #deliver({ message }: ClaimedDelivery): Promise<Outcome> {
    const deadline = AbortSignal.timeout(this.#options.attemptMs ?? attemptMs);
    const late = new Promise<Outcome>((resolve) => {
      deadline.addEventListener("abort", () => resolve({ kind: "retry", problem: "timeout" }), { once: true });
    });
    const tried = this.#channel.deliver(message, deadline).catch(
      // A channel that throws has a fault of its own; the message must survive it.
      (error: unknown): Outcome => ({ kind: "retry", problem: error instanceof Error ? error.name : "unknown" }),
    );
    return Promise.race([tried, late]);
  }

  /** Whatever it was, the other leads must go out, and the site must stay up. */
  #storageFailed(error: unknown): void {
    this.#options.events.storageFailed(codeOf(error));
  }
}
