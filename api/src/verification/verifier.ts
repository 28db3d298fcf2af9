import { createHmac } from "node:crypto";
import type { ChallengeAnswer } from "@latchwork/contract/verification";
import type { Kysely } from "kysely";
import { orUnavailable } from "../storage/storage.ts";
import type { Tables } from "../storage/tables.ts";

/** Decides whether a visitor is human. Two adapters: proof of work, and Turnstile. */
export interface Verifier {
  /** What the page's control needs to begin. */
  issue(): Promise<ChallengeAnswer>;
  /**
   * Judges a token without using it up. Throws `Unavailable` when nobody can
   * say. A used token is `invalid`.
   */
  check(token: string): Promise<Verdict>;
}

export type Verdict = { readonly kind: "missing" | "invalid" | "expired" } | ValidToken;

export interface ValidToken {
  readonly kind: "valid";
  /** Uses the token up. Answers false when somebody was faster. Throws `Unavailable`. */
  spend(): Promise<boolean>;
}

/** Remembers, for all instances, which tokens served. Every method throws `Unavailable` when storage does not answer. */
export class SpentTokens {
  readonly #db: Kysely<Tables>;
  readonly #key: string;
  readonly #clock: () => number;

  /** `key` hashes what is stored; `clock` answers milliseconds since 1970. */
  constructor(db: Kysely<Tables>, key: string, clock: () => number) {
    this.#db = db;
    this.#key = key;
    this.#clock = clock;
  }

  async has(token: string): Promise<boolean> {
    const row = await orUnavailable(
      this.#db.selectFrom("spent_token").select("id").where("id", "=", this.#id(token)).executeTakeFirst(),
    );
    return row !== undefined;
  }

  /** Answers true to exactly one caller. `until`: when the token is refused for its age, so that the row may go. */
  async spend(token: string, until: number): Promise<boolean> {
    const result = await orUnavailable(
      this.#db
        .insertInto("spent_token")
        .values({ id: this.#id(token), expires_at: until })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirst(),
    );
    return result.numInsertedOrUpdatedRows === 1n;
  }

  /** Drops tokens that are past their age. Answers how many. */
  async deleteExpired(): Promise<number> {
    const result = await orUnavailable(
      this.#db.deleteFrom("spent_token").where("expires_at", "<", this.#clock()).executeTakeFirst(),
    );
    return Number(result.numDeletedRows);
  }

  #id(token: string): string {
    return createHmac("sha256", this.#key).update(token).digest("hex");
  }
}
