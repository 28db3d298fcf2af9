import type { AccuracyWords, MeasuredSet } from "../../content/how-good-is-it.ts";
import { FiguresRow } from "../../ui/FiguresRow.tsx";
import { formatNumber, percent } from "./figures.ts";
import "./makeup.css";

const parts = ["risky", "harmless", "vague"] as const;

/** How many tickets a set has, and how many of them have something to test: in figures and as one bar in their order. */
export function Makeup({ words, set }: { words: AccuracyWords["real"]["makeup"]; set: MeasuredSet }) {
  const shares = parts.map((part) => ({ part, share: set[part] / set.tickets }));
  const before = (at: number) => shares.slice(0, at).reduce((sum, { share }) => sum + share, 0);
  return (
    <>
      <FiguresRow
        figures={[
          {
            figure: formatNumber(set.tickets),
            says: `${words.tickets} ${formatNumber(set.sources)} ${words.sources}`,
          },
          ...shares.map(({ part, share }) => ({
            figure: formatNumber(set[part]),
            says: `${percent(share)} ${words[part]}`,
          })),
        ]}
      />
      <svg width="100%" height="14" aria-hidden="true" className="block border-ink border-b-[1.5px]">
        {shares.map(({ part, share }, at) => (
          <rect
            key={part}
            className={`makeup-${part}`}
            x={`${before(at) * 100}%`}
            width={`${share * 100}%`}
            height="14"
          />
        ))}
      </svg>
    </>
  );
}
