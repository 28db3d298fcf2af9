import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { hashOf, readLabels } from "./real.ts";

// node analyst/bench/rebuild-real.ts CLONES OUT: finds the texts of the labelled real tickets in clones of their
// repositories (CLONES/owner/name) by their hashes, and writes OUT/tickets.jsonl and OUT/unlabelled.jsonl.

interface Wanted {
  readonly id: string;
  readonly hash: string;
  readonly source?: string;
}

const SEPARATOR = "\u001e";
const MAX_OUTPUT = 2 ** 30;

/** The texts that clones hold, by id: commit messages, and entries of the files that sources name. */
export function findTexts(clones: string, wanted: readonly Wanted[]): ReadonlyMap<string, string> {
  const idsOf = Map.groupBy(wanted, ({ hash }) => hash);
  const found = new Map<string, string>();
  const take = (candidate: string): void => {
    for (const { id } of idsOf.get(hashOf(candidate)) ?? []) found.set(id, candidate);
  };
  for (const folder of repositoriesIn(clones)) {
    for (const message of git(folder, "log", "--all", `--format=%B${SEPARATOR}`).split(SEPARATOR)) take(message.trim());
  }
  for (const { id, source = "" } of wanted) {
    const [, repo, path, commit] = /^github:([\w.-]+\/[\w.-]+) (.+)@([\da-f]{7,40})$/.exec(source) ?? [];
    if (found.has(id) || !repo || !path || !commit || !existsSync(join(clones, repo))) continue;
    for (const entry of entriesOf(git(join(clones, repo), "show", `${commit}:${path}`))) take(entry);
  }
  return found;
}

function repositoriesIn(clones: string): string[] {
  return readdirSync(clones)
    .flatMap((owner) => readdirSync(join(clones, owner)).map((name) => join(clones, owner, name)))
    .filter((folder) => existsSync(join(folder, ".git")) || existsSync(join(folder, "HEAD")));
}

/** A file as a whole, its paragraphs, its list items, and what stands below each heading. */
function entriesOf(content: string): string[] {
  const paragraphs = content.split(/\n\s*\n/);
  const items = content.split(/\n(?=\s*[-*+] )/);
  const sections = content.split(/\n(?=#+ |[^\n]+\n[=-]{3,}\n)/);
  return [content, ...paragraphs, ...items, ...sections].map((entry) => entry.trim());
}

/** Empty where git cannot answer: an object that a shallow clone lacks. */
function git(folder: string, ...args: string[]): string {
  try {
    return execFileSync("git", ["-C", folder, ...args], { encoding: "utf8", maxBuffer: MAX_OUTPUT, stdio: "pipe" });
  } catch {
    return "";
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [clones, out] = process.argv.slice(2);
  if (clones === undefined || out === undefined) {
    console.error("Usage: node analyst/bench/rebuild-real.ts CLONES OUT");
    process.exit(2);
  }
  mkdirSync(out, { recursive: true });
  for (const [file, labels] of [
    ["tickets.jsonl", readLabels("labels.jsonl")],
    ["unlabelled.jsonl", readLabels("further-labels.jsonl")],
  ] as const) {
    const texts = findTexts(clones, labels);
    const lines = [...texts].map(([id, text]) => JSON.stringify({ id, text }));
    writeFileSync(join(out, file), `${lines.join("\n")}\n`);
    console.log(`${file}: ${texts.size} of ${labels.length} found`);
  }
}
