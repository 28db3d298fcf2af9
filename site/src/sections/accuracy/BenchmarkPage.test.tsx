import measured from "@latchwork/content/benchmark.json";
import { kept } from "@latchwork/content/real-tickets.json";
import { expect, test } from "vitest";
import { names, page, per, read, rowsOf, whole, words } from "./drawn-benchmark.tsx";
import { wilson } from "./wilson.ts";

test("no figure is left in square brackets", () => {
  expect(JSON.stringify(words)).toMatch(/\[\w+\]/);
  expect(whole).not.toMatch(/\[\w+\]/);
});

test("each “title” of the page that a text names leads there, and each explained word to one of the notes", () => {
  const ids = new Map([...page.querySelectorAll("h2[id], div[id]")].map((one) => [one.id, one]));
  const links = [...page.querySelectorAll("section a[href^='#']")];
  expect(links.length).toBeGreaterThan(30);
  for (const link of links) {
    const place = ids.get((link.getAttribute("href") ?? "").slice(1));
    const title = read(place?.querySelector("dt") ?? place ?? null);
    expect(title.toLowerCase()).toBe(read(link).toLowerCase());
  }
  expect(ids.size, "no two places are called the same").toBe(page.querySelectorAll("h2[id], div[id]").length);
  // A renamed title would leave its mentions behind as mere quotations.
  const quoted = [...JSON.stringify(words).matchAll(/“([A-Z][^”]+)”/g)].map(([, title]) => title);
  const linked = new Set([...page.querySelectorAll("a")].map(read));
  expect(quoted.filter((title = "") => !linked.has(title))).toEqual(["Something to test"]);
});

test("the page says what stands out and what was tuned, by the counts of its tables", () => {
  const { classNamed, rows } = measured.sets.real;
  const { engine, search, matcher } = rows;
  const [untuned, untunedWrong] = [
    engine.riskyFound.part - kept.overTitle.found,
    engine.falseAlarmTickets.part - kept.overTitle.falseAlarms,
  ];
  expect(whole).toContain(
    `judged 2,406 real texts about changes, 77% of them commit messages; we call them all tickets. They called ${engine.riskyFound.whole} risky. Our engine finds ${engine.riskyFound.part} of these and raises ${engine.falseAlarmTickets.part} false alarms, so ${per(engine.alarmsRight.share)} of its ${engine.alarmsRight.whole} alarms are right. A search for security words, from a list that we wrote after counting the engine, finds ${search.riskyFound.part}, with ${search.falseAlarmTickets.part} false alarms. One rule of the engine was tuned on these very tickets; without it the engine finds ${untuned}, with ${untunedWrong} false alarms.`,
  );
  const cautions = [...page.querySelectorAll("header li")].map(read);
  expect(cautions).toContain(
    "Only 222 tickets are of kinds written before the change, as yours may be. Of these 6 are risky, and the engine finds 2. How good it is on yours, we do not know.",
  );
  expect(cautions).toContain("Of the tickets without an alarm, 12% are risky, against 19% of all.");
  expect(whole).toContain(
    `So on these tickets the engine finds ${engine.riskyFound.part - search.riskyFound.part} more than the search (${untuned - search.riskyFound.part} more without the tuned rule), which may be chance. It raises ${search.falseAlarmTickets.part - engine.falseAlarmTickets.part} fewer false alarms (${search.falseAlarmTickets.part - untunedWrong} fewer without it), which probably is not.`,
  );
  expect(cautions).toContainEqual(
    expect.stringContaining(
      `About half of the alarms, ${classNamed} of ${engine.alarmsRight.whole}, name a weakness that the reviewers expected.`,
    ),
  );
  expect(engine.falseAlarmTickets.whole).toBe(1951);
  expect(whole).toContain(
    `Of the engine's ${engine.findingPrecision.whole} findings ${per(engine.findingPrecision.share)} fit. A stricter measure is how many are of an expected weakness: ${engine.findingRecall.part}, or ${per(engine.findingRecall.part / engine.findingPrecision.whole)}. For the keyword rules it is ${per(matcher.findingRecall.part / matcher.findingPrecision.whole)}, for the second reviewer ${per(rows.reviewer.findingRecall.part / rows.reviewer.findingPrecision.whole)}. The engine finds hardly more expected weaknesses than the keyword rules (${engine.findingRecall.part} against ${matcher.findingRecall.part}), but needs ${engine.findingPrecision.whole} findings for them, where the rules need ${matcher.findingPrecision.whole.toLocaleString("en-GB")}.`,
  );

  const { both, reviewer, engine: only, neither } = measured.beside;
  const marked = [both, reviewer, only];
  const byFirst = both.risky + only.risky;
  expect(whole).toContain(
    `Scored so too, the engine finds ${byFirst} of ${rows.reviewer.riskyFound.whole} risky tickets, with ${both.tickets + only.tickets - byFirst} false alarms.`,
  );
  expect(whole).toContain(
    `the two together find ${marked.reduce((sum, { risky }) => sum + risky, 0)} risky tickets, raise ${marked.reduce((sum, { tickets, risky }) => sum + tickets - risky, 0)} false alarms, and miss ${neither.risky}.`,
  );
  const { found, falseAlarms } = kept.overTitle;
  expect(found).toBeGreaterThan(falseAlarms);
  const alone = kept.byThreshold.find(({ from }) => from === measured.inUse.from)?.found ?? 0;
  expect(whole).toContain(
    `The classifier alone finds ${alone} of the risky tickets kept aside. The tuned rule adds ${found}, and ${falseAlarms} false alarms. The rule for other languages drops ${alone + found - engine.riskyFound.part}. No other rule`,
  );
  expect(whole).toContain(
    `no such rule (${untuned} found, ${untunedWrong} false alarms), 70% (${engine.riskyFound.part} and ${engine.falseAlarmTickets.part}) and 58%`,
  );
});

