import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Every change of the tables, in the order of their names. A released one is never edited, and the release before must be
 * able to work with what it leaves: it adds tables, indexes, and columns that may be empty or have a default. What nobody
 * uses any more goes a release later.
 */
export const migrations: Record<string, Migration> = {
  "001-spent-tokens": { up: createSpentTokens },
  "002-leads": { up: createLeads },
  "003-visitor-mails": { up: limitVisitorMails },
  "004-heartbeat": { up: createHeartbeat },
  "005-request-ids": { up: addRequestIds },
  "006-api-keys": { up: createApiKeys },
};

async function createSpentTokens(db: Kysely<never>): Promise<void> {
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

async function createLeads(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("lead")
    .addColumn("id", "varchar(36)", (column) => column.primaryKey())
    .addColumn("form", "varchar(20)", (column) => column.notNull())
    .addColumn("submission", "varchar(64)", (column) => column.notNull().unique())
    .addColumn("email", "varchar(254)", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("notice", "varchar(20)", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("confirmed_at", "bigint")
    .addColumn("unsubscribed_at", "bigint")
    .execute();
  await db.schema.createIndex("lead_email").on("lead").column("email").execute();
  await db.schema.createIndex("lead_created_at").on("lead").column("created_at").execute();

  await db.schema
    .createTable("delivery")
    .addColumn("id", "varchar(36)", (column) => column.primaryKey())
    .addColumn("lead_id", "varchar(36)", (column) => column.notNull().references("lead.id").onDelete("cascade"))
    .addColumn("event", "varchar(40)", (column) => column.notNull())
    .addColumn("channel", "varchar(20)", (column) => column.notNull())
    .addColumn("state", "varchar(10)", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("lease", "varchar(36)")
    .addColumn("leased_until", "bigint")
    .addColumn("problem", "varchar(80)")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("settled_at", "bigint")
    .addUniqueConstraint("delivery_once", ["lead_id", "event", "channel"])
    .execute();
  await db.schema.createIndex("delivery_due").on("delivery").columns(["channel", "state", "due_at"]).execute();

  await db.schema
    .createTable("erasure")
    .addColumn("id", "varchar(36)", (column) => column.primaryKey())
    .addColumn("erased_at", "bigint", (column) => column.notNull())
    .addColumn("leads", "integer", (column) => column.notNull())
    .addColumn("deliveries", "integer", (column) => column.notNull())
    .execute();
}

async function limitVisitorMails(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("lead")
    .addColumn("mailbox", "varchar(254)", (column) => column.notNull().defaultTo(""))
    .execute();
  await sql`update lead set mailbox = email`.execute(db);
  await db.schema.createIndex("lead_mailbox").on("lead").column("mailbox").execute();
  await db.schema
    .createIndex("delivery_channel_created_at")
    .on("delivery")
    .columns(["channel", "created_at"])
    .execute();
  await db.schema
    .createTable("suppression")
    .addColumn("id", "varchar(64)", (column) => column.primaryKey())
    .addColumn("until", "bigint", (column) => column.notNull())
    .execute();
}

async function createHeartbeat(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("heartbeat")
    .addColumn("name", "varchar(20)", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("room", "text", (column) => column.notNull())
    .execute();
}

async function addRequestIds(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("delivery").addColumn("request_id", "varchar(64)").execute();
}

async function createApiKeys(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("api_key")
    .addColumn("id", "varchar(10)", (column) => column.primaryKey())
    .addColumn("name", "varchar(100)", (column) => column.notNull())
    .addColumn("hash", "varchar(64)", (column) => column.notNull().unique())
    .addColumn("per_minute", "integer", (column) => column.notNull())
    .addColumn("per_hour", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint")
    .addColumn("last_used_day", "varchar(10)")
    .addColumn("revoked_at", "bigint")
    .execute();
}
