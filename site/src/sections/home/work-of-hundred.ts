import { earlyInWords, formatNumber, type Measured, markedByEither } from "../accuracy/measured.ts";
import { plannedHours } from "../accuracy/planned-hours.ts";

/** What a hundred of the counted changes would ask of people: the figures that the words name in square brackets. */
export function workOfHundred(measured: Measured): Record<string, string> {
  const { sets, beside } = measured;
  const { tickets, rows } = sets.real;
  const { riskyFound, falseAlarmTickets, questionsRight } = rows.engine;
  const inHundred = (count: number) => (100 * count) / tickets;
  const whole = (count: number) => formatNumber(Math.round(inHundred(count)));
  const either = markedByEither(beside);
  return {
    ...earlyInWords(),
    ...plannedHours(measured),
    keptTickets: formatNumber(tickets),
    found: whole(riskyFound.part),
    falseAlarms: whole(falseAlarmTickets.part),
    searchFound: whole(rows.search.riskyFound.part),
    searchFalse: whole(rows.search.falseAlarmTickets.part),
    missed: whole(riskyFound.whole - riskyFound.part),
    asked: whole(questionsRight.whole),
    unfitting: whole(rows.engine.findingPrecision.whole - rows.engine.findingPrecision.part),
    pairFound: whole(either.risky),
    pairFalse: whole(either.tickets - either.risky),
    named: whole(sets.real.classNamed),
    pairMissed: whole(beside.neither.risky),
  };
}
