import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { heard, type Readers, type SecondStage } from "../src/model/second-stage.ts";
import { highest, storeWeights } from "../src/model/weights.ts";
import { readLearningTickets } from "./corpora.ts";
import { type ReadTicket, readForLearning, statedExamples } from "./examples.ts";
import { fingerprint } from "./fingerprint.ts";
import { type FirstStage, fitFirstStage, readWith } from "./first-stage.ts";
import { crossOdds, fitSecondStage, type HeldOut } from "./held-out.ts";
import { chooseThresholds, measure, type Shares } from "./thresholds.ts";

// Trains the statistical reader on analyst/corpus/learn*.jsonl and writes src/model/trained.json. Prints, and writes
// to held-out.json, what rules, reader and both do on held-out tickets: each author's by a reader of the others' only.

const { values } = parseArgs({ options: { "measure-only": { type: "boolean", default: false } } });
const OUT = new URL("../src/model/trained.json", import.meta.url);
const HELD_OUT = new URL("held-out.json", import.meta.url);
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

const tickets = heldOut.map(({ ticket }) => ticket);
const second = {} as Record<Readers, SecondStage>;
const shares: Record<string, Record<string, Shares>> = {};
for (const readers of ["rules", "reader", "both"] as const) {
  const part = heldOut.map(({ ticket, opinions }) => ({ ticket, opinions: heard(opinions, readers) }));
  const odds = crossOdds(part, readers !== "reader");
  const thresholds = chooseThresholds(tickets, odds);
  second[readers] = { ...fitSecondStage(part, readers !== "reader"), thresholds };
  say(`${readers}: ${JSON.stringify(thresholds)}`);
  shares[readers] = {};
  for (const author of ["all", ...new Set(tickets.map((ticket) => ticket.author).sort())]) {
    const chosen = tickets.map((ticket) => author === "all" || ticket.author === author);
    const figures = measure(
      tickets.filter((_, index) => chosen[index]),
      odds.filter((_, index) => chosen[index]),
      thresholds,
    );
    shares[readers][author] = figures;
    const columns = Object.entries(figures).map(([figure, value]) => `${figure} ${value}`);
    console.log(`   ${author.padEnd(4)}`, columns.join("  "));
  }
}

if (!values["measure-only"]) {
  const first = learnFrom(read);
  const stored = storeWeights(first, first.names, first.vocabulary.rarity);
  writeFileSync(HELD_OUT, `${JSON.stringify(shares, undefined, 2)}\n`);
  writeFileSync(OUT, `${JSON.stringify({ fingerprint: fingerprint(), first: stored, second })}\n`);
  say(`written, ${stored.vocabulary.split("\n").length} features`);
}
