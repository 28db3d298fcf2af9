import type { Content } from "../../content/schemas/index.ts";
import { repeated } from "../../ui/repeated.ts";

const weeks = 52;
const workingDays = 5;
const cell = 19;
const step = 23;
/** The week that holds the yearly test, and the Tuesday seven weeks on that ships the risk. Any would do. */
const tested = 33;
const risk = { week: 40, day: 1 };

/** The shades of a day, by how much it shipped. */
const shades = ["opacity-10", "opacity-20", "opacity-35"] as const;

/** A year as a calendar of changes, as wide as the screen: a square a working day, the one tested week in the signal's colour. */
export function YearOfChanges({ words }: { words: Content<"home">["problem"]["year"] }) {
  return (
    <div
      role="img"
      aria-label={words.drawing}
      className="mx-[calc(50%-50vw)] mt-6 mb-8 font-mono text-fact lg:mt-12 lg:mb-16"
    >
      <p className="mr-[calc(100%*18/52)] border-signal border-r-[1.5px] py-1 pr-2 text-right font-semibold text-signal-text">
        {words.tested}
      </p>
      <svg
        viewBox={`0 0 ${weeks * step - (step - cell)} ${workingDays * step - (step - cell)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-28 w-full sm:h-auto"
      >
        {shades.map((shade, level) => (
          <path key={shade} d={squares(daysOf(level))} className={`fill-ink ${shade}`} />
        ))}
        <path d={squares(week(tested))} className="fill-signal" />
        <path d={squares([square(risk.week, risk.day)])} className="fill-ink" />
      </svg>
      <p className="mr-[calc(100%*11.5/52)] border-ink border-r-[1.5px] py-1 pr-2 text-right font-semibold">
        {words.risk}
      </p>
      <p className="mx-[calc(max(var(--gutter),(100%-var(--page))/2)+var(--inset))] mt-3 flex justify-between text-muted">
        <span>January</span>
        <span>July</span>
        <span>December</span>
      </p>
    </div>
  );
}

type Square = ReturnType<typeof square>;

const square = (at: number, day: number) => ({ x: at * step, y: day * step });

const week = (at: number) => Array.from({ length: workingDays }, (_, day) => square(at, day));

const squares = (places: readonly Square[]) => repeated(`h${cell}v${cell}h-${cell}z`, places);

/** Days of one shade, uneven as sprints are: little ships on a Friday, much before a sprint's end. */
function daysOf(level: number): Square[] {
  const places: Square[] = [];
  for (let at = 0; at < weeks; at++)
    for (let day = 0; day < workingDays; day++) {
      const busy = (at * 7 + day * 5 + ((at * day) % 3)) % 5;
      const shade = day === 4 ? 0 : busy > 3 ? 2 : busy > 1 ? 1 : 0;
      if (shade === level && at !== tested && !(at === risk.week && day === risk.day)) places.push(square(at, day));
    }
  return places;
}
