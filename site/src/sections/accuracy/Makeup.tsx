import type { Content } from "../../content/schemas/index.ts";
import { FiguresRow } from "../../ui/FiguresRow.tsx";
import { formatNumber, type MeasuredSet, percent } from "./measured.ts";

const parts = [
  { part: "risky", fill: "fill-signal" },
  { part: "harmless", fill: "fill-sunken" },
  { part: "vague", fill: "fill-rule-strong" },
] as const;

/** How many tickets a set has, and how many of them have something to test: in figures and as one bar in their order. */
export function Makeup({ words, set }: { words: Content<"how-good-is-it">["real"]["makeup"]; set: MeasuredSet }) {
  const share = (tickets: number) => tickets / set.tickets;
  const ofAll = `${words.tickets} ${formatNumber(set.sources)} ${words.sources}`;
  const before = (at: number) => parts.slice(0, at).reduce((sum, { part }) => sum + share(set[part]), 0);
  return (
    <>
      <FiguresRow
        figures={[
          { figure: formatNumber(set.tickets), says: ofAll },
          ...parts.map(({ part }) => ({
            figure: formatNumber(set[part]),
            says: `${percent(share(set[part]))} ${words[part]}`,
          })),
        ]}
      />
      <svg width="100%" height="14" aria-hidden="true" className="block border-ink border-b-[1.5px]">
        {parts.map(({ part, fill }, at) => (
          <rect
            key={part}
            className={fill}
            x={`${before(at) * 100}%`}
            width={`${share(set[part]) * 100}%`}
            height="14"
          />
        ))}
      </svg>
    </>
  );
}
