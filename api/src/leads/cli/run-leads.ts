import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { Storage } from "../../storage/storage.ts";
import { type ChannelName, channelNames } from "../channels/channel.ts";
import { isChannelName, LeadAdmin } from "../lead-admin.ts";
import { LeadRetention } from "../lead-retention.ts";
import type { VisitorMails } from "../visitor-mails.ts";
import { csv, deliveryState, flat, plain, table } from "./tables.ts";

export const usage = `npm run leads -- COMMAND

  list [--undelivered] [--max N]         newest first, as a table (50 unless given)
  show ID|EMAIL                          everything about a lead, or a person's leads
  export [--json] [--out FILE]           all leads as CSV or JSON
  retry ID... | --all                    deliver again what was given up or waits
  retry --missing CHANNEL                deliver what came before CHANNEL was set up
  erase EMAIL                            delete everything about a person
  stats                                  numbers
  --help                                 this

Channels: ${channelNames.join(", ")}. Works beside the running service.
The id of a lead may be cut short to its first six characters.
`;

/** The setting that opens a channel. */
const setBy: Record<ChannelName, string> = {
  webhook: "LEAD_WEBHOOK_URL",
  hubspot: "HUBSPOT_PORTAL_ID",
  "sales-mail": "SMTP_URL",
  "visitor-mail": "SMTP_URL",
};

export interface LeadsCommand {
  readonly storage: Storage;
  readonly visitorMails: VisitorMails;
  /** The ways of delivery that the settings name. */
  readonly channels: readonly ChannelName[];
  readonly clock: () => number;
  /** Writes to standard output. */
  readonly write: (text: string) => void;
  /** Writes to standard error. */
  readonly writeError: (text: string) => void;
}

/** Runs one command. Answers the exit status: 0, 1 when there is no such lead or channel, 2 when the command was not understood. */
export async function runLeads(args: readonly string[], given: LeadsCommand): Promise<0 | 1 | 2> {
  const { storage, visitorMails, channels, clock, write, writeError } = given;
  const admin = new LeadAdmin(storage.db, clock);
  const usageError = (why: string) => {
    writeError(`${why}\n\n${usage}`);
    return 2 as const;
  };
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return usageError(error instanceof Error ? error.message : "");
  }
  const { values, positionals } = parsed;
  const [command, ...names] = positionals;
  if (values.help || command === "help") {
    write(usage);
    return 0;
  }
  switch (command) {
    case "list": {
      const max = Number(values.max ?? 50);
      if (!Number.isInteger(max) || max < 1) return usageError("--max must be a whole number from 1 on.");
      const records = await admin.list({ max, undelivered: values.undelivered ?? false });
      const rows = records.map((record) => {
        const { id, createdAt, form, email, name, company } = flat(record);
        return [id.slice(0, 8), createdAt.slice(0, 16), form, email, name, company, deliveryState(record)];
      });
      write(`${table(["id", "when (UTC)", "form", "e-mail", "name", "company", "delivery"], rows)}\n`);
      return 0;
    }
    case "show": {
      const [wanted] = names;
      if (wanted === undefined) return usageError("Which lead? Give its id or an e-mail address.");
      const found = await admin.find(wanted);
      if (found.length === 0) return missing(writeError);
      for (const record of found) {
        const facts = Object.entries(flat(record)).filter(([, value]) => value !== "");
        write(`${facts.map(([label, value]) => `${label.padEnd(16)}${lines(value)}`).join("\n")}\n`);
        const rows = record.deliveries.map(({ channel, event, state, attempts, problem, due_at }) => [
          channel,
          event,
          state,
          `${attempts}`,
          problem ?? "",
          state === "waiting" ? new Date(due_at).toISOString().slice(0, 19) : "",
        ]);
        write(`\n${table(["channel", "event", "state", "attempts", "problem", "next try (UTC)"], rows)}\n\n`);
      }
      return 0;
    }
    case "export": {
      const rows = (await admin.list()).map(flat);
      const text = values.json ? `${JSON.stringify(rows, null, 2)}\n` : csv(rows);
      if (values.out === undefined) write(text);
      else {
        await writeFile(values.out, text, { mode: 0o600, flag: "wx" });
        writeError(`${rows.length} leads are in ${values.out}, readable by you only.\n`);
      }
      return 0;
    }
    case "retry": {
      const { missing: channel } = values;
      if (channel !== undefined) {
        if (!isChannelName(channel)) return usageError(`${channel} is no channel.`);
        if (!channels.includes(channel)) {
          writeError(`The channel ${channel} is not set up: set ${setBy[channel]} first, or nothing would take it.\n`);
          return 1;
        }
        write(`${await admin.addMissing(channel, visitorMails)} messages are due now.\n`);
        return 0;
      }
      if (values.all) {
        write(`${await admin.retry("all")} messages are due now.\n`);
        return 0;
      }
      if (names.length === 0) return usageError("Which leads? Give ids, or --all.");
      const found = (await Promise.all(names.map((name) => admin.find(name)))).flat();
      if (found.length === 0) return missing(writeError);
      write(`${await admin.retry(found.map(({ lead }) => lead.id))} messages are due now.\n`);
      return 0;
    }
    case "erase": {
      const [email] = names;
      if (!email?.includes("@")) return usageError("Whom? Give an e-mail address.");
      const { leads, deliveries } = await new LeadRetention(storage.db, clock).erase(email);
      if (leads === 0) return missing(writeError);
      await storage.purge();
      write(`Erased: ${leads} leads, ${deliveries} messages. What was delivered before is with its receivers.\n`);
      return 0;
    }
    case "stats":
      write(
        `${table(
          ["what", "count"],
          (await admin.stats()).map(({ what, count }) => [what, `${count}`]),
        )}\n`,
      );
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
      undelivered: { type: "boolean" },
      max: { type: "string" },
      json: { type: "boolean" },
      out: { type: "string" },
      all: { type: "boolean" },
      missing: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
}

function missing(writeError: (text: string) => void): 1 {
  writeError("There is no such lead.\n");
  return 1;
}

/** Several lines stay several, indented; nothing in them steers the terminal. */
function lines(value: string): string {
  return value
    .split("\n")
    .map(plain)
    .join(`\n${" ".repeat(16)}`);
}
