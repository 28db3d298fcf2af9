import type { Counted, MeasuredSet, ReaderName, ShownFigure } from "./benchmark.ts";

/** In whole per cent, but where that would say all or none of what is only nearly so. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  const claimsTooMuch = (whole === 100 && share < 1) || (whole === 0 && share > 0);
  return `${claimsTooMuch ? (share * 100).toFixed(1) : whole}%`;
}

export const interval = ({ from, to }: Counted): string => `${percent(from)} to ${percent(to)}`;

/** A figure of one reader, or null where it does not apply. */
export function figureOf(rows: MeasuredSet["rows"], reader: ReaderName, figure: ShownFigure): Counted | null {
  if (figure !== "metWithSilence") return rows[reader][figure];
  const found = rows[reader].riskyFound;
  return found && { share: 1 - found.share, from: 1 - found.to, to: 1 - found.from };
}

/** What belongs together, in the order in which a buyer asks. Accuracy, which impresses most and says least, is last. */
export const figureGroups = [
  { group: "alarm", figures: ["riskyFound", "metWithSilence", "alarmsRight", "falseAlarmTickets"] },
  { group: "weakness", figures: ["findingRecall", "findingPrecision"] },
  { group: "question", figures: ["vagueAsked", "insufficientF1"] },
  { group: "verdict", figures: ["verdict"] },
] as const satisfies { group: string; figures: ShownFigure[] }[];

export const formatNumber = new Intl.NumberFormat("en-GB").format;
