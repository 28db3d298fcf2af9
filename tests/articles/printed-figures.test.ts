import { expect, test } from "vitest";
import { parse } from "yaml";
import { readRoot } from "../rules/repository-files.ts";
import { wilson } from "../support/wilson.ts";
import { isThere } from "./article-code.ts";

/** An article as one line, so that a sentence is found wherever it breaks. */
const article = (name: string): string => readRoot(`content/blog/${name}.md`).replace(/\s+/g, " ");
const per = (share: number, digits = 0): string => `${(share * 100).toFixed(digits)}%`;

const flaws = "top-5-business-logic-flaws";

test.runIf(isThere(`blog/${flaws}.md`))("each micro test of the five flaws takes as long as the tool says", () => {
  const minutes = JSON.parse(readRoot("content/printed-tickets.json")) as Record<string, { minutes: number }>;
  const sections = readRoot(`content/blog/${flaws}.md`).split(/^## /m);
  const said = sections.flatMap((section) => {
    const number = /^```ticket [^\n]*\n(\S+)/m.exec(section)?.[1];
    return number ? [[number, Number(/\*\*Micro test, (\d+) minutes\.\*\*/.exec(section)?.[1])]] : [];
  });
  expect(said).toHaveLength(5);
  expect(said).toEqual(said.map(([number]) => [number, minutes[number ?? ""]?.minutes]));
});

test.runIf(isThere(`blog/${flaws}.md`))("the five flaws' sums are right, in words and in pictures", () => {
  const text = article(flaws);
  const discounts = { percentages: [0.8, 0.85], off: 50 };
  const product = discounts.percentages.reduce((total, share) => total * share, 1);
  const [last, first] = [200 * product - discounts.off, (200 - discounts.off) * product].map(Math.round);
  expect(text).toContain(`percentages first leave ${last} pounds to pay, the 50 pounds first leave ${first}`);
  expect(text).toContain(`12 × 12 × 12 = ${(12 ** 3).toLocaleString("en-GB")} triples`);
  expect((12 ** 3 * 4) / 20 / 60).toBeLessThan(6);
  const rounds = Math.log(0.5) / Math.log(1 - 1e-6) / 5;
  expect(text).toContain(`at about ${(Math.round(rounds / 100) * 100).toLocaleString("en-GB")} rounds`);
  expect(text).toContain("At 60 requests a second, those take under four hours");
  expect((rounds * 6) / 60 / 3600).toBeLessThan(4);
  expect(text).toContain(`0.8^10 = ${per(0.8 ** 10)}, and twenty with ${per(0.8 ** 20, 1)}`);
  expect(text).toContain("1,040 accounts with 636 plays a day each");
  expect((24 * 3600) / 636).toBeCloseTo(2 * 60 + 16, 0);
  expect(text).toContain(`earns $${Math.round(636 * 0.005 * 30)} in 30 days, over eight times an $11 subscription`);
  expect((636 * 0.005 * 30) / 11).toBeGreaterThan(8);
  expect((3000 * 31) / 3600).toBeCloseTo(25.8, 1);
});

const quality = "security-is-just-another-form-of-quality";

test.runIf(isThere(`blog/${quality}.md`))(
  "a pause of minus eleven months costs what the article says, and no less",
  () => {
    const text = article(quality);
    /** Paused on 12 September for so many months: may a customer pause again on 12 October, and how long ago did it end? */
    const again = (months: number) => {
      const resumed = Date.UTC(2025, 8 + months, 12);
      return { resumed: new Date(resumed).toISOString().slice(0, 10), allowed: resumed <= Date.UTC(2024, 9, 12) };
    };
    expect(again(-11)).toEqual({ resumed: "2024-10-12", allowed: true });
    expect([-10, -1, 0].map((months) => again(months).allowed)).toEqual([false, false, false]);
    expect(text).toContain("after −10 the server refuses another pause a month later, after −11 it takes it");
    expect(text).toContain('{"months": -11}');
    expect(text).toContain('"resumesOn": "2024-10-12"');
    expect(text).toContain("it ended on 12 October 2024: pause again");
    expect(text).toContain(`at £14, that is £${14 * 12} a year`);
    expect(text).toContain("one request in 100,000. With 20,000 requests a day it shows up every five days");
    expect(100_000 / 20_000).toBe(5);
  },
);

const micro = "what-is-a-micro-test";

test.runIf(isThere(`blog/${micro}.md`))("what many micro tests cost adds up", () => {
  const text = article(micro);
  const tests = 3 * 26;
  expect(3 / 60).toBe(0.05);
  expect(text).toContain(`Over 26 sprints of two weeks that is ${tests} tests.`);
  expect(text).toContain("For planning count two and a half");
  expect(text).toContain("Suppose that a third of them find something");
  expect(text).toContain("10 days of 8 hours");
  for (const row of [
    `| Testers' own work | ${tests} | ${10 * 8} |`,
    `| What surrounds it | ${tests * (2.5 - 1)} |`,
    `| Retests: an hour planned for each of ${tests / 3}, or one day | ${tests / 3} | 8 |`,
    `| In the plan | ${tests * 2.5 + tests / 3} | ${10 * 8 + 8}, and what surrounds it |`,
    `with ${tests / 3} retests of 15 minutes it is ${tests + (tests / 3) * 0.25} hours, against ${10 * 8 + 8}`,
  ])
    expect(text).toContain(row);
});

const zero = "zero-vulnerabilities";

test.runIf(isThere(`blog/${zero}.md`))("what a clean test says, and what two testers miss, is computed right", () => {
  const text = article(zero);
  const flawed = 0.1;
  const after = (finds: number) => (flawed * (1 - finds)) / (flawed * (1 - finds) + (1 - flawed));
  for (const [label, finds] of [
    ["7 in 10", 0.7],
    ["5 in 10", 0.5],
    ["2 in 10", 0.2],
  ] as const)
    expect(text).toContain(`| ${label} | 10% | ${per(after(finds), 1)} |`);
  expect(after(0)).toBeCloseTo(flawed);
  expect(text).toContain(`0.968^40 = ${per(0.968 ** 40)}`);
  const [missedTwice, clean] = [flawed * 0.3 ** 2, flawed * 0.3 ** 2 + (1 - flawed)];
  expect(text).toContain(`${missedTwice.toFixed(3)} / ${clean.toFixed(3)} = ${per(missedTwice / clean, 1)}`);
  expect(text).toContain(`40 × 3.2% = ${(40 * after(0.7)).toFixed(1)}`);
  expect(text).toContain(`between ${wilson(7, 10).join(" and ")}`);
  const [low = 0, high = 0] = wilson(7, 10).map((end) => Number.parseFloat(end) / 100);
  expect(text).toContain(
    `the ${per(after(0.7), 1)} could be anything from ${per(after(high), 1)} to ${per(after(low), 1)}`,
  );
  expect(text).toContain(`so together they know ${8 + 6 - 4}`);
  expect(text).toContain(`there are about ${(8 * 6) / 4}`);
  expect(text).toContain(`(9 × 7) / 5 − 1 = ${((9 * 7) / 5 - 1).toFixed(1)}`);
  expect(text).toContain(`(1 × 1) / 1 − 1 = ${(1 * 1) / 1 - 1}`);
});

interface Measured {
  sets: { real: { rows: { engine: Record<"riskyFound" | "findingRecall" | "alarmsRight", { share: number }> } } };
}

const guides = ["nist-ssdf-compliance", "nist-csf-2-compliance", "cyber-assessment-framework"].filter((name) =>
  isThere(`guides/${name}.md`),
);

test.each(guides)("the guide %s says what the engine alone passes over, as it was measured", (name) => {
  const { sets } = JSON.parse(readRoot("content/benchmark.json")) as Measured;
  const { riskyFound, findingRecall, alarmsRight } = sets.real.rows.engine;
  const paragraphs = readRoot(`content/guides/${name}.md`).split("\n\n");
  const alone = paragraphs.find((paragraph) => paragraph.includes("our engine alone"));
  expect(alone).toMatch(/[Ll]anguage models, (set|told) to judge as (penetration )?testers/);
  expect(alone).toMatch(new RegExp(`marked \\[?${per(riskyFound.share)}`));
  expect(alone).toContain(per(1 - riskyFound.share));
  expect(alone).toMatch(/together (has|is) not (been )?measured|how much that adds has not been measured/);
  const [, classes] = /named (\d+%) of the weakness classes/.exec(alone ?? "") ?? [];
  expect(classes ?? per(findingRecall.share)).toBe(per(findingRecall.share));
  if (!alone?.includes("hree in ten")) return;
  expect(Math.round(10 * (1 - alarmsRight.share))).toBe(3);
  // Tickets too vague to judge are among them.
  expect(alone).toMatch(/had nothing to test, or said too little to tell/);
});

test.runIf(guides.includes("nist-ssdf-compliance"))("the guide to SSDF counts both sets of diffs", () => {
  const { diffs } = parse(readRoot("content/how-good-is-it.yaml")) as {
    diffs: { sets: { found: string; right: string; alarmed: string }[] };
  };
  const sum = (figure: "found" | "right" | "alarmed") => {
    const pairs = diffs.sets.map((set) => set[figure].split(" of ").map(Number));
    return [0, 1].map((at) => pairs.reduce((total, pair) => total + (pair[at] ?? 0), 0)).join(" of the ");
  };
  const text = readRoot("content/guides/nist-ssdf-compliance.md");
  expect(text).toContain(`${sum("found")} risky ones`);
  expect(text).toContain(`${sum("alarmed")} harmless ones`);
  const [right = 0, findings = 0] = sum("right").split(" of the ").map(Number);
  expect(text).toContain(`Of its ${findings} findings ${findings - right} were wrong`);
});

const scan = "dast-for-devops";

test.runIf(isThere(`blog/${scan}.md`))("the scan's budget of requests and what its false alarms cost add up", () => {
  const text = article(scan);
  const count = (sum: number) => sum.toLocaleString("en-GB");
  const [inputs, requests, rate] = [4, 60, 20];
  const [whole, change] = [120 * inputs * requests, 2 * inputs * requests];
  expect(text).toContain(`120 × 4 × 60 = ${count(whole)} requests, at 20 a second: ${whole / rate / 60} minutes`);
  expect(text).toContain(`2 × 4 × 60 = ${change} requests, at 20 a second: ${change / rate} seconds`);
  expect(10 * 60 * rate).toBeLessThan(whole);
  expect(text).toContain(`two roles: ${2 * change} requests, ${(2 * change) / rate} seconds`);
  expect(text).toContain(`raise a false alarm: ${(30 * 0.02).toFixed(1)} a day, three in a five-day week`);
  expect(5 * 30 * 0.02).toBeCloseTo(3);
  expect(3 * 40).toBe(2 * 60);
});
