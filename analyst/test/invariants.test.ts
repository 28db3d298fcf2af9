import { readFileSync } from "node:fs";
import { judgement } from "@house/contract/preview";
import { describe, expect, test } from "vitest";
import { readCorpus } from "../bench/corpus.ts";
import { assess } from "../src/assess.ts";
import { weaknesses } from "../src/weaknesses/catalogue.ts";

const FILE = "analyst/corpus/learn.jsonl";
const texts = readCorpus(readFileSync(FILE, "utf8"), FILE).map(({ text }) => text);
const answers = texts.map((text) => ({ text, answer: assess(text) }));
const findings = answers.flatMap(({ text, answer }) => answer.vulnerabilities.map((finding) => ({ text, finding })));

describe("over the learning corpus", () => {
  test("every answer has the shape of the contract and says one thing", () => {
    expect(findings.length).toBeGreaterThan(50);
    for (const { answer } of answers) {
      expect(judgement.safeParse(answer).success).toBe(true);
      expect(answer.testable).toBe(answer.vulnerabilities.length > 0);
      expect(answer.insufficient).toBe(answer.questions.length > 0);
      expect(answer.testable && answer.insufficient).toBe(false);
      expect(answer.vulnerabilities.length).toBeLessThanOrEqual(5);
    }
  });

  test("every finding names a weakness of the catalogue and a test of 45 to 120 minutes", () => {
    for (const { finding } of findings) {
      expect(Object.keys(weaknesses)).toContain(finding.cwe.replace("CWE-", ""));
      expect(finding.microTest.minutes).toBeGreaterThanOrEqual(45);
      expect(finding.microTest.minutes).toBeLessThanOrEqual(120);
    }
  });

  test("wordings are filled in and start with a capital", () => {
    for (const { finding } of findings) {
      for (const wording of [finding.name, finding.description, finding.microTest.title]) {
        expect(wording).not.toMatch(/\{(?:actor|object|endpoint|quote)\}|undefined/);
        expect(wording.charAt(0)).toBe(wording.charAt(0).toUpperCase());
      }
      expect(finding.name.length).toBeLessThanOrEqual(120);
    }
  });

  test("evidence is one to three stretches of whole words on one line that do not overlap", () => {
    for (const { text, finding } of findings) {
      expect(finding.evidence.length).toBeGreaterThanOrEqual(1);
      expect(finding.evidence.length).toBeLessThanOrEqual(3);
      let before = -1;
      for (const { start, end } of finding.evidence) {
        const quoted = text.slice(start, end);
        expect(start).toBeGreaterThan(before);
        expect(quoted).toMatch(/^[\p{L}\p{N}*][^\n\r]*[\p{L}\p{N}*]$/u);
        expect(`${text.charAt(start - 1)}|${text.charAt(end)}`).toMatch(/^[^\p{L}\p{N}]?\|[^\p{L}\p{N}]?$/u);
        before = end;
      }
    }
  });

  test("the most severe comes first, then the surest", () => {
    const rank = { high: 0, medium: 1, low: 2 };
    for (const { answer } of answers) {
      const order = answer.vulnerabilities.map(({ severity, confidence }) => rank[severity] - confidence / 10);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
  });

  test("the same text gets the same answer", { timeout: 60_000 }, () => {
    for (const { text, answer } of answers) expect(JSON.stringify(assess(text))).toBe(JSON.stringify(answer));
  });
});
