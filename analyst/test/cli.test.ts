import { describe, expect, test } from "vitest";
import { analyst, CALM, RISKY } from "./support/command-line.ts";

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

test("an error that was not foreseen ends with 2, since 1 says that a finding was reached", async () => {
  const git = async () => {
    throw new RangeError("stdout maxBuffer length exceeded");
  };
  const { code, out, err } = await analyst(["--since", "main", "--fail-on", "high"], { git });
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain("not foreseen: RangeError: stdout maxBuffer length exceeded");
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

  test("a line that is no ticket is answered by an error and loses no other", async () => {
    const good = (id: string) => JSON.stringify({ id, text: CALM });
    const lines = [good("a"), "{oops", '{"id":"b"}', '{"id":"c","text":5}', '{"id":null,"text":"b"}', "7", good("z")];
    const { code, out, err } = await analyst(["--jsonl", "batch.jsonl"], {
      files: { "batch.jsonl": lines.join("\n") },
    });
    const told = [
      "batch.jsonl, line 2 is not JSON.",
      'batch.jsonl, line 3: "id" and "text" are needed.',
      'batch.jsonl, line 4: "text" has to be a string.',
      'batch.jsonl, line 5: "id" has to be a string or a number.',
      'batch.jsonl, line 6: "id" and "text" are needed.',
    ];
    expect({ code, err: err.trimEnd().split("\n") }).toEqual({ code: 2, err: told });
    const answers = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.map(({ id, line, error }) => [id, line, error])).toEqual([
      ["a", undefined, undefined],
      ...told.map((error, index) => [error.includes("line 4") ? "c" : null, index + 2, error]),
      ["z", undefined, undefined],
    ]);
  });

  test("an empty batch is an empty answer", async () => {
    expect(await analyst(["--jsonl"], { input: "\n" })).toEqual({ code: 0, out: "", err: "", saved: {} });
  });
});

describe("exit codes", () => {
  const medium = "feed: drop paging from /jobs.json, partners want all 400k offers with descriptions in one answer";

  test.each([
    ["high", RISKY, 1],
    ["low", RISKY, 1],
    ["none", RISKY, 0],
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
    [["--bogus"], "Unknown option '--bogus'. --help lists the flags.\n"],
    [["--since"], "'--since <value>' argument missing. --help lists the flags.\n"],
    [["--fail-on", "extreme"], "high, medium, low or none"],
    [["--json", "--jsonl"], "--json and --jsonl exclude each other"],
    [["--json", "--sarif"], "--json and --sarif exclude each other"],
    [["--together", "--jsonl"], "--together joins files"],
    [["--together", "blank.md", "blank.md"], "All files are blank"],
    [["missing.md"], "missing.md could not be read (ENOENT)."],
    [["blank.md"], "blank.md is blank"],
    [["binary"], "binary is not UTF-8 text."],
    [["--format", "xml"], 'junit, not "xml"'],
    [["--format", "json", "--sarif"], "--json and --sarif exclude each other"],
    [["--output", "report.sarif"], "--output takes FORMAT=FILE"],
    [["--output", "pdf=report.pdf"], 'junit, not "pdf"'],
    [["--output", "jsonl=report.jsonl"], "--output writes no jsonl"],
    [["--jsonl", "--output", "sarif=report.sarif"], "--jsonl has none of"],
    [["--jsonl", "--since", "main"], "--since reads one ticket"],
    [["--since", "main", "--staged"], "exclude each other"],
  ])("%j is 2 with a sentence", async (args, sentence) => {
    const files = {
      "blank.md": " \n",
      binary: Uint8Array.of(0xff, 0xfe, 0x00),
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

  test("--version names the command and its version", async () => {
    expect(await analyst(["--version"])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^[\w-]+ \d+\.\d+\.\d+\n$/),
    });
  });
});
