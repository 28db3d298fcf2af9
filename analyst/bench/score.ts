import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { assess } from "../src/assess.ts";
import { type CorpusTicket, classTable, readCorpus } from "./corpus.ts";
import { scoreAnswers } from "./figures.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: "boolean", default: false }, by: { type: "string" } },
});
const [file] = positionals;
if (file === undefined) {
  console.error("Usage: node analyst/bench/score.ts CORPUS.jsonl [--misses] [--by author|kind|domain]");
  process.exit(2);
}

const tickets = readCorpus(readFileSync(file, "utf8"), file);
const began = performance.now();
const answers = tickets.map((ticket) => assess(ticket.text));
const elapsed = performance.now() - began;
const { figures, misses } = scoreAnswers(tickets, answers, classTable);
for (const [name, value] of Object.entries(figures))
  console.log(name.padEnd(20), Number.isInteger(value) ? value : value.toFixed(3));
console.log("msPerTicket".padEnd(20), (elapsed / tickets.length).toFixed(2));

if (values.by !== undefined) {
  const by = values.by as "author" | "kind" | "domain";
  for (const [group, members] of Object.entries(
    Object.groupBy(tickets, (ticket: CorpusTicket) => ticket[by] ?? "unknown"),
  )) {
    const part = members ?? [];
    const { figures: own } = scoreAnswers(
      part,
      part.map((ticket) => assess(ticket.text)),
      classTable,
    );
    console.log(
      `${group.padEnd(20)} n=${part.length} verdict=${own.verdict.toFixed(2)} recall=${own.findingRecall.toFixed(2)} precision=${own.findingPrecision.toFixed(2)}`,
    );
  }
}
if (values.misses) for (const miss of misses) console.log(JSON.stringify(miss));
