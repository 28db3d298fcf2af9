import type { AccuracyWords, Measured } from "../../content/how-good-is-it.ts";
import { figureNames } from "../../content/how-good-is-it.ts";
import "./figure-bars.css";

/** In whole per cent, but where that would say all or none of what is only nearly so. */
function percent(share: number): string {
  const whole = Math.round(share * 100);
  const claimsTooMuch = (whole === 100 && share < 1) || (whole === 0 && share > 0);
  return `${claimsTooMuch ? (share * 100).toFixed(1) : whole}%`;
}

/** Four counts as bars, the engine's above the keyword matcher's and the second reviewer's, each with its range. */
export function FigureBars({ words, measured }: { words: AccuracyWords["measured"]; measured: Measured }) {
  const { readers, reviewer } = measured;
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      {figureNames.map((name) => (
        <section key={name} aria-labelledby={`figure-${name}`}>
          <h3 id={`figure-${name}`} className="font-display text-h3">
            {words[name].title}
          </h3>
          <p className="mt-1 mb-4 text-base text-muted">{words[name].says}</p>
          <dl>
            <Bar label={words.engine} counted={readers.engine[name]} tone="engine" />
            <Bar label={words.matcher} counted={readers.matcher[name]} tone="beside" />
            <Bar label={words.reviewer} counted={reviewer[name]} tone="beside" />
          </dl>
        </section>
      ))}
    </div>
  );
}

interface BarProps {
  label: string;
  counted: Measured["readers"]["engine"]["verdict"];
  tone: "engine" | "beside";
}

function Bar({ label, counted: { share, from, to }, tone }: BarProps) {
  return (
    <div className="figure-bar" data-tone={tone}>
      <dt className="fact text-muted">{label}</dt>
      <dd>
        <span className="figure-bar-share">{percent(share)}</span>
        <span className="text-muted text-small">{`${percent(from)} to ${percent(to)}`}</span>
      </dd>
      <svg width="100%" height="22" aria-hidden="true">
        <rect className="figure-bar-ground" width="100%" y="5" height="12" />
        <rect className="figure-bar-fill" width={`${share * 100}%`} y="5" height="12" />
        <line className="figure-bar-range" x1={`${from * 100}%`} x2={`${to * 100}%`} y1="11" y2="11" />
        <line className="figure-bar-range" x1={`${from * 100}%`} x2={`${from * 100}%`} y1="1" y2="21" />
        <line className="figure-bar-range" x1={`${to * 100}%`} x2={`${to * 100}%`} y1="1" y2="21" />
      </svg>
    </div>
  );
}
