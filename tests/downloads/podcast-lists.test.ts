import { expect, test } from "vitest";
import { parse } from "yaml";
import { readRoot } from "../rules/repository-files.ts";

interface Episode {
  id: string;
  title: string;
  notes?: { heading: string; lines: string[] };
}
const episodes = parse(readRoot("content/episodes.yaml")) as Episode[];
const { title, lists } = parse(readRoot("content/podcast.yaml")) as { title: string; lists?: { file: string } };
const file = "/downloads/podcast-lists.txt";
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

test.runIf(lists?.file === file)(
  "the file holds the list of every episode, newest first, as the page prints it",
  () => {
    const withLists = episodes.filter(({ notes }) => notes);
    const numbers = (id: string) => (id.match(/\d+/g) ?? []).map(Number);
    const newestFirst = withLists.toSorted((a, b) => {
      const [[season = 0, number = 0], [otherSeason = 0, otherNumber = 0]] = [numbers(a.id), numbers(b.id)];
      return otherSeason - season || otherNumber - number;
    });
    const written = newestFirst.map(({ id, title: name, notes }) =>
      [id.toUpperCase(), name, notes?.heading, ...(notes?.lines ?? []).map((line, at) => `${at + 1}. ${line}`)].join(
        " ",
      ),
    );
    const text = readRoot(`content${file}`);
    const head = text.split("\n\n", 1)[0] ?? "";
    expect(head).toContain(title);
    // The terms ask for no name and no licence text to go with the lists, so the file does not either.
    expect(head).not.toContain("MIT");
    const terms = oneLine(readRoot("content/terms.yaml"));
    expect(terms).toMatch(/Files below \/downloads\/ that end in [^:;]*\.txt[^:;]* are such forms, sheets and lists\./);
    expect(terms).toContain("You may pass them on to anybody, and need not name us.");
    expect(oneLine(text.slice(head.length))).toBe(oneLine(written.join(" ")));
    for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(90);
    if (/one for each episode/.test(head)) expect(withLists).toHaveLength(episodes.length);
  },
);
