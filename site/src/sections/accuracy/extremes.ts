import { kept } from "@latchwork/content/real-tickets.json";
import { counts, formatNumber, type Measured, percent, sumOf } from "./measured.ts";

/** Classes by which text from outside is run or fetched by the server. */
const injections = new Set(["sql-injection", "code-injection", "path-traversal", "ssrf"]);

type Class = Measured["classes"][number];
const sum = <Row>(rows: readonly Row[], count: (row: Row) => number) => formatNumber(sumOf(rows, count));
const expected = (row: Class) => row.expected;

/** What the longest tables of the benchmark's page hide: rows that are nothing each and much together, and the worst row. */
export function extremesInWords({ classes }: Measured): Record<string, string> {
  const injection = classes.filter(({ id }) => injections.has(id));
  const silentClasses = classes.filter((row) => row.expected > 0 && row.found === 0);
  const silentProjects = kept.byRepository.filter(({ risky, found }) => risky > 0 && found === 0);
  const alarms = kept.byRepository.map(({ tickets, risky, falseAlarms }) => {
    const whole = tickets - risky;
    return { part: falseAlarms, whole, share: falseAlarms / whole };
  });
  const worst = alarms.reduce((one, other) => (other.share > one.share ? other : one));
  return {
    injectionExpected: sum(injection, expected),
    injectionFound: sum(injection, ({ found }) => found),
    silentClasses: formatNumber(silentClasses.length),
    silentClassesExpected: sum(silentClasses, expected),
    topFound: formatNumber(Math.max(...classes.map(({ found }) => found))),
    silentProjects: formatNumber(silentProjects.length),
    silentProjectsRisky: sum(silentProjects, ({ risky }) => risky),
    worstFalse: `${counts(worst)} (${percent(worst.share)})`,
  };
}
