import { expect, test } from "vitest";
import { parse } from "yaml";
import { assess } from "../../analyst/src/assess.ts";
import { countOnUnseen } from "../../tools/benchmark-counts.ts";
import { readRoot } from "./repository-files.ts";

const reading = 60_000; // ms; some 1,900 tickets by two readers take 3 to 30 s

test("the accuracy page shows what the engine does on the tickets kept aside", { timeout: reading }, () => {
  const { times, ...shown } = JSON.parse(readRoot("content/benchmark.json"));
  expect(shown, "The engine or the corpus changed: run `npm run benchmark-page`.").toEqual(countOnUnseen());
  expect(Object.keys(times)).toEqual(Object.keys(shown.readers));
});

test("the article about the engine shows what the engine says of its ticket", () => {
  const samples = parse(readRoot("content/samples.yaml"));
  const [, slip = ""] = /```json\n([\s\S]+?)```/.exec(readRoot("content/blog/intelligence-engine.md")) ?? [];
  const { vulnerabilities } = assess(samples["new-api-endpoint"].ticket.trim());
  expect(vulnerabilities[0], "Mend the slip, and what the article says of it.").toMatchObject(JSON.parse(slip));
  expect(vulnerabilities.map(({ cwe }) => cwe)).toEqual(["CWE-639", "CWE-524"]);
});
