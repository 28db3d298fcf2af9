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
const rowsOf = (table: Element | undefined) =>
  [...(table?.querySelectorAll("tbody tr") ?? [])].map((row) => [...row.querySelectorAll("th, td")].map(read));
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

test("what the tenths of a probability come to is added up from their rows", () => {
  const within = ({ reliability }: Pick<typeof measured, "reliability">, from: number, to: number) => {
    const some = reliability.slice(from, to);
    const tickets = some.reduce((sum, row) => sum + row.tickets, 0);
    const share = (count: (row: (typeof some)[number]) => number) =>
      per(some.reduce((sum, row) => sum + count(row), 0) / tickets);
    return [
      tickets.toLocaleString("en-GB"),
      share((row) => row.tickets * row.said),
      share((row) => Math.round(row.tickets * row.is)),
    ];
  };
  const [, groups] = page.querySelectorAll("[aria-labelledby=reliability-heading] table");
  expect(rowsOf(groups)).toEqual([
    ["below 50%", ...within(kept, 0, 5)],
    ["50% or more", ...within(kept, 5, 10)],
    ["50% or more, other projects", ...within(measured, 5, 10)],
  ]);
  // The same tickets as in the table of thresholds.
  const half = kept.byThreshold.find(({ from }) => from === 0.5);
  expect(within(kept, 5, 10)[0]).toBe(`${(half?.found ?? 0) + (half?.falseAlarms ?? 0)}`);
  expect(whole).toContain(
    "It is most wrong between 30% and 50%, where it is too cautious. On the other projects it was too sure,",
  );
  const [, said, is] = within(measured, 5, 10).map((cell) => Number.parseInt(cell, 10));
  expect(said).toBeGreaterThan(is ?? 100);
  const tooCautious = kept.reliability.map(({ said, is }) => is - said);
  const worst = tooCautious.toSorted((a, b) => Math.abs(b) - Math.abs(a)).slice(0, 2);
  expect(new Set(worst)).toEqual(new Set(tooCautious.slice(3, 5)));
  expect(Math.min(...worst)).toBeGreaterThan(0);
});

test("the page says what stands out and what was tuned, by the counts of its tables", () => {
  const { engine, search, matcher } = measured.sets.real.rows;
  expect(whole).toContain(
    `Of ${engine.riskyFound.whole} risky real tickets our engine finds ${engine.riskyFound.part} and misses ${engine.riskyFound.whole - engine.riskyFound.part}, with ${engine.falseAlarmTickets.part} false alarms. A plain search for security words finds ${search.riskyFound.part}, with ${search.falseAlarmTickets.part}.`,
  );
  expect(whole).toContain(
    `names ${engine.findingRecall.part} expected weaknesses in ${engine.findingPrecision.whole} findings. The keyword rules name ${matcher.findingRecall.part}, but need ${matcher.findingPrecision.whole.toLocaleString("en-GB")} findings for it.`,
  );
  const { both, reviewer, engine: alone, neither } = measured.beside;
  const marked = [both, reviewer, alone];
  expect(whole).toContain(
    `${marked.reduce((sum, { risky }) => sum + risky, 0)} marked rightly, ${marked.reduce((sum, { tickets, risky }) => sum + tickets - risky, 0)} needlessly and ${neither.risky} missed, by the first reviewer`,
  );
  const { found, falseAlarms } = kept.overTitle;
  expect(whole).toContain(`the one that adds more finds (${found}) than false alarms (${falseAlarms}).`);
  expect(found).toBeGreaterThan(falseAlarms);
  const untuned = engine.riskyFound.part - found;

  expect(whole).toContain(
    `Without the rule the engine finds ${per(untuned / engine.riskyFound.whole)} of the risky tickets instead of ${per(engine.riskyFound.share)}.`,
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
  expect(whole).toContain(`(${measured.sets.real.rows.reviewer.findingRecall.whole} expected weaknesses, not`);
  const { planned, beside } = measured;
  const { engine, reviewer } = measured.sets.real.rows;
  const grouped = (count: number) => count.toLocaleString("en-GB");
  expect(planned.automated.tests + planned.manual.tests).toBe(engine.findingPrecision.whole);
  const [tests, minutes, ofHundred] = rowsOf(page.querySelector("[aria-labelledby=hours-heading] table") ?? undefined);
  const each = (count: (plan: typeof planned.manual) => number) => [
    count(planned.automated),
    count(planned.manual),
    count(planned.automated) + count(planned.manual),
  ];
  expect(tests).toEqual(["Micro tests for 2,406 tickets", ...each((plan) => plan.tests).map(grouped)]);
  expect(minutes).toEqual(["Minutes planned for these", ...each((plan) => plan.minutes).map(grouped)]);
  const hundred = each((plan) => (100 * plan.tests) / measured.sets.real.tickets);
  expect(ofHundred?.map(Number.parseFloat).slice(1)).toEqual([
    Math.round(hundred[0] ?? 0),
    Number(hundred[1]?.toFixed(1)),
    Math.round(hundred[2] ?? 0),
  ]);
  expect(whole).toContain(
    `names ${reviewer.findingPrecision.whole} weaknesses. On the ${beside.engine.tickets} tickets where`,
  );
  const inHundred = (100 * (reviewer.findingPrecision.whole + beside.engine.tickets)) / measured.sets.real.tickets;
  expect(whole).toContain(
    `That makes at least ${Math.round(inHundred)} tests for a hundred changes, or 33 to ${Math.round(2.5 * inHundred)} hours`,
  );
});

test("at a lower threshold the classifier finds more than the simpler search, for few more false alarms", () => {
  const { search } = measured.sets.real.rows;
  const at = (threshold: number) => kept.byThreshold.find(({ from }) => from === threshold);
  const lower = at(0.3);

  expect(lower?.found).toBeGreaterThan(search.riskyFound.part);
  expect(lower?.falseAlarms).toBeLessThan(1.2 * search.falseAlarmTickets.part);

  expect(whole).toContain(
    "At 30% the classifier finds 58% of the risky tickets kept aside, with 146 false alarms. The security-word search finds 40%, with 127.",
  );
});
