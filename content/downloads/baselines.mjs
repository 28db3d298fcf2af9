// baselines.mjs: is a reader of tickets better than a search for words, and than silence?
//
// What it is     Prints four figures of the reader, with 95% intervals, and the same figures of two
//                readers that cost nothing.
// What it needs  Node 22 or later, and a file with one ticket a line, as JSON. "risky" is what your
//                testers say, "alarm" whether the reader raised one; "project" may be left out.
//                  {"project": "shop", "risky": true, "alarm": false, "text": "Allow agents to …"}
// How            node baselines.mjs tickets.jsonl
// How to read    For the intervals whole projects are drawn anew, 2,000 times, since tickets of one
//                project resemble each other. With fewer than ten projects tickets are drawn
//                instead, and the intervals come out too narrow for other projects than yours.
//                Fewer risky tickets in the file make fewer alarms right.
// MIT licence    Copy, change and pass it on.

import { readFileSync } from "node:fs";

/** Words that a search for security would look for. Change them to yours. */
const securityWords =
  /\b(?:passwords?|passphrase|tokens?|log[- ]?ins?|sign[- ]?ins?|auth|authn|authz|authenticat(?:e[sd]?|ing|ion|ors?)|authori[sz](?:e[sd]?|ing|ations?)|permissions?|roles?|admins?|administrators?|sessions?|secur(?:e[sd]?|ely|ing|ity)|vulnerab(?:le|ility|ilities)|encrypt(?:s|ed|ing|ion)?|secrets?|credentials?|CVE|XSS|CSRF|SSRF|injection|exploit(?:s|ed|ing|able|ation)?|attack(?:s|ed|ers?|ing)?|cookies?|2fa|mfa|oauth|saml|sso|jwt|tls|ssl|certificates?)\b/i;
const draws = 2000;

const [file] = process.argv.slice(2);
if (!file) stop("Say which file: node baselines.mjs tickets.jsonl");

const tickets = readFileSync(file, "utf8")
  .split("\n")
  .flatMap((line, at) => (line.trim() ? [read(line, at + 1)] : []));
if (tickets.length === 0) stop("The file holds no ticket.");

function read(line, at) {
  try {
    const { text, risky, alarm, project } = JSON.parse(line);
    if (typeof text === "string" && typeof risky === "boolean" && typeof alarm === "boolean")
      return { text, risky, alarm, project };
  } catch {}
  stop(`Line ${at} needs a "text", and "risky" and "alarm" as true or false.`);
}

function stop(why) {
  console.error(why);
  process.exit(2);
}

/** How many tickets there are, are risky, and were alarmed rightly and wrongly. */
function countOf(some, alarms) {
  const count = { tickets: some.length, risky: 0, right: 0, wrong: 0 };
  for (const ticket of some) {
    if (ticket.risky) count.risky += 1;
    if (alarms(ticket)) count[ticket.risky ? "right" : "wrong"] += 1;
  }
  return count;
}

const sharesOf = ({ tickets, risky, right, wrong }) => [
  right / risky,
  wrong / (tickets - risky),
  right / (right + wrong),
  (right + tickets - risky - wrong) / tickets,
];

/** Random numbers from a seed, so that the same file gets the same intervals. */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function intervalsOf(alarms) {
  const projects = Object.values(Object.groupBy(tickets, ({ project }, at) => project ?? `ticket ${at}`));
  const groups = projects.length < 10 ? tickets.map((ticket) => [ticket]) : projects;
  const counts = groups.map((some) => countOf(some, alarms));
  const next = randomNumbers(1);
  const drawn = Array.from({ length: draws }, () => {
    const sum = { tickets: 0, risky: 0, right: 0, wrong: 0 };
    for (const _ of counts) {
      const one = counts[Math.floor(next() * counts.length)];
      for (const name of Object.keys(sum)) sum[name] += one[name];
    }
    return sharesOf(sum);
  });
  return [0, 1, 2, 3].map((at) => {
    const sorted = drawn.map((shares) => shares[at]).filter(Number.isFinite);
    sorted.sort((a, b) => a - b);
    return [sorted[Math.floor(0.025 * sorted.length)], sorted[Math.ceil(0.975 * sorted.length) - 1]];
  });
}

const percent = (share) => `${Math.round(100 * share)}%`;

function row(name, alarms) {
  const intervals = intervalsOf(alarms);
  const cells = sharesOf(countOf(tickets, alarms)).map((share, at) => {
    if (!Number.isFinite(share)) return "–";
    return `${percent(share)} (${intervals[at].map(percent).join(" to ")})`;
  });
  console.log(
    [name, ...cells]
      .map((cell) => cell.padEnd(20))
      .join("")
      .trimEnd(),
  );
}

const columns = ["", "risky marked", "false alarms", "alarms right", "verdict right"];
console.log(
  columns
    .map((column) => column.padEnd(20))
    .join("")
    .trimEnd(),
);
row("the reader", ({ alarm }) => alarm);
row("a search for words", ({ text }) => securityWords.test(text));
row("always “nothing”", () => false);
