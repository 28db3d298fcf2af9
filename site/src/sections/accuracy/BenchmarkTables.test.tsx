import measured from "@latchwork/content/benchmark.json";
import { kept } from "@latchwork/content/real-tickets.json";
import { expect, test } from "vitest";
import { readerNames } from "../../content/schemas/how-good-is-it.ts";
import { alarmsOnOthers } from "./alarms.ts";
import { names, page, per, read, rowsOf, whole, words } from "./drawn-benchmark.tsx";
import { percent } from "./measured.ts";
import { wilson } from "./wilson.ts";

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

test("the table of thresholds shows them, with the keyword matcher at its own rate", () => {
  const rows = [...page.querySelectorAll("[aria-labelledby=thresholds-heading] tbody tr")].map((row) =>
    [...row.querySelectorAll("th, td")].map(read),
  );
  const { engine, search, matcher } = measured.sets.real.rows;
  const perPart = 1 + kept.byThreshold.length;
  expect(rows.splice(2 * perPart + 5)).toEqual([
    ["less than 0.083", "no alarm at all"],
    ["0.083 to 0.12", "90%"],
    ["0.12 to 0.38", "80%"],
    ["0.38 to 0.41", "70%"],
    ["0.41 to 0.67", "60%"],
    ["0.67 to 1.1", "40%"],
    ["1.1 to 3.1", "30%"],
    ["3.1 to 4.3", "20%"],
    ["4.3 to 17", "10%"],
    ["17 or more", "an alarm on every ticket"],
  ]);
  expect(rows).toHaveLength(2 * perPart + 5);
  const { tickets } = measured.sets.real;
  const given = (name: string, found: number, falseAlarms: number) => [
    name,
    ...[
      [found, engine.riskyFound.whole],
      [found, found + falseAlarms],
      [found + falseAlarms, tickets],
      [falseAlarms, engine.falseAlarmTickets.whole],
    ].map(
      ([part = 0, of = 0]) => `${percent(part / of)} ${part.toLocaleString("en-GB")} of ${of.toLocaleString("en-GB")}`,
    ),
  ];
  const inUse = `${per(measured.inUse.from)}, ${words.thresholds.inUse}`;
  // Of the other projects only shares are on record.
  expect(rows[1]).toEqual(["10%", "86.0%", "33.9%", "43.2%", "34.4%"]);
  expect(rows[5]).toEqual([inUse, "45.7%", "65.2%", "11.9%", "5.0%"]);
  expect(rows[6]?.[0]).toBe("50%");
  // The classifier alone, on the tickets kept aside.
  expect(rows[perPart]).toEqual(["2,406 tickets kept aside, 19% of them risky; the classifier alone"]);
  for (const [at, { from, found, falseAlarms }] of kept.byThreshold.entries())
    expect(rows[perPart + 1 + at]).toEqual(given(from === measured.inUse.from ? inUse : per(from), found, falseAlarms));
  const { overTitle } = kept;
  expect(rows.slice(2 * perPart + 1)).toEqual([
    given(names.readers.engine.name, engine.riskyFound.part, engine.falseAlarmTickets.part),
    given(
      words.thresholds.untuned,
      engine.riskyFound.part - overTitle.found,
      engine.falseAlarmTickets.part - overTitle.falseAlarms,
    ),
    given(names.readers.search.name, search.riskyFound.part, search.falseAlarmTickets.part),
    given(names.readers.matcher.name, matcher.riskyFound.part, matcher.falseAlarmTickets.part),
  ]);
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
  const [tenths, groups] = page.querySelectorAll("[aria-labelledby=reliability-heading] table");
  const fine = (share: number) => (share < 0.1 ? `${(100 * share).toFixed(1)}%` : per(share));
  const intervals = kept.reliability.map(({ is, tickets }) => wilson(is * tickets, tickets));
  const given = kept.reliability.map(({ said, is, tickets }, tenth) => [
    `${10 * tenth} to ${10 * (tenth + 1)}% ${fine(said)} on average`,
    `${fine(is)} ${(intervals[tenth] ?? []).map(fine).join(" to ").replace("%", "")}`,
    tickets.toLocaleString("en-GB"),
  ]);
  expect(rowsOf(tenths)).toEqual(given);
  for (const [tenth, { said }] of kept.reliability.entries()) expect(Math.floor(10 * said)).toBe(tenth);
  expect(rowsOf(groups)).toEqual([
    ["below 50%, kept aside", ...within(kept, 0, 5)],
    ["50% or more, kept aside", ...within(kept, 5, 10)],
    ["below 50%, the 126 projects", ...within(measured, 0, 5)],
    ["50% or more, the 126 projects", ...within(measured, 5, 10)],
  ]);
  // The same tickets as in the table of thresholds.
  const half = kept.byThreshold.find(({ from }) => from === 0.5);
  expect(within(kept, 5, 10)[0]).toBe(`${(half?.found ?? 0) + (half?.falseAlarms ?? 0)}`);
  const [used, lower] = [measured.inUse.from, 0.4].map((at) => kept.byThreshold.find(({ from }) => from === at));
  const near = {
    risky: (lower?.found ?? 0) - (used?.found ?? 0),
    others: (lower?.falseAlarms ?? 0) - (used?.falseAlarms ?? 0),
  };
  const clearly = kept.reliability.filter(({ said }, tenth) => said < (intervals[tenth]?.[0] ?? 0));
  expect(whole).toContain(
    `The estimate is too low in ${kept.reliability.filter(({ said, is }) => is > said).length} of the 10 rows. In ${clearly.length} of them, with ${clearly.reduce((sum, { tickets }) => sum + tickets, 0).toLocaleString("en-GB")} of the 2,406 tickets, the whole interval lies above it.`,
  );
  expect(whole).toContain(
    `Of the ${near.risky + near.others} tickets that were given 40% or more but less than ${per(measured.inUse.from)}, ${near.risky} were risky (${per(near.risky / (near.risky + near.others))}). The classifier alone raises no alarm on them.`,
  );
  const tooLow = kept.reliability.map(({ said, is }) => is - said);
  const worst = tooLow.toSorted((a, b) => Math.abs(b) - Math.abs(a)).slice(0, 2);
  expect(new Set(worst)).toEqual(new Set(tooLow.slice(3, 5)));
  expect(Math.min(...worst)).toBeGreaterThan(0);
  const [, said, is] = within(measured, 5, 10).map((cell) => Number.parseInt(cell, 10));
  expect(said).toBeGreaterThan(is ?? 100);
});

