const tested = 19; // the sprint that holds the yearly test; any would do
const step = 46;
const half = 13; // two-week sprints in half a year

/** A ruler of 26 sprints. Each carries its tickets; one carries the yearly test. On a phone the halves stand one above the other. */
export function SprintYear({ title }: { title: string }) {
  return (
    <div role="img" aria-label={title} className="mt-12 grid gap-y-6 sm:grid-cols-2 lg:mt-16">
      <HalfYear first={0} month="January" />
      <HalfYear first={half} month="July" end="December" />
    </div>
  );
}

function HalfYear({ first, month, end = "" }: { first: number; month: string; end?: string }) {
  const width = half * step;
  return (
    <svg viewBox={`0 0 ${width} 132`} aria-hidden="true" className="block h-auto w-full">
      <path d={`M0 100H${width}`} className="stroke-ink" strokeWidth="2" />
      {Array.from({ length: half }, (_, index) => (
        <Sprint key={first + index} sprint={first + index} x={index * step} />
      ))}
      <text x="2" y="126" className="fill-muted font-mono text-[15px]">
        {month}
      </text>
      <text x={width - 2} y="126" textAnchor="end" className="fill-muted font-mono text-[15px]">
        {end}
      </text>
    </svg>
  );
}

function Sprint({ sprint, x }: { sprint: number; x: number }) {
  return (
    <g>
      <path d={`M${x + 1} 92v16`} className="stroke-ink" strokeWidth="2" />
      {sprint === tested ? (
        <>
          <rect x={x + 7} y="20" width="32" height="72" className="fill-signal" />
          <text x={x + 23} y="126" textAnchor="middle" className="fill-signal-text font-mono font-semibold text-[15px]">
            tested
          </text>
        </>
      ) : (
        tickets(sprint).map((y) => (
          <path key={y} d={`M${x + 9} ${y}h28`} className="stroke-rule-strong" strokeWidth="3" />
        ))
      )}
    </g>
  );
}

/** Heights of a sprint's tickets: between four and eight, uneven as sprints are. */
function tickets(sprint: number): number[] {
  const count = 4 + ((sprint * 7 + 3) % 5);
  return Array.from({ length: count }, (_, index) => 86 - index * 9);
}
