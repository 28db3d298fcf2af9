import { type PlacedFinding, placeFindings } from "@latchwork/contract/fingerprints";
import { type PreviewAssessment, severities, type Vulnerability } from "@latchwork/contract/preview";
import { assess } from "../assess.ts";
import { readBaseline } from "./baseline.ts";
import { readConfig } from "./config.ts";
import { CommandError, type Environment, reasonOf } from "./environment.ts";
import { readIgnored } from "./ignore.ts";
import { type CommandInput, type InputProblem, type Inputs, readInputs } from "./input.ts";
import { type FailOn, type Options, readFlags, USAGE, withConfig } from "./options.ts";
import { type Reading, type Report, reportLine, writeReport } from "./report.ts";
import { command, tool } from "./tool.ts";

/** Runs the command line. Resolves to the exit code: 0 done, 1 a finding reached `--fail-on`, 2 something could not be read or written, or failed unforeseen. */
export async function run(args: readonly string[], environment: Environment): Promise<0 | 1 | 2> {
  try {
    const flags = readFlags(args);
    if (flags === "help" || flags === "version") {
      environment.out(flags === "help" ? USAGE : `${command} ${tool.version}\n`);
      return 0;
    }
    return await readAndTell(withConfig(flags, await readConfig(flags.config, environment)), environment);
  } catch (error) {
    environment.err(`${error instanceof CommandError ? error.message : unforeseen(error)}\n`);
    return 2; // were it thrown on, Node would end with 1
  }
}

/** Where to look, since no sentence was written for it. */
function unforeseen(error: unknown): string {
  return `An error that was not foreseen: ${(error instanceof Error && error.stack) || String(error)}`;
}

async function readAndTell(options: Options, environment: Environment): Promise<0 | 1 | 2> {
  const { err, out, colour } = environment;
  const isKnown = await readBaseline(options.baseline, environment);
  const ignored = await readIgnored(options.ignore, environment);
  const inputs = await readInputs(options, environment);
  if (inputs.remark) err(`${inputs.remark}\n`);
  const seen = new Map<string, number>();
  const readings: Reading[] = [];
  let problems = 0;
  for (const ticket of withProgress(inputs, environment)) {
    if ("error" in ticket) {
      problems++;
      err(`${ticket.error}\n`);
      if (options.format === "jsonl") out(`${JSON.stringify(ticket)}\n`);
      continue;
    }
    const assessment = timed(ticket.input, environment.now);
    const findings = placeFindings(ticket.parts, assessment.vulnerabilities, seen);
    const reading = tell({ ticket, assessment, findings, known: 0, ignored: 0 }, isKnown, ignored.covers);
    readings.push(reading);
    if (options.format === "jsonl") out(reportLine(reading));
  }
  const report: Report = { readings, tool, date: environment.date() };
  if (options.format !== "jsonl") out(writeReport(options.format, report, colour));
  for (const { format, file } of options.outputs) await save(file, writeReport(format, report, false), environment);
  for (const remark of ignored.remarks()) err(`${remark}\n`);
  if (problems > 0) return 2;
  return readings.some(({ findings }) => reaches(findings, options.failOn)) ? 1 : 0;
}

/** Leaves out of a reading what an earlier run reported, or what is dismissed. */
function tell(
  reading: Reading,
  isKnown: (finding: PlacedFinding) => boolean,
  isIgnored: (finding: PlacedFinding) => boolean,
): Reading {
  const kept = reading.findings.filter((finding) => !isIgnored(finding));
  const findings = kept.filter((finding) => !isKnown(finding));
  if (findings.length === reading.findings.length) return reading;
  const vulnerabilities = findings.map(({ vulnerability }) => vulnerability);
  return {
    ticket: reading.ticket,
    assessment: { ...reading.assessment, testable: findings.length > 0, vulnerabilities },
    findings,
    known: kept.length - findings.length,
    ignored: reading.findings.length - kept.length,
  };
}

/** Tickets from which on progress is shown. */
const LONG_BATCH = 200;

function* withProgress(
  { tickets }: Inputs,
  { progress, err }: Environment,
): Generator<CommandInput | InputProblem, void> {
  const shows = progress && tickets.length >= LONG_BATCH;
  for (const [index, ticket] of tickets.entries()) {
    if (shows && index % 50 === 0) err(`\rread ${index} of ${tickets.length} tickets`);
    yield ticket;
  }
  if (shows) err(`\rread ${tickets.length} of ${tickets.length} tickets\n`);
}

function timed(input: string, now: () => number): PreviewAssessment {
  const began = now();
  const assessment = assess(input);
  return { ...assessment, engine: "embedded", elapsedMs: Math.round(now() - began) };
}

async function save(file: string, text: string, { writeFile }: Environment): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new CommandError(`${file} could not be written (${reasonOf(error)}).`, { cause: error });
  }
}

function reaches(findings: readonly PlacedFinding<Vulnerability>[], failOn: FailOn | undefined): boolean {
  if (failOn === undefined || failOn === "none") return false;
  const limit = severities.indexOf(failOn);
  return findings.some(({ vulnerability }) => severities.indexOf(vulnerability.severity) <= limit);
}
