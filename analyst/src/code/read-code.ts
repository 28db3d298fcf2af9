import type { Vulnerability } from "@latchwork/contract/preview";
import { findEndpoints } from "../parse/shapes.ts";
import type { Span } from "../parse/span.ts";
import { chapterOf, chapters } from "../weaknesses/asvs.ts";
import type { WeaknessClass } from "../weaknesses/classes.ts";
import { techniques, type Wording } from "../write/situation.ts";
import { fill, type SlotValues } from "../write/slots.ts";
import { type Detection, detect } from "./detect.ts";
import { type ChangedFile, type DiffLine, readDiff, withoutFiles } from "./diff.ts";
import { findEscapedNames, isEscaped } from "./escaped.ts";
import { findRemovedFields } from "./fields.ts";
import { findRemovedGuards } from "./removed.ts";
import { findWeakenedChecks } from "./weakened.ts";

/** A finding of code, by its class. */
export interface CodeFinding {
  readonly class: WeaknessClass;
  readonly finding: Vulnerability;
}

/** What the code of a ticket says, and the ticket without that code. */
export interface ReadCode {
  /** As long as the ticket: what was read as code, and what does not count, is blank. */
  readonly prose: string;
  readonly findings: readonly CodeFinding[];
  /** Whether it shows a change of files, and each of them was read or counts for nothing. */
  readonly isWhole: boolean;
}

/** Of a value that a request is seen to carry; of one that is only not known to be harmless; of a guard that is gone. */
const CONFIDENCE = { certain: 0.9, likely: 0.7, removed: 0.8 };

/** Reads the diffs of a ticket: what is added in the languages of files.ts, and guards that are removed. Linear. */
export function readCode(input: string): ReadCode {
  const files = readDiff(input);
  if (files.length === 0) return { prose: input, findings: [], isWhole: false };
  const shown = files.filter(({ isExcerpt }) => !isExcerpt);
  const settled = shown.filter(({ language, shipped }) => language !== undefined || !shipped);
  const others = shown.filter(({ language, shipped }) => language === undefined && shipped);
  const prose = withoutFiles(input, settled, others);
  const read = files.flatMap((file) => (file.shipped && file.language ? [{ ...file, language: file.language }] : []));
  const found = detect(read).flatMap((ones, at) => ones.map((one) => ({ file: read[at] as ChangedFile, ...one })));
  const escaped = findEscapedNames(read);
  const shownRaw = found.filter((one) => !isEscaped(one, escaped));
  const removed = [...findRemovedGuards(read), ...findWeakenedChecks(read), ...findRemovedFields(read)].map((one) => ({
    ...one,
    certain: true,
    isRemoved: true,
  }));
  const written = [...shownRaw, ...removed].map((one) => writeCode(one, input));
  return { prose, findings: onePerClass(written), isWhole: shown.length > 0 && settled.length === shown.length };
}

type Told = Pick<Detection, "situation" | "line" | "certain"> &
  Partial<Detection> & { readonly file: ChangedFile; readonly isRemoved?: boolean };

