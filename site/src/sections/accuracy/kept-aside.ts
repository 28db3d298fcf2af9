import { kept } from "@latchwork/content/real-tickets.json";
import { counts, formatNumber, type Measured, percent, sumOf, withoutTunedRule } from "./measured.ts";
import { wilson } from "./wilson.ts";

/** What the benchmark's page alone says of the tickets kept aside: of the search, other languages and pull requests. */
export function keptAsideInWords({ sets, beside }: Measured): Record<string, string> {
  const { rows, harmless, risky, sameVerdict, vague, wrong } = sets.real;
  const { engine, search } = rows;
  const { besideSearch, otherLanguages: foreign } = kept;
  const either = ({ both, engine, search }: typeof besideSearch.risky) => formatNumber(both + engine + search);
  const { pr, issue, story } = kept.byKind;
  const [low, high] = wilson(pr.found, pr.risky);
  const [earlyLow, earlyHigh] = wilson(issue.found + story.found, issue.risky + story.risky);
  /** Of issues and user stories, those that come from no tracker of jira: none of these was found. */
  const trackers = kept.byRepository.filter(({ repository }) => repository.startsWith("jira/"));
  const beyondOf = (count: (some: typeof issue) => number) => sumOf([issue, story], count) - sumOf(trackers, count);
  const beyond = {
    tickets: beyondOf(({ tickets }) => tickets),
    risky: beyondOf(({ risky }) => risky),
    falseAlarms: beyondOf(({ falseAlarms }) => falseAlarms),
  };
  const untuned = withoutTunedRule(sets.real);
  const ofEach = kept.byRepository.map(({ tickets }) => tickets);
  const foreignSilentRisky = foreign.risky - foreign.found - foreign.askedRisky;
  const foreignNeedless = foreign.asked - foreign.askedRisky - foreign.askedVague;
  /** What the engine alarms on, counted by the first reviewer alone. */
  const alarmed = [beside.both, beside.engine];
  const byFirst = sumOf(alarmed, ({ risky }) => risky);
  return {
    searchVerdicts: formatNumber(kept.searchVerdicts),
    moreUntuned: formatNumber(untuned.riskyFound.part - search.riskyFound.part),
    fewerUntuned: formatNumber(search.falseAlarmTickets.part - untuned.falseAlarmTickets.part),
    moreFinds: formatNumber(engine.riskyFound.part - search.riskyFound.part),
    fewerFalse: formatNumber(search.falseAlarmTickets.part - engine.falseAlarmTickets.part),
    engineByFirst: counts({ part: byFirst, whole: sumOf(Object.values(beside), ({ risky }) => risky) }),
    engineFalseByFirst: formatNumber(sumOf(alarmed, (side) => side.tickets) - byFirst),
    searchAlarms: formatNumber(search.alarmsRight.whole),
    // Of those tickets it errs on all but the silent ones with nothing to test, always “nothing” on the risky ones; on vague ones both.
    readableErrors: formatNumber(
      wrong - foreign.asked - foreign.falseAlarms - foreignSilentRisky - (risky + vague - foreign.risky),
    ),
    // All its false alarms are on tickets with nothing to test, and so are these questions: always “nothing” is right there.
    readableLead: formatNumber(foreignNeedless + foreign.falseAlarms - (harmless - sameVerdict)),
    otherAsked: formatNumber(engine.questionsRight.whole - foreign.asked),
    perProject: `${Math.min(...ofEach)} to ${Math.max(...ofEach)}`,
    eitherFinds: either(besideSearch.risky),
    foreignNeedless: formatNumber(foreignNeedless),
    eitherFalse: either(besideSearch.others),
    foreignFalse: formatNumber(foreign.falseAlarms),
    foreignAsked: formatNumber(foreign.asked),
    foreignAskedRisky: formatNumber(foreign.askedRisky),
    foreignSilent: formatNumber(foreign.tickets - foreign.found - foreign.falseAlarms - foreign.asked),
    riskyPullCounts: counts({ part: pr.found, whole: pr.risky }),
    foreignSilentRisky: formatNumber(foreignSilentRisky),
    beyondTrackers: formatNumber(beyond.tickets),
    beyondRisky: formatNumber(beyond.risky),
    beyondFalse: formatNumber(beyond.falseAlarms),
    earlyAlarms: formatNumber(sumOf([issue, story], (kind) => kind.found + kind.falseAlarms)),
    earlyLow: percent(earlyLow),
    earlyHigh: percent(earlyHigh),
    pullsLow: percent(low),
    pullsHigh: percent(high),
  };
}
