import { XMLValidator } from "fast-xml-parser";
import { parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import type { Episode } from "../content/podcast.ts";
import { podcastFeed } from "./podcast-feed.ts";

const episode = (number: number, changes: Partial<Episode> = {}): Episode => ({
  id: `s2e${number}`,
  title: `R&D <${number}>`,
  guest: "a tester",
  description: "What a tester wishes & what a developer wrote.",
  published: `2025-0${number}-02`,
  cover: "s2e1",
  season: 2,
  number,
  releaseDate: "",
  audio: {
    address: `https://audio.example.com/s2e${number}.mp3`,
    bytes: 28_800_000,
    seconds: 1800,
    type: "audio/mpeg",
  },
  ...changes,
});

const show = { title: "A show", description: "About it.", author: "A & B Ltd", email: "talk@example.com" };

test("a feed holds what the directories ask for, of the show and of every episode with audio", () => {
  const feed = podcastFeed(show, [episode(3), episode(2, { audio: undefined }), episode(1)]);
  expect(XMLValidator.validate(feed)).toBe(true);
  expect(feed.match(/<itunes:explicit>false<\/itunes:explicit>/g)).toHaveLength(3);
  const read = parseRssFeed(feed);
  expect(read.itunes).toMatchObject({ author: "A & B Ltd", explicit: false, categories: [{ text: "Technology" }] });
  expect(read.itunes?.image).toMatch(/^https:\/\/.*\.png$/);
  expect(read).toMatchObject({ title: "A show", description: "About it.", language: "en-GB" });
  expect(read.atom?.links?.[0]).toMatchObject({ rel: "self", type: "application/rss+xml" });
  expect(read.items?.map(({ itunes }) => [itunes?.season, itunes?.episode])).toEqual([
    [2, 3],
    [2, 1],
  ]);
  const [first] = read.items ?? [];
  expect(first).toMatchObject({
    title: "R&D <3>",
    enclosures: [{ url: "https://audio.example.com/s2e3.mp3", length: 28_800_000, type: "audio/mpeg" }],
    itunes: { duration: 1800, explicit: false, episodeType: "full" },
  });
  expect(first?.pubDate).toMatch(/^Sun, 02 Mar 2025 09:00:00 GMT$/);
  const guids = read.items?.map(({ guid }) => guid?.value);
  expect(new Set(guids).size).toBe(2);
});
