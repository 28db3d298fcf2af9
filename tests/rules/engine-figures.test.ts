import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readReviews } from "../../analyst/bench/reviews.ts";
import { securityWords } from "../../analyst/bench/systems.ts";
import { model } from "../../analyst/src/classify/classify.ts";
import { doubted } from "../../analyst/src/classify/doubt-title.ts";
import { logOdds, sigmoid } from "../../analyst/src/classify/estimate.ts";
import { paths } from "../../site/src/routes.ts";
import { codeHash, engineHash, programsHash } from "../../tools/engine-hash.ts";
import { wilson } from "../support/wilson.ts";
import { readOn, readYaml, textsIn } from "./read-pages.ts";
import { readRoot, root, sourceFiles } from "./repository-files.ts";

test("what is told of diffs is what decision 021 measured the first time", () => {
  const decision = readRoot("docs/decisions/021-code-in-a-diff-is-lexed.md");
  const { diffs } = readYaml("how-good-is-it.yaml") as {
    diffs: {
      heading: string;
      notes: string[];
      sum: Record<string, string>;
      sets: { diffs: number; found: string; right: string; alarmed: string }[];
    };
  };
  const told = diffs.sets.map(({ diffs: count, found, right, alarmed }) => [count, found, right, alarmed].join("; "));
  const [, ...first] =
    /wrote (\d+) diffs.*?(\d+) of the (\d+) risky ones were found, (\d+) of (\d+) findings were right, and (\d+) of the (\d+) harmless/.exec(
      decision,
    ) ?? [];
  const [, ...second] =
    /second blind set of (\d+): recall (\d+) of (\d+), precision (\d+) of (\d+), false alarms (\d+) of (\d+)/.exec(
      decision,
    ) ?? [];
  const asTold = ([count, ...pairs]: string[]) =>
    [count, ...[0, 2, 4].map((at) => `${pairs[at]} of ${pairs[at + 1]}`)].join("; ");
  expect(told).toEqual([asTold(first), asTold(second)]);
  // The manual adds both up, so that the better set never stands alone.
  const sum = (at: number) => Number(first[at]) + Number(second[at]);
  const each = (at: number) => [first, second].map((set) => `${set[at]} of ${set[at + 1]}`);
  const [all, found, risky, right, findings, alarmed, harmless] = [0, 1, 2, 3, 4, 5, 6].map(sum);
  const both = (at: number) => `${sum(at)} of ${sum(at + 1)}, ${wilson(sum(at), sum(at + 1)).join(" to ")}`;
  expect(diffs.sum).toEqual({ diffs: `both, ${all}`, found: both(1), right: both(3), alarmed: both(5) });
  expect(diffs.notes.join(" ")).toContain(
    "Half of the risky diffs and a third of the harmless ones got an alarm: with 22 of each, that may be chance.",
  );
  expect([risky, harmless, sum(1) / sum(2)]).toEqual([22, 22, 0.5]);
  expect(sum(5) / sum(6)).toBeCloseTo(1 / 3, 1);
  expect(readOn(paths.benchmark)).toContain(
    `On ${all} invented diffs ${sum(4) - sum(3)} of ${findings} findings were wrong: not what the author of the diff, a language model, had said to expect. We have added rules since, and not counted again.`,
  );
  expect(diffs.heading).toBe(`On code, ${sum(4) - sum(3)} of ${findings} findings were wrong`);
  const pipeline = readRoot("docs/pipeline.md");
  expect(pipeline).toContain(`The engine then read all ${all} for the first time:`);
  const row = (name: string, at: number, part?: number, whole?: number) =>
    `| ${[name, ...each(at), `${part} of ${whole}`, wilson(sum(at), sum(at + 1)).join(" to ")].join(" | ")} |`;
  expect(pipeline).toContain(row("risky diffs that raised an alarm, for the right reason or not", 1, found, risky));
  expect(pipeline).toContain(row("harmless diffs that raised an alarm", 5, alarmed, harmless));
  expect(pipeline).toContain(row("findings that were right", 3, right, findings));
  // It says that the two shares may differ by chance alone: two-sided, as counted by Fisher.
  const choose = (n: number, k: number) =>
    Array.from({ length: k }, (_, i) => (n - i) / (k - i)).reduce((a, b) => a * b, 1);
  const alarms = sum(1) + sum(5);
  const chance = (hits: number) => choose(sum(2), hits) * choose(sum(6), alarms - hits);
  const ways = Array.from({ length: alarms + 1 }, (_, hits) => chance(hits));
  const asFar = ways.filter((one) => one <= chance(sum(1)) * (1 + 1e-9)).reduce((a, b) => a + b, 0);
  const share = Math.round((100 * asFar) / choose(sum(2) + sum(6), alarms));
  expect(share).toBeGreaterThan(5);
  expect(pipeline).toContain(
    `as far apart as ${found} of ${risky} and ${alarmed} of ${harmless}, or further, would still come up by chance ${share}% of the time (Fisher's exact test)`,
  );
});

