import { earlyInWords, formatNumber, type Measured } from "../accuracy/measured.ts";

/** What a micro test takes with briefing, environment and waiting, as the tab on micro tests says. */
const minutesToPlan = 150;

/** What a hundred of the counted changes would ask of people: the figures that the words name in square brackets. */
export function workOfHundred({ sets, beside, planned }: Measured): Record<string, string> {
  const { tickets, rows } = sets.real;
  const { riskyFound, falseAlarmTickets, questionsRight } = rows.engine;
  const inHundred = (count: number) => (100 * count) / tickets;
  const whole = (count: number) => formatNumber(Math.round(inHundred(count)));
  const eitherMarks = (count: "tickets" | "risky") =>
    beside.both[count] + beside.reviewer[count] + beside.engine[count];
  /** From the tests' own minutes to the time to plan. */
  const hours = ({ tests, minutes }: Measured["planned"]["manual"]) =>
    [minutes, tests * minutesToPlan].map((all) => whole(all / 60)).join(" to ");
  return {
    ...earlyInWords(),
    keptTickets: formatNumber(tickets),
    found: whole(riskyFound.part),
    falseAlarms: whole(falseAlarmTickets.part),
    searchFound: whole(rows.search.riskyFound.part),
    searchFalse: whole(rows.search.falseAlarmTickets.part),
    missed: whole(riskyFound.whole - riskyFound.part),
    asked: whole(questionsRight.whole),
    allHours: hours({
      tests: planned.automated.tests + planned.manual.tests,
      minutes: planned.automated.minutes + planned.manual.minutes,
    }),
    scripts: whole(planned.automated.tests),
    scriptHours: hours(planned.automated),
    manual: inHundred(planned.manual.tests).toFixed(1),
    manualHours: hours(planned.manual),
    pairFound: whole(eitherMarks("risky")),
    pairFalse: whole(eitherMarks("tickets") - eitherMarks("risky")),
    pairMissed: whole(beside.neither.risky),
  };
}
