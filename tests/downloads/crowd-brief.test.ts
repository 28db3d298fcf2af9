import { expect, test } from "vitest";
import { codeBlocks, isThere } from "../articles/article-code.ts";
import { readRoot } from "../rules/repository-files.ts";

const page = "partnerships/hivecrest.md";
const form = "content/downloads/crowd-brief.txt";
const filled = "content/downloads/crowd-briefs-filled.txt";

/** The fields that stand at the beginning of a line, in the first column. */
const fields = (text: string): string[] =>
  [...text.matchAll(/^([A-Z][a-z]+(?: [a-z]+)?) {2,}\S/gm)].map(([, name = ""]) => name);
const part = (number: number): string => readRoot(form).split(/^PART \d\. .*$/m)[number] ?? "";

const offered = test.runIf(isThere(page) && isThere("downloads/crowd-brief.txt"));

offered("the form has the fields of the brief that the page shows filled in, in their order", () => {
  const printed = fields(codeBlocks(page, "text")[0] ?? "");
  expect(printed.length).toBe(7);
  expect(fields(part(1))).toEqual(printed);
});

offered("the form asks what the page tells its reader to ask, in the same order", () => {
  const [, table = ""] = readRoot(`content/${page}`).split("| Ask | A useful answer names |\n| --- | --- |\n");
  const asked = [...(table.split("\n\n")[0] ?? "").matchAll(/^\| (.+?\?) \|/gm)].map(([, question]) => question);
  expect(asked).toHaveLength(7);
  expect([...part(3).matchAll(/^(\S.*\?)$/gm)].map(([, question]) => question)).toEqual(asked);
});

offered("every line to fill in has room, and no line is wider than a mail", () => {
  expect(
    part(2)
      .trim()
      .split("\n")
      .every((line) => line.endsWith("]")),
  ).toBe(true);
  expect(
    part(3)
      .split("\n")
      .filter((line) => line.startsWith("  "))
      .every((line) => line.endsWith("[      ]")),
  ).toBe(true);
  expect(
    Math.max(
      ...readRoot(form)
        .split("\n")
        .map((line) => line.length),
    ),
  ).toBeLessThanOrEqual(72);
});

test.runIf(isThere("downloads/crowd-brief.txt") && isThere("downloads/crowd-briefs-filled.txt"))(
  "three briefs are filled in as the form asks, and each has a control, its minutes and a stop",
  () => {
    const briefs = readRoot(filled)
      .split(/^BRIEF \d\. .*$/m)
      .slice(1);
    expect(briefs).toHaveLength(3);
    for (const brief of briefs) {
      const [sent = "", kept = ""] = brief.split(/^Before it is sent$/m);
      expect(fields(sent)).toEqual(fields(part(1)));
      expect(sent.trim().split("\n").length).toBeGreaterThanOrEqual(14);
      expect(sent.trim().split("\n").length).toBeLessThanOrEqual(20);
      expect(sent).toMatch(/^Brief {6}\d: .+ \d+ minutes$/m);
      expect(sent).toMatch(/^Question {3}\S.*\?$/m);
      expect(sent).toMatch(/\bcontrol\b/i);
      expect(sent).toMatch(/^Stop {7}\S/m);
      expect(kept).toContain("YES: ");
      expect(kept).toMatch(/^A no means \S/m);
    }
    const tooWide = readRoot(filled)
      .split("\n")
      .filter((line) => line.length > 72);
    expect(tooWide).toEqual([]);
  },
);
