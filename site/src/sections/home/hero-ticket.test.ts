import { expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
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

test("one of the three tests is for a person", () => {
  expect(findings.map(({ microTest }) => microTest.kind).sort()).toEqual(["automated", "automated", "manual"]);
});

test("the home page has a question for each finding, and draws the test of the third", () => {
  const { reading, timeline } = readContent("home").tabs;
  expect(reading.notes).toHaveLength(findings.length);
  expect(timeline.minutes).toBe(findings[2]?.microTest.minutes);
  expect(findings[2]?.microTest.kind).toBe("manual");
  expect(timeline.caption).toContain(`The test of finding 3: ${timeline.minutes} minutes, by a person.`);
  expect(readContent("home").tabs.items[1]?.text).toContain("allow two and a half hours a test");
});
