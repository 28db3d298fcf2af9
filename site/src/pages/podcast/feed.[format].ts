import { brand } from "@latchwork/brand";
import { seasons } from "../../content/podcast.ts";
import { readContent } from "../../content/read-content.ts";
import { podcastFeed, withAudio } from "../../seo/podcast-feed.ts";

const episodes = withAudio(seasons.flatMap((season) => season.episodes));

/** There is no feed before there is something to hear. */
export const getStaticPaths = () => (episodes.length > 0 ? [{ params: { format: "rss" } }] : []);

export async function GET(): Promise<Response> {
  const { title, lead } = readContent("podcast");
  const { legalName: author, supportEmail: email } = brand;
  const text = podcastFeed({ title, description: lead, author, email }, episodes);
  return new Response(text, { headers: { "content-type": "application/rss+xml" } });
}