test("the pages of accuracy and benchmark print the counts of each share, and what the engine learnt from", () => {
  const { sets, reliability } = JSON.parse(readRoot("content/benchmark.json")) as {
    sets: { real: { rows: Record<string, Record<string, { part: number; whole: number } | null>> } };
    reliability: { tickets: number }[];
  };
  const number = (value: number) => value.toLocaleString("en-GB");
  const countsOf = (readers: string[]) =>
    readers.flatMap((reader) =>
      Object.values(sets.real.rows[reader] ?? {}).flatMap((one) =>
        one ? [`${number(one.part)} of ${number(one.whole)}`] : [],
      ),
    );
  const printed = [
    { page: readOn(paths.howGoodIsIt), expected: countsOf(["engine", "reviewer"]) },
    { page: readOn(paths.benchmark), expected: countsOf(Object.keys(sets.real.rows)) },
  ];
  for (const { page, expected } of printed) {
    expect(expected.length).toBeGreaterThan(15);
    expect(expected.filter((counts) => !page.includes(counts))).toEqual([]);
  }
  const says = ["how-good-is-it.yaml", "benchmark.yaml"].flatMap((file) => [...textsIn(readYaml(file))]).join(" ");
  const others = reliability.reduce((sum, { tickets }) => sum + tickets, 0);
  const once = readRoot("analyst/corpus/real/further-labels.jsonl").trim().split("\n").length;
  expect(says).toContain(`${number(others)} of the other projects, and ${number(once)} judged only once`);
  expect(says).toContain(
    `${number(once)} of the ${number(others + once)} real texts that the engine learnt from have no project on record`,
  );
  expect(says).toContain(
    `invented tickets and ${number(others + once)} real ones. Of the real ones ${number(once)} were judged only once, and have no project on record.`,
  );
  const decision = readRoot("docs/decisions/016-situations-instead-of-templates.md");
  const [, findings = 0, signed, edited, refused] =
    /round 4, real tickets \| (\d+) (?:\| \.\d+ ){6}\| \.(\d+) \| \.(\d+) \| \.(\d+)/.exec(decision)?.map(Number) ?? [];
  expect(decision).toContain("from round 2 on two reviewers each");
  expect(decision).not.toMatch(/^\| round 5/m);
  expect(says).toContain(`They read ${findings} findings on other real tickets.`);
  // The decision has them in whole per cent: only these counts make all three and add up.
  const judgements = [signed, edited, refused].map((share = 0) => Math.round((2 * findings * share) / 100));
  expect(judgements.reduce((sum, count) => sum + count)).toBe(2 * findings);
  const [ones = 0, afterEdit, none = 0] = judgements;
  expect(says).toContain(
    `Of their ${2 * findings} judgements, ${ones} passed the finding as it stood, ${afterEdit} passed it after an edit, and ${none} refused it`,
  );
  expect([...textsIn(readYaml("benchmark.yaml"))].join(" ")).toContain(
    `Of their ${2 * findings} judgements, ${ones} passed the finding as it stood, ${afterEdit} passed it after an edit, and ${none} refused it.`,
  );
  expect(says).toContain(
    `refused its findings in ${none} of ${2 * findings} judgements (${Math.round((50 * none) / findings)}%)`,
  );
  expect(readRoot("analyst/training/metrics.ts")).toContain("const MAX_FALSE_ALARMS = 0.05;");
  expect(says).toContain(
    "on the tickets of <the 126 projects>: the lowest threshold with false alarms on at most 5% of those that are not risky.",
  );
});

