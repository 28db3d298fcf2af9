import { oddsOf } from "../src/model/decision.ts";
import { families } from "../src/model/heads.ts";
import {
  familyInputs,
  insufficientInputs,
  judge,
  type Opinions,
  type SecondStage,
  testableInputs,
} from "../src/model/second-stage.ts";
import type { LearningTicket } from "./corpora.ts";
import { fitLogistic, type Observation } from "./logistic.ts";

/** A ticket with what both readers say of it; the statistical one has not learned from it. */
export interface HeldOut {
  readonly ticket: LearningTicket;
  readonly opinions: Opinions;
}

/** Authors whose tickets the rules were written after: there the rules seem better than they are. */
const RULES_KNOW = new Set(["a", "z"]);
/** An acceptable family fits, but is less wanted than an expected one. */
const ACCEPTABLE = 0.7;
/** Tickets of the benchmark stand for what the engine is made for, so they count twice in whether there is something to test. */
const BENCHMARK_COUNTS = 2;

/** Fits the second stage but for its thresholds. */
export function fitSecondStage(tickets: readonly HeldOut[], withRules: boolean): Omit<SecondStage, "thresholds"> {
  const fair = tickets.filter(({ ticket }) => !withRules || !RULES_KNOW.has(ticket.author));
  const family = fitLogistic(fair.flatMap(observeFamilies));
  const fits = ({ opinions }: HeldOut): number[] =>
    families.map((_, at) => judge(family, familyInputs(opinions, at))).sort((a, b) => b - a);
  const testable = fitLogistic(
    fair.map((one) => ({
      inputs: testableInputs(one.opinions, fits(one)),
      target: Number(one.ticket.testable),
      count: one.ticket.author === "z" ? BENCHMARK_COUNTS : 1,
    })),
  );
  const insufficient = fitLogistic(
    tickets.map(({ ticket, opinions }) => ({
      inputs: insufficientInputs(opinions),
      target: Number(ticket.insufficient),
      count: 1,
    })),
  );
  return { family, testable, insufficient };
}

function observeFamilies({ ticket, opinions }: HeldOut): Observation[] {
  return families.map((family, at) => ({
    inputs: familyInputs(opinions, at),
    target: ticket.expected.includes(family) ? 1 : ticket.acceptable.includes(family) ? ACCEPTABLE : 0,
    count: 1,
  }));
}

/** The odds of every ticket by a second stage fitted without its fold, in order. */
export function crossOdds(tickets: readonly HeldOut[], withRules: boolean): ReturnType<typeof oddsOf>[] {
  const folds = [...new Set(tickets.map(({ ticket }) => ticket.fold))];
  const stages = new Map(
    folds.map((fold) => [
      fold,
      fitSecondStage(
        tickets.filter(({ ticket }) => ticket.fold !== fold),
        withRules,
      ),
    ]),
  );
  return tickets.map(({ ticket, opinions }) =>
    oddsOf(opinions, stages.get(ticket.fold) as Omit<SecondStage, "thresholds">),
  );
}
