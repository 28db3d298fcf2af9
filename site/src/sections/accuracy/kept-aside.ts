import { kept } from "@latchwork/content/real-tickets.json";
import { counts, formatNumber, type Measured, percent, sumOf } from "./measured.ts";
import { wilson } from "./wilson.ts";

/** What the benchmark's page alone says of the tickets kept aside: of the search, other languages and pull requests. */
export function keptAsideInWords({ sets, beside }: Measured): Record<string, string> {
  const { rows, harmless, tickets } = sets.real;
  const { engine, search } = rows;
  const { besideSearch, otherLanguages: foreign } = kept;
  const either = ({ both, engine, search }: typeof besideSearch.risky) => formatNumber(both + engine + search);
  const { pr, issue, story } = kept.byKind;
  const [low, high] = wilson(pr.found, pr.risky);
  const [earlyLow, earlyHigh] = wilson(issue.found + story.found, issue.risky + story.risky);
  const ofEach = kept.byRepository.map(({ tickets }) => tickets);
  const foreignNeedless = foreign.asked - foreign.askedRisky - foreign.askedVague;
  /** What the engine alarms on, counted by the first reviewer alone. */
  const alarmed = [beside.both, beside.engine];
  const byFirst = sumOf(alarmed, ({ risky }) => risky);
  return {
    moreFinds: formatNumber(engine.riskyFound.part - search.riskyFound.part),
    fewerFalse: formatNumber(search.falseAlarmTickets.part - engine.falseAlarmTickets.part),
    engineByFirst: counts({ part: byFirst, whole: sumOf(Object.values(beside), ({ risky }) => risky) }),
    engineFalseByFirst: formatNumber(sumOf(alarmed, (side) => side.tickets) - byFirst),
    searchAlarms: formatNumber(search.alarmsRight.whole),
    readable: formatNumber(tickets - foreign.asked),
    // Of the tickets it asked about in other languages none is vague, so that its verdict was wrong on each.
    harmlessReadable: formatNumber(harmless - foreignNeedless),
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
    foreignSilentRisky: formatNumber(foreign.risky - foreign.found - foreign.askedRisky),
    earlyAlarms: formatNumber(sumOf([issue, story], (kind) => kind.found + kind.falseAlarms)),
    earlyLow: percent(earlyLow),
    earlyHigh: percent(earlyHigh),
    pullsLow: percent(low),
    pullsHigh: percent(high),
  };
}
