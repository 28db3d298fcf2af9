import { expect, test } from "vitest";
import { readLabels, readReview } from "../../analyst/bench/real.ts";
import { consensusOf } from "../../analyst/bench/reviews.ts";
import { engineHash } from "../../tools/engine-hash.ts";
import { readRoot } from "../rules/repository-files.ts";
import { wilson } from "../support/wilson.ts";
import { isThere } from "./article-code.ts";

interface Count {
  tickets: number;
  risky: number;
}
interface Performance extends Count {
  found: number;
  falseAlarms: number;
}
interface WordCount extends Count {
  inFirstLine: Count;
  belowFirstLine: Count & { shareByLength: number };
}

const file = "blog/what-real-tickets-taught-us.md";
const combiner = JSON.parse(readRoot("analyst/src/classify/combiner.json")) as { thresholds: { testable: number } };
const article = isThere(file) ? readRoot(`content/${file}`) : "";
const counted = JSON.parse(readRoot("content/real-tickets.json")) as {
  engine: string;
  all: Count & { projects: number };
  byKind: Record<string, Count>;
  words: Record<string, WordCount>;
  securityWords: Count;
  classes: Record<string, number>;
  kept: {
    all: Performance;
    intervalsByProject: Record<"riskyFound" | "falseAlarms" | "alarmsRight", [from: number, to: number]>;
    securityWords: Performance;
    gainOverSearch: Record<string, [gain: number, from: number, to: number]>;
    overTitle: Performance;
    byLength: Record<string, Performance>;
    claims: Record<string, { found: number; above: number; below: number }>;
  };
};
interface ClassCount {
  id: string;
  name: string;
  expected: number;
  found: number;
  reported: number;
  fitting: number;
}

const benchmark = JSON.parse(readRoot("content/benchmark.json")) as {
  beside: Record<"both" | "reviewer" | "engine" | "neither", Count>;
  classes: ClassCount[];
  sets: {
    real: {
      sources: number;
      rows: Record<string, Record<string, { share: number; part: number; whole: number } | null>>;
    };
  };
};

/** How many of the found changes go silent with these words above or below them. */
const silencedBy = (words: string) => {
  const { found, above, below } = counted.kept.claims[words] ?? { found: 0, above: 0, below: 0 };
  return { above: found - above, below: found - below };
};
const silenced = silencedBy("docs: fix typos");
const otherTitles = ["chore: update dependencies", "test: add missing cases"].map(silencedBy);
const otherClaims = ["This touches nothing that users can see.", "Pen-tested last week, nothing found."].map(
  silencedBy,
);

