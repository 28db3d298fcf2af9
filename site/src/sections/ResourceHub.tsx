import type { Content } from "../content/schemas/index.ts";
import { Cover } from "../covers/Cover.tsx";
import { CardSearch, searchText } from "../ui/CardSearch.tsx";
import { ResourceCard } from "../ui/ResourceCard.tsx";
import { Closing } from "./Closing.tsx";
import { NewsletterSection } from "./NewsletterSection.tsx";
import type { Resource, ResourceCategory } from "./resources.ts";

interface Props {
  words: Content<"resource-hub">;
  resources: readonly Resource[];
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

export function ResourceHub({ words, resources, newsletter }: Props) {
  return (
    <>
      <div className="frame inset pt-14 pb-16 lg:pt-20 lg:pb-24">
        <header className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[auto_minmax(0,1fr)]">
          <h1 className="max-w-[9em] text-h1">{words.title}</h1>
          <p className="max-w-[34em] text-muted lg:pb-1.5">{words.lead}</p>
        </header>
        <div className="mt-10">
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
        <h2 className="sr-only">Resources</h2>
        <ul id="resources" className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {resources.map(({ key, category, eventDate, cover, ...card }) => (
            <li
              key={key}
              data-search-text={searchText(card.title, card.text)}
              data-category={category}
              data-event-date={eventDate}
            >
              <ResourceCard {...card} cover={<Cover id={cover} />} />
            </li>
          ))}
        </ul>
      </div>
      <NewsletterSection words={newsletter} />
      <Closing {...words.closing} label="Talk to Us" />
    </>
  );
}
