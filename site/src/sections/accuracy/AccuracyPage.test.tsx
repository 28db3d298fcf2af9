import measured from "@latchwork/content/benchmark.json";
import { kept } from "@latchwork/content/real-tickets.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { AccuracyPage } from "./AccuracyPage.tsx";
import { fillFigures } from "./measured.ts";

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

test("the head of the page says what the counts say, beside the security words", () => {
  const { tickets, risky, classNamed, rows } = measured.sets.real;
  const { engine, search } = rows;
  expect(classNamed / engine.alarmsRight.whole, "about half").toBeCloseTo(0.5, 1);
  const lines = [...page.querySelectorAll("header tbody tr")].map(read);
  type Figures = Record<"riskyFound" | "alarmsRight" | "falseAlarmTickets", { part: number; whole: number }>;
  const line = (name: string, { riskyFound, alarmsRight, falseAlarmTickets }: Figures) =>
    name +
    [riskyFound, alarmsRight, falseAlarmTickets]
      .map(({ part, whole }) => `${per(part / whole)} ${part} of ${whole.toLocaleString("en-GB")}`)
      .join("");
  const { found, falseAlarms } = kept.overTitle;
  const right = engine.riskyFound.part - found;
  const wrong = engine.falseAlarmTickets.part - falseAlarms;
  expect(lines).toEqual([
    line(words.readers.engine.name, engine),
    line(words.short.untuned, {
      riskyFound: { ...engine.riskyFound, part: right },
      alarmsRight: { part: right, whole: right + wrong },
      falseAlarmTickets: { ...engine.falseAlarmTickets, part: wrong },
    }),
    line(words.readers.search.name, search),
  ]);
  // The threshold of the table that comes nearest to the search in false alarms.
  const lower = kept.byThreshold.find(({ from }) => from === 0.3);
  expect(whole).toContain(
    `With a lower threshold its classifier alone finds ${per((lower?.found ?? 0) / (lower?.risky ?? 0))}, with ${lower?.falseAlarms} false alarms; the search finds ${per(search.riskyFound.share)}, with ${search.falseAlarmTickets.part}.`,
  );
  for (const sentence of [
    `${per(risky / tickets)} ${words.real.makeup.risky}`,
    "The reviewers are language models told to judge as penetration testers",
    `About half of its alarms (${classNamed} of ${engine.alarmsRight.whole}) name a weakness that the reviewers expect.`,
    `It asks about ${engine.questionsRight.whole} tickets: ${engine.questionsRight.part} of these are too vague to judge, and ${engine.riskyFound.whole - engine.riskyFound.part - kept.silent.risky} are risky.`,
  ])
    expect(whole).toContain(sentence);
});

test("what the absence of an alarm is worth is about a third, as the counts say", () => {
  const { engine } = measured.sets.real.rows;
  const { tickets, risky } = measured.sets.real;
  const silent = tickets - engine.alarmsRight.whole;
  const left = (engine.riskyFound.whole - engine.riskyFound.part) / silent;
  expect(1 - left / (risky / tickets)).toBeCloseTo(1 / 3, 1);
  expect(whole).toContain("lowers the chance by only about a third");
  // Those without a question too.
  expect(per(kept.silent.risky / kept.silent.tickets)).toBe(per(left));
  expect(whole).toContain(`${kept.silent.risky} of ${kept.silent.tickets.toLocaleString("en-GB")}.`);
});

test("the kinds of text add up to all tickets, and the page says how few are of kinds written before the change", () => {
  const { tickets, risky, rows } = measured.sets.real;
  const sum = (name: "tickets" | "risky" | "found" | "falseAlarms") =>
    Object.values(kept.byKind).reduce((total, kind) => total + kind[name], 0);
  expect([sum("tickets"), sum("risky")]).toEqual([tickets, risky]);
  expect([sum("found"), sum("falseAlarms")]).toEqual([rows.engine.riskyFound.part, rows.engine.falseAlarmTickets.part]);
  const { issue, story, commit } = kept.byKind;
  expect(whole).toContain(
    `Only ${issue.tickets + story.tickets} are of kinds written before the change, and ${issue.risky + story.risky} of those have something to test. The engine marked ${issue.found + story.found} of these ${issue.risky + story.risky}, and ${issue.falseAlarms + story.falseAlarms} others.`,
  );
  expect(whole).toContain(`${per(commit.tickets / tickets)} commit messages`);
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
    `A language model finds far more, ${byReviewer} of ${riskyFound.whole}; but a language model judged that too`,
  );
  expect(whole).toContain(
    `The second reviewer alone finds ${byReviewer} of ${riskyFound.whole}. Of the ${riskyFound.whole - byReviewer} that it misses the engine finds ${risky}, with ${tickets - risky} more false alarms. So a person would look at ${tickets} more tickets to find ${risky} risky ones.`,
  );
});

test("what it finds more than the search may be chance, and its alarms are right more often", () => {
  const [more = 0, from = 0, to = 0] = kept.gainOverSearch.riskyFound;
  expect([from < 0, to > 0, (kept.gainOverSearch.alarmsRight[1] ?? 0) > 0]).toEqual([true, true, true]);
  const points = (share: number) => Math.round(100 * share);
  expect(whole).toContain(
    `it finds ${points(more)} points more, which may be chance (95% interval: ${points(-from)} fewer to ${points(to)} more).`,
  );
});

test("tickets in other languages are counted, and each real one that it got wrong is told in our words", () => {
  const { tickets, risky, found } = kept.otherLanguages;
  expect(whole).toContain(
    `${tickets} tickets are not in English, which the engine does not read: of the ${risky} risky ones among them it marked none.`,
  );
  expect(found).toBe(0);
  const told = [...page.querySelectorAll("#wrong li > p")].map(read);
  expect(told).toHaveLength(measured.mistakes.real.length);
  const gists = Object.entries(words.wrong.gists);
  expect(gists).toHaveLength(told.length);
  for (const [at, { source }] of measured.mistakes.real.entries())
    expect(told[at]).toContain(gists.find(([of]) => of === source)?.[1]);
});
