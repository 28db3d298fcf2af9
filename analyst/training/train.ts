import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readReal } from "../bench/real.ts";
import type { Logits } from "../src/classify/estimate.ts";
import { type FeatureVector, GROUPS, groupOf, type Vocabulary, vectorise } from "../src/classify/features.ts";
import { COLUMNS, LABELS, MANNER, SETS, type TicketSet } from "../src/classify/labels.ts";
import { packModel, quantise } from "../src/classify/weights.ts";
import { crossValidate, fitCombiner, type HeldOutTicket } from "./combiner.ts";
import { BENCHMARK, readStatements, readWrittenTickets, selectRealTickets, type TrainingTicket } from "./corpora.ts";
import { type Example, examplesOf, type TicketExamples } from "./examples.ts";
import { fingerprint } from "./fingerprint.ts";
import { type FitTask, type FittedWeights, logitsInto, matrixOf, type Row, tableOf } from "./fit.ts";
import { fitAll } from "./fit-all.ts";
import { chooseThresholds, type Estimates, metricsOf, reliability } from "./metrics.ts";
import { settings } from "./settings.ts";
import { chooseVocabulary, stemsOf } from "./vocabulary.ts";
import { learnVectors } from "./word-vectors.ts";

const USAGE = `Usage: npm run train -- [--real FOLDER] [--measure-only] [--out FOLDER]

Trains the classifier and writes src/classify/weights.br, src/classify/combiner.json and training/held-out.json.
  --real FOLDER   the texts of the real tickets (corpus/real/README.md says how to get them); without them the weights
                  come from the written tickets alone, and read real ones worse
  --measure-only  only print the metrics on held-out tickets
  --out FOLDER    write the three files there`;

