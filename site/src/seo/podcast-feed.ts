import { generateRssFeed } from "feedsmith";
import { absolute } from "../addresses.ts";
import type { Episode } from "../content/podcast.ts";
import { paths } from "../routes.ts";

export interface Show {
  title: string;
  description: string;
  author: string;
  email: string;
}

type Sounding = Episode & { audio: NonNullable<Episode["audio"]> };

/** Only these can be listened to without the streaming service. */
export const withAudio = (episodes: readonly Episode[]): Sounding[] =>
  episodes.filter((episode): episode is Sounding => episode.audio !== undefined);

/**
 * The podcast as RSS, as Apple Podcasts asks for it and the other directories take it over:
 * https://podcasters.apple.com/support/823-podcast-requirements. `episodes`: newest first. An episode keeps its guid for
 * ever; directories would else show it twice.
 */
export function podcastFeed(show: Show, episodes: readonly Episode[]): string {
  const { title, description, author, email } = show;
  const page = absolute(paths.podcast);
  const picture = absolute(paths.podcastPicture);
  const feed = generateRssFeed({
    title,
    link: page,
    description,
    language: "en-GB",
    copyright: author,
    image: { url: picture, title, link: page },
    atom: { links: [{ href: absolute(paths.podcastRss), rel: "self", type: "application/rss+xml" }] },
    itunes: {
      author,
      owner: { name: author, email },
      type: "episodic",
      explicit: false,
      image: picture,
      categories: [{ text: "Technology" }],
    },
    items: withAudio(episodes).map(({ id, title, description, published, season, number, audio }) => ({
      title,
      link: `${page}#${id}`,
      guid: { value: `${page}#${id}`, isPermaLink: false },
      pubDate: new Date(`${published}T09:00:00Z`),
      description,
      enclosures: [{ url: audio.address, length: audio.bytes, type: audio.type }],
      itunes: { episode: number, season, episodeType: "full", explicit: false, duration: audio.seconds },
    })),
  });
  // Apple's words are true and false; no is what they were.
  return feed.replaceAll("<itunes:explicit>no<", "<itunes:explicit>false<");
}
