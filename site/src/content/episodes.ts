import raw from "@latchwork/content/episodes.yaml?raw";
import * as z from "zod";
import { readWords, text } from "./words.ts";

const minWords = 60;
const maxWords = 120;
const lengthOf = (written: string) => written.split(/\s+/).length;

const episode = z
  .strictObject({
    id: z.string().regex(/^s\d+e\d+$/, "is season and number, such as s1e4"),
    season: z.union([z.literal(1), z.literal(2)], "is 1 or 2"),
    number: z.int().positive(),
    title: text,
    guest: text,
    description: text.refine(
      (written) => lengthOf(written) >= minWords && lengthOf(written) <= maxWords,
      `takes ${minWords} to ${maxWords} words`,
    ),
    releaseDate: text,
    published: z.iso.date("must be a day in quotes, such as '2025-08-12'"),
  })
  .refine(({ id, season, number }) => id === `s${season}e${number}`, {
    path: ["id"],
    message: "must be the season and the number below it, such as s1e4",
  });
export type Episode = z.output<typeof episode>;

const episodes = readWords(
  "episodes.yaml",
  raw,
  z.array(episode).refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "two episodes have one id"),
);

export interface Season {
  number: 1 | 2;
  /** Newest first. */
  episodes: readonly Episode[];
}

const sentences = new Intl.Segmenter("en-GB", { granularity: "sentence" });

/** A description's first two sentences, and what follows them: empty when nothing does. */
export function openingOf(description: string): readonly [opening: string, rest: string] {
  const all = [...sentences.segment(description)].map(({ segment }) => segment);
  return [all.slice(0, 2).join("").trim(), all.slice(2).join("").trim()];
}

/** Season 2, then season 1. */
export const seasons: readonly Season[] = ([2, 1] as const).map((number) => ({
  number,
  episodes: episodes.filter(({ season }) => season === number).sort((a, b) => b.number - a.number),
}));