test("what is said of kinds, of questions and of the tickets that can be found again adds up from the counts", () => {
  const { commit, changelog, pr } = kept.byKind;
  expect(whole).toContain(
    `Of the risky pull requests the engine finds ${pr.found} of ${pr.risky}; by Wilson's formula the share may be anywhere from ${wilson(pr.found, pr.risky).map(per).join(" to ")}.`,
  );

  const both = (count: (kind: typeof pr) => number) => (count(commit) + count(changelog)).toLocaleString("en-GB");
  expect(whole).toContain(
    `On these the engine finds ${both((kind) => kind.found)} of ${both((kind) => kind.risky)} risky ones, and raises false alarms on ${both((kind) => kind.falseAlarms)} of ${both((kind) => kind.tickets - kind.risky)} others.`,
  );
  const from = (collection: string) =>
    kept.byRepository
      .filter(({ repository }) => repository.startsWith(collection))
      .reduce((all, { tickets }) => all + tickets, 0);
  const { issue, story } = kept.byKind;
  expect(whole).toContain(
    `And ${from("jira/")} of the ${issue.tickets + story.tickets} come from three trackers of one collection, and so do both finds; the engine had learnt from other trackers of it.`,
  );
  const jira = kept.byRepository.filter(({ repository }) => repository.startsWith("jira/"));
  const inJira = (count: (project: (typeof jira)[number]) => number) => jira.reduce((all, one) => all + count(one), 0);
  expect(inJira(({ found }) => found)).toBe(issue.found + story.found);
  expect(whole).toContain(
    `On the other ${issue.tickets + story.tickets - inJira(({ tickets }) => tickets)} tickets it finds none of ${issue.risky + story.risky - inJira(({ risky }) => risky)} risky ones, with ${issue.falseAlarms + story.falseAlarms - inJira(({ falseAlarms }) => falseAlarms)} false alarms.`,
  );
  expect(whole).toContain(
    `four backlogs (ace-design, ${from("ace-design/")} user stories) and three trackers (jira, most of the issues and the other two user stories).`,
  );
  expect(story.tickets - from("ace-design/")).toBe(2);
  expect((from("jira/") - 2) / issue.tickets).toBeGreaterThan(0.5);
  const { engine } = measured.sets.real.rows;
  const [called, asked] = [engine.questionsRight.part, engine.questionsRight.whole];
  const onRisky = engine.riskyFound.whole - engine.riskyFound.part - kept.silent.risky;
  expect(whole).toContain(
    `asked about ${asked} tickets: ${called} vague ones, ${onRisky} risky ones, and ${asked - called - onRisky} with nothing to test. On ${kept.otherLanguages.asked} of the ${asked} it asked for an English text.`,
  );
  const { otherLanguages: foreign } = kept;
  expect(foreign.found).toBe(0);
  expect(whole).toContain(
    `noted ${foreign.tickets} in other languages. Of these ${foreign.risky} are risky, and it finds none of them; on ${foreign.falseAlarms} other it raises a false alarm. It asked for an English text on ${foreign.asked}, ${foreign.askedRisky} of them risky. On ${foreign.tickets - foreign.asked - foreign.falseAlarms} it neither asked nor raised an alarm, though ${foreign.risky - foreign.askedRisky} of these are risky.`,
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
    `The engine erred in some way on ${wrong} of 2,406 tickets: on ${tickets - sameVerdict} its verdict is wrong, and on ${wrong - tickets + sameVerdict} more it leaves out an expected weakness or has a finding that does not fit. Always “nothing” errs on ${risky + vague}, the risky and the vague ones. Without the tickets in other languages, too, the engine errs on more, by ${wrong - risky - vague - (kept.otherLanguages.asked - kept.otherLanguages.askedRisky) - kept.otherLanguages.falseAlarms}.`,
  );
  const grouped = (count: number) => count.toLocaleString("en-GB");
  const { engine, reviewer } = measured.sets.real.rows;
  const { otherLanguages: foreign } = kept;
  expect(foreign.askedVague, "so that its verdict was wrong on each").toBe(0);
  const foreignNeedless = foreign.asked - foreign.askedRisky;
  // It loses one ticket for each needless question and false alarm, and gains none of those in other languages.
  const lead = sameVerdict - harmless + foreignNeedless + foreign.falseAlarms;
  const gained = engine.riskyFound.part + engine.questionsRight.part;
  const askedRisky = engine.riskyFound.whole - engine.riskyFound.part - kept.silent.risky;
  const lostTo = {
    asked: engine.questionsRight.whole - engine.questionsRight.part - askedRisky,
    alarmed: engine.falseAlarmTickets.part,
  };
  expect(sameVerdict).toBeLessThan(harmless);
  expect(whole).toContain(
    `The engine's verdict is right on ${grouped(sameVerdict)} tickets (${per(sameVerdict / tickets)}), and that of always “nothing” on ${grouped(harmless)} (${per(harmless / tickets)}). The engine is right on ${gained} where the other is wrong: ${engine.riskyFound.part} risky tickets and ${engine.questionsRight.part} vague ones. It is wrong on ${harmless - sameVerdict + gained} where the other is right: it raised ${lostTo.alarmed} false alarms and asked ${lostTo.asked} questions. Of its requests for an English text, ${foreign.asked} in all, ${foreignNeedless} fell on these tickets and ${foreign.askedRisky} on risky ones; none was right. Leaving out the ${foreign.tickets} tickets in other languages, the engine is right on ${lead} more than always “nothing”. The search is right on ${grouped(kept.searchVerdicts)} of all tickets.`,
  );
  expect(whole).toContain(
    `(something to test, nothing to test, too vague). The engine gives the right one on ${grouped(sameVerdict)} tickets, and a program that always says “nothing to test” on ${grouped(harmless)}. The search, which never asks, is right on ${grouped(kept.searchVerdicts)}.`,
  );
  expect(foreignNeedless).toBeGreaterThan(lostTo.alarmed);
  // All that is lost is lost on tickets with nothing to test.
  expect(lostTo.asked + lostTo.alarmed).toBe(harmless - sameVerdict + gained);
  // What two reviewers name both, all of them would report.
  expect(reviewer.findingRecall.part).toBeLessThanOrEqual(engine.findingRecall.whole);
});

