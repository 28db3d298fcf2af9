import type { Migration } from "kysely/migration";
import * as spentTokens from "./001-spent-tokens.ts";
import * as leads from "./002-leads.ts";

/** Every change of the tables, in the order of their names. A released one is never edited. */
export const migrations: Record<string, Migration> = {
  "001-spent-tokens": spentTokens,
  "002-leads": leads,
};
