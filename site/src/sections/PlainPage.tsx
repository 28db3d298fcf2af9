import type { PlainPageWords } from "../content/plain-pages.ts";
import { paths } from "../routes.ts";
import { buttonClass } from "../ui/button.ts";

const targets = {
  bookADemo: paths.bookADemo,
  changeAnalysisTool: paths.changeAnalysisTool,
  blog: paths.blog,
} as const;

/** A page that is only words: title, lead, numbered sections, one thing to do next. */
export function PlainPage({ words }: { words: PlainPageWords }) {
  const { title, lead, sections, action } = words;
  return (
    <div className="frame">
      <header className="inset pt-14 pb-12 lg:pt-20 lg:pb-16">
        <h1 className="max-w-[14em] text-h1">{title}</h1>
        <p className="mt-6 max-w-[38em] text-lead text-muted">{lead}</p>
      </header>
      {sections.map(({ id, heading, paragraphs }, index) => (
        <section
          key={id}
          id={id}
          className="inset grid gap-x-10 gap-y-4 border-rule border-t py-10 lg:grid-cols-[3rem_minmax(0,1fr)_minmax(0,1.6fr)]"
        >
          <span className="fact text-muted" aria-hidden="true">
            {`${index + 1}`.padStart(2, "0")}
          </span>
          <h2 className="text-h3 tracking-tight">{heading}</h2>
          <div className="max-w-[66ch] space-y-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
      <p className="inset border-rule border-t py-12">
        <a href={targets[action.to]} className={buttonClass("signal")}>
          {action.label}
        </a>
      </p>
    </div>
  );
}
