import type { Content } from "../../content/schemas/index.ts";

/** Who tests, and whom it is for: one ruled list against another. */
export function People({ words }: { words: Content<"home">["people"] }) {
  return (
    <section className="border-rule border-t" aria-labelledby="people-heading">
      <div className="frame grid lg:grid-cols-[1fr_1.35fr]">
        <div className="inset py-14 lg:py-20">
          <h2 id="people-heading" className="text-subhead">
            {words.heading}
          </h2>
          <dl className="mt-8">
            {words.testers.map(({ title, text }) => (
              <div key={title} className="border-rule border-t py-4">
                <dt className="font-semibold text-h4">{title}</dt>
                <dd className="mt-1 text-base text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="inset border-rule border-t py-14 lg:border-t-0 lg:border-l lg:py-20">
          <h2 className="text-subhead">{words.audienceHeading}</h2>
          <ul className="mt-8 grid gap-x-8 sm:grid-cols-2">
            {words.audience.map(({ title, text }) => (
              <li key={title} className="border-rule border-t py-4 text-base text-muted">
                <strong className="font-semibold text-ink">{title}</strong>
                {` ${text}`}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
