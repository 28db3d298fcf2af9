import type { Content } from "../../content/schemas/index.ts";

type Words = Content<"how-it-works">["microTests"];

const cell = "py-3 pl-2.5 sm:pl-4";

/** Two weeks and forty-five minutes: first in words, then at one scale, then the small one enlarged. */
export function MicroTests({ words }: { words: Words }) {
  return (
    <section id="micro-tests" className="border-rule border-t" aria-labelledby="micro-tests-heading">
      <div className="frame inset py-16 lg:py-24">
        <div className="grid gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
          <div>
            <h2 id="micro-tests-heading" className="text-h2">
              {words.heading}
            </h2>
            <p className="mt-6 max-w-[34em] text-muted">{words.text}</p>
          </div>
          <table
            className="w-full table-fixed self-start text-left text-small leading-[1.4] sm:text-base"
            data-fade="150"
          >
            <thead className="border-ink border-b-[1.5px] align-bottom">
              <tr>
                <td className="w-16 xs:w-21" />
                <th scope="col" className={`${cell} font-semibold`}>
                  {words.long}
                </th>
                <th scope="col" className={`${cell} font-semibold`}>
                  {words.short}
                </th>
              </tr>
            </thead>
            <tbody className="align-top *:border-rule *:border-b">
              {words.rows.map(({ what, long, short }) => (
                <tr key={what}>
                  <th scope="row" className="fact py-3 text-muted xs:whitespace-nowrap">
                    {what}
                  </th>
                  <td className={`${cell} text-muted`}>{long}</td>
                  <td className={cell}>{short}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <CommonScale words={words} />
      </div>
    </section>
  );
}

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
const testHeight = (hourHeight * minutes) / 60;
const projection = 64;

const percent = (share: number) => `${share.toFixed(2)}%`;

/** Both tests by the hour at one scale, and lines that open the small one to the full width. */
function CommonScale({ words }: { words: Words }) {
  const label = "font-mono text-label sm:text-fact";
  return (
    <figure className="mt-16" data-fade="0">
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
        <defs>
          <g id="working-day">
            {Array.from({ length: hoursADay }, (_, hour) => (
              <rect key={`${hour + 1}`} width={percent(dayWidth)} y={top + hour * hourPitch} height={hourHeight} />
            ))}
          </g>
        </defs>
        {Array.from({ length: days }, (_, index) => (
          <g key={`${index + 1}`}>
            <text x={percent(index * dayPitch)} y="14" className={`fill-muted ${label}`}>
              {index + 1}
            </text>
            <use href="#working-day" x={percent(index * dayPitch)} className="fill-inverse opacity-80" />
          </g>
        ))}
        <use href="#working-day" x={percent(testAt)} className="fill-transparent stroke-rule" />
        <text x="100%" y="14" textAnchor="end" className={`fill-signal-text font-semibold ${label}`}>
          {`${minutes} min`}
        </text>
        <rect
          x={percent(testAt)}
          width={percent(dayWidth)}
          y={bottom - testHeight}
          height={testHeight}
          className="fill-signal"
        />
        <line x1={percent(testAt)} x2="0" y1={bottom} y2={bottom + projection} className="stroke-signal" />
        <line x1="100%" x2="100%" y1={bottom} y2={bottom + projection} className="stroke-signal" />
      </svg>
      <Enlarged words={words} />
    </figure>
  );
}

/** The forty-five minutes over the full width, a tick a minute, with the four things that happen in them. */
function Enlarged({ words }: { words: Words }) {
  const at = (minute: number) => percent((100 * minute) / minutes);
  return (
    <div className="border-[1.5px] border-signal border-t-0 bg-sheet">
      <p className="label px-4 pt-3">{words.enlarged}</p>
      <svg width="100%" height="44" aria-hidden="true" className="block overflow-visible">
        {words.steps.map(({ from, to, title }, index) => (
          <rect
            key={title}
            x={at(from)}
            width={at(to - from)}
            y="14"
            height="30"
            className={index % 2 === 0 ? "fill-signal" : "fill-mark"}
          />
        ))}
        <g strokeWidth="1.5" className="stroke-ink">
          {Array.from({ length: minutes - 1 }, (_, index) => index + 1).map((minute) => (
            <line key={minute} x1={at(minute)} x2={at(minute)} y1="44" y2={minute % 5 === 0 ? 30 : 37} />
          ))}
        </g>
      </svg>
      <svg
        viewBox={`0 0 ${minutes} 4`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-7 w-full overflow-visible max-lg:hidden"
      >
        {words.steps.map(({ from, to, title }, index) => (
          <path
            key={title}
            d={`M${(from + to) / 2} 0L${((index + 0.5) * minutes) / words.steps.length} 4`}
            fill="none"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
            className="stroke-signal"
          />
        ))}
      </svg>
      <ol className="md:grid md:grid-cols-2 lg:grid-cols-4 lg:text-center">
        {words.steps.map(({ from, to, title, text }) => (
          <li key={title} className="border-rule border-t p-4">
            <p className="fact text-signal-text">{`${from}–${to} min`}</p>
            <h3 className="mt-1.5 text-h4">{title}</h3>
            <p className="mt-1 text-base text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <Written words={words.written} />
    </div>
  );
}

/** What the tester leaves on the ticket. */
function Written({ words: { heading, lines, file } }: { words: Words["written"] }) {
  return (
    <div className="border-rule border-t p-4">
      <h3 className="text-h4">{heading}</h3>
      <dl className="mt-3 grid gap-x-4 gap-y-1.5 font-mono text-small sm:grid-cols-[6.5rem_minmax(0,1fr)]">
        {lines.map(({ what, says }) => (
          <div key={what} className="sm:contents">
            <dt className="font-semibold">{what}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-base">
        <a href={file.file} className="link inline-block py-0.5">
          {file.label}
        </a>
      </p>
    </div>
  );
}
