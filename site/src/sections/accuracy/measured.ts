import type measured from "@latchwork/content/benchmark.json";
import { kept } from "@latchwork/content/real-tickets.json";
import { mapTexts } from "../../content/map-texts.ts";
import type { readerNames } from "../../content/schemas/how-good-is-it.ts";
import type { Content } from "../../content/schemas/index.ts";
import { wilson } from "./wilson.ts";

/** What `npm run benchmark-page` counted: shares of 1 with their 95% intervals and counts, times in milliseconds a ticket. */
export type Measured = typeof measured;
export type MeasuredSet = Measured["sets"]["real" | "written"];
type Counted = Omit<MeasuredSet["rows"]["engine"]["verdict"], "from" | "to">;
type WithInterval = MeasuredSet["rows"]["engine"]["verdict"];
export type ShownFigure = keyof MeasuredSet["rows"]["engine"];
export type ReaderName = (typeof readerNames)[number];

/** In whole per cent, but where that would say all or none of what is only nearly so. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  const claimsTooMuch = (whole === 100 && share < 1) || (whole === 0 && share > 0);
  return claimsTooMuch ? tenths(share) : `${whole}%`;
}

/** In per cent with one decimal. */
export const tenths = (share: number): string => `${(100 * share).toFixed(1)}%`;

export const interval = ({ from, to }: WithInterval): string => `${percent(from)} to ${percent(to)}`;

export const formatNumber = new Intl.NumberFormat("en-GB").format;

/** A day such as 2026-11-29 as it is written in a sentence. */
const formatDay = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

export const counts = ({ part, whole }: Pick<Counted, "part" | "whole">): string =>
  `${formatNumber(part)} of ${formatNumber(whole)}`;

/**
 * What belongs together, in the order in which a buyer asks, and the readers that are drawn beside the engine: those
 * that could do the thing at all. Accuracy, which impresses most and says least, is last.
 */
export const figureGroups: readonly {
  group: keyof Content<"how-good-is-it">["real"]["groups"];
  figures: readonly ShownFigure[];
  readers: readonly ReaderName[];
}[] = [
  {
    group: "alarm",
    figures: ["riskyFound", "alarmsRight", "falseAlarmTickets"],
    readers: ["engine", "reviewer", "search", "matcher"],
  },
  { group: "weakness", figures: ["findingRecall", "findingPrecision"], readers: ["engine", "reviewer", "matcher"] },
  { group: "question", figures: ["vagueAsked", "questionsRight"], readers: ["engine", "reviewer"] },
  { group: "verdict", figures: ["verdict"], readers: ["engine", "reviewer", "search", "matcher", "silence"] },
];

/** What the engine found and raised without the rule that was tuned on these tickets, in the counts of a figure. */
export function withoutTunedRule({ rows }: Pick<MeasuredSet, "rows">) {
  const { riskyFound, alarmsRight, falseAlarmTickets } = rows.engine;
  const { found, falseAlarms, tickets } = kept.overTitle;
  const counted = (part: number, whole: number) => ({ part, whole, share: part / whole });
  return {
    riskyFound: counted(riskyFound.part - found, riskyFound.whole),
    alarmsRight: counted(alarmsRight.part - found, alarmsRight.whole - tickets),
    falseAlarmTickets: counted(falseAlarmTickets.part - falseAlarms, falseAlarmTickets.whole),
  };
}

type ReliabilityRow = Measured["reliability"][number];
export const riskyIn = ({ tickets, is }: ReliabilityRow): number => Math.round(tickets * is);

export function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0);
}

/** Of the tickets whose probability lies in these tenths: how many, what they were told on average, and what was true. */
function together(rows: readonly ReliabilityRow[]) {
  const tickets = sumOf(rows, (row) => row.tickets);
  const told = sumOf(rows, (row) => row.tickets * row.said) / tickets;
  return { tickets: formatNumber(tickets), told: percent(told), had: percent(sumOf(rows, riskyIn) / tickets) };
}

/** The tickets that the engine or the stand-in for a model marks, and how many of them the first reviewer calls risky. */
export function markedByEither({ both, reviewer, engine }: Measured["beside"]) {
  const marked = [both, reviewer, engine];
  return { tickets: sumOf(marked, ({ tickets }) => tickets), risky: sumOf(marked, ({ risky }) => risky) };
}

