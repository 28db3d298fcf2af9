import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { placesIn as placesOf } from "@latchwork/contract/places";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { analyst, RISKY } from "./support/command-line.ts";
import { gitIn, Repository } from "./support/repository.ts";

/** Of a file, lines are read as code. */
const RISKY_CODE = "res.redirect(req.query.next);";
let repository: Repository;
const code = (body: string) => `export function orders() {\n${body}}\n`;

beforeAll(() => {
  repository = new Repository();
  repository.commit("Start", { "src/orders.ts": code("  check();\n"), "package-lock.json": "{}", "docs/a.md": "a" });
  repository.git("checkout", "-q", "-b", "feature");
  repository.commit("Prepare orders for the help desk", { "package-lock.json": '{"lock":1}' });
  repository.commit("Second commit", {
    "src/orders.ts": code(`  ${RISKY_CODE}\n  return db.find(id);\n`),
    "docs/a.md": "b",
  });
});
afterAll(() => repository[Symbol.dispose]());

const since = (ref: string, ...more: string[]) =>
  analyst(["--since", ref, ...more], {
    git: gitIn(repository.folder),
    files: { "pull.md": "Help desk", "risky.md": RISKY },
  });

interface Result {
  locations: { physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number } } }[];
}
const placesIn = (sarif: string) =>
  JSON.parse(sarif).runs[0].results.map(({ locations: [first] }: Result) => {
    const { artifactLocation, region } = first?.physicalLocation ?? {};
    return `${artifactLocation?.uri}:${region?.startLine}`;
  });

describe("--since", () => {
  test("reads commits and diff of the branch, and places findings in the files it changes", async () => {
    const { code, out, err } = await since("main", "--sarif");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(placesIn(out)).toContain("src/orders.ts:2");
  });

  test("takes files as the description, and one ticket comes of it all", async () => {
    const { out } = await since("main", "--json", "pull.md");
    const [answer, ...others] = JSON.parse(out);
    expect(others).toEqual([]);
    expect(answer).toMatchObject({ id: "changes since main", testable: true });
  });

  test("leaves out what machines write and what is excluded", async () => {
    const asked: string[] = [];
    const git = gitIn(repository.folder);
    const spy = async (args: readonly string[]) => {
      const result = await git(args);
      if (args[0] === "diff") asked.push(result?.stdout ?? "");
      return result;
    };
    await analyst(["--since", "main"], { git: spy });
    await analyst(["--since", "main", "--exclude", "docs/**"], { git: spy });
    const files = { config: 'exclude: ["docs/**"]' };
    await analyst(["--since", "main", "--config", "config", "--exclude", "src/**"], { git: spy, files });
    expect(asked[2], "flag and file exclude together").toBe("");
    expect(asked[0]).toContain("+++ b/docs/a.md");
    expect(asked[0]).not.toContain("package-lock");
    expect(asked[1]).not.toContain("docs");
    expect(asked[1]).toContain("+++ b/src/orders.ts");
  });

  test("a finding that the description raised lies on the first changed line of code, and every report says so", async () => {
    const first = "src/orders.ts:2";
    const answer = async (format: string) => (await since("main", format, "risky.md")).out;
    const { vulnerabilities } = JSON.parse(await answer("--json"))[0];
    expect(vulnerabilities).toContainEqual(
      expect.objectContaining({ cwe: "CWE-639", path: "src/orders.ts", line: 2, shows: "change" }),
    );
    expect(await answer("--text")).toContain(`${first} (raised by the description)`);
    expect(await answer("--junit")).toContain(`${first} (raised by the description)`);
    expect(await answer("--markdown")).toMatch(/CWE-639, raised by the description$/m);
    expect(await answer("--sarif")).toContain("Words about the change raised this, not the line it is shown at");
  });

  test("of the commit itself there is nothing to read", async () => {
    expect(await since("HEAD", "--json")).toMatchObject({
      code: 0,
      out: "[]\n",
      err: "Nothing has changed since HEAD.\n",
    });
  });

  test.each(["none", "--output=x", "-v", "main; touch x", "main:src/orders.ts", ""])(
    "the ref %j is no commit",
    async (ref) => {
      const { code, out, err } = await analyst([`--since=${ref}`], { git: gitIn(repository.folder) });
      expect({ code, out, err }).toEqual({ code: 2, out: "", err: `--since ${ref}: there is no such commit.\n` });
    },
  );

  test("a shallow clone, unrelated histories, no commit, no repository and no git are told apart", async () => {
    using shallow = new Repository();
    const origin = pathToFileURL(repository.folder).href;
    execFileSync("git", ["fetch", "-q", "--depth", "1", origin, "feature"], { cwd: shallow.folder });
    expect((await analyst(["--since", "main"], { git: gitIn(shallow.folder) })).err).toBe(
      "There is no commit here yet.\n",
    );
    shallow.git("reset", "-q", "--hard", "FETCH_HEAD");
    const told = await analyst(["--since", "v1"], { git: gitIn(shallow.folder) });
    expect(told).toMatchObject({
      code: 2,
      err: expect.stringMatching(/no such commit\. This clone is shallow: .*fetch-depth: 0/),
    });
    shallow.git("checkout", "-q", "--orphan", "other");
    shallow.commit("Other");
    expect((await analyst(["--since", "FETCH_HEAD"], { git: gitIn(shallow.folder) })).err).toContain(
      "no commit in common",
    );
    const outside = gitIn(join(repository.folder, ".."));
    expect((await analyst(["--since", "main"], { git: outside })).err).toContain(
      "git cannot read a repository here: fatal",
    );
    expect((await analyst(["--since", "main"])).err).toBe(
      "git could not be started: it has to be installed for this.\n",
    );
  });
});