test("at a lower threshold the classifier finds more than the simpler search, for few more false alarms", () => {
  const { search } = measured.sets.real.rows;
  const at = (threshold: number) => kept.byThreshold.find(({ from }) => from === threshold);
  const [lower, next] = [at(0.3), at(0.4)];

  expect(lower?.found).toBeGreaterThan(search.riskyFound.part);
  expect(lower?.falseAlarms).toBeLessThan(1.2 * search.falseAlarmTickets.part);

  // Also on these tickets, at most one in twenty.
  expect(whole).toContain("On the tickets kept aside the classifier alone would keep to it at 40% too.");
  const within = kept.byThreshold.filter(({ tickets, risky, falseAlarms }) => falseAlarms / (tickets - risky) <= 0.05);
  expect(within[0]?.from).toBe(0.4);
  const use = at(measured.inUse.from);
  const step = (to: typeof next, from: typeof next) => ({
    found: (to?.found ?? 0) - (from?.found ?? 0),
    falseAlarms: (to?.falseAlarms ?? 0) - (from?.falseAlarms ?? 0),
  });
  const [first, second] = [step(next, use), step(lower, next)] as const;
  expect(whole).toContain(
    `the step from 46% to 40% finds ${first.found} more risky tickets, with ${first.falseAlarms} more false alarms. The step from 40% to 30% finds ${second.found} more, with ${second.falseAlarms}. On the 126 projects the step to 40% adds more false alarms than it finds risky tickets.`,
  );

  expect(whole).toContain(
    `With a threshold of 40% the classifier alone raises ${(next?.found ?? 0) + (next?.falseAlarms ?? 0)} alarms, the search ${search.alarmsRight.whole}. It finds ${next?.found} risky tickets, with ${next?.falseAlarms} false alarms; the search finds ${search.riskyFound.part}, with ${search.falseAlarmTickets.part}.`,
  );
  const alarms = (next?.found ?? 0) + (next?.falseAlarms ?? 0);
  expect(alarms / search.alarmsRight.whole, "about as many alarms").toBeCloseTo(1, 1);
  const others = alarmsOnOthers(measured);
  const [otherNext, otherUse] = [0.4, measured.inUse.from].map((from) => others.find((row) => row.from === from));
  expect((otherNext?.falseAlarms ?? 0) - (otherUse?.falseAlarms ?? 0)).toBeGreaterThan(
    (otherNext?.found ?? 0) - (otherUse?.found ?? 0),
  );
});

test("the engine is set against the search with the tuned rule and without, each share with its interval", () => {
  const [gains, overlap] = page.querySelectorAll("[aria-labelledby=search-heading] table");
  const rows = rowsOf(gains);
  const tenths = (points = 0) => (100 * Math.abs(points)).toFixed(1);
  const compared = ["riskyFound", "alarmsRight", "falseAlarms", "verdict"] as const;
  for (const [at, name] of compared.entries())
    for (const [column, all] of [kept.gainOverSearch, kept.untunedOverSearch].entries()) {
      const numbers = [...(rows[at]?.[column + 1] ?? "").matchAll(/[\d.]+/g)].map(([number]) => number);
      expect(numbers.toSorted()).toEqual(all[name].map(tenths).toSorted());
    }
  // That it finds more may be chance, and that it raises fewer false alarms is none at 95%: as the note says.
  for (const { riskyFound, falseAlarms } of [kept.gainOverSearch, kept.untunedOverSearch]) {
    const [, fewer = 0, more = 0] = riskyFound;
    expect([fewer < 0, more > 0]).toEqual([true, true]);
    expect(Math.max(...falseAlarms)).toBeLessThan(0);
  }
  expect(rows[0]?.[1]).toMatch(/^\d\.\d higher \(\d\.\d lower to \d\.\d higher\)$/);
  expect(rows[2]?.[1]).toMatch(/^\d\.\d lower \(\d\.\d to \d\.\d\)$/);

  const { engine, search } = measured.sets.real.rows;
  const counted = rowsOf(overlap).map(([, ...cells]) => cells.map((cell) => Number(cell.replace(",", ""))));
  const [both = [], onlyEngine = [], onlySearch = [], neither = [], all = []] = counted;
  for (const [side, figure] of (["riskyFound", "falseAlarmTickets"] as const).entries()) {
    const of = (row: number[]) => row[side] ?? 0;
    expect(of(both) + of(onlyEngine)).toBe(engine[figure].part);
    expect(of(both) + of(onlySearch)).toBe(search[figure].part);
    expect(of(both) + of(onlyEngine) + of(onlySearch) + of(neither)).toBe(of(all));
    expect(of(all)).toBe(engine[figure].whole);
  }
  const either = [0, 1].map((side) => [both, onlyEngine, onlySearch].reduce((sum, row) => sum + (row[side] ?? 0), 0));
  expect(whole).toContain(
    `together they find ${either[0]} of the ${engine.riskyFound.whole} risky tickets, with ${either[1]} false alarms.`,
  );
});