/** Of the tickets that were written before the change: issues and user stories. */
export function earlyInWords() {
  const early = [kept.byKind.issue, kept.byKind.story];
  return {
    earlyIssues: formatNumber(kept.byKind.issue.tickets),
    earlyStories: formatNumber(kept.byKind.story.tickets),
    early: formatNumber(sumOf(early, ({ tickets }) => tickets)),
    earlyRisky: formatNumber(sumOf(early, ({ risky }) => risky)),
    earlyOthers: formatNumber(sumOf(early, ({ tickets, risky }) => tickets - risky)),
    earlyFalse: formatNumber(sumOf(early, (kind) => kind.falseAlarms)),
    earlyFound: formatNumber(sumOf(early, ({ found }) => found)),
  };
}

/** What the classifier alone does on the tickets kept aside from a probability on. */
function keptAt(threshold: number) {
  const row = kept.byThreshold.find(({ from }) => from === threshold);
  if (row === undefined) throw new RangeError(`content: real-tickets.json has no threshold ${threshold}.`);
  return row;
}

/** The threshold at which the classifier alone raises about as many false alarms. */
function nearestTo(falseAlarms: number) {
  const off = (row: { falseAlarms: number }) => Math.abs(row.falseAlarms - falseAlarms);
  const [nearest] = kept.byThreshold.toSorted((a, b) => off(a) - off(b));
  if (nearest === undefined) throw new RangeError("content: real-tickets.json has no thresholds.");
  return nearest;
}

