import measured from "@latchwork/content/benchmark.json";
import { kept } from "@latchwork/content/real-tickets.json";
import { expect, test } from "vitest";
import { names, page, per, read, rowsOf, whole, words } from "./drawn-benchmark.tsx";

test("no figure is left in square brackets", () => {
  expect(JSON.stringify(words)).toMatch(/\[\w+\]/);
  expect(whole).not.toMatch(/\[\w+\]/);
});

test("the page says what stands out and what was tuned, by the counts of its tables", () => {
  const { classNamed, rows } = measured.sets.real;
  const { engine, search, matcher } = rows;
  const [untuned, untunedWrong] = [
    engine.riskyFound.part - kept.overTitle.found,
    engine.falseAlarmTickets.part - kept.overTitle.falseAlarms,
  ];
  expect(whole).toContain(
    `judged 2,406 real tickets and called ${engine.riskyFound.whole} of them risky. Our engine marks ${engine.riskyFound.part} of these and ${engine.falseAlarmTickets.part} of the other 1,951, so ${per(engine.alarmsRight.share)} of its ${engine.alarmsRight.whole} alarms are right. One of its rules was tuned on these very tickets; without it the engine marks ${untuned} risky tickets and ${untunedWrong} others. A plain search for security words, chosen by us, marks ${search.riskyFound.part} and ${search.falseAlarmTickets.part}.`,
  );
  expect(whole).toContain(
    `On ${classNamed} of the ${engine.riskyFound.part} it also names a weakness that the reviewers expected. That is ${per(classNamed / engine.alarmsRight.whole)} of its alarms and ${per(classNamed / engine.riskyFound.whole)} of the risky tickets. No person judged any ticket. Only 222 were written before the change, as yours may be; 77% are commit messages. Tickets without an alarm are not cleared: 12% of them are risky, against 19% of all.`,
  );
  expect(engine.falseAlarmTickets.whole).toBe(1951);
  expect(whole).toContain(
    `Without the tuned rule the engine marks ${untuned} risky tickets, the search ${search.riskyFound.part}.`,
  );
  expect(whole).toContain(
    `Of the engine's findings ${per(engine.findingPrecision.share)} fit. By the stricter rule of “expected”, that at least two reviewers would report the class, ${engine.findingRecall.part} of the ${engine.findingPrecision.whole} are right: ${per(engine.findingRecall.part / engine.findingPrecision.whole)}. For the keyword rules it is ${per(matcher.findingRecall.part / matcher.findingPrecision.whole)}, and for the second reviewer, by the first reviewer's verdict, ${per(rows.reviewer.findingRecall.part / rows.reviewer.findingPrecision.whole)}. The engine finds hardly more expected weaknesses than the keyword rules, ${engine.findingRecall.part} against ${matcher.findingRecall.part}, but needs ${engine.findingPrecision.whole} findings for them instead of ${matcher.findingPrecision.whole.toLocaleString("en-GB")}.`,
  );
  const [, fewer, more] = kept.gainOverSearch.riskyFound;
  expect(fewer).toBeLessThan(0);
  expect(more).toBeGreaterThan(0);
  // That it marks fewer of the others is no chance at 95%.
  const points = kept.gainOverSearch.falseAlarms.map((share) => (-100 * share).toFixed(1));
  expect(Math.max(...kept.gainOverSearch.falseAlarms)).toBeLessThan(0);
  expect(whole).toContain(
    `It marks ${points[0]} points fewer of the tickets that are not risky (${points[2]} to ${points[1]}).`,
  );
  const { both, reviewer, engine: only, neither } = measured.beside;
  const marked = [both, reviewer, only];
  expect(whole).toContain(
    `${marked.reduce((sum, { risky }) => sum + risky, 0)} tickets are marked rightly, ${marked.reduce((sum, { tickets, risky }) => sum + tickets - risky, 0)} needlessly, and ${neither.risky} risky ones are missed.`,
  );
  const { found, falseAlarms } = kept.overTitle;
  expect(found).toBeGreaterThan(falseAlarms);
  const alone = kept.byThreshold.find(({ from }) => from === measured.inUse.from)?.found ?? 0;
  expect(whole).toContain(
    `The classifier alone marks ${alone} risky tickets kept aside. The tuned rule adds ${found}, and ${falseAlarms} false alarms. The rule for other languages drops ${alone + found - engine.riskyFound.part}. No other rule`,
  );
  expect(whole).toContain(
    `no rule (${untuned} risky tickets marked, ${untunedWrong} false alarms), 70% (${engine.riskyFound.part} and ${engine.falseAlarmTickets.part}) and 58%`,
  );
});

