import { type Vulnerability, weaknessOf } from "@latchwork/contract/preview";
import { describe, expect, test } from "vitest";
import { classTable } from "../bench/corpus.ts";
import { conceptPatterns } from "../src/facts/concepts.ts";
import { readFacts } from "../src/facts/facts.ts";
import { readTicket } from "../src/parse/ticket.ts";
import { chapterOf, chapters } from "../src/weaknesses/asvs.ts";
import { classes, type WeaknessClass } from "../src/weaknesses/classes.ts";
import { findCandidates } from "../src/write/candidates.ts";
import { writeFinding } from "../src/write/finding.ts";
import { findMatches } from "../src/write/phrases.ts";
import type { Situation, Wording } from "../src/write/situation.ts";
import { situations } from "../src/write/situations/index.ts";
import { slotNames, slotsIn } from "../src/write/slots.ts";

/** The finding of a class on a ticket, whatever sentence the class is attributed to. */
function write(name: WeaknessClass, input: string) {
  const facts = readFacts(readTicket(input));
  const spans = facts.ticket.sentences.map(({ start, end }, at) => ({ at, start, end }));
  return writeFinding({ class: name, spans, confidence: 0.8 }, facts.ticket, findMatches(facts));
}

function candidateIds(name: WeaknessClass, input: string): string[] {
  const facts = readFacts(readTicket(input));
  return findCandidates(situations[name], facts.ticket, findMatches(facts)).map(({ situation }) => situation.id);
}

/** Fits no situation but the general one of each class. */
const UNSPECIFIC = "It is going to be quite different from what it was.";

const alternatives = (wording: Wording): readonly string[] => [wording].flat();

/** All wordings of a situation, by the part they are. */
function wordingsOf({ name, consequence, rationale, control, test: micro }: Situation): [string, string][] {
  const parts: [string, readonly Wording[]][] = [
    ["name", [name]],
    ["so", control ? [consequence, control.consequence] : [consequence]],
    ["because", [rationale]],
    ["title", [micro.title]],
    ["setUp", [micro.setUp]],
    ["step", micro.steps],
    ["failsIf", [micro.failsIf]],
  ];
  return parts.flatMap(([part, wordings]) =>
    wordings.flatMap(alternatives).map((text): [string, string] => [part, text]),
  );
}

const MAX_LENGTH: Readonly<Record<string, number>> = {
  name: 100,
  so: 330,
  because: 130,
  title: 100,
  setUp: 260,
  step: 260,
  failsIf: 200,
};
const SENTENCES = new Set(["so", "setUp", "step"]);
const OF_LAST_RESORT =
  /\b(?:the (?:record|action|thing|feature|functionality|resource) |somebody|something could|an attacker|malicious actor)/i;

