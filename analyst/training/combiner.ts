import type { CorpusTicket } from "../bench/corpus.ts";
import {
  type Combiner,
  classInputs,
  type Estimate,
  estimate,
  insufficientInputs,
  type Logistic,
  type Logits,
  logit,
  testableInputs,
} from "../src/classify/estimate.ts";
import { classes } from "../src/weaknesses/classes.ts";
import { BENCHMARK, type LearningTicket } from "./corpora.ts";
import { fitLogistic, type Observation } from "./logistic.ts";
import { settings } from "./settings.ts";

/** A ticket with what a reader says of it that had not learnt from it. */
export interface HeldOut {
  readonly ticket: LearningTicket & { readonly label: CorpusTicket };
  readonly logits: Logits;
}

const countOf = ({ ticket }: HeldOut): number =>
  ticket.set === "real"
    ? settings.combiner.real
    : ticket.author === BENCHMARK
      ? settings.combiner.benchmark
      : settings.combiner.written;

export function fitCombiner(tickets: readonly HeldOut[]): Combiner {
  const inputs = tickets.map(({ logits }) => classes.map((_, index) => classInputs(logits, index)));
  const fitClasses = (holds: (label: CorpusTicket, name: string) => boolean): Logistic =>
    fitLogistic(
      tickets.flatMap((one, at) =>
        classes.map(
          (name, index): Observation => ({
            inputs: inputs[at]?.[index] ?? [],
            target: Number(holds(one.ticket.label, name)),
            count: countOf(one),
          }),
        ),
      ),
    );
  const expected = fitClasses((label, name) => label.expected.includes(name));
  const acceptable = fitClasses((label, name) => label.expected.includes(name) || label.acceptable.includes(name));
  const testable = fitLogistic(
    tickets.map((one, at) => {
      const odds = (by: Logistic): number[] => (inputs[at] ?? []).map((input) => logit(by, input));
      return {
        inputs: testableInputs(one.logits, odds(expected), odds(acceptable)),
        target: Number(one.ticket.label.testable),
        count: countOf(one),
      };
    }),
  );
  const insufficient = fitLogistic(
    tickets.map((one) => ({
      inputs: insufficientInputs(one.logits),
      target: Number(one.ticket.label.insufficient),
      count: countOf(one),
    })),
  );
  return { expected, acceptable, testable, insufficient };
}

/** The estimates of every ticket by a combiner fitted without its fold, in order. */
export function crossEstimates(tickets: readonly HeldOut[]): Estimate[] {
  const folds = [...new Set(tickets.map(({ ticket }) => ticket.fold))];
  const combiners = new Map(
    folds.map((fold) => [fold, fitCombiner(tickets.filter(({ ticket }) => ticket.fold !== fold))]),
  );
  return tickets.map(({ ticket, logits }) => estimate(logits, combiners.get(ticket.fold) as Combiner));
}
