import type { Content } from "../../content/schemas/index.ts";

/** Three points beside one drawing: a year of sprints, one of them tested. */
export function Problem({ words }: { words: Content<"home">["problem"] }) {
  return (
    <section className="frame" aria-labelledby="problem-heading">
      <div className="inset pt-16 pb-12 lg:pt-28">
        <h2 id="problem-heading" className="max-w-[15em] text-h2">
          {words.heading}
        </h2>
        <SprintYear title={words.drawing} />
      </div>
      <ol className="grid border-rule border-t md:grid-cols-3">
        {words.points.map(({ title, text }, index) => (
          <li
            key={title}
            data-fade={index * 150}
            className="inset border-rule pt-7 pb-12 not-first:border-t md:not-first:border-t-0 md:not-first:border-l lg:pb-16"
          >
            <h3 className="font-display text-h3">{title}</h3>
            <p className="mt-3 text-base text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const sprints = 26; // of two weeks each, a year
const tested = 19; // the one that holds the yearly test; any would do; its middle lies at three quarters of the year
const step = 46;

/** A ruler of 26 sprints. Each carries its tickets; one carries the yearly test. As wide as its place, its words never smaller. */
function SprintYear({ title }: { title: string }) {
  return (
    <div role="img" aria-label={title} className="mt-12 lg:mt-16">
      <div className="relative font-mono text-small">
        <p className="absolute top-0 right-0 left-1/2 text-center font-semibold text-signal-text">tested</p>
        <svg
          viewBox={`0 18 ${sprints * step} 92`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block h-28 w-full pt-6 lg:h-32"
        >
          <path
            d={`M0 100H${sprints * step}`}
            className="stroke-ink"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
          {Array.from({ length: sprints }, (_, sprint) => (
            <Sprint key={sprint * step} sprint={sprint} x={sprint * step} />
          ))}
        </svg>
        <p className="mt-1 flex justify-between text-muted">
          <span>January</span>
          <span>July</span>
          <span>December</span>
        </p>
      </div>
    </div>
  );
}

function Sprint({ sprint, x }: { sprint: number; x: number }) {
  return (
    <g>
      <path d={`M${x + 1} 92v16`} className="stroke-ink" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      {sprint === tested ? (
        <rect x={x + 7} y="20" width="32" height="72" className="fill-signal" />
      ) : (
        tickets(sprint).map((y) => (
          <path
            key={y}
            d={`M${x + 9} ${y}h28`}
            className="stroke-rule-strong"
            strokeWidth="2.5"
            vectorEffect="non-scaling-stroke"
          />
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
