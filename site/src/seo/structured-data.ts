import { brand } from "@latchwork/brand";
import { absolute } from "../addresses.ts";
import type { Season } from "../content/podcast.ts";
import type { Content } from "../content/schemas/index.ts";
import type { PublicationFolder } from "../content/schemas/publications.ts";
import type { Page, PublicationPage } from "../page-table/page-table.ts";
import { paths } from "../routes.ts";
import { sharePictureAddress } from "../share-picture/address.ts";

type Event = Content<"events">[number];

/** A thing as schema.org describes it, without its context. */
export type Thing = { "@type": string } & Record<string, unknown>;

const organisationId = `${absolute("/")}#organisation`;

const { professionalNetwork, videoSite } = brand.links;

/** The company. Profiles it does not have are not named. */
export const organisation: Thing = {
  "@type": "Organization",
  "@id": organisationId,
  name: brand.name,
  legalName: brand.legalName,
  url: absolute("/"),
  email: brand.supportEmail,
  slogan: brand.tagline,
  address: brand.postalAddress.join(", "),
  sameAs: [professionalNetwork.url, videoSite.url].filter((url) => url !== null),
};

export const website: Thing = {
  "@type": "WebSite",
  name: brand.name,
  url: absolute("/"),
  inLanguage: "en-GB",
  publisher: { "@id": organisationId },
};

const publicationTypes: Record<PublicationFolder, string> = {
  blog: "BlogPosting",
  guides: "TechArticle",
  "case-studies": "Article",
  partnerships: "Article",
};

export const publicationThing = ({ path, heading, description, keywords, publication }: PublicationPage): Thing => ({
  "@type": publicationTypes[publication.collection],
  headline: heading,
  description,
  datePublished: publication.data.published,
  ...(publication.data.revised && { dateModified: publication.data.revised }),
  inLanguage: "en-GB",
  keywords: keywords.join(", "),
  image: absolute(sharePictureAddress(path)),
  mainEntityOfPage: absolute(path),
  author: { "@type": "Organization", name: brand.name, url: absolute("/") },
  publisher: { "@id": organisationId, "@type": "Organization", name: brand.name },
});

/** Where a page stands, from the home page down to itself. */
export function breadcrumbs(...pages: readonly Page[]): Thing {
  const steps = pages.map(({ menuLabel, heading, path }) => ({ name: menuLabel ?? heading, path }));
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: brand.name, path: paths.home }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: { "@id": absolute(path) },
    })),
  };
}

export function faqPage(faq: Content<"faq-home">): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: faq.map(({ question, answer, cases = [] }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: {
        "@type": "Answer",
        text: [answer, ...cases.map(({ when, says }) => `${when}: ${says}`)].join(" "),
      },
    })),
  };
}

const inSeconds = (seconds: number): string => `PT${seconds}S`;

/** The recording of the site's own analyser. `captions`: its WebVTT file. */
export const demoVideo = (
  words: Content<"home">["video"],
  { file, poster, captions }: { file: string; poster: string; captions: string },
): Thing => {
  const lasts = [...captions.matchAll(/--> (\d+):(\d+):(\d+)/g)].at(-1)?.slice(1).map(Number) ?? [];
  const sentences = captions.split(/\n{2,}/).filter((block) => block.includes("-->"));
  return {
    "@type": "VideoObject",
    name: words.title,
    description: words.text,
    uploadDate: `${words.recorded}T09:00:00Z`,
    duration: inSeconds(lasts.reduce((sum, part) => sum * 60 + part, 0)),
    thumbnailUrl: absolute(poster),
    contentUrl: absolute(file),
    transcript: sentences.map((cue) => cue.slice(cue.indexOf("\n") + 1).trim()).join(" "),
    inLanguage: "en-GB",
    publisher: { "@id": organisationId },
  };
};

/** The podcast with its seasons, and the audio of the episodes that name it. */
export function podcast(title: string, description: string, seasons: readonly Season[]): Thing {
  return {
    "@type": "PodcastSeries",
    name: title,
    description,
    url: absolute(paths.podcast),
    publisher: { "@id": organisationId, "@type": "Organization", name: brand.name },
    ...(seasons.some(({ episodes }) => episodes.some(({ audio }) => audio)) && { webFeed: absolute(paths.podcastRss) }),
    hasPart: seasons.map((season) => ({
      "@type": "PodcastSeason",
      seasonNumber: season.number,
      numberOfEpisodes: season.episodes.length,
      episode: season.episodes.map(({ id, number, title, description, published, audio }) => ({
        "@type": "PodcastEpisode",
        name: title,
        description,
        episodeNumber: number,
        datePublished: published,
        url: `${absolute(paths.podcast)}#${id}`,
        ...(audio && {
          duration: inSeconds(audio.seconds),
          associatedMedia: { "@type": "AudioObject", contentUrl: audio.address, encodingFormat: audio.type },
        }),
      })),
    })),
  };
}

/** The events that have a page, their own or the brand's. Without one there is no place to send anybody. */
export const eventsWithAPage = (events: readonly Event[]): Thing[] =>
  events
    .map((event) => ({ ...event, link: event.link ?? brand.links.event }))
    .filter(({ link }) => link !== null)
    .map(({ title, description, date, minutes, link }) => ({
      "@type": "Event",
      name: title,
      description,
      startDate: date,
      duration: `PT${minutes}M`,
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: link },
      organizer: { "@id": organisationId, "@type": "Organization", name: brand.name },
    }));

/** JSON-LD as it may stand in a script element: no text in it can end the element. */
export const asScript = (things: readonly Thing[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
