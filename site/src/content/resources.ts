import { getCollection } from "astro:content";
import { outsideHref } from "../outside-links.ts";
import { paths } from "../routes.ts";
import { findCustomer } from "./customers.ts";
import { seasons } from "./episodes.ts";
import { eventWords, isoDayOf } from "./event-words.ts";
import { events } from "./events.ts";

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
  const [partnerships, studies, guides] = await Promise.all([
    getCollection("partnerships"),
    getCollection("caseStudies"),
    getCollection("guides"),
  ]);
  return [
    ...studies.map(
      ({ id, data }): Resource => ({
        key: id,
        category: "case-studies",
        cover: `${data.customer}-case-study`,
        badge: findCustomer(data.customer).name,
        typeLabel: "Case Study",
        duration: "5 min read",
        title: data.title,
        description: data.summary,
        href: paths.caseStudy(data.customer),
        external: false,
        buttonText: "Read Case Study",
      }),
    ),
    ...guides
      .sort((a, b) => a.data.order - b.data.order)
      .map(
        ({ id, data }): Resource => ({
          key: id,
          category: "guides",
          cover: id,
          badge: data.framework.publisher,
          typeLabel: "Guide",
          duration: `${data.minutes} min read`,
          title: data.title,
          description: data.summary,
          href: paths.guide(id),
          external: false,
          buttonText: "Read Guide",
        }),
      ),
    ...partnerships.map(
      ({ id, data }): Resource => ({
        key: id,
        category: "partnerships",
        cover: `${id}-partnership`,
        badge: data.partner,
        typeLabel: "Partnership",
        duration: `${data.minutes} min read`,
        title: data.title,
        description: data.summary,
        href: paths.partnership(id),
        external: false,
        buttonText: "Learn More",
      }),
    ),
    ...events.map(
      (event): Resource => ({
        key: event.id,
        category: "events",
        cover: event.cover,
        badge: event.kind,
        typeLabel: eventWords(event.date, today).label,
        duration: `${event.minutes} min`,
        title: event.title,
        description: event.description,
        href: outsideHref("event"),
        external: true,
        buttonText: eventWords(event.date, today).action,
        eventDate: event.date,
      }),
    ),
    ...seasons.flatMap(({ episodes }) =>
      episodes.map(
        (episode): Resource => ({
          key: episode.id,
          category: "podcasts",
          cover: episode.id,
          badge: `S${episode.season}E${episode.number}`,
          typeLabel: "Podcast Episode",
          duration: "30 min",
          title: episode.title,
          description: episode.description,
          href: outsideHref("podcast-show"),
          external: true,
          buttonText: "Listen Now",
        }),
      ),
    ),
  ];
}
