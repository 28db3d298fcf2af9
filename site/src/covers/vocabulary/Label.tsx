import type { Point } from "./geometry.ts";

// At 300 px a unit is 0.47 px: the smallest label is then 12 px high.
const sizes = { label: 28, word: 36, number: 48, numeral: 96 } as const;

const tones = { ink: "fill-ink", paper: "fill-sheet" } as const;

// Small type needs the darker red to be read on paper; large type may be as loud as the signal.
const signal = {
  label: "fill-signal-text",
  word: "fill-signal-text",
  number: "fill-signal",
  numeral: "fill-signal",
} as const;

interface Props {
  /** Where the baseline begins, ends or has its middle, as `anchor` says. */
  at: Point;
  size?: keyof typeof sizes;
  anchor?: "start" | "middle" | "end";
  tone?: keyof typeof tones | "signal";
  children: string;
}

/** A word or a number in ticket type. A letter is 0.6 of the size wide. */
export function Label({ at: [x, y], size = "label", anchor = "start", tone = "ink", children }: Props) {
  return (
    <text
      x={x}
      y={y}
      fontSize={sizes[size]}
      textAnchor={anchor}
      className={`stroke-none font-mono font-semibold ${tone === "signal" ? signal[size] : tones[tone]}`}
    >
      {children}
    </text>
  );
}
