import { expect, test } from "vitest";
import { parse } from "yaml";
import { readRoot } from "../rules/repository-files.ts";
import { wilson } from "../support/wilson.ts";
import { codeBlocks, isThere } from "./article-code.ts";

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
  expect(text).toContain(`the 100 cheapest makes ${100 * (12 - 3)} baskets more`);
  const rounds = Math.log(0.5) / Math.log(1 - 1e-6) / 5;
  expect(text).toContain(`at about ${(Math.round(rounds / 100) * 100).toLocaleString("en-GB")} rounds`);
  expect(rounds / 10 / 3600).toBeLessThan(4);
  expect(text).toContain(`0.8^10 = ${per(0.8 ** 10)}, and twenty with ${per(0.8 ** 20, 1)}`);
  expect(text).toContain(`${(1040 * 636).toLocaleString("en-GB")} plays a day`);
  expect((24 * 3600) / 636).toBeCloseTo(2 * 60 + 16, 0);
  expect(1_207_128 / (1040 * 636 * 365)).toBeCloseTo(0.005, 4);
  expect(text).toContain(`earns $${Math.round(636 * 0.005 * 30)} in 30 days, over eight times an $11 subscription`);
  expect((636 * 0.005 * 30) / 11).toBeGreaterThan(8);
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
  const tests = 3 * 26;
  expect(3 / 60).toBe(0.05);
  expect(text).toContain(
    `Over 26 sprints of two weeks that is ${tests} tests: ${tests} hours of testers' own work, ${tests * 2.5} in the plan.`,
  );
  expect(text).toContain(`${tests / 3} retests at a planned hour each bring it to ${tests * 2.5 + tests / 3}`);
  expect(text).toContain(`${tests * 1.5} of the ${tests * 2.5} go on what surrounds them`);
  expect(text).toContain(`10 days of 8 hours, so ${10 * 8}`);
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
  expect(alone).toMatch(/in which language models, (set|told) to judge as (penetration )?testers/);
  expect(alone).toMatch(new RegExp(`marked \\[?${per(riskyFound.share)}`));
  expect(alone).toContain(per(1 - riskyFound.share));
  expect(alone).toMatch(/together (has|is) not (been )?measured|how much that adds has not been measured/);
  const [, classes] = /named (\d+%) of the weakness classes/.exec(alone ?? "") ?? [];
  expect(classes ?? per(findingRecall.share)).toBe(per(findingRecall.share));
  if (alone?.includes("hree in ten of its alarms")) expect(Math.round(10 * (1 - alarmsRight.share))).toBe(3);
});

test.runIf(guides.includes("nist-ssdf-compliance"))("the guide to SSDF counts both sets of diffs", () => {
  const { diffs } = parse(readRoot("content/how-good-is-it.yaml")) as {
    diffs: { sets: { found: string; alarmed: string }[] };
  };
  const sum = (figure: "found" | "alarmed") => {
    const pairs = diffs.sets.map((set) => set[figure].split(" of ").map(Number));
    return [0, 1].map((at) => pairs.reduce((total, pair) => total + (pair[at] ?? 0), 0)).join(" of the ");
  };
  const text = readRoot("content/guides/nist-ssdf-compliance.md");
  expect(text).toContain(`${sum("found")} risky ones`);
  expect(text).toContain(`${sum("alarmed")} harmless ones`);
});

const memo = "build-or-buy-dtx";

