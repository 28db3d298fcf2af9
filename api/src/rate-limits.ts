import {
  analysesPerHour,
  analysesPerMinute,
  formsPerHour,
  formsPerNetworkAnHour,
  unprovenFormsPerHour,
  unprovenFormsPerNetworkAnHour,
} from "@latchwork/contract/limits";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { codeOf, Unavailable } from "./errors.ts";
import { keyAnalysesPerHour, keyAnalysesPerMinute } from "./keys/api-keys.ts";
import { modelCallsPerMinute } from "./settings.ts";

interface Window {
  readonly times: number;
  readonly seconds: number;
}

/**
 * How often one client may ask, by route. Every window must have room; the
 * longest comes first. Challenges and reports are cheap, so their limits only
 * stop floods: a visitor who analyses 10 times a minute needs 10 challenges.
 * `form` counts every form that is sent, also again or with mistakes; `lead`
 * and `unproven-lead` those that would be stored, with and without a proof of work; their `network-` likes count whole networks.
 * `key` counts analyses by API key, whose own numbers take the place of these; `model` is no client's: it counts the calls of the whole service to a language model.
 */
export const rateLimits = {
  analysis: [
    { times: analysesPerHour, seconds: 3600 },
    { times: analysesPerMinute, seconds: 60 },
  ],
  key: [
    { times: keyAnalysesPerHour, seconds: 3600 },
    { times: keyAnalysesPerMinute, seconds: 60 },
  ],
  challenge: [{ times: 30, seconds: 60 }],
  report: [{ times: 30, seconds: 60 }],
  form: [{ times: 30, seconds: 60 }],
  lead: [{ times: formsPerHour, seconds: 3600 }],
  "unproven-lead": [{ times: unprovenFormsPerHour, seconds: 3600 }],
  "network-lead": [{ times: formsPerNetworkAnHour, seconds: 3600 }],
  "unproven-network-lead": [{ times: unprovenFormsPerNetworkAnHour, seconds: 3600 }],
  model: [{ times: modelCallsPerMinute, seconds: 60 }],
} as const satisfies Record<string, readonly Window[]>;

export type LimitName = keyof typeof rateLimits;

/** Counts the requests of clients. `client` is a {@link clientKey}, never an address. */
export interface RateLimiter {
  /**
   * Takes one turn. Answers 0 when there was one, else the whole seconds until
   * there is. A refused turn does not count. `times` are this client's own numbers, window by window. Throws {@link Unavailable}.
   */
  take(limit: LimitName, client: string, times?: readonly number[]): Promise<number>;
}

/**
 * Counters in the memory of this process, or in `pool` when several instances must share them. `changes` are other
 * windows for some limits.
 */
export function rateLimiter(
  pool: Pool | null,
  changes: Partial<Record<LimitName, readonly Window[]>> = {},
): RateLimiter {
  const limits: Record<LimitName, readonly Window[]> = { ...rateLimits, ...changes };
  const names = Object.keys(limits) as LimitName[];
  const counters = new Map(names.map((name) => [name, limits[name].map((window) => counter(pool, name, window))]));
  return {
    async take(limit, client, times = limits[limit].map((window) => window.times)) {
      const taken: (RateLimiterMemory | RateLimiterPostgres)[] = [];
      try {
        for (const [place, window] of (counters.get(limit) ?? []).entries()) {
          const { consumedPoints, msBeforeNext } = await window.consume(client);
          if (consumedPoints <= (times[place] ?? 0)) {
            taken.push(window);
            continue;
          }
          await Promise.all(taken.map((counted) => counted.reward(client)));
          return Math.max(1, Math.ceil(msBeforeNext / 1000));
        }
        return 0;
      } catch (error) {
        throw new Unavailable("storage", codeOf(error));
      }
    },
  };
}

/** Counts only: what is too much may differ from client to client. */
function counter(pool: Pool | null, name: LimitName, { seconds }: Window) {
  const options = { keyPrefix: `${name}-${seconds}`, points: Number.MAX_SAFE_INTEGER, duration: seconds };
  if (pool === null) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({ ...options, storeClient: pool, tableName: "rate_limit", tableCreated: true });
}
