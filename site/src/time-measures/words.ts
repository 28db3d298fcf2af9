import type { Measures, Step } from "./measure.ts";

/** A line of the answer: what it is, its value, and what belongs to it. */
export type Figure = readonly [term: string, value: string, note: string];

const days = (count: number, digits = 0): string => {
  const shown = count.toFixed(digits);
  return `${shown} ${shown === "1" ? "day" : "days"}`;
};
const oneDecimal = (count: number): string => String(Number(count.toFixed(1)));
const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** The answer in the words of the article. */
export function figures(measures: Measures): Figure[] {
  const { count, closed, closedMean, closedMedian, leastMean, median, steps, within, due, closedInTime } = measures;
  if (count === 0) return [["Findings", "none", "Write or paste at least one line."]];
  const lines: Figure[] = [["Findings", String(count), `${closed} closed, ${count - closed} open`]];
  const left = steps.at(-1)?.open ?? 1;
  lines.push(
    [
      "Mean of the closed",
      closedMean === undefined ? "none" : days(closedMean, 1),
      "What many dashboards show as MTTR.",
    ],
    [
      "Median, counting open findings",
      median === undefined ? "not reached" : days(median),
      median === undefined
        ? `${percent(left)} are still open by the estimate.`
        : `Of the closed alone: ${oneDecimal(closedMedian ?? 0)}.`,
    ],
    ["Mean, lower bound", days(leastMean ?? 0, 1), "As if all were closed on the day of counting."],
    [
      `Closed within ${days(within)}`,
      due === 0 ? "too early" : percent(closedInTime / due),
      due === 0
        ? `None was reported ${days(within)} before.`
        : `${closedInTime} of the ${due} that are at least ${days(within)} old.`,
    ],
  );
  const { detection } = measures;
  if (detection) {
    const { dated, undated, beforeRelease, mean, longest } = detection;
    const others = [
      ...(dated > 0 ? [`mean ${oneDecimal(mean ?? 0)}`, `longest ${longest}`] : []),
      ...(undated > 0 ? [`${undated} without a date`] : []),
      ...(beforeRelease > 0 ? [`${beforeRelease} found before release`] : []),
    ].join(", ");
    const value = detection.median === undefined ? "none" : `${oneDecimal(detection.median)} days`;
    lines.push(["Median time to detection", value, `Of ${dated}: ${others}.`]);
  }
  return lines;
}

/** What a screen reader hears of a new answer. */
export const summary = (measures: Measures): string =>
  figures(measures)
    .slice(0, 3)
    .map(([term, value, note], index) => `${term}: ${value}${index === 0 ? `, ${note}` : ""}.`)
    .join(" ");

/** Units of the drawing, whose texts are as large on a phone as on a wide screen. */
export const plot = { left: 38, right: 312, top: 12, bottom: 148 };

/** What of the drawing follows from the findings. */
export interface Curve {
  /** All of them. */
  all: string;
  /** Those that are closed, as a mean of the closed sees them. */
  closed: string;
  /** Where the first crosses a half. */
  median: string;
  lastDay: string;
  alt: string;
}

export function curve({ steps, closedSteps, median, within, count }: Measures): Curve {
  const last = Math.max(within, 1, ...steps.map(({ day }) => day));
  const x = (day: number) => (plot.left + ((plot.right - plot.left) * day) / last).toFixed(1);
  const y = (open: number) => (plot.bottom - (plot.bottom - plot.top) * open).toFixed(1);
  const path = (taken: readonly Step[]) =>
    `M${plot.left} ${plot.top}${taken.map(({ day, open }) => `H${x(day)}V${y(open)}`).join("")}H${plot.right}`;
  const left = percent(steps.at(-1)?.open ?? 1);
  const crosses = median === undefined ? "never falls to one half" : `falls to one half on day ${median}`;
  return {
    all: path(steps),
    closed: closedSteps.length > 0 ? path(closedSteps) : "",
    median: median === undefined ? "" : `M${x(median)} ${y(0.5)}V${plot.bottom}`,
    lastDay: String(last),
    alt: `The share of ${count} findings that is still open, by days since the report: it ${crosses} and ends at ${left}.`,
  };
}
