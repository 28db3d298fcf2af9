import type { Content } from "../../content/schemas/index.ts";

/** Eight names in type alone, by what travels between them and the platform. */
export function Integrations({ words }: { words: Content<"how-it-works">["integrations"] }) {
  return (
    <section className="border-rule border-t" aria-labelledby="integrations-heading">
      <div className="frame">
        <h2 id="integrations-heading" className="label inset pt-14 pb-6">
          {words.heading}
        </h2>
        <ul className="grid border-rule border-t sm:grid-cols-2 xl:grid-cols-4">
          {words.groups.map(({ carries, names, text }, index) => (
            <li
              key={carries}
              data-fade={index * 150}
              className="inset border-rule pt-6 pb-10 not-first:border-t sm:not-first:border-t-0 sm:even:border-l sm:nth-[n+3]:border-t xl:not-first:border-l xl:nth-[n+3]:border-t-0"
            >
              <h3 className="fact text-muted">{carries}</h3>
              <ul className="mt-5 font-bold font-display text-subhead tracking-tight">
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
              <p className="mt-5 text-base text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
