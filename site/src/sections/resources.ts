import type { ComponentProps } from "react";
import { outsideHref } from "../addresses.ts";
import { findCustomer } from "../content/customers.ts";
import { eventWords, isoDayOf } from "../content/events.ts";
import { seasons } from "../content/podcast.ts";
import { readContent } from "../content/read-content.ts";
import { listPublications, type PublicationPage } from "../page-table/page-table.ts";
import type { ResourceCard } from "../ui/ResourceCard.tsx";

export type ResourceCategory = "podcasts" | "guides" | "case-studies" | "partnerships" | "events";

/** A card of the resource hub. Cards derive from the content, so none can be missing. */
export interface Resource extends Omit<ComponentProps<typeof ResourceCard>, "cover" | "lead"> {
  key: string;
  category: ResourceCategory;
  /** Id of its cover. */
  cover: string;
  /** Events only: its day. The card was drawn by the clock of the build and is dated again in the browser. */
  eventDate?: string;
}

const publicationCard = ({ path, cover, label, heading, publication }: PublicationPage) => ({
  key: path,
  cover,
  label,
  title: heading,
  text: publication.data.summary,
  href: path,
});

/** Every card, in the order of the hub: the episodes, which are most, after all the others. */
export async function listResources(): Promise<Resource[]> {
  const today = isoDayOf(new Date());
  const [studies, guides, partnerships] = await Promise.all([
    listPublications("case-studies"),
    listPublications("guides"),
    listPublications("partnerships"),
  ]);
  return [
    ...studies.map(
      (page): Resource => ({
        ...publicationCard(page),
        category: "case-studies",
        badge: findCustomer(page.publication.id).name,
        action: "Read Case Study",
      }),
    ),
    ...guides.map(
      (page): Resource => ({
        ...publicationCard(page),
        category: "guides",
        badge: page.publication.data.framework.publisher,
        action: "Read Guide",
      }),
    ),
    ...partnerships.map(
      (page): Resource => ({
        ...publicationCard(page),
        category: "partnerships",
        badge: page.publication.data.partner,
        action: "Learn More",
      }),
    ),
    ...readContent("events").map(({ id, cover, title, description, kind, minutes, date, link }): Resource => {
      const { label, action } = eventWords(date, today);
      return {
        key: id,
        category: "events",
        cover,
        badge: kind,
        label: `${label} · ${minutes} min`,
        title,
        text: description,
        action,
        href: link ?? outsideHref("event"),
        external: true,
        eventDate: date,
      };
    }),
    ...seasons
      .flatMap(({ episodes }) => episodes)
      .map(
        ({ id, cover, title, description }): Resource => ({
          key: id,
          category: "podcasts",
          cover,
          badge: id.toUpperCase(),
          label: "Podcast Episode · 30 min",
          title,
          text: description,
          action: "Listen Now",
          href: outsideHref("podcast-show"),
          external: true,
        }),
      ),
  ];
}
