import { Label } from "./Label.tsx";

interface Props {
  from: number;
  to: number;
  y: number;
  /** Stands in a gap of the line. */
  children: string;
}

/** A dimension line between two ends, with its measure. */
export function Bracket({ from, to, y, children }: Props) {
  const middle = (from + to) / 2;
  const gap = children.length * 8.4 + 16;
  return (
    <>
      <path d={`M${from} ${y - 16}v32M${from} ${y}H${middle - gap}M${middle + gap} ${y}H${to}M${to} ${y - 16}v32`} />
      <Label at={[middle, y + 10]} anchor="middle">
        {children}
      </Label>
    </>
  );
}
