import type { Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("spent_token")
    .addColumn("id", "varchar(64)", (column) => column.primaryKey())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("spent_token_expires_at").on("spent_token").column("expires_at").execute();
  // The columns are those that rate-limiter-flexible's PostgreSQL store expects.
  // Made here, because its own table creation races when instances start together.
  await db.schema
    .createTable("rate_limit")
    .addColumn("key", "varchar(255)", (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute();
}
