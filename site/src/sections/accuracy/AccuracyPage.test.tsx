import measured from "@latchwork/content/benchmark.json";
import { kept } from "@latchwork/content/real-tickets.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { AccuracyPage } from "./AccuracyPage.tsx";
import { alarmRows, fillFigures } from "./measured.ts";

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
  const { engine, matcher } = measured.sets.real.rows;
  expect(rows).toHaveLength(10);
  expect(rows[1]).toEqual(["10%", "86%", "34%", "43%", "34%"]);
  expect(rows[4]).toEqual([`${per(measured.inUse.from)}, ${words.thresholds.inUse}`, "46%", "65%", "12%", "5%"]);
  expect(rows[5]?.[0]).toBe("50%");
  for (const [at, { riskyFound, alarmsRight, falseAlarmTickets }] of [
    [7, engine],
    [8, matcher],
  ] as const) {
    const alarmed = alarmsRight.whole / measured.sets.real.tickets;
    expect(rows[at]?.slice(1)).toEqual(
      [riskyFound.share, alarmsRight.share, alarmed, falseAlarmTickets.share].map(per),
    );
  }
  expect(rows[9]).toEqual([words.thresholds.search, "40%", "59%", "13%", "7%"]);
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

test("of a thousand tickets the head of the page says what the counts say, and parts add up", () => {
  const { tickets, risky, classNamed, rows } = measured.sets.real;
  const of = (count: number) => Math.round((1000 * count) / tickets);
  const { found, falseAlarms } = kept.securityWords;
  const { riskyFound, falseAlarmTickets, questionsRight } = rows.engine;
  const [marked, passed] = [of(riskyFound.part), of(riskyFound.whole - riskyFound.part)];
  expect(marked + passed).toBe(of(risky));
  for (const sentence of [
    `${of(risky)} have something to test, according to language models`,
    `The engine marks ${marked} of these (${per(riskyFound.share)}). On the other ${passed} it raises no alarm`,
    `It also marks ${of(falseAlarmTickets.part)} that have nothing to test or say too little. So ${per(rows.engine.alarmsRight.share)} of its alarms`,
    `Of all alarms, ${per(classNamed / rows.engine.alarmsRight.whole)} name a weakness that the reviewers expect (${classNamed} of ${rows.engine.alarmsRight.whole}).`,
    `It asks about ${of(questionsRight.whole)} that seem too vague to it. ${of(questionsRight.part)} of these questions are called for.`,
    `A search for security words finds ${of(found)} of the risky ones, and raises ${of(falseAlarms)} false alarms. Simple keyword rules find ${of(rows.matcher.riskyFound.part)}, with ${of(rows.matcher.falseAlarmTickets.part)} false alarms.`,
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
