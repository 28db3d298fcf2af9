import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { tool } from "../src/cli/tool.ts";
import { analyst, CALM, RISKY } from "./support/command-line.ts";

const EVIL =
  "Support staff can open any customer's order history &<b>@everyone</b> ]]> \u0001 `x` ![](https://evil.example/a.png).";
const files = { "a.md": RISKY, "b.md": CALM, "c.md": "Update\n\nas discussed", 'd "<&>.md': EVIL };

describe("--junit", () => {
  type Node = {
    readonly name: string;
    readonly attributes: Record<string, string>;
    readonly children: readonly Node[];
  };

  /** What both common schemas, that of Ant's task (Windy Road) and that of Jenkins' xUnit plugin, ask for. */
  const required: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
    testsuites: {},
    testsuite: {
      name: /\S/,
      package: /\S/,
      id: /^\d+$/,
      timestamp: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
      hostname: /\S/,
      tests: /^\d+$/,
      failures: /^\d+$/,
      errors: /^\d+$/,
      skipped: /^\d+$/,
      time: /^\d{1,3}(\.\d+)?$/,
    },
    testcase: { name: /\S/, classname: /\S/, time: /^\d{1,3}(\.\d+)?$/ },
    failure: { type: /\S/, message: /\S/ },
    skipped: { message: /\S/ },
    properties: {},
    "system-out": {},
    "system-err": {},
  };
  const content: Readonly<Record<string, RegExp>> = {
    testsuites: /^(testsuite )*$/,
    testsuite: /^properties (testcase )*system-out system-err $/,
    testcase: /^((skipped|failure) )?$/,
  };

  function treeOf(xml: string): Node {
    expect(XMLValidator.validate(xml)).toBe(true);
    const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: "" });
    const read = (raw: Record<string, unknown>): Node[] =>
      Object.keys(raw)
        .filter((name) => name !== ":@" && name !== "#text" && !name.startsWith("?"))
        .map((name) => ({
          name,
          attributes: (raw[":@"] ?? {}) as Record<string, string>,
          children: (raw[name] as Record<string, unknown>[]).flatMap(read),
        }));
    const [root, ...others] = (parser.parse(xml) as Record<string, unknown>[]).flatMap(read);
    expect(others).toEqual([]);
    return root as Node;
  }

  function violations({ name, attributes, children }: Node): string[] {
    const wanted = required[name];
    if (!wanted) return [`no element is called ${name}`];
    return [
      ...Object.entries(wanted)
        .filter(([key, pattern]) => !pattern.test(attributes[key] ?? ""))
        .map(([key]) => `${name}/@${key} is ${attributes[key]}`),
      ...Object.keys(attributes)
        .filter((key) => !(key in wanted))
        .map((key) => `${name} has no attribute ${key}`),
      ...((content[name] ?? /^$/).test(children.map((child) => `${child.name} `).join(""))
        ? []
        : [`content of ${name}`]),
      ...children.flatMap(violations),
    ];
  }

  test("is valid by both common schemas, whatever the ticket holds", async () => {
    const { out } = await analyst(["--junit", ...Object.keys(files)], { files });
    const tree = treeOf(out);
    expect(violations(tree)).toEqual([]);
    const [risky, calm, unclear, evil] = tree.children;
    expect([risky, calm, unclear, evil].map((one) => one?.attributes.failures)).toEqual([
      expect.stringMatching(/[1-9]/),
      "0",
      "0",
      expect.stringMatching(/[1-9]/),
    ]);
    expect(unclear?.attributes).toMatchObject({ tests: "1", skipped: "1" });
    expect(out).not.toContain("\u0001");
  });

  test("is valid of nothing too, and the check notices what is wrong", async () => {
    expect(violations(treeOf("<testsuites></testsuites>"))).toEqual([]);
    expect(
      violations(treeOf('<testsuites><testsuite name="a"><testcase/></testsuite></testsuites>')).length,
    ).toBeGreaterThan(5);
  });
});

describe("--markdown", () => {
  test("is a comment that names places and folds the steps", async () => {
    const { out } = await analyst(["--markdown", "a.md"], { files });
    expect(out).toContain(`## ${tool.name}: `);
    expect(out).toMatch(/^\*\*high\*\*, CWE-639, `a\.md:1`$/m);
    expect(out).toMatch(
      /<details>\n<summary>Micro test, \d+ minutes(?: to write, then automated|, manual): .+<\/summary>/,
    );
    expect(out).toMatch(/fingerprint `[\da-f]{16}`/);
    expect((await analyst(["--markdown", "b.md"], { files })).out).toBe(`## ${tool.name}: nothing to test\n`);
    expect((await analyst(["--markdown", "c.md"], { files })).out).toMatch(/more has to be known\n\n- .+/);
  });

  test("a ticket's words reach nobody: no mention, no picture, no HTML", async () => {
    const { out } = await analyst(["--markdown", 'd "<&>.md'], { files });
    const shown = out.replace(/`[^`]*`/g, "").replaceAll("\\<", "");
    expect(shown).not.toMatch(/(?<!<!-- -->)@everyone|<b>|!\[/);
  });

  test("stops before a comment is too long for its host, and says so", async () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`${index}.md`, RISKY]));
    const { out } = await analyst(["--markdown", ...Object.keys(many)], { files: many });
    expect(out.length).toBeLessThan(65_536);
    expect(out.length).toBeGreaterThan(50_000);
    expect(out).toMatch(/This comment is full: \d+ more sections are in the other reports\.\n$/);
    expect((await analyst(["--markdown", "0.md", "1.md"], { files: many })).out).not.toContain("comment is full");
  });
});

describe("--output", () => {
  test("writes reports beside the answer", async () => {
    const { out, saved } = await analyst(
      ["a.md", "--output", "sarif=a.sarif", "--output", "markdown=a=b.md", "--output", "json=a.json"],
      { files },
    );
    expect(out).toContain("a.md: testable");
    expect(JSON.parse(saved["a.sarif"] ?? "").runs[0].tool.driver).toMatchObject({
      name: tool.name,
      semanticVersion: tool.version,
    });
    expect(saved["a=b.md"]).toContain("## ");
    expect(JSON.parse(saved["a.json"] ?? "")[0].vulnerabilities[0]).toMatchObject({ path: "a.md", line: 1 });
  });

  test("a file that cannot be written is told", async () => {
    const { code, err } = await analyst(["a.md", "--output", "json=none/a.json"], { files });
    expect({ code, err }).toEqual({ code: 2, err: "none/a.json could not be written (ENOENT).\n" });
  });
});
