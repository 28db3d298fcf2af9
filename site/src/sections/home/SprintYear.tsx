const sprints = 26; // two-week sprints in a year
const tested = 19; // the one that holds the yearly test; any would do
const step = 46;
const width = sprints * step;

/** A ruler of 26 sprints. Each carries its tickets; one carries the yearly test. */
export function SprintYear({ title }: { title: string }) {
  return (
    <svg viewBox={`0 0 ${width} 132`} role="img" aria-label={title} className="mt-12 block h-auto w-full lg:mt-16">
      <path d={`M0 100H${width}`} className="stroke-ink" strokeWidth="2" />
      {Array.from({ length: sprints }, (_, sprint) => {
        const x = sprint * step;
        return (
          <g key={x}>
            <path d={`M${x + 1} 92v16`} className="stroke-ink" strokeWidth="2" />
            {sprint === tested ? (
              <g>
                <rect x={x + 7} y="20" width="32" height="72" className="fill-signal" />
                <text
                  x={x + 23}
                  y="125"
                  textAnchor="middle"
                  className="fill-signal-text font-mono font-semibold text-[13px]"
                >
                  tested
                </text>
              </g>
            ) : (
              tickets(sprint).map((y) => (
                <path key={y} d={`M${x + 9} ${y}h28`} className="stroke-rule-strong" strokeWidth="3" />
              ))
            )}
          </g>
        );
      })}
      <text x="2" y="125" className="fill-muted font-mono text-[13px]">
        January
      </text>
      <text x={width - 2} y="125" textAnchor="end" className="fill-muted font-mono text-[13px]">
        December
      </text>
    </svg>
  );
}

/** Heights of a sprint's tickets: between four and eight, uneven as sprints are. */
function tickets(sprint: number): number[] {
  const count = 4 + ((sprint * 7 + 3) % 5);
  return Array.from({ length: count }, (_, index) => 86 - index * 9);
}
