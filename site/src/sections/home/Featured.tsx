import type { Content } from "../../content/schemas/index.ts";
import { Cover } from "../../covers/Cover.tsx";
import { paths } from "../../routes.ts";

interface Props {
  words: Content<"home">["featured"];
  articles: readonly { slug: string; cover: string; title: string; summary: string; minutes: number }[];
}

interface Enclosed {
  readonly href: string;
  readonly cover: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** Three pieces to read or hear, as the enclosures of a closed ticket. */
export function Featured({ words: { heading, lead, episode }, articles }: Props) {
  const enclosed: Enclosed[] = [
    { ...episode, href: paths.podcast, action: "Listen Now" },
    ...articles.map(({ slug, cover, title, summary, minutes }) => ({
      href: paths.article(slug),
      cover,
      label: `Blog · ${minutes} min read`,
      title,
      text: summary,
      action: "Read More",
    })),
  ];
  return (
    <section aria-labelledby="featured-heading">
      <div className="frame grid border-rule border-t lg:grid-cols-3">
        <div className="inset pt-10 pb-6 lg:py-16">
          <h2 id="featured-heading" className="text-h2">
            {heading}
          </h2>
          <p className="mt-3 max-w-[22em] text-muted">{lead}</p>
          <a href={paths.resourceHub} className="link mt-4 inline-block py-2 font-semibold text-base">
            Visit Resource Hub
          </a>
        </div>
        <ul className="border-rule max-lg:border-t lg:col-span-2 lg:border-l">
          {enclosed.map((one) => (
            <li key={one.href} className="border-rule not-first:border-t">
              <Enclosure {...one} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Enclosure({ href, cover, label, title, text, action }: Enclosed) {
  return (
    <article className="group relative grid grid-cols-[6.5rem_1fr] items-start gap-x-4 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:-outline-offset-2 sm:grid-cols-[15rem_1fr] sm:gap-x-8">
      <div className="flex h-full items-center border-rule-strong border-r-2 border-dashed bg-sheet">
        <Cover id={cover} />
      </div>
      <div className="py-4 pr-(--inset) sm:py-7">
        <p className="fact text-muted">{label}</p>
        <h3 className="mt-1.5 font-semibold text-h4 sm:text-h3">
          <a href={href} className="after:absolute after:inset-0 focus-visible:outline-none">
            {title}
          </a>
        </h3>
        <p className="mt-2 text-base text-muted max-sm:hidden">{text}</p>
        <p
          className="mt-2 font-semibold text-base underline sm:mt-3 decoration-1 underline-offset-[0.22em] group-hover:decoration-2"
          aria-hidden="true"
        >
          {action}
        </p>
      </div>
    </article>
  );
}
