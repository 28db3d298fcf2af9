import { scene } from "../scene.tsx";
import { times } from "../vocabulary/geometry.ts";
import { Label } from "../vocabulary/Label.tsx";

const cells = times(4).flatMap((row) => times(5).map((column) => ({ row, column })));
const order = [
  { row: 0, column: 4 },
  { row: 0, column: 3 },
  { row: 1, column: 4 },
];

const weight = (row: number, column: number) =>
  column - row > 2 ? "fill-ink" : column - row > 0 ? "fill-sunken" : "fill-sheet";

/** A strategy: likelihood across, damage upwards, and the order in which to begin. */
export const riskMatrix = scene(() => (
  <>
    {cells.map(({ row, column }) => (
      <rect
        key={`${row} ${column}`}
        x={124 + column * 88}
        y={32 + row * 76}
        width="76"
        height="64"
        className={row === 0 && column === 4 ? "fill-signal stroke-signal" : weight(row, column)}
      />
    ))}
    {order.map(({ row, column }, index) => (
      <Label
        key={`${row} ${column}`}
        at={[162 + column * 88, 80 + row * 76]}
        size="number"
        anchor="middle"
        tone={index === 0 ? "ink" : "paper"}
      >
        {String(index + 1)}
      </Label>
    ))}
    <path d="M104 32V340H564" />
    <Label at={[564, 380]} anchor="end">
      likely
    </Label>
    <text
      x="-32"
      y="88"
      fontSize="28"
      textAnchor="end"
      transform="rotate(-90)"
      className="fill-ink stroke-none font-mono font-semibold"
    >
      costly
    </text>
  </>
));
