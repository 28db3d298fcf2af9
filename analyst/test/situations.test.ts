import { describe, expect, test } from "vitest";
import { classTable } from "../bench/corpus.ts";
import { readFacts } from "../src/facts/facts.ts";
import { readTicket } from "../src/parse/ticket.ts";
import { chapters } from "../src/weaknesses/asvs.ts";
import { classes, type WeaknessClass } from "../src/weaknesses/classes.ts";
import { writeFinding } from "../src/write/finding.ts";
import { findMatches } from "../src/write/phrases.ts";
import type { Situation, Wording } from "../src/write/situation.ts";
import { situations } from "../src/write/situations/index.ts";
import { slotNames, slotsIn } from "../src/write/slots.ts";

/** What is told of a ticket when its class is decided, whatever sentence it was decided by. */
function tell(name: WeaknessClass, text: string) {
  const facts = readFacts(readTicket(text));
  const spans = facts.ticket.sentences.map(({ start, end }, at) => ({ at, start, end }));
  return writeFinding({ class: name, spans, confidence: 0.8 }, facts.ticket, findMatches(facts));
}

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

  test("ends with a situation that fits always and can always be told", () => {
    expect(all.filter(({ when }) => when === undefined)).toEqual([all.at(-1)]);
    const told = tell(name, "It is going to be quite different from what it was.");
    expect(told?.situation).toBe(all.at(-1)?.id);
    expect(chapters).toHaveProperty(told?.finding.asvs?.chapter ?? "", told?.finding.asvs?.name);
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

  test("has blanks that a pattern takes down or any ticket may fill", () => {
    for (const situation of all) {
      const taken = [...(situation.when?.join(" ") ?? "").matchAll(/\[(\w+):/g)].map(([, blank = ""]) => blank);
      for (const [, text] of wordingsOf(situation))
        for (const blank of slotsIn(text))
          expect([...slotNames, ...taken], `${situation.id}: ${text}`).toContain(blank);
    }
  });

  if (special.length > 0) {
    test.each(special)(
      "$id is raised by its ticket and not by the other",
      ({ id, example = "", counterexample = "" }) => {
        expect(tell(name, example)?.situation).toBe(id);
        expect(counterexample.length).toBeGreaterThan(20);
        expect(tell(name, counterexample)?.situation).not.toBe(id);
      },
    );

    // Read a change as a hostile tester would, then accept it with -u.
    test("is told word for word so", async () => {
      const told = special.map(({ id, example = "" }) => `# ${id}\n\n${example}\n\n${printed(name, example)}`);
      await expect(`${told.join("\n\n")}\n`).toMatchFileSnapshot(`situations/${name}.expected.md`);
    });
  }
});

function printed(name: WeaknessClass, text: string): string {
  const finding = tell(name, text)?.finding;
  if (!finding) return "nothing";
  const { description, severity, evidence, microTest } = finding;
  return [
    `## ${finding.name} (${severity}, ${finding.cwe})`,
    description,
    ...evidence.map(({ start, end }) => `> ${text.slice(start, end)}`),
    `Test: ${microTest.title} (${microTest.minutes} minutes, ${microTest.kind})`,
    `Set-up: ${microTest.setUp}`,
    ...microTest.steps.map((step) => `- ${step}`),
    `Fails if ${microTest.failsIf}`,
  ].join("\n");
}
