import type { Family } from "../src/knowledge/threat.ts";
import { descending, oddsOf } from "../src/model/decision.ts";
import { families } from "../src/model/heads.ts";
import {
  familyInputs,
  insufficientInputs,
  judge,
  type Logistic,
  type Opinions,
  type SecondStage,
  testableInputs,
} from "../src/model/second-stage.ts";
import type { LearningTicket } from "./corpora.ts";
import { fitLogistic } from "./logistic.ts";

/** A ticket with what both readers say of it; the statistical one has not learned from it. */
export interface HeldOut {
  readonly ticket: LearningTicket;
  readonly opinions: Opinions;
}

/** Authors whose tickets the rules were written after: there the rules seem better than they are. */
const RULES_KNOW = new Set(["a", "z"]);
/** Tickets of the benchmark stand for what the engine is made for, so they count twice in whether there is something to test. */
const BENCHMARK_COUNTS = 2;

/** Fits the second stage but for its thresholds. */
export function fitSecondStage(tickets: readonly HeldOut[], withRules: boolean): Omit<SecondStage, "thresholds"> {
  const fair = tickets.filter(({ ticket }) => !withRules || !RULES_KNOW.has(ticket.author));
  const inputs = fair.map(({ opinions }) => families.map((_, at) => familyInputs(opinions, at)));
  const fitOn = (hasFamily: (ticket: LearningTicket, family: Family) => boolean): Logistic =>
    fitLogistic(
      fair.flatMap(({ ticket }, index) =>
        families.map((family, at) => ({
          inputs: inputs[index]?.[at] ?? [],
          target: Number(hasFamily(ticket, family)),
          count: 1,
        })),
      ),
    );
  const expected = fitOn((ticket, family) => ticket.expected.includes(family));
  const fitting = fitOn((ticket, family) => ticket.expected.includes(family) || ticket.acceptable.includes(family));
  const testable = fitLogistic(
    fair.map(({ ticket, opinions }, index) => {
      const judged = (by: Logistic): number[] => descending((inputs[index] ?? []).map((one) => judge(by, one)));
      return {
        inputs: testableInputs(opinions, judged(expected), judged(fitting)),
        target: Number(ticket.testable),
        count: ticket.author === "z" ? BENCHMARK_COUNTS : 1,
      };
    }),
  );
  const insufficient = fitLogistic(
    tickets.map(({ ticket, opinions }) => ({
      inputs: insufficientInputs(opinions),
      target: Number(ticket.insufficient),
      count: 1,
    })),
  );
  return { expected, fitting, testable, insufficient };
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
