import { readdirSync, readFileSync } from "node:fs";
import { assessment } from "@latchwork/contract/preview";
import { describe, expect, test } from "vitest";
import { readCorpus } from "../bench/corpus.ts";
import { assess } from "../src/assess.ts";
import { isUnbalanced } from "../src/attribute/clauses.ts";
import { answerTo } from "./answers.ts";

const FILE = "analyst/corpus/learn.jsonl";
const texts = readCorpus(readFileSync(FILE, "utf8"), FILE).map(({ text }) => text);
const answers = texts.map((text) => ({ text, answer: answerTo(text) }));
const findings = answers.flatMap(({ text, answer }) => answer.vulnerabilities.map((finding) => ({ text, finding })));

/** Some tickets open a bracket that they never close. */
const MAX_TORN = 0.01;

const withoutQuotes = (text: string): string => text.replace(/“[^”]*”/g, "“…”");

describe("over the learning corpus", () => {
  test("every answer has the shape of the contract and says one thing", () => {
    expect(findings.length).toBeGreaterThan(50);
    for (const { answer } of answers) {
      expect(assessment.safeParse(answer).success).toBe(true);
      expect(answer.testable).toBe(answer.vulnerabilities.length > 0);
      expect(answer.insufficient).toBe(answer.questions.length > 0);
      expect(answer.testable && answer.insufficient).toBe(false);
      expect(answer.vulnerabilities.length).toBeLessThanOrEqual(5);
    }
  });

  test("every finding has a test of 45 to 120 minutes", () => {
    for (const { finding } of findings) {
      expect(finding.microTest.minutes).toBeGreaterThanOrEqual(45);
      expect(finding.microTest.minutes).toBeLessThanOrEqual(120);
    }
  });

  test("wordings are filled in, start with a capital and chain no alternatives", () => {
    for (const { finding } of findings) {
      const { title, setUp, steps, failsIf } = finding.microTest;
      const own = [finding.name, withoutQuotes(finding.description), title, setUp, ...steps, failsIf];
      for (const wording of own) {
        expect(wording).not.toMatch(
          /(?<!\/)\{(?:an object|actor|objects?|endpoint|parameter|figure|code|title|who|what|act)\}| undefined\b/,
        );
        expect(wording.split(/[.;] /).every((part) => (part.match(/ or /g)?.length ?? 0) <= 2)).toBe(true);
      }
      for (const wording of [finding.name, finding.description, title, setUp, ...steps])
        expect(wording).toMatch(/^[^a-z]/);
      expect(finding.name.length).toBeLessThanOrEqual(140);
      expect(steps.length).toBeGreaterThanOrEqual(2);
      expect(failsIf.length).toBeGreaterThan(10);
    }
  });

  test("the description quotes the first evidence", () => {
    const plain = (text: string): string =>
      text
        .replace(/`+|\*\*/g, "")
        .replace(/\s+/g, " ")
        .replace(/[“”]/g, "'");
    for (const { text, finding } of findings) {
      const [first] = finding.evidence;
      expect(finding.description).toMatch(/^The ticket says “/);
      expect(finding.description).toContain(`“${plain(text.slice(first?.start, first?.end))}”`);
    }
  });

  test("evidence is one or two spans of whole words that do not overlap and leave nothing open", () => {
    for (const { text, finding } of findings) {
      expect(finding.evidence.length).toBeGreaterThanOrEqual(1);
      expect(finding.evidence.length).toBeLessThanOrEqual(2);
      const [first, second] = finding.evidence;
      if (first && second) expect(first.end <= second.start || second.end <= first.start).toBe(true);
      for (const { start, end } of finding.evidence) {
        const quoted = text.slice(start, end);
        expect(quoted).toBe(quoted.trim());
        expect(quoted).not.toMatch(/\n\s*\n/);
        expect(/^[\p{L}\p{N}]/u.test(quoted) && /[\p{L}\p{N}]/u.test(text.charAt(start - 1))).toBe(false);
        expect(/[\p{L}\p{N}]$/u.test(quoted) && /[\p{L}\p{N}]/u.test(text.charAt(end))).toBe(false);
      }
    }
    const torn = findings.filter(({ text, finding }) =>
      finding.evidence.some(({ start, end }) => isUnbalanced(text.slice(start, end))),
    );
    expect(torn.length / findings.length).toBeLessThanOrEqual(MAX_TORN);
  });

  test("the most severe comes first, then the one with the highest confidence", () => {
    const rank = { high: 0, medium: 1, low: 2 };
    for (const { answer } of answers) {
      const order = answer.vulnerabilities.map(({ severity, confidence }) => rank[severity] - confidence / 10);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
  });

  test("the same text gets the same answer", () => {
    for (const { text, answer } of answers) expect(JSON.stringify(assess(text))).toBe(JSON.stringify(answer));
  });
});

describe("wording over the learning corpora", () => {
  const texts = readdirSync("analyst/corpus")
    .filter((name) => /^learn.*\.jsonl$/.test(name))
    .flatMap((name) => readFileSync(`analyst/corpus/${name}`, "utf8").trim().split("\n"))
    .filter((_, index) => index % 5 === 0)
    .map((line): string => JSON.parse(line).text);
  const findings = texts.flatMap((text) => answerTo(text).vulnerabilities.map((finding) => ({ text, finding })));

  test("is grammatical where words of the ticket were filled in", () => {
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
