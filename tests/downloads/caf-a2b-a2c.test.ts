import { expect, test } from "vitest";
import { isThere } from "../articles/article-code.ts";
import { readRoot } from "../rules/repository-files.ts";

const guide = "guides/cyber-assessment-framework.md";
const form = () => readRoot("content/downloads/caf-a2b-a2c.txt");
/** The statements of an outcome's part of the form, as code and words. */
const statements = (heading: string): string[] => {
  const [, own = ""] = form().split(`\n${heading}\n`);
  const [part = ""] = own.split(/\n(?:A2\.c ASSURANCE|EXCEPTIONS)/);
  return part.match(/^(NA|PA|A)\.\d +.+/gm) ?? [];
};
const codes = (heading: string) => statements(heading).map((line) => line.split(" ")[0]);
const table = (text: string, head: string) => {
  const [, rows = ""] = text.split(`| ${head} |`);
  const [own = ""] = rows.split("\n\n");
  return [...own.matchAll(/^\| (.+?) \| (.+?) \|$/gm)].map(([, left = ""]) => left).filter((left) => left !== "---");
};

test.runIf(isThere(guide))("the form has a place for each statement that the guide counts", () => {
  const text = readRoot(`content/${guide}`);
  expect(text).toContain("(/downloads/caf-a2b-a2c.txt)");
  expect(codes("A2.b UNDERSTANDING THREAT")).toEqual([
    ...["NA.1", "NA.2", "NA.3", "NA.4"],
    ...["PA.1", "PA.2", "PA.3", "PA.4", "PA.5"],
    ...["A.1", "A.2", "A.3", "A.4", "A.5", "A.6", "A.7", "A.8"],
  ]);
  expect(codes('A2.c ASSURANCE (there is no "partially achieved")')).toEqual([
    "NA.1",
    "NA.2",
    "NA.3",
    "A.1",
    "A.2",
    "A.3",
    "A.4",
    "A.5",
  ]);
  expect(text).toContain("A2.b normally fails if any one of four things is true.");
  expect(text).toContain('"achieved" has eight statements of its own; "partially achieved" has five');
  const filled = table(text, '"Achieved" asks for | What the company writes for A2.b');
  expect(filled.map((left) => Number.parseInt(left, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(text).toContain("Two of its three reasons to fail");
  expect(text).toContain('a line for each of the five statements of "achieved"');
  expect(table(text, "A2.c asks for | What the company writes")).toHaveLength(5);
});

test.runIf(isThere(guide))("what fails A2.b reads alike in the guide and on the form", () => {
  const fails = table(readRoot(`content/${guide}`), "A2.b fails if | Write down");
  const onForm = statements("A2.b UNDERSTANDING THREAT").slice(0, 4);
  expect(onForm.map((line) => line.replace(/^NA\.\d /, "").toLowerCase())).toEqual(fails);
});

test("the form is empty", () => {
  expect(form()).not.toMatch(/TEL-88|TA-2|S-114|alarm/);
  expect(form().match(/____/g)?.length).toBeGreaterThan(40);
  for (const line of form().split("\n")) expect(line.length).toBeLessThanOrEqual(80);
});
