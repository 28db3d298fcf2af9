import { brand } from "@latchwork/brand";
import { shownDates } from "../content/schemas/fields.ts";
import type { Content } from "../content/schemas/index.ts";
import { paths } from "../routes.ts";

/** What the company promises or asks, section by section, each heading beside its text. */
export function Statement({ words }: { words: Content<"accessibility" | "security" | "terms"> }) {
  const { title, lead, sections } = words;
  return (
    <div className="frame inset pt-14 pb-16 lg:pt-20 lg:pb-24">
      <header className="pb-12">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-5 max-w-[38em] text-lead text-muted">{lead}</p>
        {"published" in words && (
          <p className="mt-5 text-muted">
            Last tried by hand on <time dateTime={words.published}>{shownDates(words.published)[1]}</time>
          </p>
        )}
        <p className="mt-5">
          <a href={`mailto:${brand.supportEmail}`} className="link inline-block py-1 font-semibold">
            {brand.supportEmail}
          </a>
        </p>
      </header>
      {sections.map(({ id, heading, paragraphs, list, threats, link }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="grid gap-x-10 gap-y-4 border-ink border-t-2 pt-6 pb-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        >
          <h2 id={id} className="text-h3">
            {heading}
          </h2>
          <div className="grid max-w-[42em] gap-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list.length > 0 && (
              <ul className={`grid border-rule border-b ${paragraphs.length > 0 ? "border-t" : "-mt-3"}`}>
                {list.map((item) => (
                  <li key={item} className="border-rule py-3 not-first:border-t">
                    {item}
                  </li>
                ))}
              </ul>
            )}
            {threats.length > 0 && <Threats threats={threats} />}
            {link && (
              <p>
                <a href={paths[link.page]} className="link inline-block py-1">
                  {link.label}
                </a>
              </p>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

/** Each threat and its defence under the threat's id, so that neither is taken for the other. */
function Threats({ threats }: { threats: Content<"security">["sections"][number]["threats"] }) {
  return (
    <ul className="grid border-rule border-y">
      {threats.map(({ id, threat, defence }) => (
        <li key={id} className="grid gap-x-5 gap-y-1 border-rule py-3 not-first:border-t sm:grid-cols-[2.5em_1fr]">
          <p className="fact pt-0.5 text-muted">{id}</p>
          <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[5em_1fr]">
            <dt className="font-semibold">Threat</dt>
            <dd>{threat}</dd>
            <dt className="font-semibold">Defence</dt>
            <dd>{defence}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