test("home and how-it-works say what the engine alone misses, as it was measured", () => {
  const { engine } = JSON.parse(readRoot("content/benchmark.json")).sets.real.rows;
  const share = Math.round(engine.riskyFound.share * 100);
  const { overTitle } = JSON.parse(readRoot("content/real-tickets.json")).kept;
  const untuned = Math.round((100 * (engine.riskyFound.part - overTitle.found)) / engine.riskyFound.whole);
  expect(readRoot("content/home.yaml").replace(/\s+/g, " ")).toContain(
    `it marked ${share}% of the public changes in which language models, told to judge as testers, saw something to test. (One rule was tuned on them; without it, ${untuned}%.) Three in ten of the changes it marked had nothing to test, or said too little to tell.`,
  );
  const { beside, planned, sets } = JSON.parse(readRoot("content/benchmark.json"));
  // Alone it misses more than it finds: so the FAQ and the lead of the tool.
  expect(engine.riskyFound.share).toBeLessThan(0.5);
  expect(readRoot("content/faq-home.yaml")).toContain("Then only our engine reads, and it misses more than it finds.");
  const { tickets, harmless } = sets.real;
  const home = readOn(paths.home);
  expect(home).toContain(`${Math.round((100 * harmless) / tickets)}%`);
  expect(home).toContain(
    `of ${tickets.toLocaleString("en-GB")} public changes, mostly commit messages, had nothing to test`,
  );
  expect(engine.alarmsRight.share).toBeCloseTo(0.7, 1);
  const { part: asked, whole: vague } = engine.vagueAsked;
  const { silent } = JSON.parse(readRoot("content/real-tickets.json")).kept;
  const askedRisky = engine.riskyFound.whole - engine.riskyFound.part - silent.risky;
  for (const file of ["content/faq-home.yaml", "content/faq-how-it-works.yaml"])
    expect(readRoot(file).replace(/\s+/g, " ")).toContain(
      `On ${tickets.toLocaleString("en-GB")} public changes, mostly commit messages, our engine alone sent back ${engine.questionsRight.whole} with questions. Language models had judged ${vague} too vague, and it caught ${asked} of these. The other ${engine.questionsRight.whole - asked} questions were needless, though ${askedRisky} of them fell on changes that deserved a test.`,
    );
  expect(readRoot("content/how-it-works.yaml").replace(/\s+/g, " ")).toContain(
    `Alone it marked ${share}% of the public changes in which language models, told to judge as testers, saw something to test.`,
  );
  expect(readRoot("docs/api.md")).toContain(
    `the engine marked, rightly or not, [${share}%](/how-good-is-it) of the real public changes in which language models, told to judge as testers, saw something to test.`,
  );
  // What a test takes for planning is the article's figure.
  expect(readRoot("content/how-it-works.yaml")).toContain(`Then 80 hours hold ${80 / 2.5}.`);
  const { reviewer } = sets.real.rows;
  const hundred = (count: number) => (100 * count) / tickets;
  const { automated, manual } = planned;
  const hours = ({ tests, minutes }: { tests: number; minutes: number }) =>
    `${Math.round(hundred(minutes) / 60)} to ${Math.round(2.5 * hundred(tests))}`;
  const whole = (count: number) => Math.round(hundred(count));
  const eitherMarks = (count: "tickets" | "risky") =>
    beside.both[count] + beside.reviewer[count] + beside.engine[count];
  const pairTests = reviewer.findingPrecision.whole + beside.engine.findings;
  const longer = pairTests / (automated.tests + manual.tests);
  const pair = `${whole(pairTests)}, in ${hours({ tests: pairTests, minutes: longer * (automated.minutes + manual.minutes) })} h`;
  const row = (says: string, ...cells: (string | number)[]) => `${[says, ...cells].join(" ")} `;
  for (const sentence of [
    row("marked, and deserve a test", whole(engine.riskyFound.part), whole(eitherMarks("risky"))),
    row(
      "marked needlessly",
      whole(engine.falseAlarmTickets.part),
      whole(eitherMarks("tickets") - eitherMarks("risky")),
    ),
    row(
      "deserve a test, but missed",
      whole(engine.riskyFound.whole - engine.riskyFound.part),
      whole(beside.neither.risky),
    ),
    row("sent back with a question", whole(engine.questionsRight.whole), "not counted together"),
    row(
      "tests for what was marked, and their hours",
      `${whole(automated.tests + manual.tests)}, in ${hours({ tests: automated.tests + manual.tests, minutes: automated.minutes + manual.minutes })} h`,
      pair,
    ),
    `A plain search for security words marks ${whole(sets.real.rows.search.riskyFound.part)} of a hundred rightly and ${whole(sets.real.rows.search.falseAlarmTickets.part)} needlessly.`,
    "Most hours go into writing scripts, once each.",
    "Nine in ten of the questions are needless",
    `Of the ${whole(engine.riskyFound.part)} that our engine marks rightly, ${whole(sets.real.classNamed)} name a weakness that the reviewers expect.`,
    `${whole(engine.findingPrecision.whole - engine.findingPrecision.part)} of its ${whole(engine.findingPrecision.whole)} tests look for a weakness that the reviewers do not accept.`,
  ])
    expect(home).toContain(sentence);
  expect(engine.questionsRight.share).toBeCloseTo(0.1, 1);
  for (const hoursOf of [(it: typeof manual) => it.minutes, (it: typeof manual) => it.tests])
    expect(hoursOf(automated)).toBeGreaterThan(hoursOf(manual));
  const { issue, story } = JSON.parse(readRoot("content/real-tickets.json")).kept.byKind;
  expect(home).toContain(`only ${issue.tickets + story.tickets} are tickets written beforehand.`);
  const benchmark = readOn(paths.benchmark);
  expect(benchmark).toContain(
    `Micro tests for a hundred changes, rounded ${[automated.tests, manual.tests, automated.tests + manual.tests].map((tests) => hundred(tests).toFixed(1)).join(" ")} Hours for a hundred changes ${hours(automated)} ${hours(manual)} ${hours({ tests: automated.tests + manual.tests, minutes: automated.minutes + manual.minutes })} `,
  );
});

