import { expect, test } from "vitest";
import { isThere } from "../articles/article-code.ts";
import { readRoot } from "../rules/repository-files.ts";

const article = "blog/llm-assisted-security-testing.md";
const sheet = () => readRoot("content/downloads/vendor-questions.txt");
const questions = () => sheet().match(/^\d\. .+$/gm) ?? [];

test.runIf(isThere(article))("the sheet asks the questions that the article answers, in its order", () => {
  const text = readRoot(`content/${article}`);
  expect(text).toContain("(/downloads/vendor-questions.txt)");
  const table = text.slice(text.indexOf("| Question | The tool on this site |"));
  const printed = [...table.slice(0, table.indexOf("\n\n")).matchAll(/^\| ([^|]+\?) \|/gm)].map(([, one]) => one);
  expect(questions().map((line) => line.replace(/^\d\. /, ""))).toEqual(printed);
  expect(sheet()).toContain(`${{ 7: "Seven" }[printed.length]} questions to a vendor`);
});

test("each question has room for an answer and a line for its reader, and nobody has answered", () => {
  for (const part of sheet()
    .split(/^\d\. /m)
    .slice(1))
    expect(part.trimEnd()).toMatch(/\?[\s\S]*\n {3}____(\n {3}Look for: \S.*)+$/);
  expect(sheet()).not.toMatch(/our engine|2,406/);
  for (const line of sheet().split("\n")) expect(line.length).toBeLessThanOrEqual(90);
});

test("what is left once the lines that begin with “Look for” are deleted is questions and gaps alone", () => {
  const lines = sheet().split("\n");
  const sent = lines.filter((line) => !/^ *Look for/.test(line)).join("\n");
  for (const [at, line] of lines.entries()) if (line.endsWith("____")) expect(lines[at + 1]).toMatch(/^ {3}Look for: /);
  expect(sent.match(/____$/gm)).toHaveLength(questions().length);
  expect(sent).not.toMatch(/Try it in a trial|counts, not only/);
});
