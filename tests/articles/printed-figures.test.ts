import { expect, test } from "vitest";
import { parse } from "yaml";
import { readRoot } from "../rules/repository-files.ts";
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
  const [last, first] = [100 * product - discounts.off, (100 - discounts.off) * product].map(Math.round);
  expect(text).toContain(`percentages first leave ${last} pounds to pay, the 50 pounds first leave ${first}`);
  expect(text).toContain(`12 × 11 × 10 = ${(12 * 11 * 10).toLocaleString("en-GB")} ordered triples`);
  expect((12 * 11 * 10 * 4) / 20 / 60).toBeLessThan(5);
  const rounds = Math.log(0.5) / Math.log(1 - 1e-6) / 5;
  expect(text).toContain(`at about ${(Math.round(rounds / 100) * 100).toLocaleString("en-GB")} rounds`);
  expect(rounds / 10 / 3600).toBeLessThan(4);
  expect(text).toContain(`0.8^10 = ${per(0.8 ** 10)}, and twenty with ${per(0.8 ** 20, 1)}`);
  expect(text).toContain(`${(1040 * 636).toLocaleString("en-GB")} plays a day`);
  expect((24 * 3600) / 636).toBeCloseTo(2 * 60 + 16, 0);
  expect(1_207_128 / (1040 * 636 * 365)).toBeCloseTo(0.005, 4);
  expect(636 * 0.005).toBeCloseTo(3.18, 2);
  expect((3000 * 31) / 3600).toBeCloseTo(25.8, 1);
});

const quality = "security-is-just-another-form-of-quality";

test.runIf(isThere(`blog/${quality}.md`))("a pause of minus thirteen months costs what the article says", () => {
  const text = article(quality);
  expect(new Date(Date.UTC(2025, 8 - 13, 12)).toISOString()).toContain("2024-08-12");
  expect(text).toContain('"resumesOn": "2024-08-12"');
  expect(text).toContain(`at £14, that is £${14 * 12} a year`);
  expect(text).toContain("one request in 100,000. With 20,000 requests a day it shows up every five days");
  expect(100_000 / 20_000).toBe(5);
});

const micro = "what-is-a-micro-test";

