import { expect, test } from "vitest";
import { parse } from "yaml";
import { classTable } from "../../analyst/bench/corpus.ts";
import { tallyTicket } from "../../analyst/bench/figures.ts";
import { readReviews } from "../../analyst/bench/reviews.ts";
import { readWrittenTestSet } from "../../analyst/bench/sets.ts";
import { assess } from "../../analyst/src/assess.ts";
import { countWritten, hashOfLabels, readHeldOut } from "../../tools/benchmark-counts.ts";
import { engineHash, programsHash } from "../../tools/engine-hash.ts";
import { isThere } from "../articles/article-code.ts";
import { readRoot } from "./repository-files.ts";

const reading = 120_000; // ms; some 1,900 tickets by two readers take 3 to 30 s, and more where others work too

const shown = JSON.parse(readRoot("content/benchmark.json"));

test("the accuracy page shows what the engine does on the written tickets kept aside", { timeout: reading }, () => {
  const { set, mistakes } = countWritten();
  expect(shown.sets.written, "The engine or the corpus changed: run `npm run benchmark-page`.").toEqual(set);
  expect(shown.mistakes.written).toEqual(mistakes);
});

test("of the ticket that shows how counting works, its figures and reviewers are as told", () => {
  const { ticket: id } = (parse(readRoot("content/how-good-is-it.yaml")) as { example: { ticket: string } }).example;
  const [ticket] = readWrittenTestSet().tickets.filter((one) => one.id === id);
  if (!ticket) throw new Error(`${id} is in no written test set.`);
  expect(ticket.expected).toEqual(["recovery"]);
  expect(tallyTicket(ticket, assess(ticket.text), classTable)).toMatchObject({
    riskyFound: 1,
    expected: 1,
    found: 0,
    reported: 1,
    fitting: 1,
  });
  expect(readReviews("unseen").get(id)).toMatchObject([{ verdict: "testable", named: ["recovery", "authentication"] }]);
  expect(assess(ticket.text).vulnerabilities.map(({ cwe }) => classTable.get(Number(cwe.slice(4))))).toEqual([
    ["authentication"],
  ]);
});

test("what it shows of the real tickets was counted with these weights and these labels", () => {
  expect(shown.engine, "The weights changed: run `npm run benchmark-page -- --real FOLDER`.").toBe(engineHash());
  expect(shown.programs, "The simpler programs changed: run the same.").toBe(programsHash());
  expect(shown.sets.real.hash).toBe(hashOfLabels());
  expect(shown).toMatchObject(readHeldOut());
});

test("each share of the accuracy page is the counts beside it, and those of the articles", () => {
  interface Counted {
    share: number;
    part: number;
    whole: number;
  }
  const sets: { rows: Record<string, Record<string, Counted | null>> }[] = Object.values(shown.sets);
  const all = sets.flatMap(({ rows }) => Object.values(rows).flatMap((row) => Object.values(row)));
  const counted = all.filter((one) => one !== null);
  expect(counted.length).toBeGreaterThan(40);
  for (const { share, part, whole } of counted) expect(share).toBeCloseTo(part / whole, 4);
  const { tickets, risky, found, falseAlarms } = JSON.parse(readRoot("content/real-tickets.json")).kept.all;
  const { engine } = shown.sets.real.rows;
  expect(engine.riskyFound).toMatchObject({ part: found, whole: risky });
  expect(engine.falseAlarmTickets).toMatchObject({ part: falseAlarms, whole: tickets - risky });
  expect(engine.alarmsRight).toMatchObject({ part: found, whole: found + falseAlarms });
  const sum = (what: string) =>
    shown.classes.reduce((total: number, one: Record<string, number>) => total + (one[what] ?? 0), 0);
  expect(engine.findingRecall).toMatchObject({ part: sum("found"), whole: sum("expected") });
  expect(engine.findingPrecision).toMatchObject({ part: sum("fitting"), whole: sum("reported") });
});

test.runIf(isThere("blog/intelligence-engine.md"))(
  "the article about the engine shows what the engine says of its ticket",
  () => {
    const samples = parse(readRoot("content/samples.yaml"));
    const [, printed = ""] = /```json\n([\s\S]+?)```/.exec(readRoot("content/blog/intelligence-engine.md")) ?? [];
    const { vulnerabilities } = assess(samples["new-api-endpoint"].ticket.trim());
    const shown = JSON.parse(printed);
    const found = vulnerabilities.find(({ cwe }) => cwe === shown.cwe);
    const { steps, ...microTest } = shown.microTest;
    expect(found, "Mend the example, and what the article says of it.").toMatchObject({ ...shown, microTest });
    expect(found?.microTest.steps).toEqual(expect.arrayContaining(steps));
    expect(vulnerabilities.map(({ cwe }) => cwe)).toEqual(["CWE-524", "CWE-639"]);
  },
);