/** The lines of those files of the invented tickets whose path below the corpus is `name`. */
const corpus = (name: RegExp) =>
  sourceFiles
    .filter(({ path }) => new RegExp(`^analyst/corpus/${name.source}\\.jsonl$`).test(path))
    .flatMap(({ text }) =>
      text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    );

test("the benchmark's page prints the search's words, and commands that give its hashes", () => {
  const page = readOn(paths.benchmark);
  const lists =
    /Words about access: (.*?)\. About attacks: (.*?)\. Abbreviations: (.*?)\. Each counts/.exec(page)?.slice(1) ?? [];
  const words = lists.flatMap((list) => list.split(", "));
  expect(words.filter((word) => !securityWords.test(`a ${word} b`))).toEqual([]);
  // The forms of one word that are alternatives by themselves.
  const forms = ["authn", "authz", "administrators?", "vulnerab(?:le|ility|ilities)"];
  expect(words).toHaveLength(alternativesOf(securityWords.source).length - forms.length + 1);
  const { sets, engine } = JSON.parse(readRoot("content/benchmark.json"));
  const { hashes } = (readYaml("benchmark.yaml") as { again: { hashes: Record<string, { run: string }> } }).again;
  for (const [name, hash] of [
    ["real", sets.real.hash],
    ["written", sets.written.hash],
    ["engine", engine],
    ["code", codeHash()], // as it is now: rules may change after the count
    ["programs", programsHash()],
  ]) {
    const [gather = ""] = hashes[name]?.run.split(" | sha256sum") ?? [];
    const files = execFileSync("sh", ["-c", gather], { cwd: root, maxBuffer: 2 ** 28 });
    expect(createHash("sha256").update(files).digest("hex"), name).toMatch(new RegExp(`^${hash}`));
  }
});

/** What a pattern has side by side outside of its inner brackets. */
function alternativesOf(source: string): string[] {
  const inside = source.replace(/^\\b\(\?:/, "").replace(/\)\\b$/, "");
  return inside.replace(/\((?:[^()])*\)/g, "").split("|");
}