test.runIf(isThere(`blog/${micro}.md`))("what many micro tests cost adds up", () => {
  const text = article(micro);
  expect(text).toContain(`over 26 sprints, ${6 * 26} hours a year, ${(6 * 26 * 10) / 60} of them spent on setting up`);
  expect(text).toContain(`10 days of 8 hours, so ${10 * 8}`);
  expect(10 + 15 * 2 + 5).toBe(45);
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
  expect(text).toContain(`40 × 3.2% = ${(40 * after(0.7)).toFixed(1)}`);
  const [found, of, z] = [7, 10, 1.96];
  const middle = (found / of + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((found * (of - found)) / of ** 3 + z ** 2 / (4 * of ** 2));
  expect(text).toContain(`between ${per(middle - half)} and ${per(middle + half)}`);
  expect(text).toContain(`so together they know ${8 + 6 - 4}`);
  expect(text).toContain(`there are about ${(8 * 6) / 4}`);
  expect(text).toContain(`(9 × 7) / 5 − 1 = ${((9 * 7) / 5 - 1).toFixed(1)}`);
});

interface Measured {
  sets: { real: { rows: { engine: { riskyFound: { share: number } } } } };
}

const guides = ["nist-ssdf-compliance", "nist-csf-2-compliance", "cyber-assessment-framework"].filter((name) =>
  isThere(`guides/${name}.md`),
);

test.each(guides)("the guide %s says what the engine alone passes over, as it was measured", (name) => {
  const { sets } = JSON.parse(readRoot("content/benchmark.json")) as Measured;
  const { share } = sets.real.rows.engine.riskyFound;
  const text = readRoot(`content/guides/${name}.md`);
  const sentences = text.replace(/\s+/g, " ").split(/(?<=\.) /);
  const alone = sentences.find((sentence) => sentence.includes("our engine alone"));
  expect(alone).toContain("in which reviewers saw a risk");
  expect(alone).toMatch(new RegExp(`marked \\[?${per(share)}`));
  expect(alone).toContain(per(1 - share));
});

test.runIf(guides.includes("nist-ssdf-compliance"))("the guide to SSDF counts both sets of diffs", () => {
  const { diffs } = parse(readRoot("content/how-good-is-it.yaml")) as { diffs: { sets: { found: string }[] } };
  const pairs = diffs.sets.map(({ found }) => found.split(" of ").map(Number));
  const [found, risky] = [0, 1].map((at) => pairs.reduce((sum, pair) => sum + (pair[at] ?? 0), 0));
  expect(readRoot("content/guides/nist-ssdf-compliance.md")).toContain(`${found} of the ${risky} risky ones`);
});

const memo = "build-or-buy-dtx";

test.runIf(isThere(`blog/${memo}.md`))("the memo's scores and its three years of cost add up", () => {
  const text = article(memo);
  const rows = [...text.matchAll(/\| [^|]+ \| (\d) \| (\d) \| (\d) \| (\d) /g)].map((row) => row.slice(1).map(Number));
  const sums = (weights: readonly number[]) =>
    [1, 2, 3].map((column) => rows.reduce((sum, row, index) => sum + (weights[index] ?? 0) * (row[column] ?? 0), 0));
  const weights = rows.map(([weight = 0]) => weight);
  expect(rows).toHaveLength(6);
  expect(text).toContain(
    `| ${sums(weights)
      .map((sum) => `**${sum}**`)
      .join(" | ")} |`,
  );
  expect(text).toContain(`Two points of ${sums(weights.map(() => 0)).length * weights.reduce((a, b) => a + b)} do not`);
  const [, buy, mix] = sums([7, ...weights.slice(1)]);
  expect([buy, mix]).toEqual([50, 50]);
  const [, ...others] = weights;
  const [buildAlone, buyAlone, mixAlone] = sums([0, ...others]);
  expect(text).toContain(`without it Build has ${buildAlone}, Buy ${buyAlone} and Mix ${mixAlone}`);
  // Neither condition may reverse the advice by itself; both together have to bring Build level with the mix.
  const scored = (changes: Readonly<Record<number, readonly number[]>>) =>
    [0, 1, 2].map((column) =>
      rows.reduce((sum, [weight = 0, ...row], index) => sum + weight * ((changes[index] ?? row)[column] ?? 0), 0),
    ) as [number, number, number];
  const [namedForAll, noneExports] = [
    [3, 3, 3],
    // The mix keeps its point over Buy: what was built stays.
    [3, 0, 1],
  ];
  const named = scored({ 0: namedForAll });
  expect(text).toContain(`scores 3 in the first row and has ${named[0]}, but so does the mix, with ${named[2]}`);
  expect(named[2]).toBe(Math.max(...named));
  const closed = scored({ 3: noneExports });
  expect(text).toContain(
    `Buy then scores 0 and has ${closed[1]}, the mix 1, since what we build stays ours, and has ${closed[2]}, Build still ${closed[0]}`,
  );
  expect(closed[0]).toBe(Math.min(...closed));
  const both = scored({ 0: namedForAll, 3: noneExports });
  expect(text).toContain(`Both together put Build and the mix level at ${both[0]}; then the costs in 3 decide`);
  expect([both[0], both[2]]).toEqual([Math.max(...both), Math.max(...both)]);

  const pounds = (sum: number) => `£${Math.round(sum).toLocaleString("en-GB")}`;
  const [engineer, licence] = [8000, 3000];
  const [built, bought] = [9 * engineer, 1.5 * engineer];
  const monthly = licence + engineer / 10;
  expect(text).toContain(`nine person-months, ${pounds(built)}`);
  for (const [words, share] of [
    ["a tenth of a person", 0.1],
    ["a quarter", 0.25],
    ["two fifths", 0.4],
  ] as const) {
    const [upkeep, years] = [share * engineer, pounds(built + 36 * share * engineer)];
    const [more, back] = [(built - bought).toLocaleString("en-GB"), (monthly - upkeep).toLocaleString("en-GB")];
    const months = Number(((built - bought) / (monthly - upkeep)).toFixed(1));
    expect(text).toContain(`| ${words} | ${pounds(upkeep)} | ${more} / ${back} = ${months} | ${years} |`);
  }
  expect(text).toContain(`| half | ${pounds(engineer / 2)} | never | ${pounds(built + 18 * engineer)} |`);
  expect(engineer / 2).toBeGreaterThan(monthly);
  expect(text).toContain(`| *bought* | ${pounds(monthly)} | | ${pounds(bought + 36 * monthly)} |`);
  expect(0.25 * 20).toBe(5);
  const over = (share: number, times = 1) => times * built + 36 * share * engineer;
  expect(text).toContain(`costs ${pounds(over(0.25, 2))} at a quarter of a person and ${pounds(over(0.5, 2))} at half`);
  const rising = [0, 1, 2].reduce((sum, year) => sum + 12 * (licence * 1.1 ** year + engineer / 10), 2 * bought);
  expect(text).toContain(`the bought one comes to ${pounds(rising)}`);
  const thousands = (sum: number) => pounds(1000 * Math.round(sum / 1000));
  expect(text).toContain(`${thousands(bought + 36 * monthly)} to ${thousands(rising)} bought;`);
  expect(text).toContain(
    `${thousands(over(0.25))} to ${thousands(over(0.25, 2))} built, at a quarter of a person for upkeep`,
  );
  const mixed = (two: number) => two + 2 * engineer + (36 * engineer) / 10;
  const steady = bought + 36 * monthly;
  expect(text).toContain(
    `${pounds(steady)} + ${pounds(2 * engineer)} + ${pounds((36 * engineer) / 10)} = ${pounds(mixed(steady))}`,
  );
  expect(text).toContain(`costs ${pounds(mixed(0))} more than buying`);
  const again = 2 * engineer;
  expect(text).toContain(
    `the bought one ${pounds(steady + bought)}, the mix ${pounds(mixed(steady) + bought + again)}`,
  );
  // With 200% the order turns round, so neither sum may stand alone.
  const [buying, mixing] = [steady + 2 * bought, mixed(steady) + 2 * (bought + again)];
  expect(over(0.25, 2)).toBeLessThan(mixed(steady) + bought + again);
  expect(over(0.25, 3)).toBeGreaterThan(mixing);
  expect(mixing).toBeGreaterThan(buying);
  expect(text).toContain(
    `With 200% building is dearest: ${pounds(over(0.25, 3))} at a quarter, the bought one ${pounds(buying)}, the mix ${pounds(mixing)}.`,
  );
  expect(text).toContain(`and the mix to ${pounds(mixed(rising) + again)}`);
  expect(text).toContain(`${thousands(mixed(steady))} to ${thousands(mixed(rising) + again)} mixed`);
  expect(text).toContain(
    `${thousands(mixed(steady) - steady)} to ${thousands(mixed(rising) + again - rising)} more than buying`,
  );
});

const scan = "dast-for-devops";

test.runIf(isThere(`blog/${scan}.md`))("the scan's budget of requests and what its false alarms cost add up", () => {
  const text = article(scan);
  const count = (sum: number) => sum.toLocaleString("en-GB");
  const [inputs, requests, rate] = [4, 60, 20];
  const [whole, change] = [120 * inputs * requests, 2 * inputs * requests];
  expect(text).toContain(`120 × 4 × 60 = ${count(whole)} requests, at 20 a second: ${whole / rate / 60} minutes`);
  expect(text).toContain(`2 × 4 × 60 = ${change} requests, at 20 a second: ${change / rate} seconds`);
  expect(text).toContain(`had sent ${count(10 * 60 * rate)} of the ${count(whole)}`);
  expect(text).toContain(`${2 * change} in all, ${(2 * change) / rate} seconds`);
  expect(text).toContain(`raise a false alarm: ${(30 * 0.02).toFixed(1)} a day, three in a five-day week`);
  expect(5 * 30 * 0.02).toBeCloseTo(3);
  expect(3 * 40).toBe(2 * 60);
});
