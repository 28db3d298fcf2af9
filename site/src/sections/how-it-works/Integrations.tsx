import type { Content } from "../../content/schemas/index.ts";

/** Eight names in type alone, by what travels between them and the platform. */
export function Integrations({ words }: { words: Content<"how-it-works">["integrations"] }) {
  return (
    <section className="border-rule border-t" aria-labelledby="integrations-heading">
      <div className="frame">
        <h2 id="integrations-heading" className="label inset pt-14 pb-6">
          {words.heading}
        </h2>
        <ul className="tiles">
          {words.groups.map(({ carries, names, text }, index) => (
            <li key={carries} data-fade={index * 150}>
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
