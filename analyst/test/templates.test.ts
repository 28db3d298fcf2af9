import { describe, expect, test } from "vitest";
import { classTable } from "../bench/corpus.ts";
import { readFacts } from "../src/facts/facts.ts";
import { readTicket } from "../src/parse/ticket.ts";
import { chapters } from "../src/weaknesses/asvs.ts";
import { classes } from "../src/weaknesses/classes.ts";
import { writeFinding } from "../src/write/finding.ts";
import { findMatches } from "../src/write/phrases.ts";
import { templates } from "../src/write/templates/index.ts";

const wordings = classes.flatMap((name) =>
  templates[name].flatMap((template) => [template.name, template.description, template.test.title]),
);

describe.each(classes)("%s", (name) => {
  test("names only weaknesses of its own class", () => {
    for (const { cwe } of templates[name]) expect(classTable.get(cwe)).toContain(name);
  });

  test("ends with a template that fits always, and no other fits always", () => {
    const always = templates[name].filter(({ when }) => when === undefined);
    expect(always).toEqual([templates[name].at(-1)]);
  });

  test("proposes tests of 45 to 120 minutes", () => {
    for (const { test: micro } of templates[name]) {
      expect(micro.minutes).toBeGreaterThanOrEqual(45);
      expect(micro.minutes).toBeLessThanOrEqual(120);
    }
  });

  test("can be told of a sentence that names nothing", () => {
    const facts = readFacts(readTicket("Something or other is going to be quite different."));
    const spans = [{ at: 0, start: 0, end: 9 }];
    const { finding } = writeFinding({ class: name, spans, confidence: 0.5 }, facts.ticket, findMatches(facts));
    expect(finding.name).toMatch(/^[A-Z]/);
    expect(chapters).toHaveProperty(finding.asvs?.chapter ?? "", finding.asvs?.name);
    expect(finding.description).toContain("quite different");
    expect(`${finding.name}${finding.description}${finding.microTest.title}`).not.toMatch(
      /[{}`]|undefined|\b(\w+) \1\b/,
    );
  });
});

test("every wording can be filled: its last alternative needs only the quotation", () => {
  for (const wording of wordings) expect([wording].flat().at(-1)).not.toMatch(/\{(?!quote\})/);
});
