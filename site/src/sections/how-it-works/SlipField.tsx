interface Props {
  count: number;
  look: "plain" | "ink" | "signal";
}

const slip = { width: 13, height: 17 } as const;
/** From one slip to the next, to the right and down. */
const step = { right: 18, down: 23 } as const;

/** Every counted thing as one small slip. The narrower the screen, the fewer stand in a row. */
export function SlipField({ count, look }: Props) {
  return (
    <>
      <Field count={count} look={look} columns={49} className="hidden lg:block" />
      <Field count={count} look={look} columns={31} className="hidden sm:block lg:hidden" />
      <Field count={count} look={look} columns={18} className="sm:hidden" />
    </>
  );
}

interface FieldProps extends Props {
  columns: number;
  className: string;
}

function Field({ count, look, columns, className }: FieldProps) {
  const places = Array.from({ length: count }, (_, index) => ({
    x: 1 + (index % columns) * step.right,
    y: 1 + Math.floor(index / columns) * step.down,
  }));
  const width = columns * step.right - 3;
  const height = Math.ceil(count / columns) * step.down - 4;
  const sheets = places.map(({ x, y }) => `M${x} ${y}h${slip.width}v${slip.height}h-${slip.width}z`).join("");
  const lines = places.map(({ x, y }) => `M${x + 3} ${y + 5}h7M${x + 3} ${y + 9}h7M${x + 3} ${y + 13}h4`).join("");
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={`slips slips-${look} ${className}`}>
      <path d={sheets} className="slips-sheet" />
      <path d={lines} className="slips-line" />
    </svg>
  );
}
