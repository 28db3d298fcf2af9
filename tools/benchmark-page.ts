// npm run benchmark-page -- [--real FOLDER]: measures the engine on the test sets and writes what
// /how-good-is-it and /docs/benchmark show. A test in tests/rules holds the written tickets' counts equal to the
// engine's, and asks for the real ones' anew when the weights have changed; the day is theirs, the times are this machine's.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { measureTime } from "../analyst/bench/figures.ts";
import { readWrittenTestSet } from "../analyst/bench/sets.ts";
import { systems } from "../analyst/bench/systems.ts";
import { countReal, countWritten, readHeldOut } from "./benchmark-counts.ts";
import { codeHash, engineHash, programsHash } from "./engine-hash.ts";

const { values } = parseArgs({ options: { real: { type: "string" } } });
const file = new URL("../content/benchmark.json", import.meta.url);
const before = JSON.parse(readFileSync(file, "utf8"));
const written = countWritten();
const real =
  values.real === undefined
    ? {
        set: before.sets.real,
        beside: before.beside,
        planned: before.planned,
        classes: before.classes,
        mistakes: before.mistakes.real,
      }
    : countReal(values.real);
if (values.real === undefined) console.log("No --real FOLDER: the real tickets' counts stay as they were.");

const texts = readWrittenTestSet().tickets.map(({ text }) => text);
const round = (value: number): number => Number(value.toPrecision(2));
const timed = (answer: (input: string) => unknown) => {
  const { p50, p99, perSecond } = measureTime(texts, answer);
  return { p50: round(p50), p99: round(p99), perSecond: round(perSecond) };
};
const shown = {
  sets: { real: real.set, written: written.set },
  beside: real.beside,
  planned: real.planned,
  ...readHeldOut(),
  classes: real.classes,
  mistakes: { real: real.mistakes, written: written.mistakes },
  times: { engine: timed(systems.engine), matcher: timed(systems.matcher) },
  engine: values.real === undefined ? before.engine : engineHash(),
  code: values.real === undefined ? before.code : codeHash(),
  programs: values.real === undefined ? before.programs : programsHash(),
  countedOn: values.real === undefined ? before.countedOn : new Date().toISOString().slice(0, 10),
};
writeFileSync(file, `${JSON.stringify(shown, null, 2)}\n`);