test("where another share of tickets is risky, other shares of alarms are right", () => {
  const { riskyFound, falseAlarmTickets } = measured.sets.real.rows.engine;
  const of = (risky: number) =>
    per((risky * riskyFound.share) / (risky * riskyFound.share + (1 - risky) * falseAlarmTickets.share));
  expect(whole).toContain(
    `Then ${of(0.03)} of its alarms are right if 3% of your tickets are risky, ${of(0.1)} if 10% are, and ${of(0.3)} if 30% are.`,
  );
  const early = [kept.byKind.issue, kept.byKind.story];
  const sum = (count: (kind: (typeof early)[number]) => number) => early.reduce((all, kind) => all + count(kind), 0);
  expect(whole).toContain(
    `finds ${sum(({ found }) => found)} of the ${sum(({ risky }) => risky)}, with ${sum(({ falseAlarms }) => falseAlarms)} false alarms on the other ${sum(({ tickets, risky }) => tickets - risky)}`,
  );
});

test("the right alarms are parted by what they name", () => {
  const { classNamed, noneFits, whollyRight, rows } = measured.sets.real;
  const { part } = rows.engine.riskyFound;
  expect(whole).toContain(
    `Of the ${part} right alarms, ${classNamed} name an expected weakness. Another ${part - classNamed - noneFits} name only weaknesses that are not expected, though at least one fits. The last ${noneFits} name none that fits. Of all ${part}, only ${whollyRight} are right throughout: they leave out no expected weakness, and every finding fits. That is ${per(whollyRight / rows.engine.riskyFound.whole)} of the`,
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
    `Among projects with ten risky tickets or more, it found between ${many[0]?.said} and ${many.at(-1)?.said}. In ${none.length} projects it found none of the risky tickets, ${none.reduce((total, [, risky]) => total + (risky ?? 0), 0)} in all. At worst, ${worst} (19%) tickets that are not risky got a false alarm.`,
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
    `Injection into queries, injection of commands or code, path traversal and server-side request forgery: in these four classes it finds ${sum(injection, "found")} of ${sum(injection, "expected")} expected weaknesses. In ${silent.length} other classes, with ${sum(silent, "expected")} between them, it finds none. Of the ${sum(classes, "found")} that it finds in all, ${top?.found} are of one class, missing authorisation.`,
  );
  const { findingRecall, findingPrecision } = measured.sets.real.rows.engine;
  expect(read(page.querySelector("[aria-labelledby=classes-heading] tfoot"))).toBe(
    `all${findingRecall.part} of ${findingRecall.whole}${findingPrecision.part} of ${findingPrecision.whole}`,
  );
});

test("the hours of the home page come from the planned minutes, and those of a second reader from its findings", () => {
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
    `has ${reviewer.findingPrecision.whole} findings. The engine adds ${beside.engine.findings}, on the ${beside.engine.tickets} tickets where it alone raises an alarm;`,
  );
  const inHundred = (100 * (reviewer.findingPrecision.whole + beside.engine.findings)) / measured.sets.real.tickets;
  expect(whole).toContain(
    `That makes ${Math.round(inHundred)} tests for a hundred changes. If each takes as long as the engine's, they take ${Math.round((inHundred * (planned.automated.minutes + planned.manual.minutes)) / engine.findingPrecision.whole / 60)} hours as planned, or ${Math.round(2.5 * inHundred)} with briefing`,
  );
});
