// npm run benchmark-page: measures the engine on the tickets kept aside and writes what /how-good-is-it shows.
// A test in tests/rules holds the counts equal to the engine's; the times are those of the machine it ran on.
import { writeFileSync } from "node:fs";
import { readUnseen } from "../analyst/bench/sets.ts";
import { measureTime } from "../analyst/bench/timing.ts";
import { countOnUnseen, readers } from "./benchmark-counts.ts";

const texts = readUnseen().tickets.map(({ text }) => text);
const round = (value: number): number => Number(value.toPrecision(2));
const times = Object.fromEntries(
  Object.entries(readers).map(([name, read]) => {
    const { p50, p99, perSecond } = measureTime(texts, read);
    return [name, { p50: round(p50), p99: round(p99), perSecond: round(perSecond) }];
  }),
);
const file = new URL("../content/benchmark.json", import.meta.url);
writeFileSync(file, `${JSON.stringify({ ...countOnUnseen(), times }, null, 2)}\n`);
