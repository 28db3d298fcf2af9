import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { Storage } from "../../storage/storage.ts";
import { channelNames } from "../channels/channel.ts";
import { LeadKeeper } from "../lead-keeper.ts";
import { isChannelName, LeadOffice } from "../lead-office.ts";
import { csv, deliveryState, flat, plain, table } from "./tables.ts";

export const usage = `npm run leads -- COMMAND

  list [--undelivered] [--most N]        newest first, as a table (50 unless told)
  show ID|EMAIL                          everything about a lead, or a person's leads
  export [--json] [--out FILE]           all leads as CSV or JSON
  retry ID... | --all                    deliver again what was given up or waits
  retry --missing CHANNEL                deliver what came before CHANNEL was set up
  erase EMAIL                            delete everything about a person
  stats                                  numbers

Channels: ${channelNames.join(", ")}. Works beside the running service.
The id of a lead may be cut short to its first six characters.
`;

export interface LeadsCommand {
  readonly storage: Storage;
  readonly clock: () => number;
  /** Writes to standard output. */
  readonly write: (text: string) => void;
  /** Writes to standard error. */
  readonly complain: (text: string) => void;
}

/** Runs one command. Answers the exit status: 0, 1 when there is no such lead, 2 when the command was not understood. */
export async function runLeads(args: readonly string[], given: LeadsCommand): Promise<0 | 1 | 2> {
  const { storage, clock, write, complain } = given;
  const office = new LeadOffice(storage.db, clock);
  const misunderstood = (why: string) => {
    complain(`${why}\n\n${usage}`);
    return 2 as const;
  };
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return misunderstood(error instanceof Error ? error.message : "");
  }
  const { values, positionals } = parsed;
  const [command, ...names] = positionals;
  switch (command) {
    case "list": {
      const most = Number(values.most ?? 50);
      if (!Number.isInteger(most) || most < 1) return misunderstood("--most must be a whole number from 1 on.");
      const filed = await office.list({ most, undelivered: values.undelivered ?? false });
      const rows = filed.map((lead) => {
        const { id, createdAt, form, email, name, company } = flat(lead);
        return [id.slice(0, 8), createdAt.slice(0, 16), form, email, name, company, deliveryState(lead)];
      });
      write(`${table(["id", "when (UTC)", "form", "e-mail", "name", "company", "delivery"], rows)}\n`);
      return 0;
    }
    case "show": {
      const [wanted] = names;
      if (wanted === undefined) return misunderstood("Which lead? Give its id or an e-mail address.");
      const found = await office.find(wanted);
      if (found.length === 0) return missing(complain);
      for (const filed of found) {
        const facts = Object.entries(flat(filed)).filter(([, value]) => value !== "");
        write(`${facts.map(([label, value]) => `${label.padEnd(16)}${lines(value)}`).join("\n")}\n`);
        const rows = filed.deliveries.map(({ channel, event, state, attempts, problem, due_at }) => [
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
      const rows = (await office.list()).map(flat);
      const text = values.json ? `${JSON.stringify(rows, null, 2)}\n` : csv(rows);
      if (values.out === undefined) write(text);
      else {
        await writeFile(values.out, text, { mode: 0o600, flag: "wx" });
        complain(`${rows.length} leads are in ${values.out}, readable by you only.\n`);
      }
      return 0;
    }
    case "retry": {
      const { missing: channel } = values;
      if (channel !== undefined) {
        if (!isChannelName(channel)) return misunderstood(`${channel} is no channel.`);
        write(`${await office.addMissing(channel)} messages are due now.\n`);
        return 0;
      }
      if (values.all) {
        write(`${await office.retry("all")} messages are due now.\n`);
        return 0;
      }
      if (names.length === 0) return misunderstood("Which leads? Give ids, or --all.");
      const found = (await Promise.all(names.map((name) => office.find(name)))).flat();
      if (found.length === 0) return missing(complain);
      write(`${await office.retry(found.map(({ lead }) => lead.id))} messages are due now.\n`);
      return 0;
    }
    case "erase": {
      const [email] = names;
      if (!email?.includes("@")) return misunderstood("Whom? Give an e-mail address.");
      const { leads, deliveries } = await new LeadKeeper(storage.db, clock).erase(email);
      if (leads === 0) return missing(complain);
      await storage.forget();
      write(`Erased: ${leads} leads, ${deliveries} messages. What was delivered before is with its receivers.\n`);
      return 0;
    }
    case "stats":
      write(
        `${table(
          ["what", "count"],
          (await office.stats()).map(({ what, count }) => [what, `${count}`]),
        )}\n`,
      );
      return 0;
    case undefined:
      return misunderstood("What shall be done?");
    default:
      return misunderstood(`There is no command ${plain(command)}.`);
  }
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      undelivered: { type: "boolean" },
      most: { type: "string" },
      json: { type: "boolean" },
      out: { type: "string" },
      all: { type: "boolean" },
      missing: { type: "string" },
    },
  });
}

function missing(complain: (text: string) => void): 1 {
  complain("There is no such lead.\n");
  return 1;
}

/** Several lines stay several, indented; nothing in them steers the terminal. */
function lines(value: string): string {
  return value
    .split("\n")
    .map(plain)
    .join(`\n${" ".repeat(16)}`);
}