function writeCode(
  { situation, line, certain, source, sourceLine, sink, file, isRemoved }: Told,
  input: string,
): CodeFinding {
  const quoted = quotable(file.lines[line]);
  const also = sourceLine === undefined ? undefined : quotable(file.lines[sourceLine]);
  const values: SlotValues = { source, sink: sink ?? "this code", request: requestAround(file.lines, line, input) };
  const write = (wording: Wording): string => capital(fill(wording, values) ?? "");
  const chapter = situation.asvs ?? chapterOf[situation.class];
  const { technique, title, setUp, steps, failsIf } = situation.test;
  const quote = input
    .slice(quoted.start, quoted.end)
    .replace(/`+|\*\*/g, "")
    .replace(/\s+/g, " ")
    .replace(/[“”]/g, "'");
  const finding: Vulnerability = {
    name: write(situation.name),
    description: `${LEADS[file.lines[line]?.kind ?? "context"]} “${quote}”. ${write(situation.consequence)} ${capital(situation.severity)} severity, because ${situation.rationale}.`,
    cwe: `CWE-${situation.cwe}`,
    asvs: { chapter, name: chapters[chapter] },
    severity: situation.severity,
    confidence: isRemoved ? CONFIDENCE.removed : certain ? CONFIDENCE.certain : CONFIDENCE.likely,
    evidence: also && also.start < also.end ? [quoted, also] : [quoted],
    microTest: {
      title: write(title),
      ...techniques[technique],
      setUp: write(setUp),
      steps: steps.map(write),
      failsIf: fill(failsIf, values) ?? "",
    },
  };
  return { class: situation.class, finding };
}

/** How a line of the change is introduced; an unchanged one is quoted where a new value now arrives. */
const LEADS: Readonly<Record<DiffLine["kind"], string>> = {
  added: "The change adds",
  removed: "The change deletes",
  context: "The change leads to",
  gap: "The change leads to",
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What of a line is quoted, in UTF-16 units: a longer one is cut at a blank or a comma. */
const MAX_QUOTED = 200;

function quotable(line: DiffLine | undefined): Span {
  if (!line) return { start: 0, end: 0 };
  const start = line.start + (line.text.length - line.text.trimStart().length);
  const text = line.text.trim();
  if (text.length <= MAX_QUOTED) return { start, end: start + text.length };
  const cut = Math.max(text.lastIndexOf(" ", MAX_QUOTED), text.lastIndexOf(",", MAX_QUOTED));
  return { start, end: start + (cut > MAX_QUOTED / 2 ? cut : MAX_QUOTED) };
}

const NEAR = 12;

/** The request that a line answers, as the lines above it say; else in general words. */
function requestAround(lines: readonly DiffLine[], line: number, input: string): string {
  for (let at = line; at >= 0 && at > line - NEAR; at--) {
    const one = lines[at];
    if (!one || one.kind === "gap") break;
    if (one.kind === "removed") continue;
    const route = ROUTE.exec(one.text.slice(0, MAX_QUOTED));
    if (!route) continue;
    const [endpoint] = findEndpoints(input, one.start, one.end);
    const path = route[2] ?? endpoint?.path;
    const method = METHODS.exec(route[1] ?? "")?.[0].toUpperCase();
    if (path) return method ? `${method} ${path}` : path;
  }
  return handlerAround(lines, line);
}

/** By the name of the function or method, when the diff shows no route. */
function handlerAround(lines: readonly DiffLine[], line: number): string {
  for (let at = line; at >= 0 && at > line - NEAR * 3; at--) {
    const one = lines[at];
    if (!one || (one.kind === "gap" && at < line)) break;
    const name =
      one.kind === "removed" && at < line
        ? undefined
        : HANDLER.exec(one.text.slice(0, MAX_QUOTED))?.slice(1).find(Boolean);
    if (name !== undefined && !/^(?:if|for|while|switch|catch|function|return|constructor|main)$/.test(name))
      return `the request that runs ${name}`;
  }
  return "the request that runs this code";
}

const HANDLER =
  /^\s*(?!\}?\s*(?:return|await|throw|new|else|yield|if|for|while|switch|catch|raise)\b)(?:(?:export|default|async|public|private|protected|internal|static|final|override|virtual|suspend)\s+)*(?:def\s+(?:self\.)?(\w{2,40})|func\s+(?:\([^)\n]{1,60}\)\s*)?(\w{2,40})\(|function\s+(\w{2,40})\(|fun\s+(\w{2,40})\(|(?:[\w<>[\],?.]{1,60}\s+)?(\w{2,40})\([^;\n]{0,160}\)[^;=()\n]{0,60}\{\s*$)/;

const ROUTE =
  /(?:\.|@|@\w+\.|\b|Map|Http)(get|post|put|patch|delete|route|GET|POST|PUT|PATCH|DELETE|GetMapping|PostMapping|PutMapping|PatchMapping|DeleteMapping|Get|Post|Put|Patch|Delete|HandleFunc)\(\s*(?:value\s*=\s*|path\s*=\s*)?["'`](\/[^"'`\s]{0,60})["'`]/;
const METHODS = /get|post|put|patch|delete/i;

/** Of each class the finding that is surest, then the one that comes first. */
function onePerClass(findings: readonly CodeFinding[]): CodeFinding[] {
  const best = new Map<WeaknessClass, CodeFinding>();
  for (const one of findings) {
    const known = best.get(one.class);
    if (!known || one.finding.confidence > known.finding.confidence) best.set(one.class, one);
  }
  return [...best.values()];
}