test("what is said of kinds, of questions and of the tickets that can be found again adds up from the counts", () => {
  const { commit, changelog, pr } = kept.byKind;
  const share = ({ found, risky }: typeof pr) => per(found / risky);
  expect(whole).toContain(
    `marks ${share(commit)} of the risky commit messages, ${share(changelog)} of the risky changelog entries and ${share(pr)} of the risky pull requests (${pr.found} of ${pr.risky})`,
  );
  const both = (count: (kind: typeof pr) => number) => (count(commit) + count(changelog)).toLocaleString("en-GB");
  expect(whole).toContain(
    `Of these the engine marks ${both((kind) => kind.found)} of ${both((kind) => kind.risky)} risky ones and ${both((kind) => kind.falseAlarms)} of ${both((kind) => kind.tickets - kind.risky)} others`,
  );
  const from = (collection: string) =>
    kept.byRepository
      .filter(({ repository }) => repository.startsWith(collection))
      .reduce((all, { tickets }) => all + tickets, 0);
  const { issue, story } = kept.byKind;
  expect(whole).toContain(`And ${from("jira/")} of the ${issue.tickets + story.tickets} come from three trackers`);
  expect(whole).toContain(
    `one collection (ace-design), with ${from("ace-design/")} of the user stories. Three are issue trackers from another (jira), with the other two.`,
  );
  expect(story.tickets - from("ace-design/")).toBe(2);
  const { engine } = measured.sets.real.rows;
  const [called, asked] = [engine.questionsRight.part, engine.questionsRight.whole];
  const onRisky = engine.riskyFound.whole - engine.riskyFound.part - kept.silent.risky;
  expect(whole).toContain(
    `asked ${asked} questions: ${called} about vague tickets, ${onRisky} about risky ones, and ${asked - called - onRisky} about tickets with nothing to test. Of the ${asked} questions ${kept.otherLanguages.asked} were about tickets in other languages`,
  );
});

test("below each weakness on a ticket that it got wrong stands whether it was found, and below each finding whether it fits", () => {
  const toldIn = (column: "first" | "last") =>
    [...page.querySelectorAll("[aria-labelledby=written-mistakes-heading] li")].map((ticket) =>
      [...ticket.querySelectorAll(`dl > div:${column}-child dd`)].map(read),
    );
  const weaknesses = measured.mistakes.written.map(({ expected }) =>
    expected.map(({ weakness, found }) => `${weakness}${found ? names.wrong.found : names.wrong.notFound}`),
  );
  expect(toldIn("first")).toEqual(weaknesses);
  expect(weaknesses.flat().some((one) => one.endsWith(names.wrong.notFound))).toBe(true);
  const expected = measured.mistakes.written.map(({ said }) =>
    typeof said === "string"
      ? [names.wrong.vague]
      : said.map(({ finding, fits }) => `${finding}${fits ? names.wrong.fits : names.wrong.fitsNot}`),
  );
  expect(toldIn("last")).toEqual(expected);
  expect(expected.flat().some((one) => one.endsWith(names.wrong.fits))).toBe(true);
});

