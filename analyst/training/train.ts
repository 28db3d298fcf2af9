import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { harmlessness } from "../src/change/kind.ts";
import { isVague } from "../src/change/vagueness.ts";
import { type Reading, readHits } from "../src/hits.ts";
import { visitFeatures } from "../src/model/features.ts";
import { families, HEADS } from "../src/model/heads.ts";
import type { Opinions, SecondStage } from "../src/model/second-stage.ts";
import { storeWeights } from "../src/model/weights.ts";
import { groupOf } from "../src/model/word-groups.ts";
import { readTicket } from "../src/reading/ticket.ts";
import { suspect } from "../src/suspicion.ts";
import { type LearningTicket, readLearningTickets } from "./corpora.ts";
import { fingerprint } from "./fingerprint.ts";
import { type Example, fitFirstStage, readWith, targetsOf } from "./first-stage.ts";
import { crossOdds, fitSecondStage, type HeldOut } from "./held-out.ts";
import { readStatements } from "./statements.ts";
import { chooseThresholds, measure } from "./thresholds.ts";

// Trains the statistical reader on analyst/corpus/learn*.jsonl and writes src/model/trained.json. Prints what rules,
// reader and both do on tickets that were held out: each author's by a reader that learned from the others only.

const { values } = parseArgs({ options: { "measure-only": { type: "boolean", default: false } } });
const OUT = new URL("../src/model/trained.json", import.meta.url);
const began = performance.now();
const say = (line: string): void =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`);

interface Read {
  readonly ticket: LearningTicket;
  readonly example: Example;
  readonly opinions: Omit<Opinions, "logits">;
}

function featuresOf(reading: Reading): Set<string> {
  const features = new Set<string>();
  visitFeatures(reading, groupOf, (name) => features.add(name));
  return features;
}

const read: Read[] = readLearningTickets().map((label) => {
  const ticket = readTicket(label.text);
  const reading = readHits(ticket);
  const features = featuresOf(reading);
  const harm = harmlessness(ticket);
  const raised = new Map(suspect(reading, harm).map(({ family, strength }) => [family, strength]));
  return {
    ticket: label,
    example: { features, targets: targetsOf(label), counts: new Float64Array(HEADS).fill(1) },
    opinions: { strengths: families.map((family) => raised.get(family)), harm, vague: isVague(ticket) },
  };
});
const statements: Example[] = readStatements().map(({ text, targets, counts }) => ({
  features: featuresOf(readHits(readTicket(text))),
  targets,
  counts,
}));
say(`${read.length} tickets and ${statements.length} statements read`);

const heldOut: HeldOut[] = [];
for (const fold of new Set(read.map(({ ticket }) => ticket.fold))) {
  const stage = fitFirstStage([
    ...read.filter(({ ticket }) => ticket.fold !== fold).map(({ example }) => example),
    ...statements,
  ]);
  for (const { ticket, example, opinions } of read)
    if (ticket.fold === fold)
      heldOut.push({ ticket, opinions: { ...opinions, logits: readWith(stage, example.features) } });
  say(`fold ${fold}: ${stage.names.length} features`);
}

const silent = new Float64Array(HEADS);
const unheard = families.map(() => undefined);
const without = {
  rules: heldOut.map(({ ticket, opinions }) => ({ ticket, opinions: { ...opinions, logits: silent } })),
  model: heldOut.map(({ ticket, opinions }) => ({ ticket, opinions: { ...opinions, strengths: unheard, harm: 0 } })),
  both: heldOut,
};
const tickets = heldOut.map(({ ticket }) => ticket);
let thresholds: SecondStage["thresholds"] = { testable: 0, further: 0, insufficient: 0 };
for (const [name, part] of Object.entries(without)) {
  const odds = crossOdds(part, name !== "model");
  thresholds = chooseThresholds(tickets, odds);
  say(`${name}: ${JSON.stringify(thresholds)}`);
  const authors = [...new Set(tickets.map(({ author }) => author))].sort();
  for (const author of [undefined, ...authors]) {
    const chosen = tickets.map((ticket) => author === undefined || ticket.author === author);
    const figures = measure(
      tickets.filter((_, index) => chosen[index]),
      odds.filter((_, index) => chosen[index]),
      thresholds,
    );
    console.log(
      `   ${(author ?? "all").padEnd(4)}`,
      Object.entries(figures)
        .map(([figure, value]) => `${figure} ${Number.isInteger(value) ? value : value.toFixed(3)}`)
        .join("  "),
    );
  }
}

if (!values["measure-only"]) {
  const first = fitFirstStage([...read.map(({ example }) => example), ...statements]);
  const stored = storeWeights(first, first.names, first.vocabulary.rarity);
  const second: SecondStage = { ...fitSecondStage(heldOut, true), thresholds };
  writeFileSync(OUT, `${JSON.stringify({ fingerprint: fingerprint(), first: stored, second })}\n`);
  say(`written, ${stored.vocabulary.split("\n").length} features`);
}
