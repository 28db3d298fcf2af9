interface Props {
  count: number;
  look: "plain" | "ink" | "signal";
}

const slip = { width: 13, height: 17, pitch: 18, leading: 23 } as const;

/** Every counted thing as one small slip. Wide screens hold 49 in a row, phones 18: the slips stay one size. */
export function SlipField({ count, look }: Props) {
  return (
    <>
      <Field count={count} look={look} columns={49} className="hidden xl:block" />
      <Field count={count} look={look} columns={31} className="hidden sm:block xl:hidden" />
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
    x: 1 + (index % columns) * slip.pitch,
    y: 1 + Math.floor(index / columns) * slip.leading,
  }));
  const width = columns * slip.pitch;
  const height = Math.ceil(count / columns) * slip.leading;
  const sheets = places.map(({ x, y }) => `M${x} ${y}h${slip.width}v${slip.height}h-${slip.width}z`).join("");
  const lines = places.map(({ x, y }) => `M${x + 3} ${y + 5}h7M${x + 3} ${y + 9}h7M${x + 3} ${y + 13}h4`).join("");
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={`slips slips-${look} ${className}`}>
      <path d={sheets} className="slips-sheet" />
      <path d={lines} className="slips-line" />
    </svg>
  );
}