test("the engine is compared with saying nothing also where that is the better", () => {
  const { risky, vague, harmless, wrong, sameVerdict, tickets } = measured.sets.real;
  expect(wrong).toBeGreaterThan(risky + vague);
  expect(tickets - sameVerdict).toBeGreaterThan(risky + vague);
  expect(whole).toContain(
    `Always “nothing” errs on fewer: ${risky + vague}, the risky and the vague ones. The engine's verdict is wrong on ${tickets - sameVerdict}. On the other ${wrong - tickets + sameVerdict} its alarm is right, but it left out an expected class or named one that does not fit.`,
  );
  const grouped = (count: number) => count.toLocaleString("en-GB");
  const { engine, reviewer } = measured.sets.real.rows;
  const gained = engine.riskyFound.part + engine.questionsRight.part;
  const askedRisky = engine.riskyFound.whole - engine.riskyFound.part - kept.silent.risky;
  const lostTo = {
    asked: engine.questionsRight.whole - engine.questionsRight.part - askedRisky,
    marked: engine.falseAlarmTickets.part,
  };
  expect(sameVerdict).toBeLessThan(harmless);
  expect(whole).toContain(
    `The engine's verdict is right on ${grouped(sameVerdict)} tickets (${per(sameVerdict / tickets)}). A program that always says “nothing” is right on ${grouped(harmless)} (${per(harmless / tickets)}). The engine is right on ${gained} more, which are risky (${engine.riskyFound.part}) or vague (${engine.questionsRight.part}). It is wrong on ${harmless - sameVerdict + gained} others, which have nothing to test: it asked about ${lostTo.asked} of them and marked ${lostTo.marked}.`,
  );
  // All that is lost is lost on tickets with nothing to test.
  expect(lostTo.asked + lostTo.marked).toBe(harmless - sameVerdict + gained);
  // What two reviewers name both, all of them would report.
  expect(reviewer.findingRecall.part).toBeLessThanOrEqual(engine.findingRecall.whole);
});

test("where another share of tickets is risky, other shares of alarms are right", () => {
  const { riskyFound, falseAlarmTickets } = measured.sets.real.rows.engine;
  const of = (risky: number) =>
    per((risky * riskyFound.share) / (risky * riskyFound.share + (1 - risky) * falseAlarmTickets.share));
  expect(whole).toContain(
    `Then ${of(0.1)} of its alarms are right if 10% of your tickets are risky, ${of(0.3)} if 30% are, and ${of(0.03)} if only 3% are.`,
  );
  const early = [kept.byKind.issue, kept.byKind.story];
  const sum = (count: (kind: (typeof early)[number]) => number) => early.reduce((all, kind) => all + count(kind), 0);
  expect(whole).toContain(
    `marked ${sum(({ found }) => found)} of the ${sum(({ risky }) => risky)}, and ${sum(({ falseAlarms }) => falseAlarms)} of the ${sum(({ tickets, risky }) => tickets - risky)} others`,
  );
});

test("the right alarms are parted by what they name", () => {
  const { classNamed, noneFits, whollyRight, rows } = measured.sets.real;
  const { part } = rows.engine.riskyFound;
  expect(whole).toContain(
    `Of the ${part} right alarms, ${classNamed} have a finding of an expected class. In ${part - classNamed - noneFits} a finding fits, but none is expected; in ${noneFits} none fits. Only ${whollyRight} are right throughout: nothing expected is left out, and every finding fits. That is ${per(whollyRight / rows.engine.riskyFound.whole)} of the`,
  );
  expect(whollyRight).toBeLessThan(classNamed + noneFits);
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
  const pairs = (column: number) => rows.map((cells) => (cells[column] ?? "").split(" of ").map(Number));
  const none = pairs(0).filter(([found, risky]) => found === 0 && risky !== 0);
  const shares = (column: number) =>
    pairs(column)
      .filter(([, of]) => of !== 0)
      .map(([part = 0, of = 0]) => ({ said: `${part} of ${of}`, of, share: part / of }))
      .sort((a, b) => a.share - b.share);
  const worst = shares(1).at(-1)?.said;
  const many = shares(0).filter(({ of }) => of >= 10);
  expect(whole).toContain(
    `Among projects with ten risky tickets or more, it marked between ${many[0]?.said} and ${many.at(-1)?.said} of them. In ${none.length} projects it marked none of the risky tickets, ${none.reduce((total, [, risky]) => total + (risky ?? 0), 0)} in all. At worst, ${worst} (19%) tickets that were not risky got an alarm.`,
  );
  const all = read(page.querySelector("[aria-labelledby=projects-heading] tfoot"));
  expect(all).toBe(
    `all${engine.riskyFound.part} of ${engine.riskyFound.whole}${engine.falseAlarmTickets.part} of 1,951`,
  );
});

