import type { Content } from "../../content/schemas/index.ts";

/** Who tests, as the boxes of a form, and who reads the result, as its list of copies. */
export function People({ words }: { words: Content<"home">["people"] }) {
  return (
    <div className="grid lg:grid-cols-3">
      <div className="inset pt-8 pb-4 lg:py-16">
        <h3 className="font-bold font-display text-subhead">{words.heading}</h3>
        <dl className="mt-6">
          {words.testers.map(({ title, text }) => (
            <div key={title} className="border-rule border-t py-2.5 pl-7 sm:py-3.5">
              <dt className="relative font-semibold text-h4">
                <Tick />
                {title}
              </dt>
              <dd className="mt-0.5 text-base text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="inset border-rule pt-8 pb-8 lg:col-span-2 lg:border-l lg:py-16">
        <h3 className="font-bold font-display text-subhead">{words.audienceHeading}</h3>
        <ul className="mt-6">
          {words.audience.map(({ title, text }) => (
            <li
              key={title}
              className="gap-x-8 border-rule border-t py-2 text-base text-muted sm:grid sm:grid-cols-2 sm:py-3 lg:py-3.5"
            >
              <strong className="font-semibold text-ink">{`${title} `}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A box with a tick by hand. */
function Tick() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" className="absolute top-1 -left-7">
      <path d="M2 2h14v14H2z" fill="none" strokeWidth="1.5" className="stroke-ink" />
      <path d="M4 8l4 5L17 0" fill="none" strokeWidth="2.5" className="stroke-signal" />
    </svg>
  );
}
