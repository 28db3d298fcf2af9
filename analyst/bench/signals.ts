import { readFileSync } from "node:fs";
import { harmlessness } from "../src/change/kind.ts";
import { readHits } from "../src/hits.ts";
import type { Signal } from "../src/knowledge/signals.ts";
import { readTicket } from "../src/reading/ticket.ts";
import { suspect } from "../src/suspicion.ts";
import { readCorpus } from "./corpus.ts";

// Prints the signals that speak up more often in the wrong tickets than in the right ones, worst first:
// right/wrong, grade, family, pattern. A general pattern that misfires deserves a lower grade, or to go.

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("Usage: node analyst/bench/signals.ts CORPUS.jsonl");
  process.exit(2);
}

const tally = new Map<Signal, { right: number; wrong: number }>();
for (const { text, expected, acceptable } of readCorpus(readFileSync(file, "utf8"), file)) {
  const ticket = readTicket(text);
  for (const { signal } of suspect(readHits(ticket), harmlessness(ticket)).flatMap(({ grounds }) => grounds)) {
    const { family } = signal.threat;
    const fits = expected.includes(family) || acceptable.includes(family);
    const { right, wrong } = tally.get(signal) ?? { right: 0, wrong: 0 };
    tally.set(signal, { right: right + Number(fits), wrong: wrong + Number(!fits) });
  }
}

const misfiring = [...tally]
  .filter(([, { right, wrong }]) => wrong > right)
  .sort(([, a], [, b]) => b.wrong - b.right - (a.wrong - a.right));
for (const [{ grade, threat, source }, { right, wrong }] of misfiring)
  console.log(`${right}/${wrong}`.padEnd(8), grade.padEnd(7), threat.family.padEnd(21), source);
