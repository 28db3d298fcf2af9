import { parseArgs } from "node:util";
import { type Severity, severities } from "@latchwork/contract/preview";

/** A mistake in the arguments or the input. The message is one sentence that says what and where. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** What the arguments ask for. */
export interface Options {
  /** Files to read; `-` is standard input. At least one. */
  readonly files: readonly string[];
  readonly format: "text" | "json" | "jsonl" | "sarif";
  /** Whether all files are parts of one ticket: a title and body, then a diff. */
  readonly together: boolean;
  readonly failOn: Severity | undefined;
  readonly help: boolean;
}

export const USAGE = `Usage: npm run analyse -- [options] [FILE...]

Reads change tickets and prints a security assessment of each.
Without FILE, or with -, reads one ticket from standard input.

  --json           print an array of assessments
  --jsonl          read {"id","text"} a line, print {"id", ...assessment} a line
  --sarif          print a SARIF 2.1.0 log, for code scanning
  --together       read all FILEs as parts of one ticket, such as a pull request's text and its diff
  --fail-on LEVEL  exit 1 when a finding is at LEVEL or above: high, medium or low
  --help           print this

Exit codes: 0 done, 1 a finding reached --fail-on, 2 the input or a flag could not be read.
Colour is used on a terminal only; NO_COLOR turns it off.
`;

/** Reads the arguments. Throws a CommandError when a flag is unknown or makes no sense. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const formats = (["json", "jsonl", "sarif"] as const).filter((format) => values[format]);
  if (formats.length > 1)
    throw new CommandError(`${formats.map((format) => `--${format}`).join(" and ")} exclude each other.`);
  if (values.together && values.jsonl)
    throw new CommandError("--together joins files, and --jsonl holds a ticket a line.");
  const failOn = severities.find((severity) => severity === values["fail-on"]);
  if (values["fail-on"] !== undefined && failOn === undefined) {
    throw new CommandError(`--fail-on takes high, medium or low, not "${values["fail-on"]}".`);
  }
  const files = positionals.length > 0 ? positionals : ["-"];
  return { files, format: formats[0] ?? "text", together: values.together, failOn, help: values.help };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        jsonl: { type: "boolean", default: false },
        sarif: { type: "boolean", default: false },
        together: { type: "boolean", default: false },
        "fail-on": { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
