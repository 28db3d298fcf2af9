import type { Backlog } from "./delivery-queue.ts";

/** Age from which an undelivered message raises the alarm, in milliseconds. */
export const alarmAfterMs = 15 * 60_000;

/** How often the alarm is repeated while its reason lasts, in milliseconds. */
const repeatMs = 60 * 60_000;

/** Raises an alarm when leads of a channel wait too long, once an hour while they do, and clears it when they no longer do. */
export class DeliveryAlarm {
  readonly #raisedAt = new Map<string, number>();
  readonly #clock: () => number;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Checks all channels, and calls `on` for those whose state is news. */
  check(
    backlogs: ReadonlyMap<string, Backlog>,
    on: { late(channel: string, backlog: Backlog): void; recovered(channel: string): void },
  ): void {
    const now = this.#clock();
    for (const [channel, backlog] of backlogs) {
      if (backlog.oldestAgeMs <= alarmAfterMs) continue;
      const raisedAt = this.#raisedAt.get(channel);
      // A clock that was put back must not silence it.
      if (raisedAt !== undefined && now >= raisedAt && now - raisedAt < repeatMs) continue;
      this.#raisedAt.set(channel, now);
      on.late(channel, backlog);
    }
    for (const channel of this.#raisedAt.keys()) {
      if ((backlogs.get(channel)?.oldestAgeMs ?? 0) > alarmAfterMs) continue;
      this.#raisedAt.delete(channel);
      on.recovered(channel);
    }
  }
}
