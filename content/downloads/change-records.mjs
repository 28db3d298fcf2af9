// change-records.mjs: was each released commit assessed and, if risky, tested before its release?
//
// What it is     Two examples of a record, which are the form for yours, and a check of the rules below.
// What it needs  Node 20 or later.
// How            node change-records.mjs records.json    your records, a JSON list like the one below
//                node change-records.mjs                 the two examples
// The control    Every release, emergencies included, is approved in advance by someone who did not
//                request, write or test the change and who has compared it with its ticket. Except in
//                an emergency, every change is assessed for security risk before release. If marked as
//                risky, it also passes a test by a person other than its author before release, or is
//                released under a recorded exception with an owner and an end date. An emergency change
//                is assessed within two working days of release and, if marked as risky, passes such a
//                test within five. The commit that is approved, tested and assessed is the one released.
//                An assessment of an earlier commit counts if every later difference, up to the release,
//                was assessed too.
// What it says   A line for each part of this that a record breaks, and nothing else counts as a
//                deviation. Then, with "ask why", what the control leaves open and an auditor will ask,
//                such as a test after the approval. Then emergencies, and the counts for a committee.
//                A record that lacks a field, or has a time that cannot be read, is not judged: "fill in".
//                Exit code 0: no deviation, nothing to fill in. 1: some. 2: the file cannot be read.
// What it cannot tell: whether the approver really compared the change with its ticket, whether the list
//                is complete, and whether anybody edited it. Draw the list from the system that deploys,
//                and keep it where nobody can change it.
//
// commit         What was assessed, tested, approved or released. If you squash when merging, write the
//                tree (git rev-parse 'COMMIT^{tree}'): a squash makes a new commit with the same tree.
// assessed       A list. With since, only the difference from that commit was assessed, which must itself
//                be assessed by then: as a whole, or as such a difference.
//                A change is risky if any of its assessments says so. Of a change assessed in time, those
//                after its release do not count: a sample read later shows a miss, not a deviation.
// asked          What the assessment asked. It belongs where the answer was: not risky.
// result         Word each question so that "yes" is a flaw and "no" is none. The last one counts.
// exception      For a risky release without a test: { "at", "by", "ends" }, by whom and until when.
//                Without an owner, or with no end after the release, it is none.
// emergency      true if the assessment may follow the release. Working days are Monday to Friday;
//                public holidays are not known here.
// Times          In UTC, as 2025-08-14T15:02:00Z.
// MIT licence    Copy, change and pass it on.

import { readFileSync } from "node:fs";

const examples = [
  {
    ticket: "PAY-1204",
    author: "developer",
    requested: {
      at: "2025-08-08T13:05:00Z",
      by: "product owner",
      reason: "payers ring support for lost receipts",
      change: "a payer opens a receipt by its number",
    },
    assessed: [
      {
        at: "2025-08-11T09:20:41Z",
        by: "ticket reader, rule v14",
        ticketVersion: 3,
        commit: "41ce07b",
        risky: true,
        impact: "receipts show names and amounts (CWE-639)",
      },
      {
        at: "2025-08-14T09:30:00Z",
        by: "tester",
        since: "41ce07b",
        commit: "9c1f0d4",
        risky: false,
        asked: { "anything besides the missing check": "no", "new way in": "no", "new input": "no" },
      },
    ],
    tests: [
      {
        at: "2025-08-12T14:10:00Z",
        commit: "41ce07b",
        on: "staging",
        by: "tester",
        question: "Can a payer open another payer's receipt?",
        result: "yes",
      },
      {
        at: "2025-08-14T10:41:00Z",
        commit: "9c1f0d4",
        on: "staging",
        by: "tester",
        question: "Can a payer open another payer's receipt?",
        result: "no",
      },
    ],
    approved: { at: "2025-08-14T15:02:00Z", commit: "9c1f0d4", by: "release manager" },
    released: { at: "2025-08-14T16:30:00Z", commit: "9c1f0d4", rollback: "41b9e55" },
    verified: { at: "2025-08-14T16:48:00Z", commit: "9c1f0d4", on: "production", by: "tester" },
  },
  {
    ticket: "WEB-733",
    author: "developer",
    requested: {
      at: "2025-08-18T08:40:00Z",
      by: "support",
      reason: "customers misread a sentence",
      change: "new wording on the page for cancelling",
    },
    assessed: [
      {
        at: "2025-08-18T15:12:09Z",
        by: "ticket reader, rule v14",
        ticketVersion: 1,
        commit: "7d02c4a",
        risky: false,
        asked: { "new way in": "no", "wider role": "no", "moves money": "no", "new input": "no" },
      },
    ],
    approved: { at: "2025-08-18T16:00:00Z", commit: "7d02c4a", by: "release manager" },
    released: { at: "2025-08-18T16:30:00Z", commit: "7d02c4a", rollback: "5be8830" },
  },
];

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const fields = {
  requested: ["at", "by", "reason", "change"],
  assessed: ["at", "by", "commit", "risky"],
  tests: ["at", "by", "commit", "on", "question", "result"],
  exception: [],
  approved: ["at", "by", "commit"],
  released: ["at", "commit", "rollback"],
  verified: ["at", "by", "commit", "on"],
};
const needed = ["requested", "released"];

