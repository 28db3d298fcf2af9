import { assessment as shape, type Vulnerability } from "@latchwork/contract/preview";
import { describe, expect, test } from "vitest";
import { assessmentOf, type Dropped } from "../../src/analysis/model-answer.ts";
import { MaskedInput } from "../../src/analysis/model-masking.ts";
import { type ModelAnswer, maxFindings, modelAnswer } from "../../src/analysis/model-question.ts";
import { finding, modelFinding } from "../support/model-server.ts";

const ticket = [
  "Support staff can open any customer's order history.",
  "GET /api/customers/{id}/orders?page=2 (v1.2) takes the id",
  "   from the   path.\r\nUse the token=abc123def456ghi to call it.",
].join("\n");

/** What an answer about the ticket is worth, and why findings were thrown away. */
function judged(answer: ModelAnswer, text = ticket) {
  const dropped: Dropped[] = [];
  const assessment = assessmentOf(answer, new MaskedInput(text), (why) => dropped.push(why));
  expect(shape.safeParse(assessment).success).toBe(true);
  return { ...assessment, dropped };
}

type Found = ModelAnswer["findings"][number];

function only(changes: Partial<Found>, text = ticket): Vulnerability {
  const [first] = judged(finding(modelFinding(changes)), text).vulnerabilities;
  if (first === undefined) throw new Error("No finding is left.");
  return first;
}

const quoted = (quotes: string[], text = ticket) =>
  only({ quotes }, text).evidence.map(({ start, end }) => text.slice(start, end));

