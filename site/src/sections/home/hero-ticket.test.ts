import { expect, test } from "vitest";
import { heroTicket } from "./hero-ticket.ts";

const { lines, findings } = heroTicket;

test("the lines are the ticket's, without the blank ones", () => {
  expect(lines.length).toBeGreaterThan(3);
  for (const segments of lines)
    expect(
      segments
        .map(({ text }) => text)
        .join("")
        .trim(),
    ).not.toBe("");
});

test("three phrases of the ticket raise one finding each, in the order of the findings", () => {
  const marked = lines.flat().filter((segment) => segment.findings.length > 0);
  expect(marked.map(({ ending }) => ending)).toEqual([[1], [2], [3]]);
  expect(findings).toHaveLength(3);
});

test("few need a person: one of the three tests", () => {
  expect(findings.map(({ microTest }) => microTest.kind).sort()).toEqual(["automated", "automated", "manual"]);
});
