import { expect, test } from "vitest";
import { readLabels, readReview } from "../../analyst/bench/real.ts";
import { consensusOf } from "../../analyst/bench/reviews.ts";
import { engineHash } from "../../tools/engine-hash.ts";
import { readRoot } from "../rules/repository-files.ts";
import { isThere } from "./article-code.ts";

interface Count {
  tickets: number;
  risky: number;
}
interface Performance extends Count {
  found: number;
  falseAlarms: number;
}

const file = "blog/what-real-tickets-taught-us.md";
const article = isThere(file) ? readRoot(`content/${file}`) : "";
const counted = JSON.parse(readRoot("content/real-tickets.json")) as {
  engine: string;
  all: Count & { projects: number };
  byKind: Record<string, Count>;
  words: Record<string, Count>;
  securityWords: Count;
  classes: Record<string, number>;
  kept: {
    all: Performance;
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
  classes: ClassCount[];
  sets: { real: { rows: Record<string, Record<string, { share: number } | null>> } };
};

/** How many of the found changes go silent with a false title above or below them. */
const falseTitle = counted.kept.claims["docs: fix typos"] ?? { found: 0, above: 0, below: 0 };
const silenced = { above: falseTitle.found - falseTitle.above, below: falseTitle.found - falseTitle.below };

const number = (value: number) => value.toLocaleString("en-GB");
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)}%`;
const shareRow = (name: string, { tickets, risky }: Count) =>
  `| ${name} | ${number(tickets)} | ${number(risky)} | ${percent(risky, tickets)} |`;
const kinds: Readonly<Record<string, string>> = {
  commit: "commit messages",
  issue: "issues",
  changelog: "changelog entries",
  pr: "pull requests",
  story: "user stories",
};

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
  ...Object.entries(counted.words).map(([word, count]) => shareRow(word, count)),
  ...Object.entries(counted.kept.byLength).map(
    ([length, { risky, found }]) => `| ${length} | ${risky} | ${found} | ${percent(found, risky)} |`,
  ),
  ...Object.entries(counted.kept.claims).map(([claim, { above, below }]) => `| ${claim} | ${above} | ${below} |`),
  ...benchmark.classes
    .filter(({ expected }) => expected >= 20)
    .map(({ name, expected, found }) => `| ${name} | ${expected} | ${found} |`),
  `| this engine | ${["riskyFound", "falseAlarmTickets", "alarmsRight", "verdict"]
    .map((figure) => percent(benchmark.sets.real.rows.engine?.[figure]?.share ?? 0, 1))
    .join(" | ")} |`,
])("the article prints %s", (row) => {
  if (article === "") return;
  expect(article).toContain(`\n${row}\n`);
});

test.runIf(article)("the sentences of the article hold the same counts", () => {
  const { all, securityWords, kept } = counted;
  for (const figure of [
    `${number(all.risky)} of the ${number(all.tickets)}, ${((100 * all.risky) / all.tickets).toFixed(1)}%`,
    `${number(securityWords.tickets)} contain one, and ${percent(securityWords.risky, securityWords.tickets)}`,
    `${number(all.risky - securityWords.risky)} contain none of these words`,
    `${kept.all.falseAlarms} false alarms among ${number(kept.all.tickets - kept.all.risky)}`,
    `the ${Object.values(kept.claims)[0]?.found} risky changes that it finds`,
    `these, ${benchmark.classes.reduce((sum, { found, expected }) => sum + (found === 0 ? expected : 0), 0)} questions together, it never found`,
    `${silenced.above} of the ${falseTitle.found} go silent with the title above them, and ${silenced.below} with it below`,
  ])
    expect(article).toContain(figure);
});

const engineArticle = "blog/intelligence-engine.md";
test.runIf(isThere(engineArticle))("the engine's own article says how many a false title hides", () => {
  const sentence = `${silenced.above} of ${falseTitle.found} risky changes`;
  expect(readRoot(`content/${engineArticle}`)).toContain(sentence);
});

const strategy = "blog/security-testing-strategy.md";
test.runIf(isThere(strategy))("the strategy says how much the engine finds by itself", () => {
  const { risky, found } = counted.kept.all;
  const plan = readRoot(`content/${strategy}`);
  expect(plan).toContain(`marked [${percent(found, risky)} of those]`);
  const share = counted.all.risky / counted.all.tickets;
  expect(plan).toContain(`Of public changes, [${(100 * share).toFixed(1)}%]`);
  expect(share / 2).toBeLessThan(0.096);
});

const flaws = "blog/top-5-business-logic-flaws.md";
test.runIf(isThere(flaws))("the article on business logic says how many of such risks the engine finds", () => {
  const one = (id: string) => benchmark.classes.find((some) => some.id === id);
  const [logic, races] = [one("business-logic"), one("race-condition")];
  expect(races).toMatchObject({ found: 0, expected: 8 });
  expect(readRoot(`content/${flaws}`)).toContain(
    `[${logic?.found} of ${logic?.expected}](/blog/what-real-tickets-taught-us) business-logic risks were found, and none of eight races`,
  );
});

test.runIf(isThere("blog/llm-assisted-security-testing.md"))(
  "the article on language models prints the counts of the accuracy page",
  () => {
    const other = readRoot("content/blog/llm-assisted-security-testing.md");
    const row = (name: string, some: readonly ClassCount[]) => {
      const sum = (key: "expected" | "found" | "reported" | "fitting") =>
        some.reduce((total, one) => total + one[key], 0);
      const [expected, found, reported, fitting] = [sum("expected"), sum("found"), sum("reported"), sum("fitting")];
      return `| ${name} | ${expected} | ${found} | ${reported} | ${fitting} | ${percent(found, expected)} | ${percent(fitting, reported)} |`;
    };
    const one = (id: string) => benchmark.classes.filter((some) => some.id === id);
    expect(other).toContain(row("Function-level authorisation", one("function-access")));
    expect(other).toContain(row("Authentication", one("authentication")));
    expect(other).toContain(row("SQL injection", one("sql-injection")));
    expect(other).toContain(row("All", benchmark.classes));
    const share = (figure: string) => benchmark.sets.real.rows.engine?.[figure]?.share ?? 0;
    const [spoken, wrong] = [share("riskyFound"), share("falseAlarmTickets")];
    const orders = Object.entries(counted.kept.claims).find(([claim]) => claim.startsWith("Ignore"))?.[1];
    const alarms = (risky: number) => [spoken * risky, wrong * (1000 - risky)] as const;
    const mix = (risky: number) => {
      const [right, amiss] = alarms(risky);
      return [`${right.toFixed(1)} right`, `${amiss.toFixed(1)} wrong`, percent(right, right + amiss)];
    };
    for (const figure of [
      `${number(counted.kept.all.tickets)} public changes of`,
      `speaks up on ${percent(spoken, 1)} of the risky changes and on ${(100 * wrong).toFixed(1)}%`,
      ...mix((1000 * counted.kept.all.risky) / counted.kept.all.tickets),
      ...mix(50),
      `each of the ${orders?.found} risky changes that our reader finds. It still found ${orders?.above}`,
      `${silenced.above} of the ${orders?.found} went silent`,
    ])
      expect(other).toContain(figure);
  },
);