test("the benchmark's page says what was tried of the tuned rule, when a third reviewer judged, and from how much was learnt", () => {
  const decision = readRoot("docs/decisions/019-a-text-is-believed-over-its-title.md");
  const row = (name: string) => new RegExp(`\\| ${name} \\| (\\d+) \\| (\\d+) \\|`).exec(decision)?.slice(1);
  const [none, used, looser] = ["title believed", "text believed from 1.0 above", "from 0.5 above"].map(row);
  const page = readOn(paths.benchmark);
  const inUse = `${Math.round(100 * doubted(model.thresholds.testable))}%`;
  expect(page).toContain(
    `no such rule (${none?.[0]} found, ${none?.[1]} false alarms), ${inUse} (${used?.join(" and ")}) and ${Math.round(100 * sigmoid(logOdds(model.thresholds.testable) + 0.5))}% (${looser?.join(" and ")}). We took ${inUse}, which adds more`,
  );
  const judged = (file: string) =>
    readRoot(`analyst/corpus/real/${file}`)
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { repo: string; reviews: string[] });
  const aside = new Set<string>(JSON.parse(readRoot("analyst/corpus/real/kept-repositories.json")));
  const thrice = judged("labels.jsonl").filter(({ repo, reviews }) => aside.has(repo) && reviews.length > 2);
  const verdicts = thrice.map(({ reviews }) => reviews.map((review) => review.charAt(0)));
  expect(verdicts.filter((said) => new Set(said).size > 2)).toEqual([]);
  expect(verdicts.filter(([first, second]) => first === second).every(([first]) => first === "t")).toBe(true);
  expect(page).toContain(
    `It judged ${thrice.length} of the tickets kept aside. No ticket, real or invented, got three`,
  );
  const backlogs = (repos: Iterable<string>) => [...repos].filter((repo) => repo.includes("/qualified-user-stories/"));
  const trackers = (repos: Iterable<string>) => [...repos].filter((repo) => repo.startsWith("jira/"));
  expect([backlogs(aside).length, trackers(aside).length]).toEqual([4, 3]);
  const learntFrom = judged("labels.jsonl").flatMap(({ repo }) => (aside.has(repo) ? [] : [repo]));
  expect(backlogs(learntFrom)).not.toEqual([]);
  expect(trackers(learntFrom)).not.toEqual([]);
  // Each invented ticket has its author's verdict and one or two more.
  const firstOf = new Map(
    corpus(/unseen[\w-]*/).map(({ id, testable, insufficient }) => [
      id,
      insufficient ? "vague" : testable ? "testable" : "harmless",
    ]),
  );
  for (const [id, reviews] of readReviews("unseen"))
    expect(new Set([firstOf.get(id), ...reviews.map(({ verdict }) => verdict)]).size, id).toBeLessThan(3);
  const invented = corpus(/learn[\w-]*/).length;
  expect(page).toContain(`it learnt from ${invented.toLocaleString("en-GB")} other invented tickets`);
});

test("the benchmark's page says that the engine is the one that was counted exactly while it is", () => {
  const says = readOn(paths.benchmark).includes("The engine on this site is the one that was counted.");
  const { engine, code } = JSON.parse(readRoot("content/benchmark.json"));
  const isCounted = engine === engineHash() && code === codeHash();
  expect(says, "count anew (docs/benchmark), or take the sentence out of content/benchmark.yaml").toBe(isCounted);
});

test("the benchmark's page gives the higher threshold that the engine has", () => {
  const { testable } = model.thresholds;
  const surer = Math.round(100 * doubted(testable));
  expect(readOn(paths.benchmark)).toContain(`raises an alarm if the probability is then ${surer}% or more.`);
});

test("the terms and the page on tickets say what the engine alone misses, as it was measured", () => {
  const { engine } = JSON.parse(readRoot("content/benchmark.json")).sets.real.rows;
  const marked = `marked ${Math.round(engine.riskyFound.share * 100)}% of the public changes in which language models, told to judge as testers, saw something to test`;
  const terms = [...textsIn(readYaml("terms.yaml"))].join(" ");
  expect(terms).toContain(marked);
  expect(terms).toContain(
    "Three in ten of its alarms were on changes that had nothing to test, or said too little to tell.",
  );
  expect(engine.alarmsRight.share).toBeCloseTo(0.7, 1);
  const brandFile = readRoot("brand/brand.ts");
  expect(brandFile).toContain(marked);
  const { classNamed, risky } = JSON.parse(readRoot("content/benchmark.json")).sets.real;
  expect(brandFile).toContain(
    `(“How good is it?”), and ${Math.round(100 * engine.falseAlarmTickets.share)}% of the others. In ${Math.round((100 * classNamed) / risky)}% of the first kind it named a weakness that they expected.`,
  );
});
