import type { Standing } from "./delivery-queue.ts";

/** A message that has waited this long is worth an operator's evening. Milliseconds. */
export const alarmAfterMs = 15 * 60_000;

/** How often it is repeated while it lasts, in milliseconds. */
const repeatMs = 60 * 60_000;

/** Says when leads of a channel wait too long, once an hour while they do, and when they no longer do. */
export class DeliveryAlarm {
  readonly #saidAt = new Map<string, number>();
  readonly #clock: () => number;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Looks at all channels. `tell` hears of those whose state is news. */
  check(
    standing: ReadonlyMap<string, Standing>,
    tell: { late(channel: string, standing: Standing): void; onTimeAgain(channel: string): void },
  ): void {
    const now = this.#clock();
    for (const [channel, state] of standing) {
      if (state.oldestAgeMs <= alarmAfterMs) continue;
      const saidAt = this.#saidAt.get(channel);
      // A clock that was put back must not silence it.
      if (saidAt !== undefined && now >= saidAt && now - saidAt < repeatMs) continue;
      this.#saidAt.set(channel, now);
      tell.late(channel, state);
    }
    for (const channel of this.#saidAt.keys()) {
      if ((standing.get(channel)?.oldestAgeMs ?? 0) > alarmAfterMs) continue;
      this.#saidAt.delete(channel);
      tell.onTimeAgain(channel);
    }
  }
}
