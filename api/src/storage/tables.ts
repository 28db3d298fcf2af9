/** Rows as the queries see them. Times are milliseconds since 1970. */
export interface Tables {
  spent_token: SpentTokenTable;
}

/** Proofs of being human that have been used. `id` is a keyed hash; past `expires_at` the proof is refused anyway. */
export interface SpentTokenTable {
  id: string;
  expires_at: number;
}
