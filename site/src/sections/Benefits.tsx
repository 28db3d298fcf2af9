import type { Content } from "../content/schemas/index.ts";

interface Props {
  heading: string;
  benefits: Content<"change-analysis-tool">["benefits"];
}

/** Four tiles, ruled like the fields of a form. */
export function Benefits({ heading, benefits }: Props) {
  return (
    <section className="border-rule border-t" aria-labelledby="benefits-heading">
      <div className="frame">
        <h2 id="benefits-heading" className="inset max-w-[18em] pt-16 pb-10 text-subhead">
          {heading}
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
