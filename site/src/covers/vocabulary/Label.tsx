import type { Point } from "./geometry.ts";

// At 300 px a unit is 0.47 px: the smallest label is then 12 px high.
const sizes = { label: 28, number: 48, numeral: 96 } as const;

const tones = { ink: "fill-ink", paper: "fill-sheet", signal: "fill-signal-text" } as const;

interface Props {
  /** Where the baseline begins, ends or has its middle, as `anchor` says. */
  at: Point;
  size?: keyof typeof sizes;
  anchor?: "start" | "middle" | "end";
  tone?: keyof typeof tones;
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
      className={`stroke-none font-mono font-semibold ${tones[tone]}`}
    >
      {children}
    </text>
  );
}
