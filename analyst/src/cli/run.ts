import { type Assessment, type Severity, severities } from "@house/contract/preview";
import { assess } from "../assess.ts";
import { readTicketLines, type TicketLine } from "./lines.ts";
import { type Options, readOptions, USAGE } from "./options.ts";
import { Problem } from "./problem.ts";
import { render } from "./render.ts";

/** What the command line needs of the outside. */
export interface Surroundings {
  readonly readFile: (name: string) => Promise<Uint8Array>;
  readonly readInput: () => Promise<Uint8Array>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly colour: boolean;
  /** Milliseconds from any fixed moment. */
  readonly now: () => number;
}

/** Runs the command line. Resolves to the exit code: 0 done, 1 a finding reached `--fail-on`, 2 unreadable input or flags. */
export async function run(args: readonly string[], around: Surroundings): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(args);
    if (options.help) {
      around.out(USAGE);
      return 0;
    }
    const tickets = await readTickets(options, around);
    const assessed = tickets.map((ticket) => ({ ticket, assessment: timed(ticket.text, around.now) }));
    print(assessed, options, around);
    return assessed.some(({ assessment }) => reaches(assessment, options.failOn)) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    around.err(`${error.message}\n`);
    return 2;
  }
}

async function readTickets({ files, format }: Options, around: Surroundings): Promise<TicketLine[]> {
  const tickets: TicketLine[] = [];
  for (const file of files) {
    const name = file === "-" ? "standard input" : file;
    const text = decode(await readBytes(file, name, around), name);
    if (format === "jsonl") tickets.push(...readTicketLines(text, name));
    else if (text.trim() === "") throw new Problem(`${name} is blank: there is no ticket to read.`);
    else tickets.push({ id: name, text });
  }
  return tickets;
}

async function readBytes(file: string, name: string, around: Surroundings): Promise<Uint8Array> {
  try {
    return await (file === "-" ? around.readInput() : around.readFile(file));
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
    throw new Problem(`${name} could not be read (${reason}).`, { cause: error });
  }
}

function decode(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Problem(`${name} is not UTF-8 text.`, { cause: error });
  }
}

function timed(text: string, now: () => number): Assessment {
  const began = now();
  const judgement = assess(text);
  return { ...judgement, engine: "embedded", elapsedMs: Math.round(now() - began) };
}

function print(
  assessed: readonly { ticket: TicketLine; assessment: Assessment }[],
  { format }: Options,
  around: Surroundings,
): void {
  if (format === "jsonl") {
    for (const { ticket, assessment } of assessed) around.out(`${JSON.stringify({ id: ticket.id, ...assessment })}\n`);
  } else if (format === "json") {
    around.out(
      `${JSON.stringify(
        assessed.map(({ assessment }) => assessment),
        null,
        2,
      )}\n`,
    );
  } else {
    around.out(assessed.map(({ ticket, assessment }) => render(ticket, assessment, around.colour)).join("\n"));
  }
}

function reaches({ vulnerabilities }: Assessment, failOn: Severity | undefined): boolean {
  if (failOn === undefined) return false;
  return vulnerabilities.some(({ severity }) => severities.indexOf(severity) <= severities.indexOf(failOn));
}
