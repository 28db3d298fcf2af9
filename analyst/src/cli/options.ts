import { parseArgs } from "node:util";
import { severities } from "@latchwork/contract/preview";
import type { Config } from "./config.ts";
import { CommandError } from "./environment.ts";
import { command, slug } from "./tool.ts";

export const formats = ["text", "json", "jsonl", "sarif", "markdown", "junit"] as const;
export type Format = (typeof formats)[number];

/** `none` overrules a config file. */
export const failLevels = [...severities, "none"] as const;
export type FailOn = (typeof failLevels)[number];

/** A report to a file, beside the one on standard output. */
export interface Output {
  readonly format: Exclude<Format, "jsonl">;
  readonly file: string;
}

/** What the flags ask for; undefined is what they leave to the config file. */
export interface Flags {
  /** Files to read; `-` is standard input. */
  readonly files: readonly string[];
  readonly format: Format | undefined;
  readonly outputs: readonly Output[];
  readonly together: boolean;
  readonly since: string | undefined;
  readonly staged: boolean;
  readonly exclude: readonly string[];
  readonly failOn: FailOn | undefined;
  readonly baseline: string | undefined;
  readonly ignore: string | undefined;
  readonly config: string | undefined;
}

/** What is done: flags, then the config file, then what goes without saying. */
export interface Options extends Flags {
  readonly format: Format;
}

export const USAGE = `Usage: ${command} [options] [FILE...]

Reads change tickets and says what is worth a penetration test in each.
Without FILE, or with -, reads one ticket from standard input.

What is read
  --since REF      the commits and the diff of this branch since REF, as one ticket; FILEs are its description
  --staged         the staged diff, as one ticket; FILE is the message of the commit to be
  --together       all FILEs as one ticket
  --exclude GLOB   leave files of that path out of the diff, such as "docs/**"; may be repeated,
                   and adds to those of the config file
  --jsonl          one {"id","text"} a line, answered by one {"id", ...assessment} a line

What is reported
  --format FORMAT  ${formats.join(", ")}; --FORMAT for short
  --output FORMAT=FILE
                   writes a report to FILE as well; may be repeated
  --baseline FILE  only what is not in this SARIF log of an earlier run; none overrules a config file
  --ignore FILE    but what this file dismisses; else .${slug}-ignore.yaml, from here upward
  --fail-on LEVEL  exit 1 when a reported finding is at LEVEL or above: ${failLevels.join(", ")}

  --config FILE    options from this file; else .${command}.yaml, from here upward
  --version        print the version
  --help           print this

Exit codes: 0 done; 1 a finding reached --fail-on; 2 something could not be read or written.
Colour is used on a terminal only; NO_COLOR turns it off.
`;

/** Reads the arguments. Throws a CommandError when a flag is unknown or makes no sense. */
export function readFlags(args: readonly string[]): Flags | "help" | "version" {
  const { values, positionals } = parse(args);
  if (values.help) return "help";
  if (values.version) return "version";
  const named = values.format === undefined ? [] : [oneOf("--format", formats, values.format)];
  const chosen = [...new Set([...named, ...formats.filter((format) => values[format])])];
  if (chosen.length > 1) throw new CommandError(`${chosen.map((one) => `--${one}`).join(" and ")} exclude each other.`);
  const flags: Flags = {
    files: positionals,
    format: chosen[0],
    outputs: (values.output ?? []).map(readOutput),
    together: values.together,
    since: values.since,
    staged: values.staged,
    exclude: values.exclude ?? [],
    failOn: values["fail-on"] === undefined ? undefined : oneOf("--fail-on", failLevels, values["fail-on"]),
    baseline: values.baseline,
    ignore: values.ignore,
    config: values.config,
  };
  refuseContradictions(flags);
  return flags;
}

/** Completes flags by a config file. */
export function withConfig(flags: Flags, config: Config): Options {
  const options = {
    ...flags,
    format: flags.format ?? config.format ?? "text",
    exclude: [...(config.exclude ?? []), ...flags.exclude],
    failOn: flags.failOn ?? config["fail-on"],
    baseline: flags.baseline === "none" ? undefined : (flags.baseline ?? config.baseline),
    ignore: flags.ignore ?? config.ignore,
  };
  refuseContradictions(options);
  return options;
}

function refuseContradictions({ format, together, since, staged, outputs }: Flags): void {
  const change = since === undefined ? staged && "--staged" : "--since";
  if (since !== undefined && staged) throw new CommandError("--since and --staged exclude each other.");
  if (format !== "jsonl") return;
  if (together) throw new CommandError("--together joins files, and --jsonl holds a ticket a line.");
  if (change) throw new CommandError(`${change} reads one ticket, and --jsonl holds a ticket a line.`);
  if (outputs.length > 0) throw new CommandError("--output reports files and lines, which --jsonl has none of.");
}

function readOutput(written: string): Output {
  const [, name, file] = /^([^=]*)=(.+)$/s.exec(written) ?? [];
  if (name === undefined || file === undefined) {
    throw new CommandError(`--output takes FORMAT=FILE, such as sarif=report.sarif, not "${written}".`);
  }
  const format = oneOf("--output", formats, name);
  if (format === "jsonl") throw new CommandError("--output writes no jsonl: that answers --jsonl alone.");
  return { format, file };
}

/** A value of a closed list. */
export function oneOf<Value extends string>(flag: string, values: readonly Value[], given: string): Value {
  const found = values.find((value) => value === given);
  if (found === undefined) throw new CommandError(`${flag} takes ${listed(values)}, not "${given}".`);
  return found;
}

const listed = (values: readonly string[]) => values.join(", ").replace(/, (?=[^,]*$)/, " or ");

function parse(args: readonly string[]) {
  const flag = { type: "boolean", default: false } as const;
  const several = { type: "string", multiple: true } as const;
  const one = { type: "string" } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: one,
        text: flag,
        json: flag,
        jsonl: flag,
        sarif: flag,
        markdown: flag,
        junit: flag,
        output: several,
        together: flag,
        since: one,
        staged: flag,
        exclude: several,
        "fail-on": one,
        baseline: one,
        ignore: one,
        config: one,
        version: flag,
        help: { ...flag, short: "h" },
      },
    });
  } catch (error) {
    const [sentence = ""] = (error instanceof Error ? error.message : String(error)).split(/\.?(?: To |\n|$)/);
    throw new CommandError(`${sentence}. --help lists the flags.`, { cause: error });
  }
}
