import measured from "@latchwork/content/benchmark.json";
import { kept } from "@latchwork/content/real-tickets.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { AccuracyPage } from "./AccuracyPage.tsx";
import { alarmRows, counts, fillFigures } from "./measured.ts";

const words = readContent("how-good-is-it");
const html = renderToStaticMarkup(<AccuracyPage words={words} measured={measured} />);
const page = new DOMParser().parseFromString(html, "text/html");
const read = (element: Element | null) => (element?.textContent ?? "").replace(/\s+/g, " ");
const whole = read(page.body);
const per = (share: number) => `${Math.round(100 * share)}%`;

test("no figure is left in square brackets, and one that nobody counts is an error", () => {
  expect(JSON.stringify(words)).toMatch(/\[\w+\]/);
  expect(whole).not.toMatch(/\[\w+\]/);
  expect(() => fillFigures({ a: ["It is [madeUp]."] }, { made: "1" })).toThrow("[madeUp]");
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
  expect(rows).toHaveLength(10);
  expect(rows[1]).toEqual(["10%", "86%", "34%", "43%", "34%"]);
  expect(rows[4]).toEqual([`${per(measured.inUse.from)}, ${words.thresholds.inUse}`, "46%", "65%", "12%", "5%"]);
  expect(rows[5]?.[0]).toBe("50%");
  for (const [at, { riskyFound, alarmsRight, falseAlarmTickets }] of [
    [7, engine],
    [8, search],
    [9, matcher],
  ] as const) {
    const alarmed = alarmsRight.whole / measured.sets.real.tickets;
    expect(rows[at]?.slice(1)).toEqual(
      [riskyFound.share, alarmsRight.share, alarmed, falseAlarmTickets.share].map(per),
    );
  }
  expect(rows[8]).toEqual([words.readers.search.name, "40%", "59%", "13%", "7%"]);
  const { found, falseAlarms, risky } = kept.securityWords;
  expect([found, risky, falseAlarms]).toEqual([
    search.riskyFound.part,
    search.riskyFound.whole,
    search.falseAlarmTickets.part,
  ]);
});

test("the table of probabilities is read in one sentence, by its own rows", () => {
  const above = measured.reliability.slice(5);
  const tickets = above.reduce((sum, row) => sum + row.tickets, 0);
  const mean = (value: (row: (typeof above)[number]) => number) =>
    per(above.reduce((sum, row) => sum + row.tickets * value(row), 0) / tickets);
  expect(whole).toContain(
    `${tickets} tickets were given 50% or more. On average they were given ${mean(({ said }) => said)}, and ${mean(({ is }) => is)} of them`,
  );
});

test("the head of the page says what the counts say, beside the security words", () => {
  const { tickets, risky, classNamed, rows } = measured.sets.real;
  const { engine, search } = rows;
  expect(engine.riskyFound.share).toBeLessThan(0.5);
  const lines = [...page.querySelectorAll("header tbody tr")].map(read);
  const line = (figure: "riskyFound" | "alarmsRight" | "falseAlarmTickets") =>
    words.figures[figure].title +
    [engine, search].map((row) => `${per(row[figure].share)} ${counts(row[figure])}`).join("");
  expect(lines).toEqual([line("riskyFound"), line("alarmsRight"), line("falseAlarmTickets")]);
  for (const sentence of [
    `${per(risky / tickets)} of the tickets have something to test, according to language models told to judge as testers.`,
    `In ${per(classNamed / engine.alarmsRight.whole)} of its alarms (${classNamed} of ${engine.alarmsRight.whole}) it names a weakness that the reviewers expect.`,
    `It asked about ${engine.questionsRight.whole} tickets that seemed too vague to it. ${engine.questionsRight.part} of them were.`,
  ])
    expect(whole).toContain(sentence);
});

test("what the absence of an alarm is worth is about a third, as the counts say", () => {
  const { engine } = measured.sets.real.rows;
  const { tickets, risky } = measured.sets.real;
  const silent = tickets - engine.alarmsRight.whole;
  const left = (engine.riskyFound.whole - engine.riskyFound.part) / silent;
  expect(1 - left / (risky / tickets)).toBeCloseTo(1 / 3, 1);
  expect(whole).toContain("lowers the risk by about a third");
});

test("the kinds of text add up to all tickets, and the page says how few were written before the change", () => {
  const { tickets, risky, rows } = measured.sets.real;
  const sum = (name: "tickets" | "risky" | "found" | "falseAlarms") =>
    Object.values(kept.byKind).reduce((total, kind) => total + kind[name], 0);
  expect([sum("tickets"), sum("risky")]).toEqual([tickets, risky]);
  expect([sum("found"), sum("falseAlarms")]).toEqual([rows.engine.riskyFound.part, rows.engine.falseAlarmTickets.part]);
  const { issue, story, commit } = kept.byKind;
  expect(whole).toContain(
    `Only ${issue.tickets + story.tickets} were written beforehand, issues and user stories, and only ${issue.risky + story.risky} of these`,
  );
  expect(whole).toContain(`${per(commit.tickets / tickets)} of the tickets kept aside are commit messages`);
  expect(page.querySelectorAll("[aria-labelledby=kinds-heading] tbody tr")).toHaveLength(5);
});

test("who raised an alarm beside a language model is counted over all tickets, and told in words as in the table", () => {
  const { beside, sets } = measured;
  const { riskyFound, falseAlarmTickets } = sets.real.rows.reviewer;
  expect(Object.values(beside).reduce((sum, { tickets }) => sum + tickets, 0)).toBe(sets.real.tickets);
  const byReviewer = beside.both.risky + beside.reviewer.risky;
  expect([byReviewer, beside.both.tickets + beside.reviewer.tickets - byReviewer]).toEqual([
    riskyFound.part,
    falseAlarmTickets.part,
  ]);
  const rows = [...page.querySelectorAll("[aria-labelledby=beside-heading] tbody tr")].map(read);
  const { tickets, risky } = beside.engine;
  expect(rows).toHaveLength(4);
  expect(rows[2]).toBe(`${words.beside.rows.engine}${tickets}${risky} (${per(risky / tickets)})`);
  expect(whole).toContain(
    `found ${byReviewer} of ${riskyFound.whole} alone and ${byReviewer + risky} with the engine, which added ${tickets - risky} false alarms.`,
  );
  expect(whole).toContain(
    `The second reviewer alone finds ${byReviewer} of ${riskyFound.whole}. The engine adds ${risky} of the ${riskyFound.whole - byReviewer} that it misses, with ${tickets - risky} more false alarms.`,
  );
});
