import { expect, test } from "vitest";
import { isThere } from "../articles/article-code.ts";
import { readRoot } from "../rules/repository-files.ts";

const guide = "guides/nist-csf-2-compliance.md";
const form = () => readRoot("content/downloads/exception-form.txt");

test.runIf(isThere(guide))("the form asks what the guide's filled form asks, in its order", () => {
  const text = readRoot(`content/${guide}`);
  expect(text).toContain("(/downloads/exception-form.txt)");
  const printed = [...text.matchAll(/^\| (\d\. [^|]+\?) \|/gm)].map(([, question]) => question);
  expect(printed).toHaveLength(5);
  expect(text).toContain("the form's five questions");
  expect(form().match(/^\d\. .+$/gm)).toEqual(printed);
});

test("the form holds what NIST's examples add for a change, and for work still planned", () => {
  for (const field of [
    "If it is not made",
    "How to roll back",
    "approved by",
    "Reviewed",
    "entered on the ticket by hand",
  ])
    expect(form()).toContain(field);
});

test("the form is empty", () => {
  expect(form()).not.toMatch(/ORD-340|20\d\d|agent/);
  expect(form().match(/____/g)?.length).toBeGreaterThan(20);
  for (const line of form().split("\n")) expect(line.length).toBeLessThanOrEqual(90);
});
