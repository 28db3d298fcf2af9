import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

const content = resolve(import.meta.dirname, "../../../content");
/** Words a minute that a reading time stands for. Code and tables are looked at rather than read: half. */
const wordsAMinute = 200;
const tolerance = 0.15;

interface Timed {
  minutes: number;
  rows?: { requirement: string; mapping: string }[];
}

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Words of a Markdown text as a reader meets them. */
function wordsToRead(body: string): number {
  const code = body.match(/^```[\s\S]*?^```/gm) ?? [];
  const prose = body.replace(/^```[\s\S]*?^```/gm, "");
  const tables = prose.match(/^\|.*$/gm) ?? [];
  return words(prose.replace(/^\|.*$/gm, "")) + (words(code.join("\n")) + words(tables.join("\n"))) / 2;
}

const files = ["blog", "guides", "partnerships"].flatMap((folder) =>
  readdirSync(join(content, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`),
);

test.each(files)("%s takes as long to read as it says", (file) => {
  const [, head = "", body = ""] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(content, file), "utf8")) ?? [];
  const { minutes, rows = [] } = parse(head) as Timed;
  const rowWords = rows.reduce((sum, { requirement, mapping }) => sum + words(requirement) + words(mapping), 0);
  const measured = (wordsToRead(body) + rowWords) / wordsAMinute;
  expect(measured, "minutes measured").toBeGreaterThan(minutes * (1 - tolerance));
  expect(measured, "minutes measured").toBeLessThan(minutes * (1 + tolerance));
});
