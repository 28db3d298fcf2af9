import { expect, test } from "vitest";
import { assessmentAsMarkdown, testCharter } from "./markdown.ts";

const input = "Agents refund any\norder by its number.";

test("a finding keeps its facts, its evidence on one line and its test", () => {
  const markdown = assessmentAsMarkdown(
    {
      testable: true,
      vulnerabilities: [
        {
          name: "Any agent reaches any order",
          description: "No check ties the order to the agent.",
          cwe: "CWE-639",
          severity: "high",
          evidence: [{ start: 7, end: 23 }],
          microTest: { title: "Swap order numbers", minutes: 45, kind: "manual" },
        },
      ],
    },
    input,
  );
  expect(markdown).toBe(`## Security assessment: testable

### Any agent reaches any order (high, CWE-639)

No check ties the order to the agent.

- The ticket says: “refund any order”
- Micro test: Swap order numbers (45 min, manual)
`);
});

test("a test that says how it is run keeps its steps", () => {
  const microTest = {
    title: "Swap order numbers",
    minutes: 45,
    kind: "automated" as const,
    setUp: "Two agents.",
    steps: ["As one, send the other's number.", "Look."],
    failsIf: "the order is refunded",
  };
  const vulnerabilities = [{ name: "Any agent reaches any order", description: "No check.", microTest }];
  const markdown = assessmentAsMarkdown({ testable: true, vulnerabilities }, input);
  expect(markdown).toContain(`- Micro test: Swap order numbers (45 min to write, then automated)

Set-up: Two agents.

1. As one, send the other's number.
2. Look.

Fails if the order is refunded.
`);
});

test("a bare finding is only what it says", () => {
  const vulnerabilities = [{ name: "Open redirect", description: "The target is not checked." }];
  expect(assessmentAsMarkdown({ testable: true, vulnerabilities }, input)).toBe(
    "## Security assessment: testable\n\n### Open redirect\n\nThe target is not checked.\n",
  );
});

test("questions stand where findings would", () => {
  const markdown = assessmentAsMarkdown(
    { testable: false, insufficient: true, vulnerabilities: [], questions: ["Who may do it?"] },
    input,
  );
  expect(markdown).toContain("Insufficient data. Open questions:\n\n- Who may do it?\n");
  expect(markdown).not.toContain("No potential vulnerabilities");
});

test("a quiet ticket is said to be quiet", () => {
  expect(assessmentAsMarkdown({ testable: false, vulnerabilities: [] }, input)).toBe(
    "## Security assessment: not testable\n\nNo potential vulnerabilities.\n",
  );
});

test.each([
  ["![x](http://evil.example/x.png)", "`![x](http://evil.example/x.png)`"],
  ["![x][y] <img src=x onerror=alert(1)>", "!\\[x\\]\\[y\\] \\<img src=x onerror=alert(1)\\>"],
  ["[a](b) and [c]: d", "\\[a\\](b) and \\[c\\]: d"],
  [
    "<http://evil.example> www.evil.example x@evil.example",
    "`<http://evil.example>` `www.evil.example` `x@evil.example`",
  ],
  ["Ask @everyone `now`", "Ask `@everyone` \\`now\\`"],
  ["`](http://evil.example)", "`'](http://evil.example)`"],
  ["&lt;b&gt; \\<b>", "\\&lt;b\\&gt; \\\\\\<b\\>"],
  ["# Heading\n- item", "\\# Heading - item"],
  ["1. item", "1\\. item"],
  ["Any agent's order (POST /orders/{id}) - 5 of 10!", "Any agent's order (POST /orders/{id}) - 5 of 10!"],
])("%j is pasted as plain text, wherever it stands", (text, plain) => {
  const microTest = { title: text, minutes: 45, kind: "manual" as const, setUp: text, steps: [text], failsIf: text };
  const vulnerability = {
    name: text,
    description: text,
    cwe: text,
    evidence: [{ start: 0, end: text.length }],
    microTest,
  };
  const questions = assessmentAsMarkdown(
    { testable: false, insufficient: true, vulnerabilities: [], questions: [text] },
    "",
  );
  const markdown = assessmentAsMarkdown({ testable: true, vulnerabilities: [vulnerability] }, text);
  const charter = testCharter(vulnerability);
  const times = (whole: string) => whole.split(plain).length - 1;
  expect([times(questions), times(markdown), times(charter)]).toEqual([1, 8, 7]);
  if (plain !== text) expect((questions + markdown + charter).replaceAll(plain, "")).not.toContain(text);
});