test("every id is one situation's", () => {
  const ids = Object.values(situations).flatMap((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
});

describe.each(classes)("%s", (name) => {
  const all = situations[name];
  const special = all.filter(({ when }) => when !== undefined);

  test("names only weaknesses of its own class", () => {
    for (const { cwe } of all) expect(classTable.get(cwe)).toContain(name);
  });

  test("ends with a situation that always fits and can always be written", () => {
    expect(all.filter(({ when }) => when === undefined)).toEqual([all.at(-1)]);
    const written = write(name, UNSPECIFIC);
    expect(written?.situation).toBe(all.at(-1)?.id);
    expect(chapters).toHaveProperty(written?.finding.asvs?.chapter ?? "", written?.finding.asvs?.name);
  });

  test("is worded by the rules of wording", () => {
    for (const situation of all) {
      expect(situation.test.steps.length, `${situation.id}: steps`).toBeGreaterThanOrEqual(2);
      expect(situation.test.steps.length, `${situation.id}: steps`).toBeLessThanOrEqual(5);
      for (const [part, text] of wordingsOf(situation)) {
        const label = `${situation.id}: ${part}: ${text}`;
        expect(text.length, label).toBeLessThanOrEqual(MAX_LENGTH[part] ?? 0);
        expect(/[.?]$/.test(text), `${label} ends with a stop`).toBe(SENTENCES.has(part));
        expect(text.match(/\bor\b/g)?.length ?? 0, `${label}: "or" chain`).toBeLessThanOrEqual(part === "name" ? 0 : 1);
        expect(text, label).not.toMatch(OF_LAST_RESORT);
        expect(text, label).not.toMatch(/\{quote\}| {2}|\b(\w+) \1\b/);
        if (part === "failsIf" || part === "because") expect(text, label).toMatch(/^[a-z{\d]/);
      }
    }
  });

  test("has slots that a pattern captures or any ticket may fill", () => {
    for (const situation of all) {
      const captured = [...(situation.when?.join(" ") ?? "").matchAll(/\[(\w+):/g)].map(([, slot = ""]) => slot);
      for (const [, text] of wordingsOf(situation))
        for (const slot of slotsIn(text))
          expect([...slotNames, ...captured], `${situation.id}: ${text}`).toContain(slot);
    }
  });

  if (special.length > 0) {
    const findings = new Map(special.map(({ id, example = "" }) => [id, write(name, example)]));

    test.each(special)("$id fits its example and not its counterexample", ({ id, counterexample = "" }) => {
      expect(findings.get(id)?.situation).toBe(id);
      expect(counterexample.length).toBeGreaterThan(20);
      expect(write(name, counterexample)?.situation).not.toBe(id);
    });

    test("is ruled out by what its situations say rules them out", () => {
      const ignored = special.flatMap(({ id, example = "", unless = [] }) =>
        unless
          .map((pattern) => `${example}\n\nIt has ${sentenceOf(pattern)}`)
          .filter((input) => write(name, input)?.situation === id),
      );
      expect(ignored).toEqual([]);
    });

    test("is not ruled out by what is said far from it", () => {
      const far = "It is blue now. ".repeat(8);
      const ruledOut = special.flatMap(({ id, example = "", unless: [pattern] = [] }) => {
        const input = `${example}\n\n${far}It has ${sentenceOf(pattern ?? "")}`;
        return pattern === undefined || candidateIds(name, input).includes(id) ? [] : [input];
      });
      expect(ruledOut).toEqual([]);
    });

    // Read a change as a hostile tester would, then accept it with -u.
    test("is worded so", async () => {
      const written = special.map(
        ({ id, example = "" }) => `# ${id}\n\n${example}\n\n${printed(findings.get(id)?.finding, example)}`,
      );
      await expect(`${written.join("\n\n")}\n`).toMatchFileSnapshot(`situations/${name}.expected.md`);
    });
  }
});

/** Without a precise word in the ticket; and the chapters of the ASVS, which stand in no example. */
test("general situations and chapters are so", async () => {
  const general = classes.map((name) => `# ${name}\n\n${printed(write(name, UNSPECIFIC)?.finding, UNSPECIFIC)}`);
  const chaptersOf = classes.map((name) => {
    const others = situations[name].flatMap(({ id, asvs }) => (asvs ? [`${id} ${asvs}`] : []));
    return `- ${[`${name} ${chapterOf[name]}`, ...others].join(", ")}`;
  });
  const written = `${general.join("\n\n")}\n\n# Chapters\n\n${chaptersOf.join("\n")}\n`;
  await expect(written).toMatchFileSnapshot("situations/general.expected.md");
});

/** A sentence that a pattern matches, of the first choice for each of its elements. */
function sentenceOf(pattern: string): string {
  const phrases = pattern.split(/ &&? /).map((phrase) =>
    phrase.split(" ").flatMap((part) => {
      if (/^\.+$/.test(part) || part.endsWith("?")) return [];
      const [choice = ""] = part.replace(/^\[\w+:(.+)\]$/, "$1").split("|");
      if (choice === "~" || choice === "#" || choice === ">")
        return [{ "~": "thing", "#": "5", ">": "go there" }[choice]];
      const concept = /^<(.+?)>?$/.exec(choice)?.[1];
      if (concept === undefined) return [choice.replaceAll("_", " ")];
      return [SHAPES[concept] ?? sentenceOf(conceptPatterns[concept]?.split(",")[0]?.trim() ?? "")];
    }),
  );
  return phrases.map((words) => words.join(" ")).join(pattern.includes("&&") ? ". " : ", ");
}

/** A span of each shape that an `unless` names. */
const SHAPES: Readonly<Record<string, string>> = {
  endpoint: "GET /orders",
  "keyed-endpoint": "GET /orders/{id}",
  "writing-endpoint": "POST /orders",
  "return-parameter": "return_url",
  "url-parameter": "image_url",
  "version-bump": "1.2.3 -> 1.2.4",
};

function printed(finding: Vulnerability | undefined, input: string): string {
  if (!finding) return "nothing";
  const { description, severity, evidence, microTest } = finding;
  return [
    `## ${finding.name} (${severity}, ${weaknessOf(finding)})`,
    description,
    ...evidence.map(({ start, end }) => `> ${input.slice(start, end)}`),
    `Test: ${microTest.title} (${microTest.minutes} minutes, ${microTest.kind})`,
    `Set-up: ${microTest.setUp}`,
    ...microTest.steps.map((step) => `- ${step}`),
    `Fails if ${microTest.failsIf}`,
  ].join("\n");
}