test.runIf(isThere(`blog/${memo}.md`))("the memo's scores add up, and each change of them does what it says", () => {
  const text = article(memo);
  const rows = [...text.matchAll(/\| [^|]+ \| (\d) \| (\d) \| (\d) \| (\d) /g)].map((row) => row.slice(1).map(Number));
  expect(rows).toHaveLength(6);
  /** The three sums with other weights or other scores in some rows. */
  const sums = (weights: Readonly<Record<number, number>> = {}, scores: Readonly<Record<number, number[]>> = {}) =>
    [0, 1, 2].map((column) =>
      rows.reduce(
        (sum, [weight = 0, ...row], index) => sum + (weights[index] ?? weight) * ((scores[index] ?? row)[column] ?? 0),
        0,
      ),
    ) as [number, number, number];
  expect(text).toContain(
    `| ${sums()
      .map((sum) => `**${sum}**`)
      .join(" | ")} |`,
  );
  expect(text).toContain(`two points in ${3 * rows.reduce((sum, [weight = 0]) => sum + weight, 0)} settle nothing`);
  const named = { 0: [3, 3, 3] };
  // The mix keeps its point over Buy: what was built stays.
  const closed = { 3: [3, 0, 1] };
  const changed = [
    ["upkeep weighs 7 instead of 5", sums({ 0: 7 })],
    ["upkeep is left out", sums({ 0: 0 })],
    ["two named people have hours for upkeep (3 for all)", sums({}, named)],
    ["no tool passes day three of a trial (way out: Buy 0, Mix 1)", sums({}, closed)],
    ["both of the last two", sums({}, { ...named, ...closed })],
  ] as const;
  for (const [words, found] of changed) expect(text).toContain(`| ${words} | ${found.join(" | ")} |`);
  const [heavier, without, hours, noExport, both] = changed.map(([, found]) => found) as [number, number, number][];
  expect(heavier?.[1]).toBe(heavier?.[2]);
  expect(without?.[0]).toBeGreaterThan(without?.[1] ?? 0);
  expect(hours?.[2]).toBe(Math.max(...(hours ?? [])));
  expect(noExport?.[2]).toBe(Math.max(...(noExport ?? [])));
  expect([both?.[0], both?.[2]]).toEqual([Math.max(...(both ?? [])), Math.max(...(both ?? []))]);
});

/** What a printed sheet of `label,value` lines comes to, with some of its values changed: cells by their row. */
function sheet(lines: readonly string[], changes: Readonly<Record<number, number>> = {}): Record<string, number> {
  const cells: number[] = [];
  const named = lines.map((line, index): [string, number] => {
    const [label = "", value = ""] = line.split(",");
    const formula = value
      .replace(/^=/, "")
      .replace(/B(\d+)/g, (_, row: string) => String(cells[Number(row) - 1]))
      .replaceAll("^", "**");
    expect(formula, label).toMatch(/^[\d.+*()]+$/);
    cells.push(changes[index + 1] ?? (new Function(`return ${formula}`)() as number));
    return [label, cells[index] ?? 0];
  });
  return Object.fromEntries(named);
}

