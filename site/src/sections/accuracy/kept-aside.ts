import { kept } from "@latchwork/content/real-tickets.json";
import { counts, formatNumber, percent } from "./measured.ts";
import { wilson } from "./wilson.ts";

/** What the benchmark's page alone says of the tickets kept aside: of the search, other languages and pull requests. */
export function keptAsideInWords(): Record<string, string> {
  const { besideSearch, otherLanguages: foreign } = kept;
  const either = ({ both, engine, search }: typeof besideSearch.risky) => formatNumber(both + engine + search);
  const { pr } = kept.byKind;
  const [low, high] = wilson(pr.found, pr.risky);
  const ofEach = kept.byRepository.map(({ tickets }) => tickets);
  return {
    perProject: `${Math.min(...ofEach)} to ${Math.max(...ofEach)}`,
    eitherFinds: either(besideSearch.risky),
    eitherFalse: either(besideSearch.others),
    foreignFalse: formatNumber(foreign.falseAlarms),
    foreignAsked: formatNumber(foreign.asked),
    foreignAskedRisky: formatNumber(foreign.askedRisky),
    foreignSilent: formatNumber(foreign.tickets - foreign.found - foreign.falseAlarms - foreign.asked),
    riskyPullCounts: counts({ part: pr.found, whole: pr.risky }),
    foreignSilentRisky: formatNumber(foreign.risky - foreign.found - foreign.askedRisky),
    pullsLow: percent(low),
    pullsHigh: percent(high),
  };
}
