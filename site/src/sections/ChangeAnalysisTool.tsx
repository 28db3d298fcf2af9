import type { ReactNode } from "react";
import type { Content } from "../content/schemas/index.ts";
import { paths } from "../routes.ts";
import { Glyph } from "../ui/Glyph.tsx";

export function ToolOpening({ words, children }: { words: Content<"change-analysis-tool">; children: ReactNode }) {
  return (
    <div className="frame inset pt-6 pb-16 lg:pb-24">
      <a href={paths.resourceHub} className="link inline-block py-2 text-base print:hidden">
        <Glyph name="back" className="mr-1.5" />
        Back to Resources
      </a>
      <header className="mt-6 mb-9 grid items-end gap-x-12 gap-y-4 lg:grid-cols-[auto_minmax(0,1fr)]">
        <h1 className="max-w-[9em] text-h1">{words.title}</h1>
        <p className="max-w-[36em] text-muted lg:pb-1">
          {`${words.lead} `}
          <a href={paths.howGoodIsIt} className="link underline underline-offset-4">
            How good is it?
          </a>
          {" · "}
          <a href={paths.pipeline} className="link underline underline-offset-4">
            Use it from your pipeline
          </a>
        </p>
      </header>
      <h2 className="sr-only">Analyse a ticket</h2>
      {children}
    </div>
  );
}

/** Four tiles, ruled like the fields of a form. */
export function ToolBenefits({ words }: { words: Content<"change-analysis-tool"> }) {
  const { benefitsHeading, benefits } = words;
  return (
    <section className="border-rule border-t" aria-labelledby="benefits-heading">
      <div className="frame">
        <h2 id="benefits-heading" className="inset max-w-[18em] pt-16 pb-10 text-subhead">
          {benefitsHeading}
        </h2>
        <ul className="tiles">
          {benefits.map(({ title, text }, index) => (
            <li key={title}>
              <span className="fact text-muted" aria-hidden="true">
                {index + 1}/{benefits.length}
              </span>
              <h3 className="mt-6 mb-2.5 text-h4">{title}</h3>
              <p className="text-base text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
