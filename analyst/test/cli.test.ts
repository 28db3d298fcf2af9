import { describe, expect, test } from "vitest";
import { type Environment, run } from "../src/cli/run.ts";

const RISKY = "Support staff can open any customer's order history.";
const CALM = "Fix typo in the footer";

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function analyst(
  args: readonly string[],
  {
    files = {},
    input = "",
    colour = false,
    progress = false,
  }: { files?: Record<string, string | Uint8Array>; input?: string; colour?: boolean; progress?: boolean } = {},
): Promise<Outcome> {
  const written = { out: "", err: "" };
  const clock = [0, 2, 4, 6, 8, 10].values();
  const environment: Environment = {
    readFile: async (name) => {
      const content = files[name];
      if (content === undefined) throw Object.assign(new Error("missing"), { code: "ENOENT" });
      return Buffer.from(content);
    },
    readStdin: async () => Buffer.from(input),
    out: (text) => {
      written.out += text;
    },
    err: (text) => {
      written.err += text;
    },
    colour,
    progress,
    now: () => clock.next().value ?? 0,
  };
  return { code: await run(args, environment), ...written };
}

describe("reading", () => {
  test("a file gives a readable assessment with quoted evidence", async () => {
    const { code, out, err } = await analyst(["ticket.md"], { files: { "ticket.md": RISKY } });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("ticket.md: testable (embedded, 2 ms)");
    expect(out).toContain("CWE-639");
    expect(out).toContain("> Support staff can open any customer's order history");
    expect(out).not.toContain("\u001b");
  });

  test("colour is used when asked for", async () => {
    const { out } = await analyst(["-"], { input: RISKY, colour: true });
    expect(out).toContain("\u001b[");
  });

  test("escape sequences of a ticket never reach the terminal", async () => {
    const { out } = await analyst([], { input: RISKY.replace("any", "\u001b[31m any\u0007") });
    expect(out).toContain("testable");
    expect(out).not.toContain("\u001b");
    expect(out).not.toContain("\u0007");
  });

  test("questions are printed when the ticket says too little", async () => {
    const { code, out } = await analyst([], { input: "Update\n\nas discussed" });
    expect(code).toBe(0);
    expect(out).toContain("insufficient data");
    expect(out).toMatch(/ {2}\? .+/);
  });
});

describe("machine formats", () => {
  test("--json is one array in the order of the files", async () => {
    const { out } = await analyst(["--json", "a", "b"], { files: { a: CALM, b: RISKY } });
    const answers: { testable: boolean; engine: string; elapsedMs: number }[] = JSON.parse(out);
    expect(answers.map(({ testable }) => testable)).toEqual([false, true]);
    expect(answers[0]).toMatchObject({ engine: "embedded", elapsedMs: 2 });
  });

  test("--jsonl gives one flat line per line and nothing else", async () => {
    const input = `${JSON.stringify({ id: "x", text: RISKY })}\n\n${JSON.stringify({ id: 7, text: CALM })}\n`;
    const { code, out, err } = await analyst(["--jsonl"], { input });
    const lines = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ id: "x", testable: true, engine: "embedded" });
    expect(lines[1]).toMatchObject({ id: 7, testable: false, insufficient: false, vulnerabilities: [] });
  });

  test("--sarif is a log whose results lie in the files they came from", async () => {
    const { code, out, err } = await analyst(["--sarif", "a.md", "b.md"], {
      files: { "a.md": CALM, "b.md": `\n${RISKY}` },
    });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const [run] = JSON.parse(out).runs;
    expect(run.results.length).toBeGreaterThan(0);
    for (const { locations } of run.results) {
      const { artifactLocation, region } = locations[0].physicalLocation;
      expect({ ...artifactLocation, line: region.startLine }).toEqual({ uri: "b.md", line: 2 });
    }
  });

  test("--together reads a pull request's text and diff as one ticket, and places evidence in its file", async () => {
    const files = { "pull.md": "Order history for the help desk", "change.diff": `+ ${RISKY}`, "empty.diff": "\n" };
    const { out } = await analyst(["--together", "--json", "pull.md", "change.diff", "empty.diff"], { files });
    expect(JSON.parse(out)).toHaveLength(1);
    const sarif = await analyst(["--together", "--sarif", "pull.md", "change.diff"], { files });
    const places = JSON.parse(sarif.out).runs[0].results.map(
      ({ locations }: { locations: [{ physicalLocation: { artifactLocation: { uri: string } } }] }) =>
        locations[0].physicalLocation.artifactLocation.uri,
    );
    expect(places).toContain("change.diff");
  });

  test("a long batch shows its progress on a terminal, apart from the answer", async () => {
    const lines = (count: number) => `${JSON.stringify({ id: 1, text: CALM })}\n`.repeat(count);
    const long = await analyst(["--jsonl"], { input: lines(200), progress: true });
    expect(long.err).toContain("read 150 of 200 tickets");
    expect(long.err).toMatch(/read 200 of 200 tickets\n$/);
    expect(long.out.trimEnd().split("\n")).toHaveLength(200);
    expect((await analyst(["--jsonl"], { input: lines(199), progress: true })).err).toBe("");
    expect((await analyst(["--jsonl"], { input: lines(200) })).err).toBe("");
  });

  test("an empty batch is an empty answer", async () => {
    expect(await analyst(["--jsonl"], { input: "\n" })).toEqual({ code: 0, out: "", err: "" });
  });
});

