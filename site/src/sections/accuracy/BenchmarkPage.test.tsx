import measured from "@latchwork/content/benchmark.json";
import { kept } from "@latchwork/content/real-tickets.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { readerNames } from "../../content/schemas/how-good-is-it.ts";
import { BenchmarkPage } from "./BenchmarkPage.tsx";
import { alarmRows } from "./measured.ts";

const words = readContent("benchmark");
const names = readContent("how-good-is-it");
const html = renderToStaticMarkup(<BenchmarkPage words={words} names={names} measured={measured} />);
const page = new DOMParser().parseFromString(html, "text/html");
const read = (element: Element | null) => (element?.textContent ?? "").replace(/\s+/g, " ");
const whole = read(page.body);
const per = (share: number) => `${Math.round(100 * share)}%`;

test("no figure is left in square brackets", () => {
  expect(JSON.stringify(words)).toMatch(/\[\w+\]/);
  expect(whole).not.toMatch(/\[\w+\]/);
});

test.each(["real", "written"] as const)("the table of the %s tickets has every figure of every reader", (set) => {
  const rows = [...page.querySelectorAll(`[aria-labelledby=${set}-table] tbody tr`)];
  const { rows: counted } = measured.sets[set];
  const figures = Object.keys(counted.engine) as (keyof typeof counted.engine)[];
  expect(rows).toHaveLength(figures.length);
  for (const figure of figures) {
    const row = rows.find((row) => read(row).startsWith(names.figures[figure].title));
    const cells = [...(row?.querySelectorAll("td") ?? [])].map(read);
    expect(cells).toHaveLength(readerNames.length);
    for (const [at, reader] of readerNames.entries()) {
      const { share } = counted[reader][figure] ?? {};
      if (share === undefined) expect(cells[at]).toBe(names.notApplicable);
      else expect(Number.parseFloat(cells[at] ?? "")).toBeCloseTo(100 * share, -0.1);
    }
  }
});

test("each threshold gives what the reliability table adds up to from it on", () => {
  const { reliability, inUse } = measured;
  const risky = reliability.reduce((sum, row) => sum + Math.round(row.tickets * row.is), 0);
  const rows = alarmRows(measured);
  expect(rows.map(({ from }) => from)).toEqual([0.1, 0.2, 0.3, inUse.from, 0.5]);
  for (const { from, riskyFound, alarmsRight, alarmed, falseAlarms } of rows.filter((row) => row.from !== inUse.from)) {
    const [above, below] = [true, false].map((isAbove) =>
      reliability
        .filter(({ said }) => said > from === isAbove)
        .reduce(
          (sum, { tickets, is }) => ({
            risky: sum.risky + Math.round(tickets * is),
            harmless: sum.harmless + tickets - Math.round(tickets * is),
          }),
          { risky: 0, harmless: 0 },
        ),
    ) as [Record<"risky" | "harmless", number>, Record<"risky" | "harmless", number>];
    const alarms = above.risky + above.harmless;
    expect(riskyFound).toBeCloseTo(above.risky / risky, 10);
    expect(alarmsRight).toBeCloseTo(above.risky / alarms, 10);
    expect(alarmed).toBeCloseTo(alarms / (alarms + below.risky + below.harmless), 10);
    expect(falseAlarms).toBeCloseTo(above.harmless / (above.harmless + below.harmless), 10);
  }
  const order = ["riskyFound", "alarmed", "falseAlarms"] as const;
  for (const share of order)
    expect(rows.map((row) => row[share])).toEqual(rows.map((row) => row[share]).sort((a, b) => b - a));
});

