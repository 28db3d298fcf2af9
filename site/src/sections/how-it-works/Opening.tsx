import type { Content } from "../../content/schemas/index.ts";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { repeated } from "../../ui/repeated.ts";

/** The headline, and one project's tickets counted out, one by one. */
export function Opening({ words }: { words: Content<"how-it-works">["hero"] }) {
  const { headline, headlineEnd, lede, contents, count } = words;
  return (
    <section className="frame pt-12 lg:pt-20">
      <div className="inset grid items-end gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <h1 className="text-display">
          <span className="block">{headline}</span>
          <span className="block text-signal">{headlineEnd}</span>
        </h1>
        <p className="max-w-[34em] text-lead text-muted lg:pb-1">{lede}</p>
      </div>
      <nav aria-label={contents.label} className="inset mt-8">
        <ul className="flex flex-wrap gap-2.5">
          {contents.items.map(({ anchor, says }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className={buttonClass("outline", "small")}>
                {says}
                <svg width="12" height="14" viewBox="0 0 12 14" aria-hidden="true">
                  <path d="M6 1v11M1 7.5L6 12.5l5-5" fill="none" stroke="currentColor" strokeWidth="1.75" />
                </svg>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <figure className="mt-12 lg:mt-16">
        <figcaption className="inset flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-4">
          <span className="label">{count.title}</span>
          <a href={paths.caseStudy(count.caseStudy)} className="link py-1 font-semibold text-base">
            {count.link}
          </a>
        </figcaption>
        <ol>
          {count.steps.map((step, index) => (
            <li
              key={step.says}
              className="inset grid gap-x-6 gap-y-3.5 border-rule border-t py-5 lg:grid-cols-[11rem_minmax(0,1fr)] lg:items-start"
            >
              <p className="flex items-baseline gap-3 lg:flex-col lg:gap-2">
                <span className="min-w-[1.9em] font-bold font-display text-h2 leading-[0.9] tracking-tight">
                  {step.count}
                </span>
                <span className="text-base text-muted leading-snug">{step.says}</span>
              </p>
              <TicketField count={step.count} look={looks[index] ?? looks[0]} />
            </li>
          ))}
        </ol>
      </figure>
    </section>
  );
}

const looks = [
  { paper: "fill-sheet stroke-rule-strong", lines: "stroke-rule-strong" },
  { paper: "fill-inverse stroke-inverse", lines: "stroke-on-inverse" },
  { paper: "fill-signal stroke-signal", lines: "stroke-on-signal" },
] as const;

interface FieldProps {
  count: number;
  look: (typeof looks)[number];
}

/** Every counted thing as one small ticket. The narrower the screen, the fewer stand in a row. */
function TicketField(props: FieldProps) {
  return (
    <>
      <Field {...props} columns={49} className="hidden lg:block" />
      <Field {...props} columns={31} className="hidden sm:block lg:hidden" />
      <Field {...props} columns={18} className="sm:hidden" />
    </>
  );
}

/** Of 13 by 17. */
const paper = "h13v17h-13z";
const lines = "m3 5h7m-7 4h7m-7 4h4m-7-13";
/** From one ticket to the next, to the right and down. */
const step = { right: 18, down: 23 } as const;

function Field({ count, look, columns, className }: FieldProps & { columns: number; className: string }) {
  const places = Array.from({ length: count }, (_, index) => ({
    x: 1 + (index % columns) * step.right,
    y: 1 + Math.floor(index / columns) * step.down,
  }));
  const width = columns * step.right - 3;
  const height = Math.ceil(count / columns) * step.down - 4;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={`h-auto w-full overflow-visible ${className}`}
    >
      <path d={repeated(paper, places)} className={look.paper} />
      <path d={repeated(lines, places)} className={look.lines} strokeWidth="1.5" />
    </svg>
  );
}