describe("exit codes", () => {
  const medium = "feed: drop paging from /jobs.json, partners want all 400k offers with descriptions in one answer";

  test.each([
    ["high", RISKY, 1],
    ["low", RISKY, 1],
    ["high", CALM, 0],
    ["low", CALM, 0],
  ])("--fail-on %s for %j is %i", async (level, input, code) => {
    expect((await analyst(["--fail-on", level], { input })).code).toBe(code);
  });

  test("--fail-on stands above findings that are less severe", async () => {
    const { out } = await analyst(["--json"], { input: medium });
    const [{ vulnerabilities }]: [{ vulnerabilities: { severity: string }[] }] = JSON.parse(out);
    expect(vulnerabilities.map(({ severity }) => severity)).toEqual(["medium"]);
    expect((await analyst(["--fail-on", "low"], { input: medium })).code).toBe(1);
    expect((await analyst(["--fail-on", "medium"], { input: medium })).code).toBe(1);
    expect((await analyst(["--fail-on", "high"], { input: medium })).code).toBe(0);
  });

  test.each([
    [["--bogus"], "--bogus"],
    [["--fail-on", "extreme"], "high, medium or low"],
    [["--json", "--jsonl"], "--json and --jsonl exclude each other"],
    [["--json", "--sarif"], "--json and --sarif exclude each other"],
    [["--together", "--jsonl"], "--together joins files"],
    [["--together", "blank.md", "blank.md"], "All files are blank"],
    [["missing.md"], "missing.md could not be read (ENOENT)."],
    [["blank.md"], "blank.md is blank"],
    [["binary"], "binary is not UTF-8 text."],
    [["--jsonl", "broken.jsonl"], "broken.jsonl, line 2 is not JSON."],
    [["--jsonl", "bare.jsonl"], 'bare.jsonl, line 1: "id" and "text" are needed.'],
    [["--jsonl", "number.jsonl"], 'number.jsonl, line 1: "text" has to be a string.'],
    [["--jsonl", "noid.jsonl"], 'noid.jsonl, line 1: "id" has to be a string or a number.'],
  ])("%j is 2 with a sentence", async (args, sentence) => {
    const files = {
      "blank.md": " \n",
      binary: Uint8Array.of(0xff, 0xfe, 0x00),
      "broken.jsonl": '{"id":"a","text":"b"}\n{oops',
      "bare.jsonl": '{"id":"a"}',
      "number.jsonl": '{"id":"a","text":5}',
      "noid.jsonl": '{"id":null,"text":"b"}',
    };
    const { code, out, err } = await analyst(args, { files });
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toContain(sentence);
  });

  test("--help says how and is no failure", async () => {
    const { code, out } = await analyst(["--help"]);
    expect(code).toBe(0);
    expect(out).toContain("--fail-on");
  });
});
