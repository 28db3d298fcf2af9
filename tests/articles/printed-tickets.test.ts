import { weaknessOf } from "@latchwork/contract/preview";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { assess } from "../../analyst/src/assess.ts";
import { describePrintedTickets, readPrintedTickets } from "../../tools/printed-tickets.ts";
import { readRoot } from "../rules/repository-files.ts";
import { codeBlocks, isThere } from "./article-code.ts";

interface Enough {
  ticket: { number: string; text: string };
  question: string;
}

const tickets = readPrintedTickets();
const numbered = (number: string) => tickets.find((ticket) => ticket.number === number);

/**
 * What a reader who pastes the ticket has to get: the weakness that its article is about, or what the
 * article says that the tool answers, with the phrase it says is marked. Everything else that an
 * article finds in a ticket, it gives to a tester.
 */
const expected: Readonly<Record<string, { cwe: string; marks?: string } | "not testable">> = {
  "AUTH-207": { cwe: "CWE-308" },
  "COPY-233": "not testable",
  "DATA-219": { cwe: "CWE-639", marks: "POST /comparables" },
  "GRT-207": { cwe: "CWE-841", marks: "until the deadline" },
  "HOOK-31": { cwe: "CWE-918", marks: "the first 2 KB of the answer" },
  "IMP-19": { cwe: "CWE-918", marks: "The file is fetched from the address in the form" },
  "INV-204": { cwe: "CWE-639", marks: "GET /api/exports/:id" },
  "ORD-340": { cwe: "CWE-359", marks: "without the usual masking" },
  "PAY-88": { cwe: "CWE-362", marks: "otherwise debit the account, credit the payee" },
  "PLAY-61": { cwe: "CWE-472", marks: "the app reports plays" },
  "SHOP-512": { cwe: "CWE-837", marks: "accepts several codes" },
  "SUB-118": { cwe: "CWE-841" },
  "TEAM-330": { cwe: "CWE-639", marks: ":member" },
  "TEL-88": { cwe: "CWE-862", marks: "duty managers can see who silenced what" },
};

/** Those about which an article says what comes out. */
const answered = tickets.filter(({ number }) => number in expected);

test.each(answered)("$number, pasted from $file, is answered as the article says", ({ number, text: input }) => {
  const { testable, insufficient, vulnerabilities } = assess(input);
  const answer = expected[number];
  if (answer === "not testable") {
    expect({ testable, insufficient }).toEqual({ testable: false, insufficient: false });
    return;
  }
  const found = vulnerabilities.filter((finding) => weaknessOf(finding) === answer?.cwe);
  expect(found.length, `${answer?.cwe} among ${vulnerabilities.map(weaknessOf)}`).toBeGreaterThan(0);
  const marked = found.flatMap(({ evidence }) => evidence.map(({ start, end }) => input.slice(start, end)));
  expect(marked.join("\n")).toContain(answer?.marks ?? "");
});

/** Lines of tickets that a case study says were marked, and the weakness that its test then found. */
const markedLines: readonly (readonly [customer: string, line: string, cwe: string])[] = [
  ["marlow-finch", "Brokers see the claims of their whole network", "CWE-639"],
  ["marlow-finch", "Claimants update bank details by a link in the mail", "CWE-1390"],
  ["marlow-finch", "Team leads can export the loss report with all columns", "CWE-200"],
  ["marlow-finch", "Claimants upload photographs; each file gets a link that opens without signing in", "CWE-639"],
  ["marlow-finch", "Permission set for the data load", "CWE-862"],
  ["plotstone", "Share a saved search with a colleague.", "CWE-639"],
  ["plotstone", "Spend a credit when a report is opened.", "CWE-362"],
  ["sieveline", "Requests with the header X-Monitor are let through without a check", "CWE-287"],
  ["sieveline", "With ?debug=1 the answer contains the reasons for the score", "CWE-201"],
  ["voltmere", "Installers keep access for 30 days after hand-over", "CWE-613"],
  ["voltmere", "Commands to the batteries of a group are signed and sent once", "CWE-345"],
  ["voltmere", "Owners watch the live power curve of a site over GET /sites/:id/power", "CWE-639"],
];
const told = markedLines.filter(([customer]) => isThere(`case-studies/${customer}.md`));

test.each(told)("%s: “%s” is marked by the tool, too", (customer, line, cwe) => {
  expect(readRoot(`content/case-studies/${customer}.md`).replace(/\s+/g, " ")).toContain(line);
  expect(assess(line).vulnerabilities.map(weaknessOf)).toContain(cwe);
});

test.runIf(isThere("case-studies/voltmere.md"))("the ticket that a case study calls insufficient is one", () => {
  expect(readRoot("content/case-studies/voltmere.md")).toContain('"Improve pairing" was flagged as insufficient data');
  expect(assess("Improve pairing").insufficient).toBe(true);
});

test("beside each stands what the engine says of it (else: node tools/printed-tickets.ts)", () => {
  expect(JSON.parse(readRoot("content/printed-tickets.json"))).toMatchObject(describePrintedTickets());
});

test.runIf(numbered("ORD-340"))("the guide that names one marked phrase has a ticket with one finding", () => {
  expect(assess(numbered("ORD-340")?.text ?? "").vulnerabilities).toHaveLength(1);
});

