import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { classTable, readCorpus } from "../bench/corpus.ts";
import { scoreAnswers } from "../bench/figures.ts";
import { agree, readReviews } from "../bench/reviews.ts";
import { assess } from "../src/assess.ts";

/** A little under what was reached; raise them when the engine gets better, never lower them to pass. */
const HELD_OUT_FLOOR = { verdict: 0.94, recall: 0.79, precision: 0.9, insufficientF1: 0.9 };
const HELD_OUT_FALSE_ALARMS = 0.04;
/** Of the benchmark's own 123 tickets: what the engine was asked for. */
const BENCHMARK_FLOOR = { verdict: 0.93, recall: 0.8, precision: 0.9, insufficientF1: 0.8 };
const BENCHMARK_FALSE_ALARMS = 0.06;
const KNOWN_FLOOR = { verdict: 0.96, findingRecall: 0.9, findingPrecision: 0.95, insufficientF1: 0.9 };
const KNOWN_FALSE_ALARMS = 0.03;

describe("by readers that had not learned from them (written by training)", () => {
  const { both, rules, reader } = JSON.parse(readFileSync("analyst/training/held-out.json", "utf8"));

  test("tickets of all authors are answered no worse than before", () => {
    for (const [figure, least] of Object.entries(HELD_OUT_FLOOR))
      expect(both.all[figure]).toBeGreaterThanOrEqual(least);
    expect(both.all.falseAlarms).toBeLessThanOrEqual(HELD_OUT_FALSE_ALARMS);
  });

  test("the benchmark's tickets are answered as well as was asked", () => {
    for (const [figure, least] of Object.entries(BENCHMARK_FLOOR)) expect(both.z[figure]).toBeGreaterThanOrEqual(least);
    expect(both.z.falseAlarms).toBeLessThanOrEqual(BENCHMARK_FALSE_ALARMS);
  });

  test("both readers find more than either alone", () => {
    expect(both.all.recall).toBeGreaterThan(rules.all.recall);
    expect(both.all.recall + both.all.precision).toBeGreaterThan(reader.all.recall + reader.all.precision);
  });
});

describe("what was learned is known", () => {
  test.each(["learn", "learn-d", "learn-z"])("%s", { timeout: 60_000 }, (name) => {
    const file = `analyst/corpus/${name}.jsonl`;
    const reviews = readReviews("learn");
    const tickets = readCorpus(readFileSync(file, "utf8"), file).map((one) => agree(one, reviews.get(one.id) ?? []));
    const { figures } = scoreAnswers(
      tickets,
      tickets.map(({ text }) => assess(text)),
      classTable,
    );
    expect(figures).toMatchObject({ tickets: tickets.length, evidenceValid: 1 });
    for (const [figure, least] of Object.entries(KNOWN_FLOOR))
      expect(figures[figure as keyof typeof KNOWN_FLOOR]).toBeGreaterThanOrEqual(least);
    expect(figures.falseAlarmTickets).toBeLessThanOrEqual(KNOWN_FALSE_ALARMS);
  });
});
