import type { ChangedFile } from "./diff.ts";
import { ASKS_RIGHT } from "./removed.ts";
import type { CodeSituation } from "./situation.ts";
import { guards } from "./situations/guards.ts";

/** A deleted line whose check is now asked less often, or not at all. */
export interface WeakenedCheck {
  readonly situation: CodeSituation;
  readonly file: ChangedFile;
  readonly line: number;
}

const MAX_LINE = 600;
/** A call in a condition, with what joins it to the rest: `|| !signed(`, `and not owns(`. */
const JOINED = /(\|\||&&|\bor\b|\band\b)\s*(!|not\s+)?\s*(?:await\s+)?(?:[\w$]+(?:\.|->|::))*([\w$]+[?!]?)\(/g;
/** A call that a condition refuses by: `if (!owns(`, `if not self.owns(`, `unless owns(`. */
const REFUSES =
  /^\s*\}?\s*(?:(?:if|elif|elsif|else if)\s*\(?\s*(?:!|not\s+)\s*\(?|unless\s+)(?:await\s+)?(?:[\w$]+(?:\.|->|::))*([\w$]+[?!]?)\(/;
const REJECTS =
  /\b(?:return|throw|raise|abort|halt|reject|redirect\w*|next\(\w*[eE]rr|head\s+:|40[134]|http\.Error|deny|Forbid|Unauthorized|continue|die|exit)\b/;
const CONDITION = /\b(?:if|unless|elif|elsif|when|while|return|guard|assert)\b/;

const KINDS: readonly (readonly [name: RegExp, situation: CodeSituation])[] = [
  [/sign|hmac|digest|webhook|mac$|checksum|trusted/i, guards.signature],
  [/own|belong|mine|^may[A-Z_]|same_?(?:user|account|tenant)|member|tenant/i, guards.owner],
  [/admin|role|perm|can[A-Z_]|allow|access|authori[sz]|polic|staff|right|scope/i, guards.role],
  [/auth|login|logged|session|signed_?in/i, guards.login],
];

/** What a check by this name is about; undefined for one that may be about anything. */
function kindOf(name: string): CodeSituation | undefined {
  return KINDS.find(([pattern]) => pattern.test(name))?.[1];
}

/** Checks that a change lets be passed over, and refusals by a function of the diff that it deletes. */
export function findWeakenedChecks(files: readonly ChangedFile[]): WeakenedCheck[] {
  const added = files.flatMap(({ lines }) => lines.filter(({ kind }) => kind === "added").map(({ text }) => text));
  const joined = new Map<string, Set<string>>();
  const called = new Set<string>();
  for (const text of added) {
    for (const { joint, name } of jointsIn(text)) {
      const known = joined.get(name) ?? new Set();
      joined.set(name, known.add(joint));
    }
    for (const [, name = ""] of text.slice(0, MAX_LINE).matchAll(/([\w$]+[?!]?)\(/g)) called.add(name);
  }
  const refuses = added.some(
    (text) => REFUSES.test(text.slice(0, MAX_LINE)) || ASKS_RIGHT.test(text.slice(0, MAX_LINE)),
  );
  const found: WeakenedCheck[] = [];
  for (const file of files) {
    if (file.deleted) continue;
    file.lines.forEach(({ kind, text }, line) => {
      if (kind !== "removed") return;
      const before = jointsIn(text);
      const [, refused] = REFUSES.exec(text.slice(0, MAX_LINE)) ?? [];
      if (refused !== undefined) before.push({ joint: "or not", name: refused });
      for (const { joint, name } of before) {
        const situation = kindOf(name);
        const now = joined.get(name);
        if (!situation) continue;
        if (now?.has(OPPOSITE[joint] ?? "") && !now.has(joint))
          found.push({ situation: weakened(situation), file, line });
        else if (refused === name && !called.has(name) && !refuses && isRejected(file, line))
          found.push({ situation, file, line });
      }
    });
  }
  return found;
}

/** A refusal asks for one failed check, a permission for all: turned round, one of them is enough. */
const OPPOSITE: Readonly<Record<string, string>> = { "or not": "and not", and: "or" };

function jointsIn(text: string): { joint: string; name: string }[] {
  const line = text.slice(0, MAX_LINE);
  if (!CONDITION.test(line)) return [];
  return [...line.matchAll(JOINED)].map(([, joiner = "", not, name = ""]) => ({
    joint: `${/^(?:\|\||or)$/.test(joiner) ? "or" : "and"}${not ? " not" : ""}`,
    name,
  }));
}

/** Whether the deleted condition, or the deleted line under it, turns the caller away. */
function isRejected({ lines }: ChangedFile, line: number): boolean {
  const [own, next] = [lines[line], lines[line + 1]];
  return REJECTS.test(own?.text ?? "") || (next?.kind === "removed" && REJECTS.test(next.text));
}

function weakened(situation: CodeSituation): CodeSituation {
  return {
    ...situation,
    id: `${situation.id}-weakened`,
    name: "A check is passed over where something else is missing",
    consequence:
      "The check used to decide by itself. Now it only counts together with another condition, and whoever sees to it that this one does not hold, by leaving a field out or by passing the other check, is let through.",
  };
}
