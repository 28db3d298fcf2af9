import { isoDayOf } from "./events.ts";
import { readContent } from "./read-content.ts";
import { shownDates } from "./schemas/fields.ts";

const today = isoDayOf(new Date());

/** Those that are out. The development server shows the others too. */
const released = readContent("episodes").filter(({ published }) => import.meta.env.DEV || published <= today);

const episodes = released.map((episode) => {
  const [season = 0, number = 0] = (episode.id.match(/\d+/g) ?? []).map(Number);
  return {
    ...episode,
    cover: episode.cover ?? episode.id,
    season,
    number,
    releaseDate: shownDates(episode.published)[0],
  };
});
export type Episode = (typeof episodes)[number];

export interface Season {
  number: number;
  /** Newest first. */
  episodes: readonly Episode[];
}

/** Newest first. */
export const seasons: readonly Season[] = [...Map.groupBy(episodes, ({ season }) => season)]
  .map(([number, ofIt]) => ({ number, episodes: ofIt.toSorted((a, b) => b.number - a.number) }))
  .sort((a, b) => b.number - a.number);

const sentences = new Intl.Segmenter("en-GB", { granularity: "sentence" });

/** A description's first two sentences, and what follows them: empty when nothing does. */
export function openingOf(description: string): readonly [opening: string, rest: string] {
  const all = [...sentences.segment(description)].map(({ segment }) => segment);
  return [all.slice(0, 2).join("").trim(), all.slice(2).join("").trim()];
}
