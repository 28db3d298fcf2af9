import { type Assessment, byImportance } from "@latchwork/contract/preview";
import { spansFor } from "./attribute/spans.ts";
import { type Ablation, classify, model } from "./classify/classify.ts";
import { doubtTitle } from "./classify/doubt-title.ts";
import { decide } from "./classify/estimate.ts";
import { readFacts } from "./facts/facts.ts";
import { readTicket, type Ticket } from "./parse/ticket.ts";
import { writeFindings } from "./write/findings.ts";
import { questionsOn } from "./write/questions.ts";

/**
 * Assesses one change ticket in five stages: parse, facts, classify, attribute, write. Pure and deterministic: no clock,
 * network or chance; any string is an input. Evidence offsets count UTF-16 units of `input`, end exclusive. `ablation` is
 * for measuring what a part of the classifier contributes.
 */
export function assess(input: string, ablation?: Ablation): Assessment {
  const ticket = readTicket(input);
  const whole = classify(readFacts(ticket), ablation);
  const classification = doubtTitle(whole, ablation);
  const decision = decide(classification.estimate, model.thresholds);
  const notes = notesOn(ticket);
  const reported = ticket.foreign ? [] : decision.classes;
  const attributed = reported.map((one) => ({ ...one, spans: spansFor(classification, one.index) }));
  const findings = writeFindings(attributed, classification.facts);
  if (findings.length > 0) {
    const vulnerabilities = [...findings].sort(byImportance);
    return { testable: true, insufficient: false, questions: [], vulnerabilities, ...notes };
  }
  const insufficient = ticket.foreign || decision.insufficient;
  const questions = insufficient ? questionsOn(ticket, whole.facts.mentions) : [];
  return { testable: false, insufficient, questions, vulnerabilities: [], ...notes };
}

const FOREIGN = "The ticket does not seem to be in English, the one language this reader knows, so it was not judged.";

/** What else should be known of the ticket; nothing when there is nothing to say. */
function notesOn({ input, instructions, foreign }: Ticket): Pick<Assessment, "notes"> {
  const notes: string[] = [];
  const [first] = instructions;
  if (first) {
    const quoted = input.slice(first.start, first.end).replace(/\s+/g, " ");
    notes.push(`The ticket gives its reader orders (“${quoted}”). They were not followed and count neither way.`);
  }
  if (foreign) notes.push(FOREIGN);
  return notes.length > 0 ? { notes } : {};
}