describe("evidence", () => {
  test.each<[string, string, string]>([
    ["as it stands", "any customer's order history", "any customer's order history"],
    [
      "with signs that mean something to a pattern",
      "/api/customers/{id}/orders?page=2 (v1.2)",
      "/api/customers/{id}/orders?page=2 (v1.2)",
    ],
    ["with other spaces and line ends", "takes the id from the path", "takes the id\n   from the   path"],
    ["with spaces around it", "  order history ", "order history"],
  ])("is found %s", (_name, quote, stands) => {
    expect(quoted([quote])).toEqual([stands]);
  });

  test("is looked for in linear time, in a ticket and by quotes made to take long", () => {
    const text = `${"a ".repeat(9_999)}b`;
    const quotes = Array(16).fill(`${"a ".repeat(290)}c`);
    const started = performance.now();
    const answer = finding(
      ...Array.from({ length: 49 }, () => modelFinding({ quotes })),
      modelFinding({ quotes: ["a b"] }),
    );
    expect(() => judged(answer, text)).toThrow("unfounded");
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  test("of the first quotes counts, and of the first findings", () => {
    const vain = (count: number) => Array<string>(count).fill("words that are not there");
    expect(quoted([...vain(15), "order history"])).toEqual(["order history"]);
    expect(() => quoted([...vain(16), "order history"])).toThrow();
    const invented = modelFinding({ quotes: vain(1) });
    const late = (before: number) => judged(finding(...Array<Found>(before).fill(invented), modelFinding()));
    expect(late(49).dropped).toEqual(Array(49).fill("evidence"));
    expect(() => late(50)).toThrow("unfounded");
  });

  test.each<[string, string]>([
    ["words that are not there", "any customer can delete every order"],
    ["other letters", "ANY CUSTOMER'S ORDER HISTORY"],
    ["hardly anything", "the"],
    ["signs only", "{}/()?.,"],
    ["nothing", " "],
    ["a mask", "[masked assigned secret]"],
    ["words around a mask", "token=[masked assigned secret] to call"],
    ["a secret itself", "abc123def456ghi"],
  ])("%s is none, and the finding goes with it", (_name, quote) => {
    const good = modelFinding();
    const { vulnerabilities, dropped } = judged(finding(modelFinding({ name: "Invented", quotes: [quote] }), good));
    expect(vulnerabilities.map(({ name }) => name)).toEqual([good.name]);
    expect(dropped).toEqual(["evidence"]);
  });

  test("behind a secret points to the ticket, not to what was sent", () => {
    expect(quoted(["to call it"])).toEqual(["to call it"]);
  });

  test("four letters are enough, three are not; a phrase may have 600 units, not more", () => {
    expect(quoted(["path"])).toEqual(["path"]);
    expect(() => only({ quotes: ["id f"] })).toThrow("unfounded");
    const long = "order ".repeat(200);
    expect(quoted([long.slice(0, 599)], long)).toHaveLength(1);
    expect(quoted([long.slice(0, 601).padEnd(601, "r")].concat("order order"), long)).toEqual(["order order"]);
  });

  test("keeps what stands there, in order, without overlaps", () => {
    expect(quoted(["from the path", "nowhere in it", "Support staff", "Support staff can open", "staff can"])).toEqual([
      "Support staff can open",
      "from the   path",
    ]);
  });
});

describe("what the contract does not know", () => {
  test.each<[string, Partial<Found>, Partial<Vulnerability>]>([
    ["a critical severity", { severity: "Critical" }, { severity: "high" }],
    ["an informational one", { severity: "informational" }, { severity: "low" }],
    ["one of its own", { severity: "spicy" }, { severity: "medium" }],
    ["a number without CWE", { cwe: "862" }, { cwe: "CWE-862" }],
    ["too sure", { confidence: 95 }, { confidence: 1 }],
    ["less than nothing", { confidence: -1 }, { confidence: 0 }],
    ["a name of many lines", { name: "One\n\u202etwo\u0000" }, { name: "One two" }],
  ])("%s is brought into line", (_name, said, kept) => {
    expect(only(said)).toMatchObject(kept);
  });

  test.each([
    [44, 45],
    [45, 45],
    [59.6, 60],
    [120, 120],
    [121, 120],
    [1e300, 120],
    [-5, 45],
  ])("%d minutes are %d", (said, kept) => {
    const { minutes, kind } = only({
      microTest: { ...modelFinding().microTest, minutes: said, kind: "by magic" },
    }).microTest;
    expect({ minutes, kind }).toEqual({ minutes: kept, kind: "manual" });
  });

  test("steps are plain lines, six at most, and the title where there is none", () => {
    const { microTest } = modelFinding();
    const steps = ["", " one\n line ", ...Array.from({ length: 8 }, (_, index) => `Step ${index}.`)];
    expect(only({ microTest: { ...microTest, steps } }).microTest.steps).toEqual([
      "one line",
      ...Array.from({ length: 5 }, (_, index) => `Step ${index}.`),
    ]);
    expect(only({ microTest: { ...microTest, steps: [" "] } }).microTest.steps).toEqual([microTest.title]);
    expect(only({ microTest: { ...microTest, failsIf: "it is shown." } }).microTest.failsIf).toBe("it is shown");
  });

  test("a chapter that does not exist is left out", () => {
    expect(only({ asvs: "V8" })).toHaveProperty("asvs");
    expect(only({ asvs: "V99" })).not.toHaveProperty("asvs");
  });

  test.each(["CWE-99999", "CWE-1", "CWE-", "639; DROP TABLE", "__proto__", ""])("%j is no weakness", (cwe) => {
    const { vulnerabilities, dropped } = judged(finding(modelFinding({ cwe }), modelFinding()));
    expect(vulnerabilities).toHaveLength(1);
    expect(dropped).toEqual(["weakness"]);
  });

  test("texts without end are cut between letters", () => {
    const { name, description } = only({ name: "😀".repeat(500), description: "word ".repeat(9_000) });
    expect(name).toBe(`${"😀".repeat(59)}…`);
    expect(description.length).toBeLessThanOrEqual(900);
  });
});

describe("how many", () => {
  const other = (number: number, changes: Partial<Found> = {}) =>
    modelFinding({ name: `Finding ${number}`, quotes: [`line ${number} says`], ...changes });
  const lines = Array.from({ length: 50 }, (_, index) => `line ${index + 100} says something`).join("\n");

  test("five stay of fifty, the gravest and surest first", () => {
    const fifty = Array.from({ length: 50 }, (_, index) =>
      other(index + 100, { severity: index === 49 ? "high" : "low", confidence: index / 100 }),
    );
    const { vulnerabilities, dropped } = judged(finding(...fifty), lines);
    expect(vulnerabilities.map(({ name }) => name)).toEqual([149, 148, 147, 146, 145].map((n) => `Finding ${n}`));
    expect(dropped).toHaveLength(45);
  });

  test("five of five stay, and one of six goes", () => {
    const some = (count: number) => finding(...Array.from({ length: count }, (_, index) => other(index + 100)));
    expect(judged(some(maxFindings), lines).dropped).toEqual([]);
    expect(judged(some(maxFindings + 1), lines).dropped).toEqual(["excess"]);
  });

  test("the same weakness of the same words is told once", () => {
    expect(judged(finding(modelFinding(), modelFinding({ name: "Again" }))).vulnerabilities).toHaveLength(1);
  });

  test("findings none of which holds are no answer, and none at all is one", () => {
    expect(() => judged(finding(modelFinding({ quotes: [] })))).toThrow("unfounded");
    expect(judged(finding())).toMatchObject({ testable: false, insufficient: false, vulnerabilities: [] });
  });
});

describe("too little to judge", () => {
  const asking = (...questions: string[]): ModelAnswer => ({ findings: [], insufficient: true, questions });

  test("asks one to three questions", () => {
    expect(judged(asking("Who?", "", " What? ", "Where?", "When?"))).toMatchObject({
      insufficient: true,
      questions: ["Who?", "What?", "Where?"],
    });
  });

  test("needs a question, and no finding beside it", () => {
    expect(judged(asking(" ")).insufficient).toBe(false);
    const both = judged({ ...asking("Who?"), findings: [modelFinding()] });
    expect(both).toMatchObject({ testable: true, insufficient: false, questions: [] });
    expect(judged({ ...finding(), questions: ["Who?"] }).questions).toEqual([]);
  });
});

test("the shape that is asked for refuses what lacks a field or has another kind", () => {
  expect(modelAnswer.safeParse(finding(modelFinding())).success).toBe(true);
  for (const field of Object.keys(modelFinding())) {
    expect(modelAnswer.safeParse({ ...finding(), findings: [{ ...modelFinding(), [field]: undefined }] }).success).toBe(
      false,
    );
    expect(modelAnswer.safeParse({ ...finding(), findings: [{ ...modelFinding(), [field]: true }] }).success).toBe(
      false,
    );
  }
});

describe("masking", () => {
  const key = "AKIAABCDEFGHIJKLMNOP";

  test("leaves a ticket without secrets as it is, and its offsets", () => {
    const masked = new MaskedInput(ticket.replace("token=", ""));
    expect(masked.text).toBe(ticket.replace("token=", ""));
    expect(masked.unmask({ start: 3, end: 9 })).toEqual({ start: 3, end: 9 });
    expect(new MaskedInput("").text).toBe("");
  });

  test("knows for every stretch between secrets where it stands in the ticket", () => {
    const text = `${key}one ${key} two\n${key}${key}three`.replaceAll("one", " one");
    const masked = new MaskedInput(text);
    expect(masked.text).not.toContain(key);
    for (const word of ["one", "two", "three"]) {
      const start = masked.text.indexOf(word);
      const at = masked.unmask({ start, end: start + word.length });
      expect(text.slice(at?.start, at?.end)).toBe(word);
    }
    expect(masked.unmask({ start: 0, end: masked.text.length })).toBeNull();
  });

  test("keeps every other letter, and knows where each stands", () => {
    const parts = [
      `${key} `,
      ` ghp_${"a1B2".repeat(9)} `,
      "\n",
      "an order ",
      "😀",
      "password: s3cret-value-9 ",
      "token=short",
      "é ",
    ];
    for (let seed = 1; seed <= 200; seed += 1) {
      const text = Array.from(
        { length: seed % 17 },
        (_, index) => parts[(seed * 7 + index * index * 3) % parts.length],
      ).join("");
      const masked = new MaskedInput(text);
      let last = -1;
      for (let at = 0; at < masked.text.length; at += 1) {
        const stands = masked.unmask({ start: at, end: at + 1 });
        if (stands === null) continue;
        expect(text[stands.start]).toBe(masked.text[at]);
        expect(stands.start).toBeGreaterThan(last);
        last = stands.start;
      }
      expect(masked.text.replaceAll(/\[masked [^\]]+\]/g, "")).not.toMatch(/AKIA|ghp_|s3cret/);
    }
  });

  test("takes a secret out wherever it is repeated, even inside a word", () => {
    const text = `key ${key}. It was x${key}x before.`;
    expect(new MaskedInput(text).text).toBe("key [masked AWS access key]. It was x[masked AWS access key]x before.");
  });

  test("is done at once with as many secrets as a ticket can hold", () => {
    const text = Array.from(
      { length: 950 },
      (_, index) =>
        `AKIA${String(index)
          .padStart(16, "A")
          .replaceAll(/[0189]/g, "B")}`,
    ).join(" ");
    const began = performance.now();
    expect(new MaskedInput(text.slice(0, 20_000)).text).not.toMatch(/AKIA[A-Z2-7]{16}/);
    expect(performance.now() - began).toBeLessThan(500);
  });
});

test.each([
  ["![x](https://evil.example/?q=1) here", "x here"],
  ["see [the guide](https://evil.example) first", "see the guide first"],
  ["call items[0](id) and GET /a?ids[]=1", "call items[0](id) and GET /a?ids[]=1"],
])("%s carries no Markdown link or image", (description, plain) => {
  expect(only({ description }).description).toBe(plain);
});
