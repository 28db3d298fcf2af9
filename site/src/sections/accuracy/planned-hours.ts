import { formatNumber, type Measured } from "./measured.ts";

/** What a micro test takes with briefing, environment and waiting, in minutes, as the home page's tab on micro tests says. */
const minutesToPlan = 150;

/** The engine's micro tests on a hundred of the counted changes, and their hours, from their own minutes to the time to plan. */
export function plannedHours({ sets, planned: { automated, manual } }: Measured): Record<string, string> {
  const inHundred = (count: number) => (100 * count) / sets.real.tickets;
  const hours = (tests: number, minutes: number) =>
    [minutes, tests * minutesToPlan].map((all) => formatNumber(Math.round(inHundred(all) / 60))).join(" to ");
  return {
    tests: formatNumber(Math.round(inHundred(automated.tests + manual.tests))),
    allHours: hours(automated.tests + manual.tests, automated.minutes + manual.minutes),
    scripts: formatNumber(Math.round(inHundred(automated.tests))),
    scriptHours: hours(automated.tests, automated.minutes),
    manual: inHundred(manual.tests).toFixed(1),
    manualHours: hours(manual.tests, manual.minutes),
  };
}