const number = (value: number) => value.toLocaleString("en-GB");
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)}%`;
const shareRow = (name: string, { tickets, risky }: Count) =>
  `| ${name} | ${number(tickets)} | ${number(risky)} | ${percent(risky, tickets)} |`;
const readerRow = ({ tickets, risky, found, falseAlarms }: Performance) =>
  [
    percent(found, risky),
    percent(falseAlarms, tickets - risky),
    percent(found, found + falseAlarms),
    percent(found + tickets - risky - falseAlarms, tickets),
  ].join(" | ");
const kinds: Readonly<Record<string, string>> = {
  commit: "commit messages",
  issue: "issues",
  changelog: "changelog entries",
  pr: "pull requests",
  story: "user stories",
};

const dullWords = ["clean up", "revert", "refactor", "typo"];
/** The classes as the article calls them, shorter than the catalogue does. */
const shortNames: Readonly<Record<string, string>> = {
  "function-access": "Function-level authorisation",
  "data-exposure": "Data exposure",
  "object-access": "Access to others' objects (IDOR/BOLA)",
  authentication: "Authentication",
  "input-validation": "Input validation, mass assignment",
  misconfiguration: "Security misconfiguration",
  "business-logic": "Business-logic abuse",
  xss: "Cross-site scripting",
  cryptography: "Weak cryptography",
  privacy: "Privacy controls for personal data",
  "supply-chain": "Untrusted components and build steps",
  "race-condition": "Races and double spends",
  "memory-safety": "Memory safety in native code",
  "brute-force": "Missing limits on guessing",
  audit: "Audit trails",
};
const gains = ["riskyFound", "falseAlarms", "alarmsRight", "verdict"].flatMap((figure) => {
  const gain = counted.kept.gainOverSearch[figure];
  return gain === undefined ? [] : [gain];
});
/** The keyword matcher of the accuracy page, on the same changes. */
const matcher: Performance = {
  ...counted.kept.all,
  found: benchmark.sets.real.rows.matcher?.riskyFound?.part ?? 0,
  falseAlarms: benchmark.sets.real.rows.matcher?.falseAlarmTickets?.part ?? 0,
};
const points = (share: number) => `${share < 0 ? "−" : "+"}${Math.abs(100 * share).toFixed(1)}`;

test("the counts behind the article on real changes are those of the judgements, and of this engine", () => {
  const labels = readLabels("labels.jsonl").map(({ id, repo, reviews }) => ({
    repo,
    ...consensusOf(reviews.map((stored) => readReview(id, stored))),
  }));
  const { tickets, risky, projects } = counted.all;
  expect(tickets).toBe(labels.length);
  expect(risky).toBe(labels.filter(({ testable }) => testable).length);
  expect(projects).toBe(new Set(labels.map(({ repo }) => repo)).size);
  const classes = Map.groupBy(
    labels.flatMap(({ expected }) => expected),
    (name) => name,
  );
  expect(counted.classes).toEqual(Object.fromEntries([...classes].map(([name, some]) => [name, some.length])));
  expect(counted.engine, "The engine changed: run `node tools/real-tickets.ts --real FOLDER`.").toBe(engineHash());
});

test.each([
  ...Object.entries(counted.byKind).map(([kind, count]) => shareRow(kinds[kind] ?? kind, count)),
  ...Object.entries(counted.words)
    .filter(([word]) => !dullWords.includes(word))
    .map(([word, count]) => shareRow(word, count)),
  ...Object.entries(counted.kept.claims).map(([claim, { above, below }]) => `| ${claim} | ${above} | ${below} |`),
  ...benchmark.classes
    .filter(({ expected, found }) => expected >= 20 || (expected > 0 && found === 0))
    .map(({ id, name, expected, found }) => `| ${shortNames[id] ?? name} | ${expected} | ${found} |`),
  `| engine minus search, in points | ${gains.map(([gain]) => points(gain)).join(" | ")} |`,
  `| its 95% interval | ${gains.map(([, from, to]) => `${points(from)} to ${points(to)}`).join(" | ")} |`,
  `| this engine | ${["riskyFound", "falseAlarmTickets", "alarmsRight", "verdict"]
    .map((figure) => percent(benchmark.sets.real.rows.engine?.[figure]?.share ?? 0, 1))
    .join(" | ")} |`,
  `| the keyword rules of [how good is it](/how-good-is-it) | ${readerRow(matcher)} |`,
  `| a search for the words of the last section | ${readerRow(counted.kept.securityWords)} |`,
  `| this engine | ${readerRow(counted.kept.all)} |`,
])("the article prints %s", (row) => {
  if (article === "") return;
  expect(article).toContain(`\n${row}\n`);
});

test.runIf(article)("the sentences of the article hold the same counts", () => {
  const { all, securityWords, kept, words } = counted;
  const decision = readRoot("docs/decisions/019-a-text-is-believed-over-its-title.md");
  const [, silent] = /put above them silenced (\d+) of 100/.exec(decision) ?? [];
  const [, small] = /"Just a small cleanup\." (\d+)/.exec(decision) ?? [];
  const dull = dullWords.flatMap((word) => words[word] ?? []);
  const byLength = dull.map(({ belowFirstLine }) => belowFirstLine.shareByLength);
  const placeRow = (word: string) => {
    const places = [words[word], words[word]?.inFirstLine, words[word]?.belowFirstLine];
    return `| ${word} | ${places.map((place) => `${place?.risky} of ${place?.tickets}`).join(" | ")} |`;
  };
  const together = (places: readonly Count[]) =>
    percent(
      places.reduce((sum, { risky }) => sum + risky, 0),
      places.reduce((sum, { tickets }) => sum + tickets, 0),
    );
  const range = (shares: readonly number[]) =>
    `${percent(Math.min(...shares), 1)} to ${percent(Math.max(...shares), 1)}`;
  const harmless = kept.all.tickets - kept.all.risky;
  const [unalarmed, overlooked] = [
    kept.all.tickets - kept.all.found - kept.all.falseAlarms,
    kept.all.risky - kept.all.found,
  ];
  const keptProjects = benchmark.sets.real.sources;
  const engineAlone = benchmark.sets.real.rows.engine ?? {};
  const [foundBefore, alarmsBefore] = [
    kept.all.found - kept.overTitle.found,
    kept.all.falseAlarms - kept.overTitle.falseAlarms,
  ];
  expect(otherTitles.map(({ above }) => above)).toEqual(otherTitles.map(() => silenced.above));
  const [silence, judge] = ["silence", "reviewer"].map((row) => benchmark.sets.real.rows[row] ?? {});
  const shareOf = (row: typeof silence, figure: string) => percent(row?.[figure]?.share ?? 0, 1);
  const { riskyFound, falseAlarms, alarmsRight } = kept.intervalsByProject;
  const between = ([from, to]: readonly [number, number]) => `(${percent(from, 1)} to ${percent(to, 1)})`;
  const counts = (part = 0, whole = 1) => `${number(part)} of ${number(whole)} | ${percent(part, whole)}`;
  const figureRow = (name: string, figure?: { part: number; whole: number } | null) =>
    `| ${name} | ${counts(figure?.part, figure?.whole)} |`;
  expect(benchmark.classes.filter(({ expected, found }) => expected > 0 && found === 0)).toHaveLength(6);
  const alarms = kept.all.found + kept.all.falseAlarms;
  const [, findings = 0, signed, edited, refused] =
    /round 4, real tickets \| (\d+) (?:\| \.\d+ ){6}\| \.(\d+) \| \.(\d+) \| \.(\d+)/
      .exec(readRoot("docs/decisions/016-situations-instead-of-templates.md"))
      ?.map(Number) ?? [];
  const ofHundred = (share = 0) => Math.round((2 * findings * share) / 100);
  expect(ofHundred(signed)).toBe(1);
  expect(Math.round(100 * (counted.kept.gainOverSearch.riskyFound?.[0] ?? 0)), "three points").toBe(3);
  const alarmShares = Object.values(kept.byLength).map((some) => some.falseAlarms / (some.tickets - some.risky));
  const lengths = (length: string) => `${kept.byLength[length]?.found} of ${kept.byLength[length]?.risky}`;
  const shares = Object.values(kept.byLength).map(({ found, risky }) => found / risky);
  expect(shares, "longer texts better").toEqual([...shares].sort());
  const moreAlarms = (matcher.falseAlarms - kept.all.falseAlarms) / (matcher.found - kept.all.found);
  expect([Math.floor(moreAlarms), Math.ceil(moreAlarms)], "five or six more false alarms").toEqual([5, 6]);
  expect(article).toContain("Against the engine, each further risk costs five or six false alarms:");
  for (const figure of [
    `Today it gets ${shareOf(engineAlone, "verdict")} of that rest right; "nothing to test" gets ${shareOf(silence, "verdict")}`,
    `with 10 to 29 words it found ${lengths("10 to 29")}, of those with 80 to 199 words ${lengths("80 to 199")}`,
    `at each of ${{ 5: "five" }[alarmShares.length]} lengths, ${range(alarmShares)} of the other changes get a false alarm`,
    `but raise ${matcher.falseAlarms} false alarms`,
    `${number(all.risky)} of the ${number(all.tickets)}, ${((100 * all.risky) / all.tickets).toFixed(1)}%`,
    `${number(securityWords.tickets)} contain one, and ${percent(securityWords.risky, securityWords.tickets)}`,
    `${number(all.risky - securityWords.risky)} contain none of these words. Whoever searches for them overlooks ${percent(all.risky - securityWords.risky, all.risky)} of the risky changes`,
    `| Of the changes it did not mark, those that are risky | ${counts(overlooked, unalarmed)} |`,
    `verdicts of the other ${all.projects - keptProjects} projects, from`,
    `from unjudged texts of all ${all.projects} projects, without these ${number(kept.all.tickets)}`,
    `other texts of the ${keptProjects} projects`,
    `Here "always nothing" gets ${shareOf(silence, "verdict")} right, a search for a few words ${readerRow(kept.securityWords).split(" | ").at(-1)}, and the engine ${shareOf(engineAlone, "verdict")}`,
    `set aside ${keptProjects} projects with ${number(kept.all.tickets)} changes`,
    `saw something to test in ${kept.all.risky} of them`,
    `| Of the risky changes, those it marked | ${counts(kept.all.found, kept.all.risky)} ${between(riskyFound)} |`,
    `| Of the other changes, those it marked | ${counts(kept.all.falseAlarms, harmless)} ${between(falseAlarms)} |`,
    `| Of the changes it marked, those that are risky | ${counts(kept.all.found, alarms)} ${between(alarmsRight)} |`,
    figureRow("Of its findings, those whose kind of weakness fits", engineAlone.findingPrecision),
    figureRow("Of the weaknesses expected, those it named", engineAlone.findingRecall),
    figureRow("Of the changes it asked about, those too vague to judge", engineAlone.questionsRight),
    `each of ${findings} findings on other real tickets`,
    `Of these ${2 * findings} judgements, one accepted the finding as it stood, ${ofHundred(edited)} wanted an edit first, and ${ofHundred(refused)} refused it`,
    `fewer false alarms, ${kept.all.falseAlarms} instead of ${kept.securityWords.falseAlarms}`,
    `the second judge marked ${shareOf(judge, "riskyFound")} of what the first had found risky and ${shareOf(judge, "falseAlarmTickets")} of the rest`,
    `the ${Object.values(kept.claims)[0]?.found} risky changes that the engine finds`,
    `silence the same ${silenced.above} of the ${kept.all.found}`,
    `one hides ${otherClaims[0]?.above} changes and the other ${otherClaims[1]?.above}.`,
    `Of those set aside, ${((100 * kept.all.risky) / kept.all.tickets).toFixed(1)}% have`,
    ...dullWords.map(placeRow),
    `| all four (some changes twice) | ${together(dull)} | ${together(dull.map(({ inFirstLine }) => inFirstLine))} | ${together(dull.map(({ belowFirstLine }) => belowFirstLine))} |`,
    `of all texts of their length, ${range(byLength)} have something to test`,
    `${number(readLabels("further-labels.jsonl").length)} more changes judged once`,
    `silenced ${silent}% of the ${foundBefore} that were then found, and "Just a small cleanup" ${small}%`,
    `would find ${percent(foundBefore, kept.all.risky)} instead of ${percent(kept.all.found, kept.all.risky)}, with ${((100 * alarmsBefore) / harmless).toFixed(1)}% false alarms instead of ${((100 * kept.all.falseAlarms) / harmless).toFixed(1)}%`,
  ])
    expect(article).toContain(figure);
});

const engineArticle = "blog/intelligence-engine.md";
test.runIf(isThere(engineArticle))(
  "the engine's own article says how many it finds, and how many a title hides",
  () => {
    const { all } = counted.kept;
    const own = readRoot(`content/${engineArticle}`);
    const [, findings = 0, signed, edited, refused] =
      /round 4, real tickets \| (\d+) (?:\| \.\d+ ){6}\| \.(\d+) \| \.(\d+) \| \.(\d+)/
        .exec(readRoot("docs/decisions/016-situations-instead-of-templates.md"))
        ?.map(Number) ?? [];
    const { engine = {}, matcher = {} } = benchmark.sets.real.rows;
    const questions = engine.questionsRight;
    const search = counted.kept.securityWords;
    const unmarked = all.tickets - all.found - all.falseAlarms;
    expect(signed).toBe(1);
    expect(Math.round((10 * all.found) / (all.found + all.falseAlarms)), "seven in ten").toBe(7);
    expect(Math.round(unmarked / (all.risky - all.found)), "one in eight").toBe(8);
    const readers = [
      all,
      { ...all, found: matcher.riskyFound?.part ?? 0, falseAlarms: matcher.falseAlarmTickets?.part ?? 0 },
      search,
    ];
    const compared = (name: string, share: (one: Performance) => string) =>
      `| ${name} | ${readers.map(share).join(" | ")} |`;
    const named = (name: string, figure: string) =>
      `| ${name} | ${[engine, matcher].map((row) => percent(row[figure]?.share ?? 0, 1)).join(" | ")} | – |`;
    for (const figure of [
      `[${silenced.above} of ${all.found}]`,
      `read ${number(all.tickets)} changes of public projects`,
      `saw something to test in ${all.risky} of them`,
      compared("Changes marked", ({ found, falseAlarms }) => number(found + falseAlarms)),
      compared("Risky changes that it marked", ({ found, risky }) => percent(found, risky)),
      compared("Other changes that it marked", ({ falseAlarms, tickets, risky }) =>
        percent(falseAlarms, tickets - risky),
      ),
      compared("Marked changes that are risky", ({ found, falseAlarms }) => percent(found, found + falseAlarms)),
      compared("Unmarked changes that are risky", ({ found, falseAlarms, risky, tickets }) =>
        percent(risky - found, tickets - found - falseAlarms),
      ),
      named("Weaknesses named by two judges that it named too", "findingRecall"),
      named("Findings that named a weakness that fits", "findingPrecision"),
      `few false alarms: ${all.falseAlarms}, where the search raises ${search.falseAlarms} and the rules ${matcher.falseAlarmTickets?.part}`,
      `of the ${questions?.whole} real changes about which it asked, only ${questions?.part} were too vague`,
      `read ${findings} findings on other real tickets, two to each`,
      `Of these ${2 * findings} judgements ${signed}% accepted the finding as it stood, ${edited}% wanted an edit first, and ${refused}% refused it`,
      `reaches ${combiner.thresholds.testable}, a threshold`,
    ])
      expect(own).toContain(figure);
  },
);

const strategy = "blog/security-testing-strategy.md";
test.runIf(isThere(strategy))("the strategy says how much the engine finds by itself", () => {
  const { risky, found } = counted.kept.all;
  const plan = readRoot(`content/${strategy}`);
  expect(plan).toContain(
    `In the part of these changes that was set aside, its engine alone marked [${percent(found, risky)}](/how-good-is-it) of those that the models picked`,
  );
  const share = counted.all.risky / counted.all.tickets;
  expect(plan).toContain(
    `In [${(100 * share).toFixed(1)}%](/blog/what-real-tickets-taught-us) of ${number(counted.all.tickets)} public changes`,
  );
});

const committees = "blog/security-committees-and-grc-leaders.md";
test.runIf(isThere(committees))("the manual for committees says what share the engine alone passes over", () => {
  const { tickets, risky, found, falseAlarms } = counted.kept.all;
  const share = percent(risky - found, tickets - found - falseAlarms);
  expect(readRoot(`content/${committees}`)).toContain(`saw something to test in [${share}](/how-good-is-it)`);
});

const flaws = "blog/top-5-business-logic-flaws.md";
test.runIf(isThere(flaws))("the article on business logic says how many of such risks the engine finds", () => {
  const one = (id: string) => benchmark.classes.find((some) => some.id === id);
  const [logic, races] = [one("business-logic"), one("race-condition")];
  expect(races).toMatchObject({ found: 0, expected: 8 });
  expect(readRoot(`content/${flaws}`)).toContain(
    `it found [${logic?.found} of ${logic?.expected}](/blog/what-real-tickets-taught-us); of eight races, none`,
  );
});

test.runIf(isThere("blog/llm-assisted-security-testing.md"))(
  "the article on language models prints the counts of the accuracy page",
  () => {
    const other = readRoot("content/blog/llm-assisted-security-testing.md");
    const { both, reviewer: judgeAlone, engine: engineAlone, neither } = benchmark.beside;
    for (const [name, { tickets, risky }] of [
      ["Both", both],
      ["Only the second judge", judgeAlone],
      ["Only the engine", engineAlone],
      ["Neither", neither],
    ] as const)
      expect(other).toContain(`| ${name} | ${number(tickets)} | ${risky} (${percent(risky, tickets)}) |`);
    const byJudge = both.risky + judgeAlone.risky;
    const risky = byJudge + engineAlone.risky + neither.risky;
    expect(other).toContain(
      `The second judge alone found ${byJudge} of ${risky}, and with the engine ${byJudge + engineAlone.risky}. For those ${engineAlone.risky === 9 ? "nine" : engineAlone.risky} more, a person would have had to look at ${engineAlone.tickets} changes.`,
    );
    for (const article of ["what-real-tickets-taught-us", "intelligence-engine"].filter((one) =>
      isThere(`blog/${one}.md`),
    ))
      expect(readRoot(`content/blog/${article}.md`)).toContain(`found ${byJudge + engineAlone.risky} of ${risky}.`);
    const all = counted.kept.all.tickets;
    const marked = both.tickets + judgeAlone.tickets;
    const same = (all - (marked - byJudge) - (risky - byJudge)) / all;
    const byChance = (risky * marked + (all - risky) * (all - marked)) / all ** 2;
    expect(other).toContain(
      `Cohen's kappa, corrected for chance, is ${((same - byChance) / (1 - byChance)).toFixed(2)}.`,
    );
    const agrees = 0.8 ** 2 + 0.2 ** 2;
    const majority = 0.8 ** 3 + 3 * 0.8 ** 2 * 0.2;
    const lost = 0.2 ** 3 + 3 * 0.2 ** 2 * 0.8;
    for (const figure of [
      `40 found of 50 leaves ${wilson(40, 50).join(" to ")}`,
      `| Reports the first flaw | 80% | ${(100 * majority).toFixed(1)}% |`,
      `| 0.8² + 0.2² = ${percent(agrees, 1)} | ${majority.toFixed(3)}² + ${(1 - majority).toFixed(3)}² = ${percent(majority ** 2 + (1 - majority) ** 2, 1)} |`,
      `| Reports the second flaw | 20% | ${(100 * lost).toFixed(1)}% |`,
      `keep what any run reports (${percent(1 - 0.2 ** 3, 1)} and ${percent(1 - 0.8 ** 3, 1)})`,
    ])
      expect(other).toContain(figure);
    const share = (figure: string) => benchmark.sets.real.rows.engine?.[figure]?.share ?? 0;
    const reviewer = (figure: string) => percent(benchmark.sets.real.rows.reviewer?.[figure]?.share ?? 0, 1);
    const judged = (figure: string) => {
      const { part, whole } = benchmark.sets.real.rows.reviewer?.[figure] ?? { part: 0, whole: 0 };
      return `${number(part)} of the ${number(whole)}`;
    };
    const [spoken, wrong] = [share("riskyFound"), share("falseAlarmTickets")];
    const penTested = silencedBy("Pen-tested last week, nothing found.");
    const alarms = (risky: number) => [spoken * risky, wrong * (1000 - risky)] as const;
    const mix = (risky: number) => {
      const [right, amiss] = alarms(risky);
      return `| ${right.toFixed(1)} | ${amiss.toFixed(1)} | ${percent(right, right + amiss)} |`;
    };
    for (const figure of [
      `${number(counted.kept.all.tickets)} public changes of`,
      Object.keys(counted.kept.claims).length === 10 ? "all ten sentences" : "as many sentences",
      `marked ${judged("riskyFound")} that the first had found risky (${reviewer("riskyFound")}), and ${judged("falseAlarmTickets").replace("of the", "of the other")} (${reviewer("falseAlarmTickets")})`,
      `alarms on ${counted.kept.all.found} of them (${(100 * spoken).toFixed(1)}%) and on ${counted.kept.all.falseAlarms} of the ${number(counted.kept.all.tickets - counted.kept.all.risky)} others (${(100 * wrong).toFixed(1)}%)`,
      `| ${((1000 * counted.kept.all.risky) / counted.kept.all.tickets).toFixed(0)} are risky, as here ${mix((1000 * counted.kept.all.risky) / counted.kept.all.tickets)}`,
      `| 50 are risky ${mix(50)}`,
      `By this final verdict ${counted.kept.all.risky} changes are risky. The engine`,
      `each of the ${counted.kept.all.found} risky changes that it finds: it missed ${percent(silenced.above, counted.kept.all.found)} of them`,
      `With "Pen-tested last week, nothing found." it missed ${percent(penTested.above, counted.kept.all.found)}`,
    ])
      expect(other).toContain(figure);
  },
);
