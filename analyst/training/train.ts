import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { families, HEADS } from "../src/model/heads.ts";
import type { SecondStage } from "../src/model/second-stage.ts";
import { highest, storeWeights } from "../src/model/weights.ts";
import { readLearningTickets } from "./corpora.ts";
import { type ReadTicket, readForLearning, statedExamples } from "./examples.ts";
import { fingerprint } from "./fingerprint.ts";
import { type FirstStage, fitFirstStage, readWith } from "./first-stage.ts";
import { crossOdds, fitSecondStage, type HeldOut } from "./held-out.ts";
import { chooseThresholds, measure } from "./thresholds.ts";

// Trains the statistical reader on analyst/corpus/learn*.jsonl and writes src/model/trained.json. Prints what rules,
// reader and both do on tickets that were held out: each author's by a reader that learned from the others only.

const { values } = parseArgs({ options: { "measure-only": { type: "boolean", default: false } } });
const OUT = new URL("../src/model/trained.json", import.meta.url);
const began = performance.now();
const say = (line: string): void =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`);

const read = readLearningTickets().map(readForLearning);
const statements = statedExamples();
say(`${read.length} tickets and ${statements.length} statements read`);

const learnFrom = (tickets: readonly ReadTicket[]): FirstStage =>
  fitFirstStage([...tickets.flatMap(({ whole, underlined }) => [whole, ...underlined]), ...statements]);

const heldOut: HeldOut[] = [];
for (const fold of new Set(read.map(({ ticket }) => ticket.fold))) {
  const stage = learnFrom(read.filter(({ ticket }) => ticket.fold !== fold));
  for (const { ticket, whole, sentences, opinions } of read) {
    if (ticket.fold !== fold) continue;
    const logits = readWith(stage, whole.features);
    const peaks = highest(sentences.map((features) => readWith(stage, features))) ?? logits;
    heldOut.push({ ticket, opinions: { ...opinions, logits, peaks } });
  }
  say(`fold ${fold}: ${stage.names.length} features`);
}

if (process.env.DUMP) writeFileSync(process.env.DUMP, heldOut.map(({ ticket, opinions }) => JSON.stringify({ ticket, opinions: { ...opinions, logits: [...opinions.logits], peaks: [...opinions.peaks], strengths: opinions.strengths.map((x) => x ?? null) } })).join("\n"));
const silent = new Float64Array(HEADS);
const unheard = families.map(() => undefined);
const without = {
  rules: heldOut.map(({ ticket, opinions }) => ({ ticket, opinions: { ...opinions, logits: silent, peaks: silent } })),
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
  const first = learnFrom(read);
  const stored = storeWeights(first, first.names, first.vocabulary.rarity);
  const second: SecondStage = { ...fitSecondStage(heldOut, true), thresholds };
  writeFileSync(OUT, `${JSON.stringify({ fingerprint: fingerprint(), first: stored, second })}\n`);
  say(`written, ${stored.vocabulary.split("\n").length} features`);
}
