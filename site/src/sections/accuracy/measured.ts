import type measured from "@latchwork/content/benchmark.json";
import type { readerNames } from "../../content/schemas/how-good-is-it.ts";
import type { Content } from "../../content/schemas/index.ts";

/** What `npm run benchmark-page` counted: shares of 1 with their 95% intervals and counts, times in milliseconds a ticket. */
export type Measured = typeof measured;
export type MeasuredSet = Measured["sets"]["real" | "written"];
type Counted = MeasuredSet["rows"]["engine"]["verdict"];
/** The complement of `riskyFound` is shown too: it is what buyers ask for. */
export type ShownFigure = keyof MeasuredSet["rows"]["engine"] | "metWithSilence";

/** In whole per cent, but where that would say all or none of what is only nearly so. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  const claimsTooMuch = (whole === 100 && share < 1) || (whole === 0 && share > 0);
  return `${claimsTooMuch ? (share * 100).toFixed(1) : whole}%`;
}

export const interval = ({ from, to }: Counted): string => `${percent(from)} to ${percent(to)}`;

export const formatNumber = new Intl.NumberFormat("en-GB").format;

export const counts = ({ part, whole }: Counted): string => `${formatNumber(part)} of ${formatNumber(whole)}`;

/** A figure of one reader, or null where it does not apply: who raises no alarm has none that is right. */
export function figureOf(
  { rows }: MeasuredSet,
  reader: (typeof readerNames)[number],
  figure: ShownFigure,
): Counted | null {
  if (figure !== "metWithSilence") return rows[reader][figure];
  const { share, from, to, part, whole } = rows[reader].riskyFound;
  return { share: 1 - share, from: 1 - to, to: 1 - from, part: whole - part, whole };
}

/** What belongs together, in the order in which a buyer asks. Accuracy, which impresses most and says least, is last. */
export const figureGroups: readonly {
  group: keyof Content<"how-good-is-it">["real"]["groups"];
  figures: readonly ShownFigure[];
}[] = [
  { group: "alarm", figures: ["riskyFound", "metWithSilence", "alarmsRight", "falseAlarmTickets"] },
  { group: "weakness", figures: ["findingRecall", "findingPrecision"] },
  { group: "question", figures: ["vagueAsked", "questionsRight"] },
  { group: "verdict", figures: ["verdict"] },
];
