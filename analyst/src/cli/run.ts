import { type PreviewAssessment, type Severity, severities } from "@latchwork/contract/preview";
import { sarifLog, type TicketPart } from "@latchwork/contract/sarif";
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
  /** Whether somebody watches standard error. */
  readonly watched: boolean;
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
    const assessed = assessAll(tickets, around);
    print(assessed, options, around);
    return assessed.some(({ assessment }) => reaches(assessment, options.failOn)) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    around.err(`${error.message}\n`);
    return 2;
  }
}

interface Ticket extends TicketLine {
  readonly parts: readonly TicketPart[];
}
interface Assessed {
  readonly ticket: Ticket;
  readonly assessment: PreviewAssessment;
}

async function readTickets({ files, format, together }: Options, around: Surroundings): Promise<Ticket[]> {
  const tickets: Ticket[] = [];
  for (const file of files) {
    const name = file === "-" ? "standard input" : file;
    const text = decode(await readBytes(file, name, around), name);
    const parts = [{ uri: file === "-" ? "stdin" : file, text, start: 0 }];
    if (format === "jsonl") tickets.push(...readTicketLines(text, name).map((line) => ({ ...line, parts })));
    else if (text.trim() !== "") tickets.push({ id: name, text, parts });
    else if (!together) throw new Problem(`${name} is blank: there is no ticket to read.`);
  }
  if (!together) return tickets;
  if (tickets.length === 0) throw new Problem("All files are blank: there is no ticket to read.");
  return [joined(tickets)];
}

/** Several files as one ticket, a blank line between them. */
function joined(tickets: readonly Ticket[]): Ticket {
  const parts: TicketPart[] = [];
  let text = "";
  for (const { parts: own } of tickets) {
    if (text !== "") text += "\n\n";
    for (const part of own) parts.push({ ...part, start: text.length });
    text += own.map((part) => part.text).join("");
  }
  return { id: tickets.map(({ id }) => id).join(" + "), text, parts };
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

/** From this many tickets on it is worth saying how far it is. */
const LONG_BATCH = 200;

function assessAll(tickets: readonly Ticket[], { watched, now, err }: Surroundings): Assessed[] {
  const tells = watched && tickets.length >= LONG_BATCH;
  const assessed = tickets.map((ticket, index) => {
    if (tells && index % 50 === 0) err(`\rread ${index} of ${tickets.length} tickets`);
    return { ticket, assessment: timed(ticket.text, now) };
  });
  if (tells) err(`\rread ${tickets.length} of ${tickets.length} tickets\n`);
  return assessed;
}

function timed(text: string, now: () => number): PreviewAssessment {
  const began = now();
  const judgement = assess(text);
  return { ...judgement, engine: "embedded", elapsedMs: Math.round(now() - began) };
}

function print(assessed: readonly Assessed[], { format }: Options, { out, colour }: Surroundings): void {
  const pretty = (value: unknown): void => out(`${JSON.stringify(value, null, 2)}\n`);
  switch (format) {
    case "jsonl":
      for (const { ticket, assessment } of assessed) out(`${JSON.stringify({ id: ticket.id, ...assessment })}\n`);
      break;
    case "json":
      pretty(assessed.map(({ assessment }) => assessment));
      break;
    case "sarif":
      pretty(
        sarifLog(
          assessed.map(({ ticket: { parts }, assessment }) => ({ parts, assessment })),
          { name: "Ticket analyst" },
        ),
      );
      break;
    default:
      out(assessed.map(({ ticket, assessment }) => render(ticket, assessment, colour)).join("\n"));
  }
}

function reaches({ vulnerabilities }: PreviewAssessment, failOn: Severity | undefined): boolean {
  if (failOn === undefined) return false;
  return vulnerabilities.some(({ severity }) => severities.indexOf(severity) <= severities.indexOf(failOn));
}
