import type { Content } from "../content/schemas/index.ts";
import { Question } from "../ui/Question.tsx";

/** Questions that open one by one, in two columns. Native disclosure: no script. */
export function Faq({ heading, entries }: { heading: string; entries: Content<"faq-home"> }) {
  const half = Math.ceil(entries.length / 2);
  return (
    <section className="border-rule border-t" aria-labelledby="faq-heading">
      <div className="frame inset py-16 lg:py-24">
        <h2 id="faq-heading" className="text-h2">
          {heading}
        </h2>
        <div className="mt-10 grid items-start gap-x-12 lg:grid-cols-2">
          {[entries.slice(0, half), entries.slice(half)].map((column) => (
            <div key={column[0]?.question} className="border-ink first:border-t-[1.5px] lg:border-t-[1.5px]">
              {column.map(({ question, answer }) => (
                <Question key={question} question={question} answer={answer} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