test("the rows of classes are summed up by what they hide", () => {
  const { classes } = measured;
  const sum = (some: typeof classes, count: "expected" | "found") => some.reduce((all, row) => all + row[count], 0);
  const named = ["sql-injection", "code-injection", "path-traversal", "ssrf"];
  const injection = classes.filter(({ id }) => named.includes(id));
  const silent = classes.filter(({ expected, found }) => expected > 0 && found === 0);
  const [top] = classes.toSorted((a, b) => b.found - a.found);
  expect(top?.id).toBe("function-access");
  expect(whole).toContain(
    `Injection into queries, injection of commands or code, path traversal and server-side request forgery: in these four classes it finds ${sum(injection, "found")} of ${sum(injection, "expected")} expected weaknesses. In ${silent.length} other classes, with ${sum(silent, "expected")} expected weaknesses between them, it finds none. And ${top?.found} of the ${sum(classes, "found")} that it finds in all are of one class, missing authorisation.`,
  );
  const { findingRecall, findingPrecision } = measured.sets.real.rows.engine;
  expect(read(page.querySelector("[aria-labelledby=classes-heading] tfoot"))).toBe(
    `all${findingRecall.part} of ${findingRecall.whole}${findingPrecision.part} of ${findingPrecision.whole}`,
  );
});

test("the hours of the home page come from the planned minutes, and those of a second reader from its findings", () => {
  expect(whole).toContain(
    `${measured.sets.real.rows.reviewer.findingRecall.whole} expected weaknesses, for instance, and not ${measured.sets.real.rows.engine.findingRecall.whole}.`,
  );
  const { planned, beside } = measured;
  const { engine, reviewer } = measured.sets.real.rows;
  const grouped = (count: number) => count.toLocaleString("en-GB");
  expect(planned.automated.tests + planned.manual.tests).toBe(engine.findingPrecision.whole);
  const [tests, minutes, ofHundred] = rowsOf(page.querySelector("[aria-labelledby=hours-heading] table"));
  const each = (count: (plan: typeof planned.manual) => number) => [
    count(planned.automated),
    count(planned.manual),
    count(planned.automated) + count(planned.manual),
  ];
  expect(tests).toEqual(["Micro tests for 2,406 tickets", ...each((plan) => plan.tests).map(grouped)]);
  expect(minutes).toEqual(["Minutes planned for these", ...each((plan) => plan.minutes).map(grouped)]);
  const hundred = each((plan) => (100 * plan.tests) / measured.sets.real.tickets);
  expect(ofHundred?.slice(1)).toEqual(hundred.map((count) => count.toFixed(1)));
  expect(whole).toContain(
    `names ${reviewer.findingPrecision.whole} weaknesses. The engine adds ${beside.engine.findings}, on the ${beside.engine.tickets} tickets that it alone marks;`,
  );
  const inHundred = (100 * (reviewer.findingPrecision.whole + beside.engine.findings)) / measured.sets.real.tickets;
  expect(whole).toContain(
    `That makes ${Math.round(inHundred)} tests for a hundred changes. If each takes as long as the engine's, they take ${Math.round((inHundred * (planned.automated.minutes + planned.manual.minutes)) / engine.findingPrecision.whole / 60)} hours as planned, or ${Math.round(2.5 * inHundred)} with briefing`,
  );
});