test.runIf(isThere(`blog/${memo}.md`))("the memo's three years of cost are what its printed sheet comes to", () => {
  const text = article(memo);
  const [block = ""] = codeBlocks(`blog/${memo}.md`, "text");
  const lines = block.trim().split("\n");
  const cost = (changes: Readonly<Record<number, number>> = {}) => {
    const { Build = 0, Buy = 0, Mix = 0 } = sheet(lines, changes);
    return { Build, Buy, Mix };
  };
  const pounds = (sum: number) => `£${Math.round(sum).toLocaleString("en-GB")}`;
  const thousands = (sum: number) => pounds(1000 * Math.round(sum / 1000));
  const [upkeep, overrun, rise, outside] = [6, 10, 11, 9];

  const [engineer, licence, months] = [8000, 3000, 36];
  const [built, bought] = [9 * engineer, 1.5 * engineer];
  const monthly = licence + engineer / 10;
  expect(text).toContain(`nine person-months, ${pounds(built)}`);
  expect(text).toContain(`six weeks of integration, ${pounds(bought)}`);
  for (const [words, share] of [
    ["a tenth of a person", 0.1],
    ["a quarter", 0.25],
    ["two fifths", 0.4],
  ] as const) {
    const [more, back] = [built - bought, monthly - share * engineer].map((sum) => sum.toLocaleString("en-GB"));
    const until = Number(((built - bought) / (monthly - share * engineer)).toFixed(1));
    const { Build } = cost({ [upkeep]: share });
    expect(Build).toBe(built + months * share * engineer);
    expect(text).toContain(
      `| ${words} | ${pounds(share * engineer)} | ${more} / ${back} = ${until} | ${pounds(Build)} |`,
    );
  }
  expect(engineer / 2).toBeGreaterThan(monthly);
  expect(text).toContain(`| half | ${pounds(engineer / 2)} | never | ${pounds(cost({ [upkeep]: 0.5 }).Build)} |`);
  const planned = cost();
  expect(planned.Buy).toBe(bought + months * monthly);
  expect(text).toContain(`| *bought* | ${pounds(monthly)} | | ${pounds(planned.Buy)} |`);
  expect(text).toContain(`| *mixed* | ${pounds(monthly + engineer / 10)} | | ${pounds(planned.Mix)} |`);
  expect(planned.Mix - planned.Buy).toBe(2 * engineer + (months * engineer) / 10);
  expect(text).toContain(`${pounds(planned.Mix - planned.Buy)} more than buying`);

  const cases = [{}, { [overrun]: 1 }, { [overrun]: 2 }, { [overrun]: 1, [rise]: 0.1 }];
  const row = (of: "Build" | "Buy" | "Mix", changes: Readonly<Record<number, number>> = {}) =>
    cases.map((each) => pounds(cost({ ...each, ...changes })[of])).join(" | ");
  expect(text).toContain(`| Built, a quarter of a person | ${row("Build")} |`);
  expect(text).toContain(`| Built, half a person | ${row("Build", { [upkeep]: 0.5 })} |`);
  expect(text).toContain(`| Bought | ${row("Buy")} |`);
  expect(text).toContain(`| Mixed | ${row("Mix")} |`);
  const worst = cost({ [overrun]: 1, [rise]: 0.1 });
  expect(text).toContain(
    `bought ${thousands(planned.Buy)}, mixed ${thousands(planned.Mix)}, built ${thousands(planned.Build)}`,
  );
  expect(text).toContain(`${thousands(worst.Buy)}, ${thousands(worst.Mix)} and ${thousands(worst.Build)}`);
  expect(text).toContain(`${thousands(planned.Mix - planned.Buy)} to ${thousands(worst.Mix - worst.Buy)} for fit`);

  const lead = planned.Buy - planned.Build;
  expect(text).toContain(`its lead of ${pounds(lead)} over buying`);
  expect(text).toContain(`costs more than ${pounds(lead / 3)}`);
  expect(cost({ [outside]: lead / 3 }).Build).toBe(planned.Buy);
  const less = planned.Mix - planned.Build;
  expect(text).toContain(`it costs ${pounds(less)} less`);
  expect(text).toContain(`an outside test of ${pounds(100 * Math.floor(less / 300))} a year`);
  // At half a person, or with an overrun of 200%, the order of the two turns round.
  expect(cost({ [upkeep]: 0.5 }).Build).toBeGreaterThan(planned.Mix);
  expect(cost({ [overrun]: 1 }).Build).toBeLessThan(cost({ [overrun]: 1 }).Mix);
  expect(cost({ [overrun]: 2 }).Build).toBeGreaterThan(cost({ [overrun]: 2 }).Mix);
  expect(0.25 * 20).toBe(5);
  expect(2 * 0.1 * 20).toBe(4);
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
  expect(text).toContain(`two roles: ${2 * change} requests, ${(2 * change) / rate} seconds`);
  expect(text).toContain(`raise a false alarm: ${(30 * 0.02).toFixed(1)} a day, three in a five-day week`);
  expect(5 * 30 * 0.02).toBeCloseTo(3);
  expect(3 * 40).toBe(2 * 60);
});
