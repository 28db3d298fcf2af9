import type { Content } from "../../content/schemas/index.ts";

type DrawnTime = Content<"how-it-works">["glance"]["rows"][number]["drawn"];

/** Five times, each on the same scale from a second to a year. */
export function Glance({ words }: { words: Content<"how-it-works">["glance"] }) {
  return (
    <section className="border-rule border-t" aria-labelledby="glance-heading">
      <div className="frame grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
        <div className="inset py-14 lg:py-20">
          <h2 id="glance-heading" className="max-w-[10em] text-h2">
            {words.heading}
          </h2>
          <p className="mt-6 max-w-[32em] text-base text-muted">{words.text}</p>
        </div>
        <div data-fade="0" className="inset border-rule pb-14 lg:border-l lg:pt-20 lg:pb-20">
          <p className="fact text-muted">{words.axis}</p>
          <TimeScale />
          <ul className="border-rule border-t">
            {words.rows.map(({ figure, drawn, text }) => (
              <li key={drawn} className="pt-7">
                <div className="grid gap-x-6 gap-y-1 pb-2.5 sm:grid-cols-[14rem_minmax(0,1fr)] sm:items-baseline">
                  <p className="whitespace-nowrap font-semibold text-h3 leading-none tracking-tight">{figure}</p>
                  <p className="text-base text-muted">{text}</p>
                </div>
                <TimeTrack time={drawn} />
              </li>
            ))}
          </ul>
          <p className="mt-6 text-muted text-small">{words.scale}</p>
        </div>
      </div>
    </section>
  );
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;
const year = 365 * day;

const ticks = [
  { seconds: 1, label: "1 s" },
  { seconds: minute, label: "1 min" },
  { seconds: hour, label: "1 h" },
  { seconds: day, label: "1 day" },
  { seconds: month, label: "1 month" },
  { seconds: year, label: "1 year" },
] as const;

/** In seconds. `before` is where the same thing lay without the product; the figures are those of the rows' words. */
const times: Record<DrawnTime, { from: number; to: number; before?: { from: number; to: number } }> = {
  review: { from: 1, to: 13 },
  setup: { from: 1, to: 5 * minute },
  "micro-test": { from: 1, to: 45 * minute },
  tested: { from: 1, to: 5 * day },
  detection: { from: hour, to: 7 * day, before: { from: month, to: year } },
};

/** Logarithmic place of a time between one second and one year. */
const place = (seconds: number) => (100 * Math.log(seconds)) / Math.log(year);
const percent = (share: number) => `${share.toFixed(2)}%`;

/** Names of the ticks, above the first track. */
function TimeScale() {
  return (
    <svg width="100%" height="22" aria-hidden="true" className="block">
      {ticks.map(({ seconds, label }, index) => (
        <text
          key={label}
          x={percent(place(seconds))}
          y="13"
          textAnchor={index === 0 ? "start" : index === ticks.length - 1 ? "end" : "middle"}
          className={`fill-muted font-mono text-label sm:text-fact ${seconds === month ? "max-sm:hidden lg:max-xl:hidden" : ""}`}
        >
          {label}
        </text>
      ))}
    </svg>
  );
}

/** One time on the scale. Horizontal places are shares of the width, so that lines keep their weight on any screen. */
function TimeTrack({ time }: { time: DrawnTime }) {
  const { from, to, before } = times[time];
  return (
    <svg width="100%" height="26" aria-hidden="true" className="block overflow-visible">
      {ticks.map(({ seconds, label }) => (
        <line
          key={label}
          x1={percent(place(seconds))}
          x2={percent(place(seconds))}
          y1="0"
          y2="26"
          className="stroke-rule"
        />
      ))}
      {before && (
        <>
          <line
            x1={percent(place(to))}
            x2={percent(place(before.from))}
            y1="13"
            y2="13"
            strokeDasharray="3 4"
            strokeWidth="1.5"
            className="stroke-rule-strong"
          />
          <rect
            x={percent(place(before.from))}
            width={percent(place(before.to) - place(before.from))}
            y="6"
            height="14"
            strokeDasharray="3 4"
            strokeWidth="1.5"
            className="fill-transparent stroke-rule-strong"
          />
        </>
      )}
      <rect
        x={percent(place(from))}
        width={percent(place(to) - place(from))}
        y="6"
        height="14"
        className="fill-inverse"
      />
      <rect x={percent(place(to))} width="5" y="1" height="24" transform="translate(-5)" className="fill-signal" />
    </svg>
  );
}