const { values } = parseArgs({
  options: {
    real: { type: "string" },
    out: { type: "string" },
    "measure-only": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const began = performance.now();
const say = (line: string): void =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`);

const real = values.real === undefined ? undefined : readReal(values.real);
const tickets = [...(real ? selectRealTickets(real) : []), ...readWrittenTickets()];
if (real)
  say(`${real.drawn.length} real tickets reviewed twice, ${real.further.length} once, ${real.unlabelled.length} texts`);
else say("No real tickets (--real FOLDER): other weights than the committed ones will come out.");

const read = tickets.map((ticket) => ({ ticket, examples: examplesOf(ticket) }));
const statements = readStatements();
say(`${tickets.length} tickets and ${statements.length} statements read`);

const vectors = learnVectors([...(real?.unlabelled ?? []), ...tickets.map(({ text }) => text)].map(stemsOf));
say(`${vectors.words.length} word vectors`);

const highlights = read.flatMap(({ examples }) => examples.highlights);
const vocabulary = chooseVocabulary([...read.map(({ examples }) => examples.whole), ...statements], vectors.words);
const { names } = vocabulary;
const FEATURES = names.length + 2 * settings.vectors.dimensions;
say(`${names.length} features; ${highlights.length} underlined phrases`);

/** A row of features: its own, and the mean vectors of its stems and of its title's. */
const rowOf = dense(vocabulary.vocabulary);

// Rows: the tickets, then the further examples.
const wholes = read.map(({ examples }) => rowOf(examples.whole.features));
const further: { example: Example; set: TicketSet; fold: number }[] = [
  ...read.flatMap(({ ticket, examples }) =>
    examples.highlights.map((example) => ({ example, set: ticket.set, fold: ticket.fold })),
  ),
  ...statements.map((example) => ({ example, set: "written" as const, fold: -1 })),
];
const rows = matrixOf([...wholes, ...further.map(({ example }) => rowOf(example.features))]);
const all = [
  ...read.map(({ ticket, examples }) => ({ example: examples.whole, set: ticket.set, fold: ticket.fold })),
  ...further,
];
const targets = tableOf(all.map(({ example }) => example.targets));
const sampleWeights = tableOf(all.map(({ example }) => example.sampleWeights));
const manner = tableOf(all.map(({ set }) => Float32Array.of(Number(set === "written"))));
const mannerWeights = tableOf(all.map((_, at) => Float32Array.of(Number(at < read.length))));

/** Without a fold; -1 leaves none out. */
function taskOf(set: TicketSet | "manner", fold: number): FitTask {
  const selected = all.flatMap((one, at) => {
    const takesPart = set === "manner" ? at < read.length : one.set === set;
    return takesPart && (fold === -1 || one.fold !== fold) ? [at] : [];
  });
  const { rounds, rate, shrinkage, weightOfPresent } = settings.fit;
  const shared = { rows, features: FEATURES, selected: Int32Array.from(selected), epochs: rounds, learningRate: rate };
  const own = { l2: shrinkage[set], positiveWeight: weightOfPresent[set] };
  return set === "manner"
    ? { ...shared, ...own, targets: manner, sampleWeights: mannerWeights, labels: 1 }
    : { ...shared, ...own, targets, sampleWeights, labels: LABELS };
}

const folds = Array.from({ length: settings.folds }, (_, fold) => fold);
const kinds = [...SETS, "manner"] as const;
const tasks = kinds.flatMap((kind) => [-1, ...folds].map((fold) => ({ kind, fold })));
const fitted = await fitAll(
  tasks.map(({ kind, fold }) => taskOf(kind, fold)),
  (index) => say(`${tasks[index]?.kind} without ${tasks[index]?.fold === -1 ? "none" : `fold ${tasks[index]?.fold}`}`),
);
const fitOf = (kind: (typeof kinds)[number], fold: number): FittedWeights =>
  fitted[tasks.findIndex((task) => task.kind === kind && task.fold === fold)] as FittedWeights;

const heldOut: HeldOutTicket[] = read.flatMap(({ ticket, examples }, at) => {
  const { label } = ticket;
  return label === undefined ? [] : [{ ticket: { ...ticket, label }, logits: heldOutLogits(ticket, examples, at) }];
});
say(`${heldOut.length} held-out tickets read`);

const estimates = crossValidate(heldOut);
const measuredOn = (isOf: (ticket: TrainingTicket) => boolean): Estimates => {
  const chosen = heldOut.flatMap(({ ticket }, at) => (isOf(ticket) ? [at] : []));
  return {
    labels: chosen.map((at) => (heldOut[at] as HeldOutTicket).ticket.label),
    estimates: chosen.map((at) => estimates[at] as (typeof estimates)[number]),
  };
};
const parts: Record<string, (ticket: TrainingTicket) => boolean> = {
  real: ({ set }) => set === "real",
  written: ({ set }) => set === "written",
  benchmark: ({ set, author }) => set === "written" && author === BENCHMARK,
};
const written = measuredOn(({ set }) => set === "written");
const thresholds = chooseThresholds(real ? measuredOn(({ set }) => set === "real") : written, written);
say(`thresholds ${JSON.stringify(thresholds)}`);

const metrics = Object.fromEntries(
  Object.entries(parts).map(([name, isOf]) => {
    const { labels, estimates } = measuredOn(isOf);
    const figures = { ...metricsOf(labels, estimates, thresholds), reliability: reliability(labels, estimates) };
    console.log(`   ${name.padEnd(10)}`, JSON.stringify(figures));
    return [name, figures];
  }),
);

if (!values["measure-only"]) {
  const out = (file: string): URL | string =>
    values.out === undefined ? new URL(`../${file}`, import.meta.url) : `${values.out}/${file.split("/").at(-1)}`;
  const { header, ...stored } = quantise(columns(), names, vocabulary.idf);
  writeFileSync(out("src/classify/weights.br"), packModel({ fingerprint: fingerprint(), ...header }, stored));
  const combiner = { combiner: fitCombiner(heldOut), thresholds };
  writeFileSync(out("src/classify/combiner.json"), `${JSON.stringify(combiner, undefined, 1)}\n`);
  writeFileSync(out("training/held-out.json"), `${JSON.stringify(metrics, undefined, 2)}\n`);
  say(`written, ${header.names.length} features`);
}

/** Logits of a ticket by the model of its own set that was fitted without its fold, and by that of the whole other set. */
function heldOutLogits(ticket: TrainingTicket, { sentences, words }: TicketExamples, row: number): Logits {
  const read = (of: typeof rows, at: number): Float64Array => {
    const logits = new Float64Array(COLUMNS);
    SETS.forEach((set, index) => {
      const part = logits.subarray(index * LABELS, (index + 1) * LABELS);
      logitsInto(fitOf(set, ticket.set === set ? ticket.fold : -1), of, at, part);
    });
    logitsInto(fitOf("manner", ticket.fold), of, at, logits.subarray(MANNER));
    return logits;
  };
  const whole = read(rows, row);
  const own = matrixOf(sentences.map(rowOf));
  const sentenceMaxima = whole.slice();
  sentences.forEach((_, at) => {
    read(own, at).forEach((logit, column) => {
      sentenceMaxima[column] = at === 0 ? logit : Math.max(sentenceMaxima[column] ?? logit, logit);
    });
  });
  return { whole, sentenceMaxima, words };
}

/** All fits beside each other, the vectors' weights folded into those of the words. */
function columns(): { weights: Float32Array; bias: Float64Array } {
  const weights = new Float32Array(names.length * COLUMNS);
  const bias = new Float64Array(COLUMNS);
  const { dimensions, share, titleShare } = settings.vectors;
  kinds.forEach((kind) => {
    const { weights: own, bias: ownBias } = fitOf(kind, -1);
    const labels = ownBias.length;
    const from = kind === "manner" ? MANNER : SETS.indexOf(kind) * LABELS;
    bias.set(ownBias, from);
    names.forEach((name, id) => {
      const group = GROUPS[groupOf(name)];
      const vector = vocabulary.vectorOf[id] ?? -1;
      const [scale, first] =
        group?.prefix === "" ? [share, names.length] : [titleShare / (group?.scale ?? 1), names.length + dimensions];
      for (let label = 0; label < labels; label++) {
        let weight = own[id * labels + label] ?? 0;
        if (vector !== -1)
          for (let k = 0; k < dimensions; k++)
            weight +=
              scale * (vectors.vectors[vector * dimensions + k] ?? 0) * (own[(first + k) * labels + label] ?? 0);
        weights[id * COLUMNS + from + label] = weight;
      }
    });
  });
  return { weights, bias };
}

function dense(known: Vocabulary): (features: ReadonlySet<string>) => Row {
  const { dimensions, share, titleShare } = settings.vectors;
  return (features) => {
    const present: number[] = [];
    for (const name of features) {
      const id = known.ids.get(name);
      if (id !== undefined) present.push(id);
    }
    const { ids, values }: FeatureVector = vectorise(present, known);
    const mean = new Float64Array(2 * dimensions);
    ids.forEach((id, at) => {
      const vector = vocabulary.vectorOf[id] ?? -1;
      if (vector === -1) return;
      const group = GROUPS[known.groups[id] ?? 0];
      const [from, scale] = group?.prefix === "" ? [0, share] : [dimensions, titleShare / (group?.scale ?? 1)];
      for (let k = 0; k < dimensions; k++)
        mean[from + k] =
          (mean[from + k] ?? 0) + scale * (values[at] ?? 0) * (vectors.vectors[vector * dimensions + k] ?? 0);
    });
    return {
      ids: [...ids, ...Array.from(mean, (_, k) => names.length + k)],
      values: [...values, ...mean],
    };
  };
}
