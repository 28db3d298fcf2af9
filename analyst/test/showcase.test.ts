import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { assess } from "../src/assess.ts";

const FOLDER = "analyst/test/showcase";

/** What a visitor reads. Confidence moves with each training and says nothing about wording. */
function read(text: string): string {
  const { vulnerabilities, questions, notes = [], testable, insufficient } = assess(text);
  const verdict = testable ? "Testable" : insufficient ? "Too little is said" : "No potential vulnerabilities";
  const findings = vulnerabilities.map(
    ({ name, severity, cwe, weakness = cwe, asvs, description, evidence, microTest }) => [
      `## ${name}`,
      `${severity}, ${weakness}, ASVS ${asvs?.chapter}`,
      description,
      ...evidence.map(({ start, end }) => `> ${text.slice(start, end)}`),
      `Test: ${microTest.title} (${microTest.minutes} minutes, ${microTest.kind})`,
      `Set-up: ${microTest.setUp}`,
      ...microTest.steps.map((step) => `- ${step}`),
      `Fails if ${microTest.failsIf}.`,
    ],
  );
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
// `npx vitest run --project engine analyst/test/showcase.test.ts -u`.
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
