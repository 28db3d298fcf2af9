import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import { answered } from "../storage/storage.ts";
import type { Tables } from "../storage/tables.ts";

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
    const row = await answered(
      this.#db.selectFrom("spent_token").select("id").where("id", "=", this.#id(token)).executeTakeFirst(),
    );
    return row !== undefined;
  }

  /** Answers true to exactly one caller. `until`: when the token is refused for its age, so that the row may go. */
  async spend(token: string, until: number): Promise<boolean> {
    const result = await answered(
      this.#db
        .insertInto("spent_token")
        .values({ id: this.#id(token), expires_at: until })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirst(),
    );
    return result.numInsertedOrUpdatedRows === 1n;
  }

  /** Drops tokens that are past their age. Answers how many. */
  async forgetExpired(): Promise<number> {
    const result = await answered(
      this.#db.deleteFrom("spent_token").where("expires_at", "<", this.#clock()).executeTakeFirst(),
    );
    return Number(result.numDeletedRows);
  }

  #id(token: string): string {
    return createHmac("sha256", this.#key).update(token).digest("hex");
  }
}