describe("the place of a finding", () => {
  const hunk = (header: string, ...lines: string[]) => `--- a/a.ts\n+++ b/a.ts\n@@ ${header} @@\n${lines.join("\n")}\n`;
  /** Where the words lie that stand in a diff. */
  function placeOf(words: string, text: string) {
    const start = text.indexOf(words);
    const [place] = placesOf([{ uri: "change.diff", text, start: 0 }]).of([{ start, end: start + words.length }]);
    return place && { line: place.region?.startLine, shows: place.shows };
  }
  const middle = hunk("-1,5 +1,5", " first", "-old", " kept", "+new", " far", " last");

  test("of an added line is that line, of an unchanged one the nearest added line", () => {
    expect(placeOf("new", middle)).toEqual({ line: 3, shows: "evidence" });
    expect(placeOf("first", middle)).toEqual({ line: 3, shows: "beside" });
  });

  test("of a removed line is what now stands in its place, whatever is added near it", () => {
    expect(placeOf("old", middle)).toEqual({ line: 2, shows: "deleted" });
    expect(placeOf("old", hunk("-4,2 +3,0", "-old", "-older"))).toEqual({ line: 4, shows: "deleted" });
  });

  test("of a removed last line is the line before it, since a place lies in its file", () => {
    expect(placeOf("old", hunk("-1,3 +1,2", " first", " second", "-old"))).toEqual({ line: 2, shows: "deleted" });
    expect(placeOf("old", hunk("-1,3 +1,2", " first", "-old", " third"))).toEqual({ line: 2, shows: "deleted" });
    expect(placeOf("old", hunk("-1,2 +1,2", " first", "-old", "+new"))).toEqual({ line: 2, shows: "deleted" });
  });
});

describe("--staged", () => {
  test("reads what is staged with the message of the commit to be, without git's comments", async () => {
    using own = new Repository();
    own.commit("Start");
    const message = "Fix a typo\n# Please enter the commit message\n# ---- >8 ----\nsecret\n";
    const staged = () => analyst(["--staged", "--json", "message"], { git: gitIn(own.folder), files: { message } });
    expect(await staged()).toMatchObject({ code: 0, out: "[]\n", err: "Nothing is staged.\n" });
    own.write({ "orders.ts": `${RISKY_CODE}\n` });
    const [answer] = JSON.parse((await staged()).out);
    expect(answer).toMatchObject({ id: "staged changes", testable: true });
    expect(answer.vulnerabilities[0]).toMatchObject({ path: "orders.ts", line: 1 });
  });
});
