import { type Assessment, byImportance } from "@latchwork/contract/preview";
import { spansFor } from "./attribute/spans.ts";
import { classify, type Part } from "./classify/classify.ts";
import { decide } from "./classify/decide.ts";
import { model } from "./classify/model.ts";
import { readFacts } from "./facts/facts.ts";
import { readTicket } from "./parse/ticket.ts";
import { writeFindings } from "./write/findings.ts";
import { notesOn } from "./write/notes.ts";
import { askBack } from "./write/questions.ts";

/**
 * Judges one change ticket, in five stages: parse, facts, classify, attribute, write. Pure and deterministic: no clock,
 * network or chance; any string is a ticket. Evidence offsets count UTF-16 units of `text`, end exclusive. `leftOut` is for
 * measuring what a part of the reader is good for.
 */
export function assess(text: string, leftOut?: Part): Assessment {
  const ticket = readTicket(text);
  const facts = readFacts(ticket);
  const reading = classify(facts, leftOut);
  const decision = decide(reading.estimate, model.thresholds);
  const notes = notesOn(ticket);
  const reported = ticket.foreign ? [] : decision.classes;
  const attributed = reported.map((one) => ({ ...one, spans: spansFor(reading, one.index) }));
  const findings = writeFindings(attributed, facts);
  if (findings.length > 0) {
    const vulnerabilities = [...findings].sort(byImportance);
    return { testable: true, insufficient: false, questions: [], vulnerabilities, ...notes };
  }
  const insufficient = ticket.foreign || decision.insufficient;
  const questions = insufficient ? askBack(ticket, facts.mentions) : [];
  return { testable: false, insufficient, questions, vulnerabilities: [], ...notes };
}
