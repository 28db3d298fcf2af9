import { expect, test } from "vitest";
import { codeBlocks, isThere } from "../articles/article-code.ts";
import { readRoot } from "../rules/repository-files.ts";

const form = () => readRoot("content/downloads/micro-test-form.txt");
/** A part of the form, from its heading to the next empty line. */
const part = (heading: string): string =>
  form()
    .split("\n\n")
    .find((some) => some.startsWith(heading)) ?? "";
/** The words that begin lines and stand before two blanks. */
const fields = (block: string): string[] => block.match(/^[A-Z][A-Za-z ]*?(?= {2,}\S)/gm) ?? [];

const micro = "blog/what-is-a-micro-test.md";
test.runIf(isThere(micro))("the form has the fields of the printed charter, list and result", () => {
  const text = readRoot(`content/${micro}`);
  expect(text).toContain("(/downloads/micro-test-form.txt)");
  const charter = [...text.matchAll(/^- \*\*([^*]+):\*\*/gm)].map(([, field]) => field);
  expect(charter).toHaveLength(6);
  expect(fields(part("CHARTER"))).toEqual(charter);
  const [record = ""] = codeBlocks(micro, "text");
  expect(record).toMatch(/^HOOK-31 {4}yes, by/);
  expect(fields(part("RESULT, if the answer is yes"))).toEqual(fields(record.replace(/^HOOK-31/, "____")));
  expect(fields(record)).toContain("Not tried");
  expect(text).toContain('a third answer, "could not tell", with its reason');
  expect(part("RESULT, if it could not be told")).toContain("could not tell, because ____");
});

const zero = "blog/zero-vulnerabilities.md";
test.runIf(isThere(zero))("the form's result for a no is the statement that the other article signs", () => {
  const text = readRoot(`content/${zero}`);
  expect(text).toContain("(/downloads/micro-test-form.txt)");
  const statement = codeBlocks(zero, "text").find((block) => block.startsWith("We found no way to")) ?? "";
  const no = part("RESULT, if the answer is no");
  expect(no).toContain("We found no way to ____,\nin build ____ on ____, ____ (date).");
  expect(fields(no)).toEqual(fields(statement));
  expect(fields(no)).toHaveLength(4);
});

test("the form is empty", () => {
  expect(form()).not.toMatch(/HOOK|4f2a91c|2025|webhook/);
  expect(form().match(/____/g)?.length).toBeGreaterThan(40);
  for (const line of form().split("\n")) expect(line.length).toBeLessThanOrEqual(90);
});
