import { describe, expect, test } from "vitest";
import { command, slug } from "../src/cli/tool.ts";
import { analyst, CALM, RISKY } from "./support/command-line.ts";

const files = { "a.md": RISKY, "b.md": CALM };
const jsonOf = async (args: string[], more: Readonly<Record<string, string>> = {}, today = "2026-11-23") => {
  const { code, out, err } = await analyst(["--json", ...args], { files: { ...files, ...more }, today });
  return { code, err, answers: out === "" ? [] : JSON.parse(out) };
};
const ignoring = (yaml: string, today?: string) => jsonOf(["a.md", "--ignore", "i.yaml"], { "i.yaml": yaml }, today);
const count = ({ answers }: { answers: { vulnerabilities: unknown[] }[] }) => answers[0]?.vulnerabilities.length ?? -1;

describe("--baseline", () => {
  test("an earlier run's log leaves only what is new, also for the exit code", async () => {
    const { saved } = await analyst(["a.md", "--output", "sarif=log"], { files });
    const log = saved.log ?? "";
    const again = await jsonOf(["--fail-on", "low", "--baseline", "log", "a.md"], { log });
    expect(again.code).toBe(0);
    expect(again.answers[0]).toMatchObject({ testable: false, vulnerabilities: [], known: expect.any(Number) });
    const other = await jsonOf(["--fail-on", "low", "--baseline", "log", "c.md"], { log, "c.md": RISKY });
    expect(other.code).toBe(1);
    const text = await analyst(["--baseline", "log", "a.md"], { files: { ...files, log } });
    expect(text.out).toMatch(/a\.md: nothing new \(\d known\)/);
  });

  test.each([
    ["{", "is not JSON"],
    ["{}", "is not a SARIF 2.1.0 log"],
    ['{"version":"2.1.0","runs":[{"results":[{"partialFingerprints":{"other/v1":"x"}}]}]}', "did not write it"],
  ])("%s is no baseline", async (log, sentence) => {
    expect(await jsonOf(["--baseline", "log", "a.md"], { log })).toMatchObject({
      code: 2,
      err: expect.stringContaining(sentence),
    });
  });
});

describe("an ignore file", () => {
  test("dismisses a finding by its fingerprint, or a weakness in some files, up to its day", async () => {
    const before = await jsonOf(["a.md"]);
    const [{ fingerprint, cwe }] = before.answers[0].vulnerabilities;
    const byFingerprint = `- fingerprint: "${fingerprint}"\n  reason: Tested\n  until: 2026-11-23\n`;
    const last = await ignoring(byFingerprint);
    expect(count(last)).toBe(count(before) - 1);
    expect(last).toMatchObject({ err: "", answers: [{ ignored: 1 }] });
    const late = await ignoring(byFingerprint, "2026-11-24");
    expect(count(late)).toBe(count(before));
    expect(late.err).toBe("i.yaml, line 1: expired after 2026-11-23, no longer applied.\n");
    const byPath = (path: string) =>
      ignoring(`- cwe: ${cwe}\n  path: "${path}"\n  reason: Tested\n  until: 2027-01-01\n`);
    expect(count(await byPath("*.md"))).toBe(count(before) - 1);
    const missed = await byPath("src/**");
    expect(count(missed)).toBe(count(before));
    expect(missed.err).toBe("i.yaml: nothing read now fits the entry at line 1.\n");
  });

  test("is found upward under the brand's name", async () => {
    const own = { [`../../.${slug}-ignore.yaml`]: "- reason: x\n" };
    expect(await jsonOf(["a.md"], own)).toMatchObject({ code: 2, err: expect.stringContaining("line 1: until has") });
  });

  const entry = (more: string) => `# why\n- ${more}\n`;
  test.each([
    ["a: 1", "i.yaml, line 1: has to be a list of entries"],
    [entry("fingerprint: '0123456789abcdef'\n  until: 2027-01-01"), "i.yaml, line 2: reason is needed"],
    [entry("fingerprint: '0123456789abcdef'\n  reason: ' '\n  until: 2027-01-01"), "i.yaml, line 3: reason is needed"],
    [entry("fingerprint: abc\n  reason: x\n  until: 2027-01-01"), "fingerprint has to be 16 hexadecimal digits"],
    [entry("fingerprint: '0123456789abcdef'\n  reason: x"), "until has to be a day"],
    [
      entry("fingerprint: '0123456789abcdef'\n  reason: x\n  until: 2027-02-30"),
      "i.yaml, line 4: until has to be a day",
    ],
    [entry("cwe: CWE-639\n  reason: x\n  until: 2027-01-01"), "an entry names a fingerprint, or a cwe and a path"],
    [entry("cwe: 639\n  path: x\n  reason: x\n  until: 2027-01-01"), "cwe has to be written CWE-639"],
    [entry("cew: CWE-639\n  reason: x\n  until: 2027-01-01"), 'there is no key "cew"'],
    ["- [", "i.yaml, line 1: "],
  ])("%j is refused with a sentence", async (yaml, sentence) => {
    expect(await ignoring(yaml)).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
  });

  test("may be empty", async () => {
    expect(await ignoring("# nothing yet\n")).toMatchObject({ code: 0, err: "" });
  });
});

describe("a config file", () => {
  test("is found upward, and a flag has the last word", async () => {
    const own = { [`../.${command}.yaml`]: "fail-on: high\n" };
    expect((await jsonOf(["a.md"], own)).code).toBe(1);
    expect((await jsonOf(["a.md", "--config", "low"], { ...own, low: "" })).code).toBe(0);
    const medium = "feed: drop paging from /jobs.json, partners want all 400k offers with descriptions in one answer";
    expect((await jsonOf(["m.md"], { ...own, "m.md": medium })).code).toBe(0);
    expect((await jsonOf(["--fail-on", "low", "m.md"], { ...own, "m.md": medium })).code).toBe(1);
    const markdown = await analyst(["a.md", "--config", "c"], { files: { ...files, c: "format: markdown" } });
    expect(markdown.out).toMatch(/^## /);
  });

  test("names files relative to itself", async () => {
    const nowhere = await jsonOf(["a.md", "--config", "../etc/c"], { "../etc/c": "baseline: log" });
    expect(nowhere).toMatchObject({ code: 2, err: "../etc/log could not be read (ENOENT).\n" });
    const renewed = await jsonOf(["a.md", "--config", "c", "--baseline", "none"], { c: "baseline: log" });
    expect(renewed.answers[0]).toMatchObject({ testable: true });
  });

  test.each([
    ["fail_on: high", 'c, line 1: there is no key "fail_on".'],
    ["format: json\nfail-on: severe", "c, line 2: fail-on has to be one of high, medium, low, none."],
    ["exclude: docs", "c, line 1: exclude has to be a list of paths."],
    ["exclude: [1]", "c, line 1: exclude has to be text."],
    ["format: pdf", "c, line 1: format has to be one of text, json"],
    ["baseline: 7", "c, line 1: baseline has to be text."],
    ["just words", "c, line 1: "],
  ])("%j is refused with a sentence", async (c, sentence) => {
    expect(await jsonOf(["a.md", "--config", "c"], { c })).toMatchObject({
      code: 2,
      err: expect.stringContaining(sentence),
    });
  });
});