/** The figures that sentences of the page name in square brackets. */
export function figuresInWords(measured: Measured): Record<string, string> {
  const { reliability, inUse, sets, beside, planned } = measured;
  const { real, written } = sets;
  const { engine } = real.rows;
  const unmarked = real.tickets - engine.alarmsRight.whole;
  const missed = engine.riskyFound.whole - engine.riskyFound.part;
  const [low, high] = [together(kept.reliability.slice(0, 5)), together(kept.reliability.slice(5))];
  const lower = nearestTo(real.rows.search.falseAlarmTickets.part);
  const [othersLow, othersHigh] = [together(reliability.slice(0, 5)), together(reliability.slice(5))];
  const next = keptAt(0.4);
  const atUse = keptAt(inUse.from);
  /** What lies between these two thresholds. */
  const near = { found: next.found - atUse.found, falseAlarms: next.falseAlarms - atUse.falseAlarms };
  const untuned = withoutTunedRule(real);
  const all = together(reliability);
  const { riskyFound, alarmsRight, falseAlarms } = kept.intervalsByProject;
  const claimed = kept.claims["docs: fix typos"];
  const [gain = 0, ...gainBetween] = kept.gainOverSearch.alarmsRight;
  const [foundMore = 0, foundLow = 0, foundHigh = 0] = kept.gainOverSearch.riskyFound;
  const clearlyLow = kept.reliability.filter(({ said, is, tickets }) => wilson(is * tickets, tickets)[0] > said);
  const { commit, changelog } = kept.byKind;
  const besideRisky = sumOf(Object.values(beside), ({ risky }) => risky);
  const either = markedByEither(beside);
  const besideFound = beside.both.risky + beside.reviewer.risky;
  const points = (share: number) => formatNumber(Math.round(100 * share));
  /** How many of the alarms are right where such a share of the tickets is risky, at the same rates. */
  const rightAt = (risky: number) => {
    const [right, wrong] = [risky * engine.riskyFound.share, (1 - risky) * engine.falseAlarmTickets.share];
    return percent(right / (right + wrong));
  };
  /** Of all findings, those of an expected class. */
  const strictly = ({ findingRecall, findingPrecision }: Pick<typeof engine, "findingRecall" | "findingPrecision">) =>
    percent(findingRecall.part / findingPrecision.whole);
  const between = ([from = 0, to = 0]: number[]) => `${percent(from)} to ${percent(to)}`;
  return {
    unmarked: formatNumber(unmarked),
    silent: formatNumber(kept.silent.tickets),
    silentRisky: formatNumber(kept.silent.risky),
    missed: formatNumber(missed),
    passedOver: `${Math.round((100 * missed) / unmarked)}`,
    unread: `${Math.round((100 * real.risky) / real.tickets)}`,
    projectsFound: between(riskyFound),
    projectsRight: between(alarmsRight),
    projectsFalse: between(falseAlarms),
    found: percent(engine.riskyFound.share),
    foundWritten: percent(written.rows.engine.riskyFound.share),
    reviewerWritten: percent(written.rows.reviewer.riskyFound.share),
    reviewerReal: percent(real.rows.reviewer.riskyFound.share),
    writtenTickets: formatNumber(written.tickets),
    countedOn: formatDay(measured.countedOn),
    sure: high.tickets,
    told: high.told,
    had: high.had,
    othersSure: othersHigh.tickets,
    othersTold: othersHigh.told,
    othersHad: othersHigh.had,
    othersBelow: othersLow.tickets,
    othersToldBelow: othersLow.told,
    othersHadBelow: othersLow.had,
    tooLow: formatNumber(kept.reliability.filter(({ said, is }) => is > said).length),
    clearlyLow: formatNumber(clearlyLow.length),
    clearlyLowTickets: formatNumber(sumOf(clearlyLow, ({ tickets }) => tickets)),
    nearTickets: formatNumber(near.found + near.falseAlarms),
    nearRisky: percent(near.found / (near.found + near.falseAlarms)),
    nextFound: formatNumber(near.found),
    nextFalse: formatNumber(near.falseAlarms),
    aloneFinds: formatNumber(atUse.found),
    dropped: formatNumber(atUse.found + kept.overTitle.found - engine.riskyFound.part),
    rebuilt: formatNumber(commit.tickets + changelog.tickets),
    byHandTexts: formatNumber(real.tickets - commit.tickets - changelog.tickets),
    rebuiltFound: counts({ part: commit.found + changelog.found, whole: commit.risky + changelog.risky }),
    rebuiltFalse: counts({
      part: commit.falseAlarms + changelog.falseAlarms,
      whole: commit.tickets + changelog.tickets - commit.risky - changelog.risky,
    }),
    below: low.tickets,
    toldBelow: low.told,
    hadBelow: low.had,
    others: all.tickets,
    othersRisky: all.had,
    keptTickets: formatNumber(real.tickets),
    keptRisky: percent(real.risky / real.tickets),
    inUse: percent(inUse.from),
    doubted: percent(inUse.doubted),
    wrong: formatNumber(real.wrong),
    wrongInvented: formatNumber(written.wrong),
    commits: percent(kept.byKind.commit.tickets / real.tickets),
    ...earlyInWords(),
    fromTrackers: formatNumber(
      sumOf(
        kept.byRepository.filter(({ repository }) => repository.startsWith("jira/")),
        ({ tickets }) => tickets,
      ),
    ),
    foreign: formatNumber(kept.otherLanguages.tickets),
    foreignRisky: formatNumber(kept.otherLanguages.risky),
    foreignFound: kept.otherLanguages.found === 0 ? "none" : formatNumber(kept.otherLanguages.found),
    classNamed: formatNumber(real.classNamed),
    alarms: formatNumber(engine.alarmsRight.whole),
    keptRiskyTickets: formatNumber(real.risky),
    someNamed: percent(real.classNamed / real.risky),
    gain: points(gain),
    gainBetween: gainBetween.map(points).join(" to "),
    foundMore: points(foundMore),
    foundLow: points(-foundLow),
    foundHigh: points(foundHigh),
    besideRisky: formatNumber(besideRisky),
    besideFound: formatNumber(besideFound),
    besideMissed: formatNumber(besideRisky - besideFound),
    besideAdded: formatNumber(beside.engine.risky),
    eitherRight: formatNumber(either.risky),
    eitherWrong: formatNumber(either.tickets - either.risky),
    besideNeither: formatNumber(beside.neither.risky),
    besideAlone: formatNumber(beside.engine.tickets),
    besideNeedless: formatNumber(beside.engine.tickets - beside.engine.risky),
    asked: formatNumber(engine.questionsRight.whole),
    askedRisky: formatNumber(missed - kept.silent.risky),
    needlessQuestions: formatNumber(
      engine.questionsRight.whole - engine.questionsRight.part - (missed - kept.silent.risky),
    ),
    called: formatNumber(engine.questionsRight.part),
    scriptTests: formatNumber(planned.automated.tests),
    scriptMinutes: formatNumber(planned.automated.minutes),
    manualTests: formatNumber(planned.manual.tests),
    manualMinutes: formatNumber(planned.manual.minutes),
    allMinutes: formatNumber(planned.automated.minutes + planned.manual.minutes),
    reviewerFindings: formatNumber(real.rows.reviewer.findingPrecision.whole),
    engineFindings: formatNumber(engine.findingPrecision.whole),
    unfittingFindings: formatNumber(engine.findingPrecision.whole - engine.findingPrecision.part),
    foundTickets: formatNumber(claimed.found),
    noneFits: formatNumber(real.noneFits),
    whollyRight: formatNumber(real.whollyRight),
    verdictWrong: formatNumber(real.tickets - real.sameVerdict),
    classWrong: formatNumber(real.wrong - real.tickets + real.sameVerdict),
    fitting: percent(engine.findingPrecision.share),
    strictShare: strictly(engine),
    rulesStrict: strictly(real.rows.matcher),
    reviewerStrict: strictly(real.rows.reviewer),
    whollyRightShare: percent(real.whollyRight / real.risky),
    gained: formatNumber(engine.riskyFound.part + engine.questionsRight.part),
    lost: formatNumber(real.harmless - real.sameVerdict + engine.riskyFound.part + engine.questionsRight.part),
    rightAt3: rightAt(0.03),
    rightAt10: rightAt(0.1),
    rightAt30: rightAt(0.3),
    hiddenShare: percent((claimed.found - claimed.above) / claimed.found),
    unexpectedFindings: formatNumber(engine.findingPrecision.whole - engine.findingRecall.part),
    unexpectedShare: percent(1 - engine.findingRecall.part / engine.findingPrecision.whole),
    unfittingShare: percent(1 - engine.findingPrecision.share),
    nextAlarms: formatNumber(next.found + next.falseAlarms),
    nextFinds: formatNumber(next.found),
    nextFalseAlarms: formatNumber(next.falseAlarms),
    noneExpected: formatNumber(real.risky - real.withClass),
    stepFound: formatNumber(lower.found - next.found),
    stepFalse: formatNumber(lower.falseAlarms - next.falseAlarms),
    besideFindings: formatNumber(beside.engine.findings),
    silenceWrong: formatNumber(real.risky + real.vague),
    sameVerdict: formatNumber(real.sameVerdict),
    sameVerdictShare: percent(real.sameVerdict / real.tickets),
    harmless: formatNumber(real.harmless),
    harmlessShare: percent(real.harmless / real.tickets),
    onlyFits: formatNumber(engine.riskyFound.part - real.classNamed - real.noneFits),
    hidden: formatNumber(claimed.found - claimed.above),
    falseInUse: tenths(engine.falseAlarmTickets.share),
    reviewerFinds: counts(real.rows.reviewer.riskyFound),
    tunedFound: formatNumber(kept.overTitle.found),
    tunedFalse: formatNumber(kept.overTitle.falseAlarms),
    untunedFinds: formatNumber(untuned.riskyFound.part),
    untunedWrong: formatNumber(untuned.falseAlarmTickets.part),
    untunedFalse: tenths(untuned.falseAlarmTickets.share),
    falseAlarms: formatNumber(engine.falseAlarmTickets.part),
    alarmsRight: percent(engine.alarmsRight.share),
    writtenRisky: percent(written.risky / written.tickets),
    classesFound: formatNumber(engine.findingRecall.part),
    rulesFound: formatNumber(real.rows.matcher.findingRecall.part),
    rulesFindings: formatNumber(real.rows.matcher.findingPrecision.whole),
    lowerFrom: percent(lower.from),
    lowerFound: percent(lower.found / lower.risky),
    lowerFalse: formatNumber(lower.falseAlarms),
    searchFound: percent(real.rows.search.riskyFound.share),
    searchFinds: formatNumber(real.rows.search.riskyFound.part),
    searchFalse: formatNumber(real.rows.search.falseAlarmTickets.part),
  };
}

/** Puts a figure in wherever a text names one in square brackets. */
export function fillFigures<Value>(value: Value, figures: Readonly<Record<string, string>>): Value {
  return mapTexts(value, (text) => text.replace(/\[(\w+)\]/g, (_, name) => figureNamed(name, figures)));
}

function figureNamed(name: string, figures: Readonly<Record<string, string>>): string {
  const figure = figures[name];
  if (figure === undefined) throw new RangeError(`content: no figure is called [${name}].`);
  return figure;
}
