import { decide, type Odds } from "../src/model/decision.ts";
import { families } from "../src/model/heads.ts";
import type { SecondStage } from "../src/model/second-stage.ts";
import type { LearningTicket } from "./corpora.ts";

/** Shares between 0 and 1. */
export interface Shares {
  readonly tickets: number;
  readonly verdict: number;
  readonly recall: number;
  readonly precision: number;
  readonly falseAlarms: number;
  readonly insufficientF1: number;
  readonly perTicket: number;
}

/** How decisions on tickets compare with their labels. `weightOf` counts a ticket several times. */
export function measure(
  tickets: readonly LearningTicket[],
  odds: readonly Odds[],
  thresholds: SecondStage["thresholds"],
  weightOf: (ticket: LearningTicket) => number = () => 1,
): Shares {
  let [all, right, wanted, found, named, fitting, quiet, alarmed, saidLittle, isLittle, bothLittle] = new Array<number>(
    11,
  ).fill(0) as [number, number, number, number, number, number, number, number, number, number, number];
  tickets.forEach((ticket, index) => {
    const decision = decide(odds[index] as Odds, thresholds);
    const said = decision.families.map(({ family }) => families[family] ?? "");
    const times = weightOf(ticket);
    all += times;
    right += times * Number(said.length > 0 === ticket.testable);
    wanted += times * ticket.expected.length;
    found += times * ticket.expected.filter((family) => said.includes(family as (typeof families)[number])).length;
    named += times * said.length;
    fitting +=
      times * said.filter((family) => ticket.expected.includes(family) || ticket.acceptable.includes(family)).length;
    quiet += times * Number(!ticket.testable);
    alarmed += times * Number(!ticket.testable && said.length > 0);
    saidLittle += times * Number(decision.insufficient);
    isLittle += times * Number(ticket.insufficient);
    bothLittle += times * Number(ticket.insufficient && decision.insufficient);
  });
  const rounded = (part: number, whole: number): number => Math.round((1000 * part) / Math.max(1, whole)) / 1000;
  return {
    tickets: tickets.length,
    verdict: rounded(right, all),
    recall: rounded(found, wanted),
    precision: rounded(fitting, named),
    falseAlarms: rounded(alarmed, quiet),
    insufficientF1: rounded(2 * bothLittle, saidLittle + isLittle),
    perTicket: rounded(named, all),
  };
}

/** Beyond these the figures are good enough, and the others count. */
const ENOUGH = { precision: 0.92, falseAlarms: 0.05 };
/** The benchmark stands for the tickets that the engine is made for. */
const BENCHMARK_COUNTS = 3;

/** The thresholds that do best on held-out tickets: precise first, then complete. */
export function chooseThresholds(tickets: readonly LearningTicket[], odds: readonly Odds[]): SecondStage["thresholds"] {
  let best = { worth: Number.NEGATIVE_INFINITY, thresholds: { testable: 0, further: 0, insufficient: 0 } };
  const weightOf = ({ author }: LearningTicket): number => (author === "z" ? BENCHMARK_COUNTS : 1);
  const isBenchmark = tickets.map(({ author }) => author === "z");
  const benchmark = {
    tickets: tickets.filter((_, at) => isBenchmark[at]),
    odds: odds.filter((_, at) => isBenchmark[at]),
  };
  for (const testable of steps(-0.6, 1.2, 0.1)) {
    // The benchmark's harmless tickets are the ones that look dangerous. How many families are named changes nothing here.
    const { falseAlarms } = measure(benchmark.tickets, benchmark.odds, { testable, further: 0, insufficient: 0 });
    for (const further of steps(1, 5, 0.1)) {
      const thresholds = { testable, further, insufficient: 0 };
      const { verdict, recall, precision } = measure(tickets, odds, thresholds, weightOf);
      const worth =
        verdict + recall + 1.5 * Math.min(precision, ENOUGH.precision) - Math.max(0, falseAlarms - ENOUGH.falseAlarms);
      if (worth > best.worth) best = { worth, thresholds };
    }
  }
  const bySaying = steps(-3, 1, 0.1).map((insufficient) => {
    const thresholds = { ...best.thresholds, insufficient };
    return { thresholds, worth: measure(tickets, odds, thresholds, weightOf).insufficientF1 };
  });
  return (bySaying.toSorted((a, b) => b.worth - a.worth)[0] ?? best).thresholds;
}

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => Math.round((from + index * by) * 100) / 100);