test("the table of thresholds shows them, with the keyword matcher at its own rate", () => {
  const rows = [...page.querySelectorAll("[aria-labelledby=thresholds-heading] tbody tr")].map((row) =>
    [...row.querySelectorAll("th, td")].map(read),
  );
  const { engine, search, matcher } = measured.sets.real.rows;
  expect(rows).toHaveLength(16);
  // The classifier alone, on the tickets kept aside.
  expect(rows[6]).toEqual(["2,406 tickets kept aside, 19% of them risky; the classifier alone"]);
  expect(rows[9]?.slice(0, 3)).toEqual(["30%", "58%", "64%"]);
  expect(rows[1]).toEqual(["10%", "86%", "34%", "43%", "34%"]);
  expect(rows[4]).toEqual([`${per(measured.inUse.from)}, ${words.thresholds.inUse}`, "46%", "65%", "12%", "5%"]);
  expect(rows[5]?.[0]).toBe("50%");
  for (const [at, { riskyFound, alarmsRight, falseAlarmTickets }] of [
    [13, engine],
    [14, search],
    [15, matcher],
  ] as const) {
    const alarmed = alarmsRight.whole / measured.sets.real.tickets;
    expect(rows[at]?.slice(1)).toEqual(
      [riskyFound.share, alarmsRight.share, alarmed, falseAlarmTickets.share].map(per),
    );
  }
  expect(rows[14]).toEqual([names.readers.search.name, "40%", "59%", "13%", "7%"]);
  const { found, falseAlarms, risky } = kept.securityWords;
  expect([found, risky, falseAlarms]).toEqual([
    search.riskyFound.part,
    search.riskyFound.whole,
    search.falseAlarmTickets.part,
  ]);
});

test("the table of probabilities is read in one sentence, by its own rows", () => {
  const within = ({ reliability }: Pick<typeof measured, "reliability">, from: number, to: number) => {
    const above = reliability.slice(from, to);
    const tickets = above.reduce((sum, row) => sum + row.tickets, 0);
    const share = (count: (row: (typeof above)[number]) => number) =>
      per(above.reduce((sum, row) => sum + count(row), 0) / tickets);
    return {
      tickets,
      said: share((row) => row.tickets * row.said),
      is: share((row) => Math.round(row.tickets * row.is)),
    };
  };
  const [here, others, middle] = [within(kept, 5, 10), within(measured, 5, 10), within(kept, 3, 5)];
  expect(whole).toContain(
    `${here.tickets} tickets were given 50% or more. On average they were given ${here.said}, and ${here.is} of them`,
  );
  expect(whole).toContain(
    `of the other projects, ${others.tickets} were given 50% or more: ${others.said} on average, and ${others.is} had`,
  );
  expect(whole).toContain(
    `${middle.tickets} tickets, given ${middle.said} on average, of which ${middle.is} had something to test`,
  );
  // The same tickets as in the table of thresholds.
  const half = kept.byThreshold.find(({ from }) => from === 0.5);
  expect(here.tickets).toBe((half?.found ?? 0) + (half?.falseAlarms ?? 0));
});

test("the page says what stands out and what was tuned, by the counts of its tables", () => {
  const { engine, search, matcher } = measured.sets.real.rows;
  expect(whole).toContain(
    `finds ${engine.riskyFound.part} of ${engine.riskyFound.whole} risky tickets and misses ${engine.riskyFound.whole - engine.riskyFound.part}, with ${engine.falseAlarmTickets.part} false alarms; a search for security words finds ${search.riskyFound.part}, with ${search.falseAlarmTickets.part}. Of the ${engine.findingRecall.whole} weaknesses that the reviewers expect, the engine names ${engine.findingRecall.part} and the keyword rules ${matcher.findingRecall.part}. The rules need ${matcher.findingPrecision.whole.toLocaleString("en-GB")} findings for that, the engine ${engine.findingPrecision.whole}.`,
  );
  expect(whole).toContain(
    `scores ${per(measured.sets.real.rows.silence.verdict.share)}, not ${per(measured.sets.real.harmless / measured.sets.real.tickets)}.`,
  );
  const { both, reviewer, engine: alone, neither } = measured.beside;
  const marked = [both, reviewer, alone];
  expect(whole).toContain(
    `${marked.reduce((sum, { risky }) => sum + risky, 0)} marked rightly, ${marked.reduce((sum, { tickets, risky }) => sum + tickets - risky, 0)} needlessly and ${neither.risky} missed, by the first reviewer`,
  );
  const { found, falseAlarms } = kept.overTitle;
  expect(whole).toContain(`the one that adds more finds than false alarms (${found} and ${falseAlarms}).`);
  expect(found).toBeGreaterThan(falseAlarms);
  const untuned = engine.riskyFound.part - found;
  const wrong = engine.falseAlarmTickets.part - falseAlarms;
  expect(whole).toContain(
    `Without it the engine finds ${per(untuned / engine.riskyFound.whole)} of the risky tickets, not ${per(engine.riskyFound.share)}, and ${per(untuned / (untuned + wrong))} of its alarms are right.`,
  );
});

