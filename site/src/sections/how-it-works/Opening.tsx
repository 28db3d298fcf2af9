import type { Content } from "../../content/schemas/index.ts";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { SlipField } from "./SlipField.tsx";
import "./opening.css";

const looks = ["plain", "ink", "signal"] as const;

/** The headline, and one project's tickets counted out, slip by slip. */
export function Opening({ words }: { words: Content<"how-it-works">["hero"] }) {
  const { headline, headlineEnd, lede, contents, count } = words;
  return (
    <section className="frame pt-12 lg:pt-20">
      <div className="inset grid items-end gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <h1 className="text-display">
          <span className="block">{headline}</span>
          <span className="block text-signal-text">{headlineEnd}</span>
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
      <figure className="winnowing">
        <figcaption className="inset flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-4">
          <span className="label">{count.title}</span>
          <a href={paths.caseStudy(count.caseStudy)} className="link py-1 font-semibold text-base">
            {count.link}
          </a>
        </figcaption>
        <ol>
          {count.steps.map((step, index) => (
            <li key={step.says} className="winnowing-step inset">
              <p>
                <span className="winnowing-count">{step.count}</span>
                <span className="text-base text-muted leading-snug">{step.says}</span>
              </p>
              <SlipField count={step.count} look={looks[index] ?? "plain"} />
            </li>
          ))}
        </ol>
      </figure>
    </section>
  );
}
