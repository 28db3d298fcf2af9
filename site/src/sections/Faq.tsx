import { faqAnchor } from "../content/faq.ts";
import type { Content } from "../content/schemas/index.ts";
import { Question } from "../ui/Question.tsx";

/** Questions that open one by one, in two columns, ruled like an index. Native disclosure: no script. */
export function Faq({ heading, entries }: { heading: string; entries: Content<"faq-home"> }) {
  const half = Math.ceil(entries.length / 2);
  return (
    <section className="border-rule border-t" aria-labelledby="faq-heading">
      <div className="frame pb-14 lg:pb-20">
        <h2 id="faq-heading" className="inset pt-10 pb-6 text-h2 lg:pt-20 lg:pb-10">
          {heading}
        </h2>
        <div className="grid items-start border-ink border-t-[1.5px] lg:grid-cols-2">
          {[0, half].map((start) => (
            <ol key={start} className="h-full border-rule lg:even:border-l">
              {entries.slice(start, start + half).map(({ question, ...answered }, index) => (
                <li key={question}>
                  <Question id={faqAnchor(question)} number={start + index + 1} question={question} {...answered} />
                </li>
              ))}
            </ol>
          ))}
        </div>
      </div>
    </section>
  );
}
