import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { CorpusTicket } from "./corpus.ts";
import { consensusOf, type Review } from "./reviews.ts";

const LABELS = new URL("../corpus/real/", import.meta.url);

/** One review of a real ticket, as corpus/real/README.md describes. */
export interface RealReview extends Review {
  /** The share of reviewers that would call it testable, as this one thinks; 0 to 1. */
  readonly chance: number;
  /** What raises the question. UTF-16 offsets into the text, `end` exclusive. */
  readonly span?: readonly [start: number, end: number];
}

/** A real ticket with its reviews; its text is not part of the project. */
export interface RealTicket {
  readonly id: string;
  readonly repo: string;
  readonly text: string;
  readonly reviews: readonly RealReview[];
}

interface StoredLabel {
  readonly id: string;
  /** Where it stands: repository and commit, or tracker and file. Further ones have none. */
  readonly source?: string;
  readonly repo: string;
  /** First 16 hexadecimal digits of the SHA-256 of its text in UTF-8. */
  readonly hash: string;
  readonly reviews: readonly string[];
}

/** Repositories whose tickets are test data, chosen by the hash of their names before anything was read. */
export const testRepositories: ReadonlySet<string> = new Set(
  JSON.parse(readFileSync(new URL("kept-repositories.json", LABELS), "utf8")),
);

/** The labelled real tickets of which a folder holds the text: `tickets.jsonl`, and `unlabelled.jsonl` or its `.gz`. */
export interface RealSet {
  /** Drawn at random, reviewed twice. */
  readonly drawn: readonly RealTicket[];
  /** Chosen where the classifier was unsure, reviewed once; their repository is a guess. */
  readonly further: readonly RealTicket[];
  /** Texts without labels. */
  readonly unlabelled: readonly string[];
}

/** Reads the real tickets of a folder by the hashes of their texts. Throws when the folder has none of them. */
export function readReal(folder: string): RealSet {
  const unlabelled = readTexts(folder, "unlabelled.jsonl");
  const texts = new Map([...readTexts(folder, "tickets.jsonl"), ...unlabelled].map((text) => [hashOf(text), text]));
  const find = (file: LabelFile): RealTicket[] =>
    readLabels(file).flatMap(({ id, repo, hash, reviews }) => {
      const text = texts.get(hash);
      return text === undefined ? [] : [{ id, repo, text, reviews: reviews.map((one) => readReview(id, one)) }];
    });
  const drawn = find("labels.jsonl");
  if (drawn.length === 0) throw new Error(`${folder} has none of the tickets that corpus/real/labels.jsonl points to.`);
  return { drawn, further: find("further-labels.jsonl"), unlabelled };
}

export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** As most reviewers see it. Evidence is what they underlined. */
export function withLabels({ id, repo, text, reviews }: RealTicket): CorpusTicket {
  const because = reviews.flatMap(({ verdict, named: [first], span }) =>
    verdict === "testable" && first && span ? [{ class: first, phrase: text.slice(...span) }] : [],
  );
  return { id, author: repo, text, ...consensusOf(reviews), because };
}

function readTexts(folder: string, name: string): string[] {
  const packed = join(folder, `${name}.gz`);
  const plain = join(folder, name);
  if (!existsSync(packed) && !existsSync(plain)) return [];
  const content = existsSync(plain) ? readFileSync(plain, "utf8") : gunzipSync(readFileSync(packed)).toString();
  return content
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => (JSON.parse(line) as { text: string }).text);
}

type LabelFile = "labels.jsonl" | "further-labels.jsonl";

export function readLabels(file: LabelFile): StoredLabel[] {
  return readFileSync(new URL(file, LABELS), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

const VERDICTS = { h: "harmless", t: "testable", v: "vague" } as const;

/** `t85 object-access,privacy enumeration 12-40`: verdict and chance; classes named; further ones accepted; span. */
export function readReview(id: string, stored: string): RealReview {
  const [head = "", named = "-", reasonable = "-", span = "-"] = stored.split(" ");
  const verdict = VERDICTS[head.charAt(0) as keyof typeof VERDICTS];
  const chance = Number(head.slice(1)) / 100;
  if (verdict === undefined || !(chance >= 0 && chance <= 1)) throw new Error(`${id}: "${stored}" is no review.`);
  const list = (names: string): string[] => (names === "-" ? [] : names.split(","));
  const [start = 0, end = 0] = span.split("-").map(Number);
  return {
    id,
    verdict,
    chance,
    named: list(named),
    reasonable: list(reasonable),
    ...(end > start ? { span: [start, end] as const } : {}),
  };
}

/** Where a ticket of labels.jsonl stands, and its address where it is a commit on a public host, of a pull request too. */
export function sourceOf(id: string): { readonly source: string; readonly url: string | null } {
  const source = readLabels("labels.jsonl").find((label) => label.id === id)?.source ?? id;
  const [, repo, commit, merged] =
    /^github:([\w.-]+\/[\w.-]+)(?:@([\da-f]{7,40})|#\d+ \(squash commit ([\da-f]{7,40})\))$/.exec(source) ?? [];
  const at = commit ?? merged;
  return {
    source: source.replace(/^github:/, ""),
    url: repo && at ? `https://github.com/${repo}/commit/${at}` : null,
  };
}
