import { type Chapter, chapters } from "@latchwork/analyst/asvs";
import {
  type Assessment,
  byImportance,
  type Evidence,
  type Severity,
  type Vulnerability,
} from "@latchwork/contract/preview";
import { weaknesses } from "@latchwork/contract/weaknesses";
import { ModelFailure } from "./model-failure.ts";
import type { MaskedInput } from "./model-masking.ts";
import { longestTest, type ModelAnswer, maxFindings, maxSteps, shortestTest } from "./model-question.ts";

/** Why a finding of a model was thrown away. */
export type Dropped = "evidence" | "weakness" | "excess";

type ModelFinding = ModelAnswer["findings"][number];

/** Fewer letters and digits stand in every ticket and prove nothing. */
const minLetters = 4;
/** Evidence is a phrase: a longer quote does not point at one. UTF-16 units. */
const longestQuote = 600;
const maxQuotes = 4;
const maxQuestions = 3;

/** What of an answer is looked at, however long it is: several times what may stand. */
const maxRead = { findings: 10 * maxFindings, quotes: 4 * maxQuotes, steps: 4 * maxSteps, questions: 4 * maxQuestions };

/** Longest texts of a finding, in UTF-16 units. */
const lengths = { name: 120, description: 900, title: 160, step: 300, question: 240 };

/**
 * The assessment in a model's answer: findings that the ticket bears out, with
 * weaknesses that exist, the most important first, five at most. `dropped`
 * is called for every other. Throws a {@link ModelFailure} when there were findings and none is left.
 */
export function assessmentOf(answer: ModelAnswer, input: MaskedInput, dropped: (why: Dropped) => void): Assessment {
  const found = answer.findings.slice(0, maxRead.findings).map((finding) => vulnerabilityOf(finding, input));
  for (const _finding of answer.findings.slice(maxRead.findings)) dropped("excess");
  for (const finding of found) if (typeof finding === "string") dropped(finding);
  const sound = distinct(found.filter((finding) => typeof finding !== "string")).sort(byImportance);
  for (const _finding of sound.slice(maxFindings)) dropped("excess");
  if (answer.findings.length > 0 && sound.length === 0) throw new ModelFailure("unfounded");
  const questions = answer.questions
    .slice(0, maxRead.questions)
    .map((question) => plain(question, lengths.question))
    .filter((question) => question !== "");
  const insufficient = sound.length === 0 && answer.insufficient && questions.length > 0;
  return {
    testable: sound.length > 0,
    insufficient,
    questions: insufficient ? questions.slice(0, maxQuestions) : [],
    vulnerabilities: sound.slice(0, maxFindings),
  };
}

function vulnerabilityOf(finding: ModelFinding, input: MaskedInput): Vulnerability | Dropped {
  const number = /^(?:CWE[- ]?)?(\d{1,5})$/i.exec(finding.cwe.trim())?.[1];
  if (number === undefined || !Object.hasOwn(weaknesses, number)) return "weakness";
  const evidence = evidenceOf(finding.quotes, input);
  if (evidence.length === 0) return "evidence";
  const { microTest } = finding;
  return {
    name: plain(finding.name, lengths.name),
    description: plain(finding.description, lengths.description),
    cwe: `CWE-${number}`,
    ...asvsOf(finding.asvs),
    severity: severityOf(finding.severity),
    confidence: Math.round(Math.min(1, Math.max(0, finding.confidence)) * 100) / 100,
    evidence,
    microTest: {
      title: plain(microTest.title, lengths.title),
      minutes: Math.round(Math.min(longestTest, Math.max(shortestTest, microTest.minutes))),
      kind: microTest.kind === "automated" ? "automated" : "manual",
      setUp: plain(microTest.setUp, lengths.step),
      steps: stepsOf(microTest),
      failsIf: plain(microTest.failsIf, lengths.step).replace(/\.$/, ""),
    },
  };
}

function asvsOf(chapter: string): Pick<Vulnerability, "asvs"> {
  return Object.hasOwn(chapters, chapter) ? { asvs: { chapter, name: chapters[chapter as Chapter] } } : {};
}

/** A test without a step is run by its title. */
function stepsOf({ title, steps }: ModelFinding["microTest"]): string[] {
  const usable = steps
    .slice(0, maxRead.steps)
    .map((step) => plain(step, lengths.step))
    .filter((step) => step !== "");
  return usable.length > 0 ? usable.slice(0, maxSteps) : [plain(title, lengths.title)];
}

/** The contract has three grades; some models know more. */
function severityOf(word: string): Severity {
  const lower = word.trim().toLowerCase();
  if (lower === "high" || lower === "critical") return "high";
  return lower === "low" || lower.startsWith("info") || lower === "none" ? "low" : "medium";
}

/** Where the quotes stand in the ticket itself, in order, none overlapping. What does not stand there is left out. */
function evidenceOf(quotes: readonly string[], input: MaskedInput): Evidence[] {
  const spans = quotes.slice(0, maxRead.quotes).flatMap((quote) => {
    const at = locate(quote, input);
    return (at && input.unmask(at)) ?? [];
  });
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  return spans.filter(({ start }, index) => spans.slice(0, index).every(({ end }) => end <= start)).slice(0, maxQuotes);
}

/** First place of a quote, letter by letter but for the spaces: a model does not keep line ends. */
function locate(quote: string, input: MaskedInput): Evidence | null {
  if (quote.length > longestQuote) return null;
  const wanted = quote.trim().replace(/\s+/g, " ");
  const letters = wanted.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters < minLetters ? null : input.find(wanted);
}

/** Findings of the same weakness in the same place are one. */
function distinct(findings: readonly Vulnerability[]): Vulnerability[] {
  const byPlace = new Map<string, Vulnerability>();
  for (const finding of findings) {
    const place = `${finding.cwe} ${finding.evidence[0]?.start}`;
    if (!byPlace.has(place)) byPlace.set(place, finding);
  }
  return [...byPlace.values()];
}

/** One line of text: no line ends, nothing invisible or that turns the writing round, no Markdown links or images, and not endless. */
function plain(text: string, longest: number): string {
  const line = text
    .slice(0, 4 * longest)
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu, " ")
    .replace(/!?\[([^[\]]*)\]\(\s*(?:[a-z]+:|[/#.])[^()]*\)/gi, "$1")
    .replace(/\s+/g, " ")
    .trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).replace(/[\ud800-\udbff]$|\s+$/u, "")}…`;
}
