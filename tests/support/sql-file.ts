import { DatabaseSync } from "node:sqlite";
import { readRoot } from "../rules/repository-files.ts";

/** The parts of a SQL file that a text offers: what stands before the line `-- 1. …`, then what each such line heads. */
export function sqlParts(file: string): readonly string[] {
  return readRoot(`content/downloads/${file}`).split(/^-- \d\. .*$/m);
}

/** Day of counting that a part has SQLite's shell set. */
export function countedOn(part: string): string {
  return /^\.parameter set :counted_on "'(.+)'"$/m.exec(part)?.[1] ?? "";
}

/** A database in memory once these statements have run; what only SQLite's shell understands is left out. */
export function databaseOf(...statements: readonly string[]): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const each of statements) database.exec(each.replace(/^\.parameter.*$/gm, ""));
  return database;
}
