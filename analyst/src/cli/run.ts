import { type PreviewAssessment, type Severity, severities } from "@latchwork/contract/preview";
import { sarifLog } from "@latchwork/contract/sarif";
import { assess } from "../assess.ts";
import { type CommandInput, readInputs } from "./input.ts";
import { CommandError, type Options, readOptions, USAGE } from "./options.ts";
import { render } from "./render.ts";
import { tool } from "./tool.ts";

/** What the command line needs of its surroundings. */
export interface Environment {
  readonly readFile: (name: string) => Promise<Uint8Array>;
  readonly readStdin: () => Promise<Uint8Array>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly colour: boolean;
  /** Whether to show progress on standard error: somebody is watching it. */
  readonly progress: boolean;
  /** Milliseconds from any fixed moment. */
  readonly now: () => number;
}

/** Runs the command line. Resolves to the exit code: 0 done, 1 a finding reached `--fail-on`, 2 unreadable input or flags. */
export async function run(args: readonly string[], environment: Environment): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(args);
    if (options.help) {
      environment.out(USAGE);
      return 0;
    }
    const tickets = await readInputs(options, environment);
    const assessed = assessAll(tickets, environment);
    print(assessed, options, environment);
    return assessed.some(({ assessment }) => reaches(assessment, options.failOn)) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    environment.err(`${error.message}\n`);
    return 2;
  }
}

interface Assessed {
  readonly ticket: CommandInput;
  readonly assessment: PreviewAssessment;
}

/** Tickets from which on progress is shown. */
const LONG_BATCH = 200;

function assessAll(tickets: readonly CommandInput[], { progress, now, err }: Environment): Assessed[] {
  const shows = progress && tickets.length >= LONG_BATCH;
  const assessed = tickets.map((ticket, index) => {
    if (shows && index % 50 === 0) err(`\rread ${index} of ${tickets.length} tickets`);
    return { ticket, assessment: timed(ticket.input, now) };
  });
  if (shows) err(`\rread ${tickets.length} of ${tickets.length} tickets\n`);
  return assessed;
}

function timed(input: string, now: () => number): PreviewAssessment {
  const began = now();
  const assessment = assess(input);
  return { ...assessment, engine: "embedded", elapsedMs: Math.round(now() - began) };
}

function print(assessed: readonly Assessed[], { format }: Options, { out, colour }: Environment): void {
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
          tool,
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