test("the projects add up to all tickets, and two of them to what is said of them", () => {
  const rows = [...page.querySelectorAll("[aria-labelledby=projects-heading] tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map(read),
  );
  const { engine } = measured.sets.real.rows;
  expect(rows).toHaveLength(measured.sets.real.sources);
  const sum = (column: number, side: number) =>
    rows.reduce((total, cells) => total + Number(cells[column]?.split(" of ")[side]), 0);
  expect([sum(0, 0), sum(0, 1)]).toEqual([engine.riskyFound.part, engine.riskyFound.whole]);
  expect([sum(1, 0), sum(1, 1)]).toEqual([engine.falseAlarmTickets.part, engine.falseAlarmTickets.whole]);
  const many = rows
    .map(([found = ""]) => ({ found, share: Number.parseInt(found, 10) / Number(found.split(" of ")[1]) }))
    .filter(({ found }) => Number(found.split(" of ")[1]) >= 10)
    .sort((a, b) => a.share - b.share);
  expect(whole).toContain(
    `Among projects with ten risky tickets or more, it found between ${many[0]?.found} and ${many.at(-1)?.found}. Yours may lie anywhere between, or outside.`,
  );
});

test("the hours of the home page come from the planned minutes, and those of a second reader from its findings", () => {
  expect(whole).toContain(`(${measured.sets.real.rows.reviewer.findingRecall.whole} weaknesses, not`);
  const { planned, beside } = measured;
  const { engine, reviewer } = measured.sets.real.rows;
  const grouped = (count: number) => count.toLocaleString("en-GB");
  expect(planned.automated.tests + planned.manual.tests).toBe(engine.findingPrecision.whole);
  expect(whole).toContain(
    `Each of the ${engine.findingPrecision.whole} findings plans one micro test: ${planned.automated.tests} are scripts to write, in ${grouped(planned.automated.minutes)} minutes, and ${planned.manual.tests} are done by hand, in ${grouped(planned.manual.minutes)} minutes.`,
  );
  expect(whole).toContain(
    `names ${reviewer.findingPrecision.whole} weaknesses. On the ${beside.engine.tickets} tickets where`,
  );
  const inHundred = (100 * (reviewer.findingPrecision.whole + beside.engine.tickets)) / measured.sets.real.tickets;
  expect(whole).toContain(
    `Together that is at least ${Math.round(inHundred)} tests for a hundred changes, in 33 to ${Math.round(2.5 * inHundred)} hours`,
  );
});

test("at a lower threshold the classifier finds more than the simpler readers, for no more alarms", () => {
  const { search, matcher } = measured.sets.real.rows;
  const at = (threshold: number) => kept.byThreshold.find(({ from }) => from === threshold);
  const [lowest, lower] = [at(0.1), at(0.3)];
  expect(lowest?.found).toBeGreaterThan(matcher.riskyFound.part);
  expect((lowest?.found ?? 0) + (lowest?.falseAlarms ?? 0)).toBeLessThan(matcher.alarmsRight.whole);
  expect(lower?.found).toBeGreaterThan(search.riskyFound.part);
  expect(lower?.falseAlarms).toBeLessThan(1.2 * search.falseAlarmTickets.part);
  expect(whole).toContain("At 10% it finds more than the keyword rules, with fewer alarms.");
  expect(whole).toContain(
    "at 30% the classifier finds 58% with 146 false alarms; the security-word search finds 40% with 127.",
  );
});
