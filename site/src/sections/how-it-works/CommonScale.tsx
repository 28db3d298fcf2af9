import type { Content } from "../../content/schemas/index.ts";

type Words = Content<"how-it-works">["microTests"];

const days = 10;
const hoursADay = 8;
const minutes = 45;

/** Shares of the width, in percent: ten days from the left, and the day of the micro test at the right. */
const dayPitch = 7.9;
const dayWidth = dayPitch - 0.35;
const testAt = 100 - dayWidth;
/** In pixels. The hour of the micro test is as tall as every other. */
const hourPitch = 25;
const hourHeight = hourPitch - 3;
const top = 26;
const bottom = top + hoursADay * hourPitch - 3;
const testTop = bottom - (hourHeight * minutes) / 60;
const projection = 64;

const percent = (share: number) => `${share.toFixed(2)}%`;

/** Both tests by the hour at one scale, and lines that open the small one to the full width. */
export function CommonScale({ words }: { words: Words }) {
  return (
    <figure className="common-scale" data-fade="0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <span>
          <span className="label">{words.long}</span>
          <span className="fact text-muted max-sm:block sm:ml-3">{words.calendar}</span>
        </span>
        <span className="font-semibold text-base">{words.sum}</span>
      </figcaption>
      <svg
        width="100%"
        height={bottom + projection}
        role="img"
        aria-label={words.alt}
        className="mt-4 block overflow-visible"
      >
        {Array.from({ length: days }, (_, index) => (
          <Day key={`${index + 1}`} index={index} />
        ))}
        <UntouchedDay />
        <text
          x="100%"
          y="14"
          textAnchor="end"
          className="fill-signal-text font-mono font-semibold text-label sm:text-fact"
        >
          {`${minutes} min`}
        </text>
        <rect
          x={percent(testAt)}
          width={percent(dayWidth)}
          y={testTop}
          height={bottom - testTop}
          className="fill-signal"
        />
        <line x1={percent(testAt)} x2="0" y1={bottom} y2={bottom + projection} className="stroke-signal" />
        <line x1="100%" x2="100%" y1={bottom} y2={bottom + projection} className="stroke-signal" />
      </svg>
      <Enlarged words={words} />
    </figure>
  );
}

/** One working day: eight hours, all of them taken. */
function Day({ index }: { index: number }) {
  const x = index * dayPitch;
  return (
    <g>
      <text x={percent(x)} y="14" className="fill-muted font-mono text-label sm:text-fact">
        {index + 1}
      </text>
      {Array.from({ length: hoursADay }, (_, hour) => (
        <rect
          key={`${hour + 1}`}
          x={percent(x)}
          width={percent(dayWidth)}
          y={top + hour * hourPitch}
          height={hourHeight}
          className="fill-inverse opacity-80"
        />
      ))}
    </g>
  );
}

/** The day of the micro test: its other hours stay free. */
function UntouchedDay() {
  return (
    <g>
      {Array.from({ length: hoursADay }, (_, hour) => (
        <rect
          key={`${hour + 1}`}
          x={percent(testAt)}
          width={percent(dayWidth)}
          y={top + hour * hourPitch}
          height={hourHeight}
          className="fill-transparent stroke-rule"
        />
      ))}
    </g>
  );
}

/** The forty-five minutes over the full width, a tick a minute, with the four things that happen in them. */
function Enlarged({ words }: { words: Words }) {
  return (
    <div className="enlarged">
      <p className="label px-4 pt-3">{words.enlarged}</p>
      <svg width="100%" height="44" aria-hidden="true" className="block overflow-visible">
        {words.steps.map(({ from, to, title }, index) => (
          <rect
            key={title}
            x={percent((100 * from) / minutes)}
            width={percent((100 * (to - from)) / minutes)}
            y="14"
            height="30"
            className={index % 2 === 0 ? "fill-signal" : "fill-mark"}
          />
        ))}
        {Array.from({ length: minutes - 1 }, (_, minute) => (
          <line
            key={`${minute + 1}`}
            x1={percent((100 * (minute + 1)) / minutes)}
            x2={percent((100 * (minute + 1)) / minutes)}
            y1="44"
            y2={(minute + 1) % 5 === 0 ? 30 : 37}
            strokeWidth="1.5"
            className="stroke-ink"
          />
        ))}
      </svg>
      <ol className="enlarged-steps">
        {words.steps.map(({ from, to, title, text }) => (
          <li key={title}>
            <p className="fact text-signal-text">{`${from}–${to} min`}</p>
            <h3 className="mt-1.5 text-h4">{title}</h3>
            <p className="mt-1 text-base text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
