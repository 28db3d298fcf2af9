/**
 * Room for analyses: `running` at a time and `waiting` behind them, in order of
 * arrival. Who finds no room learns it at once, before anything of theirs is
 * spent.
 */
export class Capacity {
  readonly #running: number;
  readonly #waiting: number;
  #free: number;
  readonly #queue: (() => void)[] = [];

  constructor({ running, waiting }: { running: number; waiting: number }) {
    this.#running = running;
    this.#waiting = waiting;
    this.#free = running;
  }

  /** Analyses under way. */
  get busy(): number {
    return this.#running - this.#free;
  }

  /**
   * Answers null when all room is taken. Otherwise a promise of a place; call
   * `leave` on it exactly once when done.
   */
  enter(): Promise<{ leave(): void }> | null {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve(this.#place());
    }
    if (this.#queue.length >= this.#waiting) return null;
    return new Promise((resolve) => this.#queue.push(() => resolve(this.#place())));
  }

  #place(): { leave(): void } {
    return {
      leave: () => {
        const next = this.#queue.shift();
        if (next) next();
        else this.#free += 1;
      },
    };
  }
}
