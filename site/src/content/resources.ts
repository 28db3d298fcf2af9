import { outsideHref } from "../outside-links.ts";
import { findCustomer } from "./customers.ts";
import { eventWords, isoDayOf } from "./event-words.ts";
import { seasons } from "./podcast.ts";
import { type Publication, readPublications } from "./publications.ts";
import { readContent } from "./read-content.ts";

export const resourceCategories = ["podcasts", "guides", "case-studies", "partnerships", "events"] as const;
export type ResourceCategory = (typeof resourceCategories)[number];

/** A card of the resource hub. Cards derive from the collections, so none can be missing. */
export interface Resource {
  key: string;
  category: ResourceCategory;
  /** Id of its drawn cover. */
  cover: string;
  /** What it is among its kind. */
  badge: string;
  typeLabel: string;
  duration: string;
  title: string;
  description: string;
  href: string;
  external: boolean;
  buttonText: string;
  /** Events only: its day. The card was drawn by the clock of the build and is dated again in the browser. */
  eventDate?: string;
}

/** Every card, in the order of the hub: the episodes, which are most, after all the others. */
export async function listResources(): Promise<Resource[]> {
  const today = isoDayOf(new Date());
  const [studies, guides, partnerships] = await Promise.all([
    readPublications("case-studies"),
    readPublications("guides"),
    readPublications("partnerships"),
  ]);
  const card = ({ id, path, cover, data }: Publication) => ({
    key: id,
    cover,
    duration: `${data.minutes} min read`,
    title: data.title,
    description: data.summary,
    href: path,
    external: false,
  });
  return [
    ...studies.map(
      (study): Resource => ({
        ...card(study),
        category: "case-studies",
        badge: findCustomer(study.id).name,
        typeLabel: "Case Study",
        buttonText: "Read Case Study",
      }),
    ),
    ...guides.map(
      (guide): Resource => ({
        ...card(guide),
        category: "guides",
        badge: guide.data.framework.publisher,
        typeLabel: "Guide",
        buttonText: "Read Guide",
      }),
    ),
    ...partnerships.map(
      (partnership): Resource => ({
        ...card(partnership),
        category: "partnerships",
        badge: partnership.data.partner,
        typeLabel: "Partnership",
        buttonText: "Learn More",
      }),
    ),
    ...readContent("events").map(
      ({ id, cover, title, description, kind, minutes, date }): Resource => ({
        key: id,
        category: "events",
        cover,
        badge: kind,
        typeLabel: eventWords(date, today).label,
        duration: `${minutes} min`,
        title,
        description,
        href: outsideHref("event"),
        external: true,
        buttonText: eventWords(date, today).action,
        eventDate: date,
      }),
    ),
    ...seasons
      .flatMap(({ episodes }) => episodes)
      .map(
        ({ id, title, description }): Resource => ({
          key: id,
          category: "podcasts",
          cover: id,
          badge: id.toUpperCase(),
          typeLabel: "Podcast Episode",
          duration: "30 min",
          title,
          description,
          href: outsideHref("podcast-show"),
          external: true,
          buttonText: "Listen Now",
        }),
      ),
  ];
}
