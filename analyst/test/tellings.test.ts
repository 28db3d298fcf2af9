import { describe, expect, test } from "vitest";
import { classTable } from "../bench/corpus.ts";
import { readHits } from "../src/hits.ts";
import { chapters } from "../src/knowledge/asvs.ts";
import type { Family } from "../src/knowledge/threat.ts";
import { readTicket } from "../src/reading/ticket.ts";
import { tellFinding } from "../src/telling.ts";
import { tellings } from "../src/tellings/index.ts";

const families = Object.keys(tellings) as Family[];
const wordings = families.flatMap((family) =>
  tellings[family].flatMap(({ name, description, test: micro }) =>
    [name, description, micro.title].map((said) => ({ family, said })),
  ),
);

describe.each(families)("%s", (family) => {
  test("names only weaknesses of its own class", () => {
    for (const { cwe } of tellings[family]) expect(classTable.get(cwe)).toContain(family);
  });

  test("ends with a telling that fits always, and no other fits always", () => {
    const always = tellings[family].filter(({ when }) => when === undefined);
    expect(always).toEqual([tellings[family].at(-1)]);
  });

  test("proposes tests of 45 to 120 minutes", () => {
    for (const { test: micro } of tellings[family]) {
      expect(micro.minutes).toBeGreaterThanOrEqual(45);
      expect(micro.minutes).toBeLessThanOrEqual(120);
    }
  });

  test("can be told of a sentence that names nothing", () => {
    const reading = readHits(readTicket("Something or other is going to be quite different."));
    const { finding: told } = tellFinding(
      { family, carrying: [{ at: 0, start: 0, end: 9 }], confidence: 0.5 },
      reading,
    );
    expect(told.name).toMatch(/^[A-Z]/);
    expect(chapters).toHaveProperty(told.asvs?.chapter ?? "", told.asvs?.name);
    expect(told.description).toContain("quite different");
    expect(`${told.name}${told.description}${told.microTest.title}`).not.toMatch(/[{}`]|undefined|\b(\w+) \1\b/);
  });
});

test("every wording can be filled: its last alternative needs only the quotation", () => {
  for (const { said } of wordings) expect([said].flat().at(-1)).not.toMatch(/\{(?!quote\})/);
});
