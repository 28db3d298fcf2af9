import { compile, PatternIndex } from "../concepts/pattern.ts";
import type { Sentence, Ticket } from "../reading/ticket.ts";
import { harmlessKinds, nothingElse } from "./harmless-kinds.ts";

const cues = new PatternIndex<"kind" | "nothing-else">();
for (const list of Object.values(harmlessKinds))
  for (const phrase of list.split(",")) cues.add(compile(phrase, new Set()), "kind");
for (const phrase of nothingElse.split(",")) cues.add(compile(phrase, new Set()), "nothing-else");

const HARMLESS_PREFIX =
  /^\W*(?:docs?|tests?|style|chore|refactor|i18n|l10n|ci|build|lint|typo|a11y|copy|css)\s*(?:\([^)\n]{0,60}\))?\s*(?:!?:|\s[-–])/i;
const BEHAVIOUR =
  /\b(?:allow|let|endpoint|api|can|enable|introduce|support|expose|permission|role|upload|import|export|login|remove[sd]? (?:the )?(?:check|limit))\b/i;

/** A title whose first words say that only papers, words or tests change. */
const PAPER_TITLE =
  /^\W*(?:\[[^\]\n]{0,30}\]\s*)?(?:[\w./-]{1,20}:\s+)?(?:(?:new|more|add(?:ed)?|update[ds]?|improve|fix(?:e[sd])?|correct|missing|small|unit|sample|better|the|all|write|rewrite|extend)\s+){0,3}(?:readme|docs?|documentation|guide|handbook|manual|help (?:page|article|centre|center|text)s?|changelog|release notes|wording|typos?|copy|texts?|translations?|locales?|tests?|specs?|e2e|snapshots?|fixtures?|storybook|templates?: |faq|tutorial|description of|glossary|comments?: )(?:\b|$)/i;

/** How sure it is, 0 to 1, that the ticket is of a kind that changes nothing an attacker could use. */
export function harmlessness({ text, sentences }: Ticket): number {
  const body = sentences.filter(({ block }) => block.role === "body" || block.role === "background");
  const [title, ...rest] = body;
  if (!title) return 0;
  const found = rest.filter(({ block }) => block.kind !== "heading").map(look);
  const share = found.length === 0 ? 0 : found.filter(({ kind }) => kind).length / found.length;
  const titleLook = look(title);
  const prefix = HARMLESS_PREFIX.test(text.slice(0, 90)) ? 0.45 : 0;
  const paper = PAPER_TITLE.test(text.slice(title.start, title.end)) ? 0.35 : 0;
  const announced = titleLook.kind ? (rest.length === 0 ? 0.75 : 0.45) : 0;
  const denied = titleLook.nothingElse || found.some(({ nothingElse }) => nothingElse) ? 0.4 : 0;
  const behaves = BEHAVIOUR.test(text.slice(title.start, title.end)) ? 0.15 : 0;
  return Math.max(0, Math.min(1, prefix + paper + announced + denied + 0.6 * share - behaves));
}

/** Whether a sentence names a harmless kind of change. */
export function speaksOfHarmless(sentence: Sentence): boolean {
  return look(sentence).kind;
}

function look({ words }: Sentence): { kind: boolean; nothingElse: boolean } {
  const seen = { kind: false, nothingElse: false };
  cues.scan(words, [], (cue) => {
    if (cue === "kind") seen.kind = true;
    else seen.nothingElse = true;
  });
  return seen;
}
