// fifty-tickets.mjs: how many risky tickets does a reader find, and how steady is it?
//
// What it is     Counts the verdicts of a reader of tickets, such as a language model that was
//                asked three times about each.
// What it needs  Node 20 or later, and a CSV file with one ticket a line: its number, whether it
//                is risky, and the verdict of each run, all as yes or no:
//
//                  ticket,risky,run 1,run 2,run 3
//                  PAY-12,yes,yes,no,yes
//                  COPY-233,no,no,no,no
//
// How            node fifty-tickets.mjs verdicts.csv
// How to read    The brackets are 95% intervals after Wilson. They hold within each group, if
//                tickets to come resemble those that you drew. The majority is more than half of the runs.
// MIT licence    Copy, change and pass it on.

import { readFileSync } from "node:fs";

const [file] = process.argv.slice(2);
if (!file) stop("Say which file: node fifty-tickets.mjs verdicts.csv");

const [head = "", ...lines] = readFileSync(file, "utf8").trim().split(/\r?\n/);
const columns = head.split(",").length;
if (columns < 3) stop("The first line names the columns: ticket,risky,run 1,run 2,run 3");

const tickets = lines.map((line, at) => {
  const [name, ...cells] = line.split(",").map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
  const verdicts = cells.map((cell) => ({ yes: true, no: false })[cell.toLowerCase()]);
  if (cells.length !== columns - 1 || verdicts.includes(undefined))
    stop(`Line ${at + 2} needs a number and then ${columns - 1} times yes or no, parted by commas: ${line}`);
  const [risky, ...runs] = verdicts;
  return { name, risky, runs, alarms: runs.filter(Boolean).length };
});

const runs = columns - 2;
const byMajority = ({ alarms }) => alarms > runs / 2;
const byAny = ({ alarms }) => alarms > 0;

function stop(why) {
  console.error(why);
  process.exit(2);
}

function withInterval(part, whole) {
  if (whole === 0) return "none to count";
  const z = 1.96;
  const [share, spread] = [part / whole, z ** 2 / whole];
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Math.sqrt((share * (1 - share)) / whole + spread / (4 * whole)) * z) / (1 + spread);
  const percent = (value) => `${Math.round(100 * Math.min(1, Math.max(0, value)))}%`;
  return `${part} of ${whole} (${percent(middle - half)} to ${percent(middle + half)})`;
}

function row(name, alarmed) {
  const [risky, others] = [true, false].map((is) => tickets.filter((ticket) => ticket.risky === is));
  const [found, wrong] = [risky, others].map((some) => withInterval(some.filter(alarmed).length, some.length));
  console.log(`${name.padEnd(20)}${found.padEnd(24)}${wrong}`);
}

console.log(`${"".padEnd(20)}${"risky found".padEnd(24)}alarms on the others`);
row("by the majority", byMajority);
row("by any of the runs", byAny);

if (runs > 1) {
  // Of the pairs of runs of a ticket, those with the same verdict.
  const pairs = (runs * (runs - 1)) / 2;
  const agreeing = ({ alarms }) => pairs - alarms * (runs - alarms);
  const agreed = tickets.reduce((sum, ticket) => sum + agreeing(ticket), 0) / (pairs * tickets.length);
  console.log(`Two runs of a ticket agree in ${Math.round(100 * agreed)}%.`);
}
const missed = tickets.filter((ticket) => ticket.risky && !byMajority(ticket)).map(({ name }) => name);
console.log(`Missed by the majority: ${missed.join(", ") || "none"}`);