test.runIf(numbered("TEL-88") && numbered("GRT-207"))("what two guides leave to a tester, the tool passes over", () => {
  const marked = (number: string) => {
    const input = numbered(number)?.text ?? "";
    return assess(input).vulnerabilities.map((finding) => ({
      cwe: weaknessOf(finding),
      phrase: finding.evidence.map(({ start, end }) => input.slice(start, end)).join("\n"),
    }));
  };
  expect(marked("TEL-88").map(({ cwe }) => cwe)).not.toContain("CWE-863");
  expect(marked("TEL-88").map(({ phrase }) => phrase)).not.toContain("a silenced alarm returns after 4 hours");
  expect(marked("GRT-207").map(({ cwe }) => cwe)).toEqual(["CWE-841", "CWE-359", "CWE-862"]);
  expect(marked("GRT-207")[1]?.phrase).toContain("case officers can reopen");
  expect(
    marked("GRT-207")
      .map(({ phrase }) => phrase)
      .join("\n"),
  ).not.toContain("scores");
});

test.runIf(numbered("IMP-19"))(
  "a ticket that gives orders to its reader is read as if it gave none, and says so",
  () => {
    expect(assess(numbered("IMP-19")?.text ?? "").notes?.join()).toContain("They were not followed");
  },
);

test.runIf(isThere("blog/intelligence-engine.md"))("the engine's own article prints what comes out", () => {
  const [printed = ""] = codeBlocks("blog/intelligence-engine.md", "json");
  const samples = parse(readRoot("content/samples.yaml")) as Record<string, { ticket: string }>;
  const found = assess(samples["new-api-endpoint"]?.ticket.trim() ?? "").vulnerabilities;
  expect(found).toContainEqual(expect.objectContaining({ cwe: "CWE-524" }));
  const { microTest: shownTest, ...shown } = JSON.parse(printed);
  const { steps, ...rest } = shownTest;
  const real = found.find(({ cwe }) => cwe === "CWE-639");
  expect(real).toMatchObject({ ...shown, microTest: rest });
  expect(real?.microTest.steps.slice(0, steps.length)).toEqual(steps);
  const { start = 0, end = 0 } = found.find(({ cwe }) => cwe === "CWE-639")?.evidence[0] ?? {};
  const quoted = samples["new-api-endpoint"]?.ticket.trim().slice(start, end);
  expect(readRoot("content/blog/intelligence-engine.md")).toContain(
    `Characters ${start} to ${end} of the full ticket are \`${quoted}\``,
  );

  const article = readRoot("content/blog/intelligence-engine.md");
  const decision = readRoot("docs/decisions/021-code-in-a-diff-is-lexed.md");
  const both = [
    /(\d+) of the (\d+) risky ones were found, (\d+) of (\d+) findings were right, and (\d+) of the (\d+) harmless/,
    /recall (\d+) of (\d+), precision (\d+) of (\d+), false alarms (\d+) of (\d+)/,
  ].map((set) => (set.exec(decision) ?? []).slice(1).map(Number));
  const sum = both[0]?.map((count, at) => count + (both[1]?.[at] ?? Number.NaN)) ?? [];
  const [noticed = 0, risky = 0, right = 0, findings = 0, alarmed = 0, harmless = 0] = sum;
  expect(noticed).toBeGreaterThan(right);
  expect(article).toContain(`invented ${risky + harmless} diffs`);
  expect(article).toContain(
    `marked ${noticed} of the ${risky} risky ones, at least one of them for a wrong reason, and ${alarmed} of the ${harmless} harmless ones. Of its ${findings} findings, ${findings - right} were wrong.`,
  );
});

test("the two edits that the article proposes do what it says they do", () => {
  const samples = parse(readRoot("content/samples.yaml")) as Record<string, { ticket: string }>;
  const input = samples["new-api-endpoint"]?.ticket.trim() ?? "";
  const classes = (text: string) => assess(text).vulnerabilities.map(({ cwe }) => cwe);
  const [before = "", criteria = ""] = input.split(/(?<=Acceptance criteria\n)/);
  const reversed = before + criteria.split("\n").reverse().join("\n");
  expect(classes(input)).toEqual(expect.arrayContaining(["CWE-524", "CWE-639"]));
  expect(classes(input.toUpperCase()).sort()).toEqual(classes(input).sort());
  expect(classes(reversed).sort()).toEqual(classes(input).sort());
  const uncached = classes(input.replace(/^- Responses are cached.*\n/m, ""));
  expect(uncached).not.toContain("CWE-524");
  expect(uncached).toContain("CWE-639");
});

test("the story of how it works is marked by the tool where the page says so", () => {
  const { agents } = parse(readRoot("content/how-it-works.yaml")) as {
    agents: { alone: string[]; ticket: { number: string; title: string }; lines: { text: string }[] };
  };
  expect(agents.alone.join(" ")).toContain("Of these five lines it marks 1 to 3");
  const input = [`${agents.ticket.number}: ${agents.ticket.title}`, "", ...agents.lines.map(({ text }) => text)].join(
    "\n",
  );
  const marked = assess(input).vulnerabilities.flatMap(({ evidence }) =>
    evidence.map(({ start, end }) => agents.lines.findIndex(({ text }) => text.includes(input.slice(start, end))) + 1),
  );
  expect([...new Set(marked)].sort()).toEqual([1, 2, 3]);
});

test("the placeholder of the text area is answered with findings about what it adds", () => {
  const [, input = ""] = /placeholder = `([^`]+)`/.exec(readRoot("site/src/analyser/ticket/TicketField.tsx")) ?? [];
  const found = assess(input.replace(/^Example: /, "")).vulnerabilities;
  expect(found.map(({ cwe }) => cwe)).toContain("CWE-639");
  expect(found.map(({ cwe }) => cwe)).not.toContain("CWE-287");
});

test("the story of how it works began with too little, and was asked this question", () => {
  const { enough } = (parse(readRoot("content/how-it-works.yaml")) as { agents: { enough: Enough } }).agents;
  const { testable, insufficient, questions } = assess(`${enough.ticket.number}: ${enough.ticket.text}`);
  expect({ testable, insufficient }).toEqual({ testable: false, insufficient: true });
  expect(questions).toContain(enough.question);
});
