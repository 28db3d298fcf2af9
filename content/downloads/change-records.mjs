// change-records.mjs: was each released commit assessed and, if risky, tested before its release?
//
// What it is     Two examples of a record, which are the form for yours, and a check of the rules below.
// What it needs  Node 20 or later.
// How            node change-records.mjs records.json    your records, a JSON list like the one below
//                node change-records.mjs                 the two examples
// The control    Except in an emergency, every change is assessed for security risk before release.
//                Changes assessed as risky pass a test by a person other than their author before
//                release, or are released under a recorded exception with an owner and an end date.
//                Whoever approves a release did not ask for the change, write it or test it. Emergency
//                changes are assessed within two working days of release and, if risky, pass their
//                test within five.
// What it says   A line for each part of this that a record breaks, and for each step that is missing or
//                names another commit than the released one. Then, with "ask why", the steps that came in
//                time but in an odd order, such as a test after the approval. Then emergencies, and the
//                counts for a committee.
//                Exit code 0: no rule is broken. 1: some are. 2: the file cannot be read.
// What it cannot tell: whether the list is complete, and whether anybody edited it. Draw the list from
//                the system that deploys, and keep it where nobody can change it.
//
// commit         What was assessed, tested, approved or released. If you squash when merging, write the
//                tree (git rev-parse 'COMMIT^{tree}'): a squash makes a new commit with the same tree.
// assessed       A list. With since, only the difference from that commit was assessed.
//                A change is risky if any of its assessments says so.
// asked          What the assessment asked. Needed where the answer was: not risky.
// result         Word each question so that "yes" is a flaw and "no" is none. The last one counts.
// exception      For a risky release without a test: { "at", "by", "ends" }, by whom and until when.
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
        asked: { "more than the missing check": "no", "new way in": "no", "new input": "no" },
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
  exception: ["at", "by", "ends"],
  approved: ["at", "by", "commit"],
  released: ["at", "commit", "rollback"],
  verified: ["at", "by", "commit", "on"],
};
const needed = ["requested", "assessed", "approved", "released"];

/** What a record leaves out or writes in a form that cannot be compared. */
function formErrors(record) {
  const errors = ["ticket", "author"].filter((name) => !record[name]).map((name) => `no ${name}`);
  for (const [step, names] of Object.entries(fields)) {
    if (record[step] === undefined && !needed.includes(step)) continue;
    const lines = [record[step] ?? []].flat();
    if (lines.length === 0 && needed.includes(step)) errors.push(`no ${step}`);
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

/** When the released commit was assessed: itself, or an earlier one as a whole and then the difference. */
function assessedAt({ assessed, released }) {
  const whole = assessed.filter(({ since }) => since === undefined);
  const covers = assessed.filter(
    ({ at, since, commit }) =>
      commit === released.commit &&
      (since === undefined || whole.some((earlier) => earlier.commit === since && earlier.at <= at)),
  );
  return byTime(covers)[0]?.at;
}

const never = "9";

/** Whether the commit was tested and, up to then, each question last ended in "no". */
function passed(tests, commit, until) {
  const done = byTime(tests).filter(({ at }) => at <= until);
  const lasts = Object.values(Object.fromEntries(done.map((line) => [line.question, line])));
  return lasts.some((line) => line.commit === commit) && lasts.every(({ result }) => result === "no");
}

function check(record) {
  const errors = formErrors(record);
  const oddities = [];
  if (errors.length > 0) return { errors, oddities };
  const { author, requested, assessed, tests = [], exception, approved, released, verified, emergency } = record;
  const must = (holds, otherwise) => holds || errors.push(otherwise);
  const explain = (odd, what) => odd && oddities.push(what);
  const risky = assessed.some((line) => line.risky);
  const covered = assessedAt(record);
  const inTime = covered !== undefined && covered <= released.at;
  const passedBy = (until) => passed(tests, released.commit, until);
  const excepted = exception !== undefined && exception.at <= released.at && exception.ends > released.at;

  must(requested.at <= byTime(assessed)[0].at, "assessed before it was requested");
  if (covered === undefined) errors.push(`nobody assessed ${released.commit}, or the difference up to it`);
  else if (emergency) must(covered <= workingDaysAfter(released.at, 2), "emergency, assessed after two working days");
  else must(inTime, "assessed after its release");
  explain(inTime && covered > approved.at, "it was assessed after its approval");
  must(approved.commit === released.commit, `approved ${approved.commit}, released ${released.commit}`);
  must(approved.at <= released.at, "released before its approval");
  must(![author, requested.by].includes(approved.by), "approved by its author or by whoever asked for it");
  for (const line of tests) must(line.by !== author && line.by !== approved.by, "tested by its author or approver");
  if (risky && !excepted) {
    if (!passedBy(never)) errors.push(`risky, and ${released.commit} has no test, or a question that last said yes`);
    else if (emergency) must(passedBy(workingDaysAfter(released.at, 5)), "emergency, tested after five working days");
    else must(passedBy(released.at), "risky, and tested after its release");
    explain(passedBy(released.at) && !passedBy(approved.at), "it was tested after its approval");
    const times = tests.filter(({ commit }) => commit === released.commit).map(({ at }) => at);
    explain(times.length > 0 && times.every((at) => at < covered), "it was tested only before its assessment");
  }
  for (const line of assessed)
    must(line.risky || Object.keys(line.asked ?? {}).length > 0, `${line.commit} was not marked: what was asked?`);
  if (verified !== undefined) {
    must(verified.commit === released.commit, `verified ${verified.commit}, released ${released.commit}`);
    must(verified.at >= released.at, "verified before its release");
  }
  return {
    errors,
    oddities,
    risky,
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
const broken = results.filter(({ errors }) => errors.length > 0).length;
console.log(`records that break a rule: ${broken}`);
console.log(`records with a step out of order: ${results.filter(({ oddities }) => oddities.length > 0).length}`);
process.exit(broken > 0 ? 1 : 0);
