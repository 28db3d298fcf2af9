import { Fragment } from "react";
import type { Content } from "../content/schemas/index.ts";
import { ListedCover } from "../covers/Cover.tsx";
import type { CoverAddress } from "../covers/list-cover-sheets.ts";
import type { PublicationPage } from "../page-table/page-table.ts";
import { paths } from "../routes.ts";
import { CardSearch } from "../ui/CardSearch.tsx";
import { ResourceCard } from "../ui/ResourceCard.tsx";
import { Closing } from "./Closing.tsx";
import { NewsletterSection } from "./NewsletterSection.tsx";
import type { Resource, ResourceCategory } from "./resources.ts";

interface Props {
  words: Content<"resource-hub">;
  coverAddress: CoverAddress;
  resources: readonly Resource[];
  /** The latest. */
  articles: readonly PublicationPage<"blog">[];
  newsletter: Content<"newsletter">["section"];
}

const categories: Record<ResourceCategory | "all", string> = {
  all: "All Resources",
  podcasts: "Podcasts",
  guides: "Guides & Whitepapers",
  "case-studies": "Case Studies",
  partnerships: "Partnerships",
  events: "Events",
};

/** The cards by type; the one of most is kept small. */
const shelves: readonly { heading: string; holds: readonly ResourceCategory[]; look?: "compact" }[] = [
  { heading: "Case studies", holds: ["case-studies"] },
  { heading: "Guides", holds: ["guides"] },
  { heading: "Partnerships and events", holds: ["partnerships", "events"] },
  { heading: "Podcast", holds: ["podcasts"], look: "compact" },
];

const grid = "grid gap-x-6 gap-y-6 md:grid-cols-2 lg:grid-cols-3";

/** The first card is the lead story; the others stand on shelves by their type, and the latest articles below them. */
export function ResourceHub({ words, coverAddress, resources, articles, newsletter }: Props) {
  return (
    <>
      <div className="frame inset pt-10 pb-16 lg:pt-14 lg:pb-24">
        <h1 className="text-h1">{words.title}</h1>
        <p className="mt-5 max-w-[42em] text-lead text-muted">{words.lead}</p>
        <p className="mt-3 text-muted">
          {`${words.tools.before} `}
          <a href={paths.changeAnalysisTool} className="link inline-block py-1">
            {words.tools.tool}
          </a>
          {" · "}
          <a href={paths.howGoodIsIt} className="link inline-block py-1">
            {words.tools.accuracy}
          </a>
        </p>
        <div className="mt-8">
          <CardSearch
            searches="resources"
            label="Search resources"
            placeholder="Search resources..."
            categories={Object.entries(categories).map(([value, label]) => ({
              value,
              label,
              count: resources.filter(({ category }) => value === "all" || category === value).length,
            }))}
          />
        </div>
        <div data-no-cards hidden className="mt-10">
          <p className="font-semibold text-h4">No resources found</p>
          <p className="mt-1 text-muted">Try adjusting your search or selecting a different category.</p>
        </div>
        <div id="resources">
          {shelves.map(({ heading, holds, look }, shelf) => (
            <Fragment key={heading}>
              {heading === "Podcast" && <BlogShelf articles={articles} coverAddress={coverAddress} />}
              <section data-shelf aria-label={heading}>
                <ShelfHeading>{heading}</ShelfHeading>
                <ul className={grid}>
                  {resources
                    .filter(({ category }) => holds.includes(category))
                    .map(({ key, category, eventDate, cover, ...card }, index) => (
                      <li
                        key={key}
                        className={shelf + index === 0 ? "lg:col-span-full" : undefined}
                        data-searched
                        data-category={category}
                        data-event-date={eventDate}
                      >
                        <ResourceCard
                          {...card}
                          cover={<ListedCover address={coverAddress(cover)} />}
                          look={shelf + index === 0 ? "lead" : (look ?? "card")}
                        />
                      </li>
                    ))}
                </ul>
              </section>
            </Fragment>
          ))}
        </div>
      </div>
      <NewsletterSection words={newsletter} />
      <Closing {...words.closing} label="Talk to Us" />
    </>
  );
}

/** The latest articles, where "Back to Resources" leads from one. They are no resources: they go while those are searched. */
function BlogShelf({ articles, coverAddress }: Pick<Props, "articles" | "coverAddress">) {
  return (
    <section data-shelf="whole" aria-label="From the blog">
      <ShelfHeading link={{ href: paths.blog, label: "All articles" }}>From the blog</ShelfHeading>
      <ul className={grid}>
        {articles.map(({ path, cover, label, heading, publication }) => (
          <li key={path}>
            <ResourceCard
              href={path}
              cover={<ListedCover address={coverAddress(cover)} />}
              label={label}
              title={heading}
              text={publication.data.summary}
              action="Read More"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShelfHeading({ link, children }: { link?: { href: string; label: string }; children: string }) {
  return (
    <div className="mt-12 mb-5 flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-t-[1.5px] pt-3.5">
      <h2 className="text-subhead">{children}</h2>
      {link && (
        <a href={link.href} className="link py-1 font-semibold text-base">
          {link.label}
        </a>
      )}
    </div>
  );
}
