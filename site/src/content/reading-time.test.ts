import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { minutesToRead } from "./reading-time.ts";

const content = resolve(import.meta.dirname, "../../../content");

const files = ["blog", "guides", "partnerships"].flatMap((folder) =>
  readdirSync(join(content, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`),
);

function shownAndCounted(file: string): { shown: number; counted: number } {
  const [, head = "", body = ""] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(content, file), "utf8")) ?? [];
  const { minutes, rows = [] }: { minutes?: number; rows?: { requirement: string; mapping: string }[] } = parse(head);
  const counted = minutesToRead(
    [body, ...rows.map(({ requirement, mapping }) => `${requirement} ${mapping}`)].join("\n"),
  );
  return { shown: minutes ?? counted, counted };
}

test.each(files)("%s takes about as long to read as it says", (file) => {
  const { shown, counted } = shownAndCounted(file);
  expect(Math.abs(counted - shown)).toBeLessThanOrEqual(1);
});

/** Those of them that editors have kept. */
const agreed = [
  ["blog/top-5-business-logic-flaws", 8],
  ["blog/llm-assisted-security-testing", 6],
  ["blog/automated-pen-testing-benefits", 7],
  ["blog/zero-vulnerabilities", 5],
  ["blog/how-do-you-understand-performance-over-time", 6],
  ["blog/build-or-buy-dtx", 5],
  ["blog/intelligence-engine", 7],
  ["blog/advisory-board-expansion", 4],
  ["blog/security-testing-strategy", 8],
  ["blog/dast-for-devops", 6],
  ["blog/security-testing-metrics-to-track", 7],
  ["blog/how-to-work-out-mttd-mean-time-to-detection", 3],
  ["blog/mttr", 3],
  ["blog/security-is-just-another-form-of-quality", 6],
  ["blog/security-committees-and-grc-leaders", 7],
  ["guides/nist-ssdf-compliance", 12],
  ["guides/cyber-assessment-framework", 8],
  ["guides/nist-csf-2-compliance", 8],
  ["partnerships/hivecrest", 8],
] as const;

test.each(agreed.filter(([name]) => files.includes(`${name}.md`)))("%s says %i minutes, as agreed", (name, minutes) => {
  expect(shownAndCounted(`${name}.md`).shown).toBe(minutes);
});
