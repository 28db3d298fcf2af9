import { formatNumber, type Measured } from "./measured.ts";

/** What a micro test takes with briefing, environment and waiting, in minutes, as the home page's tab on micro tests says. */
const minutesToPlan = 150;

/** The engine's micro tests on a hundred of the counted changes, and their hours, from their own minutes to the time to plan. */
export function plannedHours({ sets, beside, planned: { automated, manual } }: Measured): Record<string, string> {
  const inHundred = (count: number) => (100 * count) / sets.real.tickets;
  const ends = (tests: number, minutes: number) =>
    [minutes, tests * minutesToPlan].map((all) => formatNumber(Math.round(inHundred(all) / 60)));
  const hours = (tests: number, minutes: number) => ends(tests, minutes).join(" to ");
  const tests = automated.tests + manual.tests;
  const minutes = automated.minutes + manual.minutes;
  // What the stand-in for a model reports, and the engine's findings where only that marks: each as long as the engine's.
  const pairTests = sets.real.rows.reviewer.findingPrecision.whole + beside.engine.findings;
  const pairMinutes = (pairTests * minutes) / tests;
  const [pairHoursPlanned = "", pairHoursInAll = ""] = ends(pairTests, pairMinutes);
  return {
    tests: formatNumber(Math.round(inHundred(tests))),
    allHours: hours(tests, minutes),
    pairTests: formatNumber(Math.round(inHundred(pairTests))),
    pairHours: hours(pairTests, pairMinutes),
    pairHoursPlanned,
    pairHoursInAll,
    minutesEach: formatNumber(Math.round(minutes / tests)),
    scripts: inHundred(automated.tests).toFixed(1),
    together: inHundred(tests).toFixed(1),
    questionsInHundred: inHundred(sets.real.rows.engine.questionsRight.whole).toFixed(1),
    scriptHours: hours(automated.tests, automated.minutes),
    manual: inHundred(manual.tests).toFixed(1),
    manualHours: hours(manual.tests, manual.minutes),
  };
}