/** What a record leaves out or writes in a form that cannot be compared. */
function formErrors(record) {
  const errors = ["ticket", "author"].filter((name) => !record[name]).map((name) => `no ${name}`);
  for (const [step, names] of Object.entries(fields)) {
    if (record[step] === undefined && !needed.includes(step)) continue;
    const lines = [record[step] ?? []].flat();
    for (const line of lines) {
      for (const name of names) if (line[name] === undefined || line[name] === "") errors.push(`${step}: no ${name}`);
      for (const name of ["at", "ends"])
        if (line[name] !== undefined && (!time.test(line[name]) || Number.isNaN(Date.parse(line[name]))))
          errors.push(`${step}: ${name} is not a time in UTC`);
      if (step === "assessed" && typeof line.risky !== "boolean") errors.push("assessed: risky is not true or false");
    }
  }
  return errors;
}

/** The same time of day so many working days later. */
function workingDaysAfter(at, days) {
  const day = new Date(at);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left--;
  }
  return day.toISOString().replace(".000", "");
}

const byTime = (lines) => lines.toSorted((a, b) => a.at.localeCompare(b.at));

/** When the released commit was assessed: itself, or an earlier one as a whole and then each difference. */
function assessedAt({ assessed, released }) {
  const covered = new Map();
  for (const { at, since, commit } of byTime(assessed))
    if (!covered.has(commit) && (since === undefined || covered.has(since))) covered.set(commit, at);
  return covered.get(released.commit);
}

const never = "9";

/** Whether the commit was tested and, up to then, each question last ended in "no". A "no" of the author proves nothing. */
function passed({ author, tests = [], released: { commit } }, until) {
  const done = byTime(tests).filter(({ at, by, result }) => at <= until && (by !== author || result !== "no"));
  const lasts = Object.values(Object.fromEntries(done.map((line) => [line.question, line])));
  return lasts.some((line) => line.commit === commit) && lasts.every(({ result }) => result === "no");
}

