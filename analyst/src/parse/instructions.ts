import type { Span } from "./span.ts";

// Each alternative is bounded, so the search stays linear. They are what attacks on model-driven reviewers have in
// common (OWASP LLM01:2025): revoking earlier instructions, addressing the assessor, dictating the verdict.
const ADDRESSED = [
  /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,40}\b(?:previous|prior|above|earlier|preceding|your|all)\b[^.\n]{0,30}\b(?:instructions?|prompts?|rules|guidelines|orders|findings|ticket)\b/gi,
  /\b(?:dear|note (?:to|for)|attention|hey|hi|hello|to the|as an?)\b[^.\n]{0,20}\b(?:ai|llm|analy[sz]er|analyst|(?:security )?(?:scanner|reviewer)|language model|assistant)\b[^.\n]{0,20}[:,-]/gi,
  /\b(?:mark|rate|classify|report|label|answer|respond|reply|return|output|conclude|say)\b[^.\n]{0,50}\b(?:not testable|harmless|as safe|is safe|as secure|no findings?|no vulnerabilit(?:y|ies)|no security (?:issues?|risks?)|nothing (?:was |is )?found|no potential vulnerabilities)\b/gi,
  /"testable"\s{0,4}:\s{0,4}(?:false|true)|<\/?(?:system|instructions?)>|\[\/?INST\]|<\|(?:im_start|system)\|>/gi,
];

/** Where a ticket gives whoever assesses it instructions, hidden comments included, in reading order. None is followed. */
export function findInstructions(input: string): Span[] {
  return ADDRESSED.flatMap((pattern) =>
    [...input.matchAll(pattern)].map((found) => ({ start: found.index, end: found.index + found[0].length })),
  ).sort((a, b) => a.start - b.start || a.end - b.end);
}
