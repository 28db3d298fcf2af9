import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Vulnerability } from "@latchwork/contract/preview";
import { assess } from "../src/assess.ts";
import { spansFor } from "../src/attribute/spans.ts";
import { classify } from "../src/classify/classify.ts";
import { readFacts } from "../src/facts/facts.ts";
import { readTicket } from "../src/parse/ticket.ts";
import { classes, type WeaknessClass } from "../src/weaknesses/classes.ts";
import { writeFinding } from "../src/write/finding.ts";
import { findMatches } from "../src/write/phrases.ts";
import { type CorpusTicket, readCorpus } from "./corpus.ts";
import { readReal, testRepositories, withLabels } from "./real.ts";
import { readRealTestSet, readWrittenTestSet } from "./sets.ts";

const USAGE = `Prints tickets with their findings, as a reviewer would read them.

  node analyst/bench/print-findings.ts --class CLASS [--real FOLDER] [--counts]   a class's findings, on tickets labelled with it
  node analyst/bench/print-findings.ts --set written|real|review [--real FOLDER]  whole answers on the test sets
    review: real ones that the classifier, but no author of situations, has seen

  --sample N (20)  --seed TEXT  --situation ID  only by this situation  --longest N (1800) characters of a ticket printed`;

const { values } = parseArgs({
  options: {
    class: { type: "string" },
    set: { type: "string" },
    real: { type: "string" },
    counts: { type: "boolean", default: false },
    sample: { type: "string", default: "20" },
    seed: { type: "string", default: "" },
    situation: { type: "string" },
    longest: { type: "string", default: "1800" },
  },
});

if (values.class !== undefined) printClass(values.class as WeaknessClass);
else if (values.set !== undefined) printSet(values.set);
else console.log(USAGE);

/** Tickets that the classifier learnt from; a fifth of the repositories is left for reviews. */
function trainingTickets(): { real: CorpusTicket[]; written: CorpusTicket[] } {
  const folder = new URL("../corpus/", import.meta.url);
  const written = readdirSync(folder)
    .filter((file) => /^learn.*\.jsonl$/.test(file))
    .flatMap((file) => readCorpus(readFileSync(new URL(file, folder), "utf8"), file));
  if (values.real === undefined) return { real: [], written };
  const { drawn, further } = readReal(values.real);
  const real = [...drawn, ...further].filter(({ repo }) => !testRepositories.has(repo) && !isForReview(repo));
  return { real: real.map(withLabels), written };
}

function isForReview(repo: string): boolean {
  return Number.parseInt(hash(repo).slice(0, 8), 16) % 5 === 0;
}

function forReview(): CorpusTicket[] {
  const { drawn } = readReal(values.real ?? "");
  return drawn.filter(({ repo }) => !testRepositories.has(repo) && isForReview(repo)).map(withLabels);
}

function printClass(name: WeaknessClass): void {
  const index = classes.indexOf(name);
  const { real, written } = trainingTickets();
  const results = [...real, ...written]
    .filter(({ testable, expected }) => testable && expected.includes(name))
    .map((ticket) => {
      const facts = readFacts(readTicket(ticket.text));
      const spans = spansFor(classify(facts), index);
      const one =
        spans.length > 0
          ? writeFinding({ class: name, spans, confidence: 0.8 }, facts.ticket, findMatches(facts))
          : undefined;
      return { ticket, situation: one?.situation ?? "none", finding: one?.finding };
    });
  if (values.counts) {
    const counts = Object.entries(Object.groupBy(results, ({ situation }) => situation));
    for (const [situation, all = []] of counts.toSorted(([, a = []], [, b = []]) => b.length - a.length)) {
      const ofReal = all.filter(({ ticket }) => real.includes(ticket)).length;
      console.log(
        `${String(all.length - ofReal).padStart(5)} written ${String(ofReal).padStart(5)} real  ${situation}`,
      );
    }
    return;
  }
  for (const { ticket, situation, finding } of sampleOf(
    results.filter((one) => !values.situation || one.situation === values.situation),
    (one) => one.ticket.text,
  ))
    print(ticket, finding ? [finding] : [], situation);
}

function printSet(set: string): void {
  if (set !== "written" && values.real === undefined) throw new Error(`--set ${set} needs --real FOLDER.`);
  const tickets =
    set === "written"
      ? readWrittenTestSet().tickets
      : set === "real"
        ? readRealTestSet(values.real ?? "").tickets
        : forReview();
  const answered = tickets
    .map((ticket) => ({ ticket, findings: assess(ticket.text).vulnerabilities }))
    .filter(({ findings }) => findings.length > 0);
  for (const { ticket, findings } of sampleOf(answered, (one) => one.ticket.text)) print(ticket, findings, "");
}

/** A sample, always the same for a seed. */
function sampleOf<T>(all: readonly T[], textOf: (one: T) => string): T[] {
  const rank = (one: T): string => hash(values.seed + textOf(one));
  return all.toSorted((a, b) => rank(a).localeCompare(rank(b))).slice(0, Number(values.sample));
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function print({ id, text }: CorpusTicket, findings: readonly Vulnerability[], situation: string): void {
  const maxLength = Number(values.longest);
  console.log(
    `\n######## ${id} ${situation}\n${text.length > maxLength ? `${text.slice(0, maxLength)} […]` : text}\n--------`,
  );
  findings.forEach(({ name, description, cwe, weakness = cwe, severity, evidence, microTest }, index) => {
    console.log(`[${id}.${index + 1}] ${severity.toUpperCase()} ${name} (${weakness})\n  ${description}`);
    for (const { start, end } of evidence) console.log(`  quoted: “${text.slice(start, end)}”`);
    console.log(
      `  micro test (${microTest.minutes} min, ${microTest.kind}): ${microTest.title}\n    set-up: ${microTest.setUp}`,
    );
    for (const step of microTest.steps) console.log(`    - ${step}`);
    console.log(`    fails if ${microTest.failsIf}`);
  });
}