function check(record) {
  const [gaps, errors, oddities] = [formErrors(record), [], []];
  if (gaps.length > 0) return { gaps, errors, oddities };
  const { author, requested, assessed = [], tests = [], exception, approved, released, verified, emergency } = record;
  const must = (holds, otherwise) => holds || errors.push(otherwise);
  const explain = (odd, what) => odd && oddities.push(what);
  const covered = assessedAt({ assessed, released });
  const inTime = covered !== undefined && covered <= released.at;
  const last = inTime ? released.at : (covered ?? never);
  const risky = assessed.some((line) => line.risky && line.at <= last);
  const passedBy = (until) => passed(record, until);
  const excepted = !emergency && Boolean(exception?.by) && exception.at <= released.at && exception.ends > released.at;

  if (approved === undefined) errors.push(`nobody approved ${released.commit}`);
  else {
    must(approved.commit === released.commit, `approved ${approved.commit}, released ${released.commit}`);
    must(approved.at <= released.at, "released before its approval");
    const others = [author, requested.by, ...tests.map(({ by }) => by)];
    must(!others.includes(approved.by), "approved by its author, its tester or whoever asked for it");
    explain(inTime && covered > approved.at, "it was assessed after its approval");
  }
  if (covered === undefined) errors.push(`nobody assessed ${released.commit}, or the difference up to it`);
  else if (emergency) must(covered <= workingDaysAfter(released.at, 2), "emergency, assessed after two working days");
  else must(inTime, "assessed after its release");
  if (risky && !excepted) {
    if (!passedBy(never)) errors.push(`risky, and ${released.commit} passed no test by a person other than its author`);
    else if (emergency) must(passedBy(workingDaysAfter(released.at, 5)), "emergency, tested after five working days");
    else must(passedBy(released.at), "risky, and tested after its release");
    explain(approved && passedBy(released.at) && !passedBy(approved.at), "it was tested after its approval");
    const times = tests.filter(({ commit }) => commit === released.commit).map(({ at }) => at);
    explain(times.length > 0 && times.every((at) => at < covered), "it was tested only before its assessment");
  }
  explain(byTime(assessed)[0]?.at < requested.at, "it was assessed before it was requested");
  for (const line of assessed)
    explain(
      !line.risky && Object.keys(line.asked ?? {}).length === 0,
      `${line.commit} was not marked: no question is recorded`,
    );
  if (verified !== undefined) {
    explain(verified.commit !== released.commit, `${verified.commit} was verified, not ${released.commit}`);
    explain(verified.at < released.at, "it was verified before its release");
  }
  return {
    gaps,
    errors,
    oddities,
    risky: assessed.length > 0 ? risky : undefined,
    inTime,
    late: covered !== undefined && covered > released.at,
    tested: risky && passedBy(released.at),
    testedLate: risky && !passedBy(released.at) && passedBy(never) && !excepted,
    excepted: risky && !passedBy(released.at) && excepted,
    emergency: emergency === true && covered !== undefined ? `released ${released.at}, assessed ${covered}` : undefined,
  };
}

let records = examples;
if (process.argv[2]) {
  try {
    records = JSON.parse(readFileSync(process.argv[2], "utf8"));
    if (!Array.isArray(records)) throw new Error("not a list");
  } catch (error) {
    console.log(`${process.argv[2]}: ${error.message}`);
    process.exit(2);
  }
}

const results = records.map((record) => ({ ticket: record.ticket ?? "?", ...check(record) }));
for (const { ticket, gaps } of results) for (const gap of new Set(gaps)) console.log(`${ticket}: fill in, ${gap}`);
for (const { ticket, errors } of results) for (const error of new Set(errors)) console.log(`${ticket}: ${error}`);
for (const { ticket, oddities } of results) for (const what of oddities) console.log(`${ticket}: ask why ${what}`);
for (const { ticket, emergency } of results) if (emergency) console.log(`${ticket}: emergency, ${emergency}`);

const count = (name) => results.filter((result) => result[name]).length;
const unmarked = results.filter(({ risky }) => risky === false).length;
console.log(`released ${records.length}, assessed before release ${count("inTime")}, after it ${count("late")}`);
console.log(
  `risky ${count("risky")}, tested before release ${count("tested")}, after it ${count("testedLate")}, ` +
    `under an exception ${count("excepted")}`,
);
console.log(`unmarked ${unmarked}`);
const having = (name) => results.filter((result) => result[name].length > 0).length;
console.log(`records that deviate from the control: ${having("errors")}`);
console.log(`records to ask about: ${having("oddities")}, to fill in: ${having("gaps")}`);
process.exit(having("errors") + having("gaps") > 0 ? 1 : 0);
