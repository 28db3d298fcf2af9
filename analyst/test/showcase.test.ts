import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { assess } from "../src/assess.ts";

const FOLDER = "analyst/test/showcase";

/** What a visitor reads. Confidence moves with each training and says nothing about wording. */
function read(text: string): string {
  const { vulnerabilities, questions, notes = [], testable, insufficient } = assess(text);
  const verdict = testable ? "Testable" : insufficient ? "Too little is said" : "No potential vulnerabilities";
  const findings = vulnerabilities.map(({ name, severity, cwe, asvs, description, evidence, microTest }) => [
    `## ${name}`,
    `${severity}, ${cwe}, ASVS ${asvs?.chapter}`,
    description,
    ...evidence.map(({ start, end }) => `> ${text.slice(start, end)}`),
    `Test: ${microTest.title} (${microTest.minutes} minutes, ${microTest.kind})`,
    `Set-up: ${microTest.setUp}`,
    ...microTest.steps.map((step) => `- ${step}`),
    `Fails if ${microTest.failsIf}.`,
  ]);
  return `${[[`# ${verdict}`], notes, questions, ...findings]
    .map((part) => part.join("\n"))
    .filter(Boolean)
    .join("\n\n")}\n`;
}

const own = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".txt"))
  .map((name) => ({ id: name.replace(/\.txt$/, ""), text: readFileSync(`${FOLDER}/${name}`, "utf8").trim() }));
const shown: Record<string, { ticket: string }> = parse(readFileSync("content/samples.yaml", "utf8"));
const samples = Object.entries(shown).map(([id, { ticket }]) => ({ id: `sample-${id}`, text: ticket }));

// A change of wording shows here word for word. Read it as a hostile tester would, then accept it with
// `npx vitest run --project node analyst/test/showcase.test.ts -u`.
describe("what visitors read", () => {
  test.each([...own, ...samples])("$id", async ({ id, text }) => {
    await expect(read(text)).toMatchFileSnapshot(`showcase/${id}.expected.md`);
  });
});

test("the home page shows what the engine makes of its ticket (else: node tools/hero-ticket.ts)", () => {
  const { text }: { text: string } = parse(readFileSync("content/hero-ticket.yaml", "utf8"));
  const shown: unknown = JSON.parse(readFileSync("content/hero-ticket.assessment.json", "utf8"));
  expect(assess(text.trim())).toEqual(shown);
});

describe("wording over the learning corpora", () => {
  const texts = readdirSync("analyst/corpus")
    .filter((name) => /^learn.*\.jsonl$/.test(name))
    .flatMap((name) => readFileSync(`analyst/corpus/${name}`, "utf8").trim().split("\n"))
    .filter((_, index) => index % 5 === 0)
    .map((line): string => JSON.parse(line).text);
  const findings = texts.flatMap((text) => assess(text).vulnerabilities.map((finding) => ({ text, finding })));

  test("is grammatical where words of the ticket were filled in", { timeout: 60_000 }, () => {
    expect(findings.length).toBeGreaterThan(150);
    for (const { finding } of findings) {
      const { title, setUp, steps, failsIf } = finding.microTest;
      const described = finding.description.replace(/“[^”]*”/g, "“…”");
      const own = [finding.name, described, title, setUp, ...steps, failsIf].join("\n");
      expect(own).not.toMatch(
        /\b(?![AB]\b|in in\b)(\w{2,}) \1\b|\ba (?!one|once|use|uni)[aeio]\w|\ban [bcdfgjklmnpqrtvwxz]|(?<!\/)\{(?:an object|actor|objects?|endpoint|parameter|figure|code|who|what|act)\}| undefined\b|\bi can\b/,
      );
      expect(own).not.toMatch(/ {2}|\s,(?!\d)|\s;/);
    }
  });
});
