import { type Assessment, byImportance } from "@latchwork/contract/preview";
import { spansFor } from "./attribute/spans.ts";
import { type Ablation, classify, model } from "./classify/classify.ts";
import { doubted, doubtTitle } from "./classify/doubt-title.ts";
import { decide } from "./classify/estimate.ts";
import { type ReadCode, readCode } from "./code/read-code.ts";
import { readFacts } from "./facts/facts.ts";
import { findInstructions } from "./parse/instructions.ts";
import { readTicket, type Ticket } from "./parse/ticket.ts";
import { type ClassFinding, joinFindings, writeFindings } from "./write/findings.ts";
import { questionsOn } from "./write/questions.ts";

/**
 * Assesses one change ticket in five stages: parse, facts, classify, attribute, write; the code of a diff is read by
 * itself (code/). Pure and deterministic: no clock, network or chance; any string is an input. Evidence offsets count
 * UTF-16 units of `input`, end exclusive. `ablation` is for measuring what a part of the classifier contributes.
 */
export function assess(input: string, ablation?: Ablation): Assessment {
  const code = readCode(input);
  const ticket = readTicket(code.prose);
  const whole = classify(readFacts(ticket), ablation);
  const classification = doubtTitle(whole, ablation);
  const isSilent = code.isWhole && code.findings.length === 0;
  const decision = decide(classification.estimate, model.thresholds);
  const notes = notesOn(input, ticket);
  const isTitleOnly = code.isWhole && ticket.sentences.length <= 1 && !SENTENCE_END.test(code.prose);
  const reported = ticket.foreign || (isTitleOnly && isSilent) ? [] : decision.classes;
  const attributed = reported.map((one) => ({ ...one, spans: spansFor(classification, one.index) }));
  const written = writeFindings(attributed, classification.facts);
  const isDoubted = isSilent && decide(classification.estimate, besideSilentCode).classes.length === 0;
  const said = isDoubted
    ? written.filter(({ finding }) => finding.severity === "high" && finding.confidence >= SURE)
    : written;
  const findings = joinFindings(isTitleOnly ? said.filter((one) => isToldBy(code, one)) : said, code.findings);
  if (findings.length > 0) {
    const vulnerabilities = [...findings].sort(byImportance);
    return { testable: true, insufficient: false, questions: [], vulnerabilities, ...notes };
  }
  const insufficient = !code.isWhole && (ticket.foreign || decision.insufficient);
  const questions = insufficient ? questionsOn(ticket, whole.facts.mentions) : [];
  return { testable: false, insufficient, questions, vulnerabilities: [], ...notes };
}

/** Prose that ends as sentences do is more than a title. */
const SENTENCE_END = /[.!?][\s"')\]]*$/;

/** From this confidence a high finding of the prose stands, whatever the code beside it leaves out. */
const SURE = 0.9;

/** What prose is held to when the whole change is there as code and the code raises nothing. */
const besideSilentCode = { ...model.thresholds, testable: doubted(model.thresholds.testable) };

const isToldBy = (code: ReadCode, said: ClassFinding): boolean => code.findings.some((one) => one.class === said.class);

const FOREIGN = "The ticket does not seem to be in English, the one language this reader knows, so it was not judged.";

/** What else should be known of the ticket; nothing when there is nothing to say. */
function notesOn(input: string, { foreign }: Ticket): Pick<Assessment, "notes"> {
  const notes: string[] = [];
  const [first] = findInstructions(input);
  if (first) {
    const quoted = input.slice(first.start, first.end).replace(/\s+/g, " ");
    notes.push(`The ticket gives its reader orders (“${quoted}”). They were not followed and count neither way.`);
  }
  if (foreign) notes.push(FOREIGN);
  return notes.length > 0 ? { notes } : {};
}
