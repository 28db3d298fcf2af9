import { parseArgs } from "node:util";
import { plain, table } from "../../leads/cli/tables.ts";
import {
  type ApiKey,
  type ApiKeys,
  dayOf,
  type KeyTerms,
  keyAnalysesPerHour,
  keyAnalysesPerMinute,
} from "../api-keys.ts";

const maxNameLength = 100;

/** Largest limits that a key can have. */
export const maxPerMinute = 10_000;
export const maxPerHour = 100_000;

export const usage = `npm run keys -- COMMAND

  create --name NAME [terms]     makes a key and shows it, once
  list                           every key, also those that were revoked
  change ID terms                gives a key other terms, at once
  revoke ID                      ends a key, at once
  forget ID                      deletes the entry of a key that was revoked or has expired

terms:
  --per-minute N                 analyses a minute (${keyAnalysesPerMinute} unless given)
  --per-hour N                   analyses an hour (${keyAnalysesPerHour} unless given)
  --expires YYYY-MM-DD|never     last day on which it serves, UTC (never unless given)

A key stands for human verification at POST /intelligence/preview. Works beside
the running service. Only a hash of a key is kept: who loses one gets another.
`;

export interface KeysCommand {
  readonly keys: ApiKeys;
  /** What new keys begin with. */
  readonly prefix: string;
  readonly clock: () => number;
  /** Writes to standard output. */
  readonly write: (text: string) => void;
  /** Writes to standard error. */
  readonly writeError: (text: string) => void;
}

/** Runs one command. Answers the exit status: 0, 1 when there is no such key, 2 when the command was not understood. */
export async function runKeys(args: readonly string[], given: KeysCommand): Promise<0 | 1 | 2> {
  const { keys, prefix, clock, write, writeError } = given;
  const usageError = (why: string) => {
    writeError(`${why}\n\n${usage}`);
    return 2 as const;
  };
  let parsed: ReturnType<typeof parse>;
  let terms: Partial<KeyTerms>;
  try {
    parsed = parse(args);
    terms = termsOf(parsed.values, clock());
  } catch (error) {
    return usageError(error instanceof Error ? error.message : "");
  }
  const { values, positionals } = parsed;
  const [command, id] = positionals;
  if (values.help) {
    write(usage);
    return 0;
  }
  switch (command) {
    case "create": {
      const name = plain(values.name ?? "");
      if (name === "" || name.length > maxNameLength) {
        return usageError(`--name must say who uses the key, in 1 to ${maxNameLength} characters.`);
      }
      const asked = { perMinute: keyAnalysesPerMinute, perHour: keyAnalysesPerHour, expiresAt: null, ...terms };
      const made = await keys.create(prefix, name, asked);
      writeError(`Key ${made.id} for ${name}. It is shown here once, and kept nowhere:\n`);
      write(`${made.text}\n`);
      return 0;
    }
    case "list": {
      const head = ["id", "name", "created", "last used", "expires", "a minute", "an hour", "state"];
      write(
        `${table(
          head,
          (await keys.list()).map((key) => row(key, clock())),
        )}\n`,
      );
      return 0;
    }
    case "change":
      if (id === undefined) return usageError("Which key? Give its id.");
      if (Object.keys(terms).length === 0)
        return usageError("What is to change? Give --per-minute, --per-hour or --expires.");
      if (!(await keys.change(id, terms))) return missing(writeError);
      write("Changed.\n");
      return 0;
    case "revoke":
      if (id === undefined) return usageError("Which key? Give its id.");
      if (!(await keys.revoke(id))) return missing(writeError);
      write("Revoked: from now on it is refused.\n");
      return 0;
    case "forget":
      if (id === undefined) return usageError("Which key? Give its id.");
      if (!(await keys.forget(id))) {
        writeError("There is no such key, or it still serves: revoke it first.\n");
        return 1;
      }
      write("Forgotten: what the log has of it is its id.\n");
      return 0;
    case undefined:
      return usageError("Which command?");
    default:
      return usageError(`There is no command ${plain(command)}.`);
  }
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: "string" },
      "per-minute": { type: "string" },
      "per-hour": { type: "string" },
      expires: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
}

/** Only what was given. Throws an Error that says what is wrong with it. */
function termsOf(values: ReturnType<typeof parse>["values"], now: number): Partial<KeyTerms> {
  const { "per-minute": perMinute, "per-hour": perHour, expires } = values;
  return {
    ...(perMinute !== undefined && { perMinute: count("--per-minute", perMinute, maxPerMinute) }),
    ...(perHour !== undefined && { perHour: count("--per-hour", perHour, maxPerHour) }),
    ...(expires !== undefined && { expiresAt: expires === "never" ? null : endOf(expires, now) }),
  };
}

function count(flag: string, written: string, max: number): number {
  const number = Number(written);
  if (/^\d+$/.test(written) && number >= 1 && number <= max) return number;
  throw new Error(`${flag} must be a whole number from 1 to ${max}.`);
}

/** The moment at which a day is over, UTC. */
function endOf(day: string, now: number): number {
  const begin = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(begin) || dayOf(begin) !== day) {
    throw new Error("--expires must be a day such as 2027-06-30, or never.");
  }
  const end = begin + 86_400_000;
  if (end <= now) throw new Error("--expires must not be past: to end a key, revoke it.");
  return end;
}

function row(key: ApiKey, now: number): string[] {
  const expired = key.expiresAt !== null && key.expiresAt <= now;
  return [
    key.id,
    key.name,
    dayOf(key.createdAt),
    key.lastUsedDay ?? "never",
    key.expiresAt === null ? "never" : dayOf(key.expiresAt - 1),
    `${key.perMinute}`,
    `${key.perHour}`,
    key.revokedAt !== null ? `revoked ${dayOf(key.revokedAt)}` : expired ? "expired" : "good",
  ];
}

function missing(writeError: (text: string) => void): 1 {
  writeError("There is no such key, or it was revoked: see npm run keys -- list.\n");
  return 1;
}
