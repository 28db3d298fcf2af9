import { randomBytes } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { orUnavailable } from "../storage/storage.ts";
import type { ApiKeyTable, Tables } from "../storage/tables.ts";
import { hashOfKey, isKeyText, makeKey } from "./key-text.ts";

/** Analyses that one key may ask for, unless it was made with other limits. */
export const keyAnalysesPerMinute = 60;
export const keyAnalysesPerHour = 1_000;

/** What may be changed of a key. `expiresAt`: milliseconds since 1970, null for never. */
export interface KeyTerms {
  readonly perMinute: number;
  readonly perHour: number;
  readonly expiresAt: number | null;
}

/** What is known of a key; its text is not. */
export interface ApiKey extends KeyTerms {
  /** Names the key in logs, metrics and commands. */
  readonly id: string;
  /** Who or what uses it, in the operator's words. */
  readonly name: string;
  readonly createdAt: number;
  /** Such as 2026-11-23, UTC; null before it was first used. */
  readonly lastUsedDay: string | null;
  readonly revokedAt: number | null;
}

/** The keys by which machines may ask for analyses. Nothing is remembered between two calls: what is revoked is refused at once, by every process. */
export class ApiKeys {
  readonly #db: Kysely<Tables>;
  readonly #clock: () => number;

  /** `clock` answers milliseconds since 1970. */
  constructor(db: Kysely<Tables>, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Makes a key. Its text is answered here and kept nowhere. */
  async create(prefix: string, name: string, terms: KeyTerms): Promise<{ text: string; id: string }> {
    const text = makeKey(prefix);
    const id = randomBytes(5).toString("hex");
    await this.#db
      .insertInto("api_key")
      .values({
        id,
        name,
        hash: hashOfKey(text),
        per_minute: terms.perMinute,
        per_hour: terms.perHour,
        created_at: this.#clock(),
        expires_at: terms.expiresAt,
        last_used_day: null,
        revoked_at: null,
      })
      .execute();
    return { text, id };
  }

  /** The oldest first. */
  async list(): Promise<ApiKey[]> {
    const rows = await this.#db.selectFrom("api_key").selectAll().orderBy("created_at").orderBy("id").execute();
    return rows.map(keyOf);
  }

  /** Answers false when there is no such key, or it was revoked. */
  async change(id: string, terms: Partial<KeyTerms>): Promise<boolean> {
    const { perMinute, perHour, expiresAt } = terms;
    const result = await this.#db
      .updateTable("api_key")
      .set({
        ...(perMinute !== undefined && { per_minute: perMinute }),
        ...(perHour !== undefined && { per_hour: perHour }),
        ...(expiresAt !== undefined && { expires_at: expiresAt }),
      })
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  }

  /** Ends a key. Answers false when there is no such key, or it was revoked before. */
  async revoke(id: string): Promise<boolean> {
    const result = await this.#db
      .updateTable("api_key")
      .set({ revoked_at: this.#clock() })
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  }

  /** Deletes the entry of a key that was revoked or has expired. Answers false when there is no such key, or it still serves. */
  async forget(id: string): Promise<boolean> {
    const result = await this.#db
      .deleteFrom("api_key")
      .where("id", "=", id)
      .where((is) => is.or([is("revoked_at", "is not", null), is("expires_at", "<=", this.#clock())]))
      .executeTakeFirst();
    return result.numDeletedRows === 1n;
  }

  /** The key of that text, noted as used today; null when it is none, was revoked or has expired. Throws `Unavailable`. */
  async use(text: string): Promise<ApiKey | null> {
    if (!isKeyText(text)) return null;
    const row = await orUnavailable(
      this.#db.selectFrom("api_key").selectAll().where("hash", "=", hashOfKey(text)).executeTakeFirst(),
    );
    const now = this.#clock();
    if (row === undefined || row.revoked_at !== null || (row.expires_at !== null && row.expires_at <= now)) return null;
    const today = dayOf(now);
    if (row.last_used_day !== today) {
      await orUnavailable(
        this.#db.updateTable("api_key").set({ last_used_day: today }).where("id", "=", row.id).execute(),
      );
    }
    return keyOf(row);
  }
}

/** A day such as 2026-11-23, UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function keyOf(row: Selectable<ApiKeyTable>): ApiKey {
  return {
    id: row.id,
    name: row.name,
    perMinute: row.per_minute,
    perHour: row.per_hour,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedDay: row.last_used_day,
    revokedAt: row.revoked_at,
  };
}
