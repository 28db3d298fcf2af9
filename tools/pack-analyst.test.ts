import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join, resolve } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { command } from "../analyst/src/cli/tool.ts";
import { RISKY, RISKY_CODE } from "../analyst/test/support/command-line.ts";
import { Repository } from "../analyst/test/support/repository.ts";

const root = resolve(import.meta.dirname, "..");
const home = mkdtempSync(join(tmpdir(), "package-"));
/** What is pushed to a repository. */
const folder = join(home, command);
/** An empty folder that the tarball is installed in. */
const installed = join(home, "empty");
let tarball: string;
/** What the tool says of the tarball beside its path. */
let printedSum: string;
let repository: Repository;

/** A title that would be run if it were ever part of a command. */
const TITLE = "$(touch stolen) `touch stolen`; touch stolen\n::error::stolen";

beforeAll(() => {
  const packed = execFileSync(process.execPath, [join(root, "tools/pack-analyst.ts"), home], { encoding: "utf8" });
  [tarball = "", printedSum = ""] = packed.trim().split("\n");
  mkdirSync(installed);
  writeFileSync(join(installed, "package.json"), "{}");
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], { cwd: installed, stdio: "pipe" });
  repository = new Repository();
  repository.commit("Start", { "src/orders.ts": "export const orders = [];\n" });
  repository.git("checkout", "-q", "-b", "feature");
  repository.commit("Open orders", { "src/orders.ts": `${RISKY_CODE}\n` });
}, 60_000);
afterAll(() => {
  rmSync(home, { recursive: true });
  repository[Symbol.dispose]();
});

/** Every release of Node on the PATH. */
const nodes = [process.execPath, ...(process.env.PATH ?? "").split(delimiter).map((entry) => join(entry, "node"))]
  .filter((file) => existsSync(file))
  .map((file) => ({ file, version: execFileSync(file, ["--version"], { encoding: "utf8" }).trim() }))
  .filter(({ version }, index, all) => all.findIndex((other) => other.version === version) === index);

/** Merges a harmless branch `head` into a main branch that has gone on, riskily, from where the branch left it, `old`. */
function merged(own: Repository): { old: string; main: string; head: string } {
  const hash = (name: string) => own.git("rev-parse", name).trim();
  own.commit("Start", { "a.ts": "export const a = 1;\n" });
  const old = hash("HEAD");
  own.git("checkout", "-q", "-b", "feature");
  own.commit("Tidy up", { "b.ts": "export const b = 1;\n" });
  own.git("checkout", "-q", "main");
  own.commit("Somebody else's", { "other.ts": `${RISKY_CODE}\n` });
  const main = hash("HEAD");
  own.git("merge", "-q", "--no-ff", "-m", "Merge", "feature");
  return { old, main, head: hash("feature") };
}

test("the sum that is printed, and kept beside the tarball, is the tarball's own", () => {
  const sum = createHash("sha256").update(readFileSync(tarball)).digest("hex");
  expect(printedSum).toBe(`SHA-256 ${sum}`);
  expect(readFileSync(`${tarball}.sha256`, "utf8")).toBe(`${sum}  ${basename(tarball)}\n`);
});

describe("installed into an empty folder", () => {
  test("the tarball is one package without dependencies", () => {
    const lock = JSON.parse(readFileSync(join(installed, "node_modules/.package-lock.json"), "utf8"));
    expect(Object.keys(lock.packages)).toEqual([`node_modules/${command}`]);
    expect(readFileSync(join(folder, "THIRD-PARTY.md"), "utf8")).toMatch(/## yaml\n[\s\S]+## zod\n/);
    expect(readFileSync(join(folder, "README.md"), "utf8")).not.toContain("brand/brand.ts");
  });

  test.each(nodes)(
    "its command and its library work with Node $version",
    ({ file, version }) => {
      const bin = join(installed, "node_modules", command, "bin.cjs");
      const run = (args: string[]) => spawnSync(file, [bin, ...args], { cwd: repository.folder, encoding: "utf8" });
      if (Number.parseInt(version.slice(1), 10) < 20)
        return expect(run([]).stderr).toContain("needs Node 20.12 or later");
      const { status, stdout } = run(["--since", "main", "--fail-on", "high", "--json"]);
      expect(status).toBe(1);
      expect(JSON.parse(stdout)[0].vulnerabilities[0]).toMatchObject({ path: "src/orders.ts", line: 1 });
      writeFileSync(join(installed, ".config.yaml"), "colour: red");
      expect(run(["--config", join(installed, ".config.yaml")])).toMatchObject({ status: 2, stdout: "" });
      const script = `import { assess } from "${command}"; console.log(assess(${JSON.stringify(RISKY)}).testable);`;
      const program = ["--input-type=module", "--eval", script];
      expect(execFileSync(file, program, { cwd: installed, encoding: "utf8" })).toBe("true\n");
    },
    30_000,
  );

  test("the example in its README compiles, and a mistake does not", () => {
    const [, example = ""] = /```ts\n([\s\S]*?)```/.exec(readme()) ?? [];
    const errorsOf = (text: string) => {
      const file = join(installed, "example.ts");
      writeFileSync(file, `declare const console: { log(...words: unknown[]): void };\n${text}`);
      const { NodeNext: module } = ts.ModuleKind;
      const options = {
        module,
        strict: true,
        noEmit: true,
        types: [],
        lib: ["lib.es2022.d.ts"],
        skipDefaultLibCheck: true,
      };
      return ts.getPreEmitDiagnostics(ts.createProgram([file], options)).map(({ messageText }) => messageText);
    };
    expect(example).toContain(command);
    expect(errorsOf(example)).toEqual([]);
    expect(errorsOf(example.replace("microTest.minutes", "microTest.hours"))).toHaveLength(1);
  }, 30_000);
});

describe("the GitHub Action", () => {
  const event = () => ({
    pull_request: { title: TITLE, body: null, base: { sha: repository.git("rev-parse", "main").trim() } },
  });
  const printedSteps = () => {
    const blocks = [...readme().matchAll(/```yaml\n(name: .*?)```/gs)].map(([, block = ""]) => parse(block));
    return blocks.map(({ jobs }) => jobs.analyse.steps as Step[]);
  };
  interface Step {
    id?: string;
    uses: string;
    if?: string;
    with: Record<string, string>;
  }

  /** Runs the action as the runner does: inputs, event and outputs by environment and file. */
  function act(given: object, inputs: Readonly<Record<string, string>> = {}, cwd = repository.folder) {
    const temp = mkdtempSync(join(home, "runner-"));
    const file = (name: string) => join(temp, name);
    writeFileSync(file("event.json"), JSON.stringify(given));
    const { runs } = parse(readFileSync(join(folder, "action.yml"), "utf8"));
    const { status, stdout } = spawnSync(process.execPath, [join(folder, runs.main)], {
      cwd,
      encoding: "utf8",
      env: {
        PATH: process.env.PATH,
        GITHUB_EVENT_PATH: file("event.json"),
        GITHUB_STEP_SUMMARY: file("summary"),
        GITHUB_OUTPUT: file("output"),
        RUNNER_TEMP: temp,
        ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      },
    });
    const read = (name: string) => (existsSync(file(name)) ? readFileSync(file(name), "utf8") : "");
    return { status, stdout, summary: read("summary"), output: read("output") };
  }

  test("annotates the changed line, writes a summary and tells its outputs; a title's commands stay words", () => {
    const { status, stdout, summary, output } = act(event());
    expect(status).toBe(0);
    expect(stdout).toMatch(/^::warning file=src\/orders\.ts,line=1,title=CWE-89::/m);
    expect(summary).toMatch(/^## .+ to test\n/);
    expect(output).toMatch(/^findings=[1-9]\nsarif=analyse\.sarif\nmarkdown=analyse\.md\n$/);
    expect(existsSync(join(repository.folder, "analyse.sarif"))).toBe(true);
    expect(existsSync(join(repository.folder, "stolen"))).toBe(false);
    const [, token] = /^::stop-commands::(.+)$/m.exec(stdout) ?? [];
    const outside = stdout.replace(new RegExp(`::stop-commands::${token}[\\s\\S]*\\n::${token}::\\n`), "");
    expect(outside.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("::warning "))).toEqual([]);
  }, 30_000);

  test("fails at a severity, is quiet where told, and says what it lacks", () => {
    const failed = act(event(), { "fail-on": "high", annotate: "false" });
    expect(failed).toMatchObject({ status: 1, stdout: expect.not.stringContaining("::warning") });
    expect(failed.output, "a run that fails leaves its log").toContain("sarif=analyse.sarif\n");
    expect(act(event(), { since: "nowhere" })).toMatchObject({
      status: 2,
      stdout: expect.stringContaining("::error::--since nowhere: there is no such commit.\n"),
    });
    expect(act({}).stdout).toBe("::error::This event names no commit to compare with: set the input `since`.\n");
    expect(act({ before: "0".repeat(40), repository: { default_branch: "main" } }).stdout).toContain(
      "--since origin/main",
    );
  }, 30_000);

  test("reads a merged pull request from what it was merged into, though the event's base is older", () => {
    using own = new Repository();
    const { old, head } = merged(own);
    const pull = { title: "Tidy up", body: null, base: { sha: old } };
    const findings = (sha: string) => act({ pull_request: { ...pull, head: { sha } } }, {}, own.folder).output;
    expect(findings(head)).toMatch(/^findings=0\n/);
    expect(findings(old), "of another commit the event's base counts").toMatch(/^findings=[1-9]/);
  }, 30_000);

  test("the workflows in the README hand on what a failed step has left, and name outputs that there are", () => {
    const { outputs } = parse(readFileSync(join(folder, "action.yml"), "utf8"));
    const handedOn = printedSteps().flatMap((steps) =>
      steps.filter((step) => JSON.stringify(step.with ?? {}).includes("steps.")).map((step) => ({ step, steps })),
    );
    expect(handedOn.length).toBeGreaterThan(0);
    for (const { step, steps } of handedOn) {
      const [, id, name = ""] = /steps\.(\w+)\.outputs\.(\w+)/.exec(JSON.stringify(step.with)) ?? [];
      expect(steps.map((other) => other.id)).toContain(id);
      expect(Object.keys(outputs)).toContain(name);
      // Without a status function a step is skipped after a failed one; without the output there is nothing to hand on.
      expect(step.if).toBe(`\${{ !cancelled() && steps.${id}.outputs.${name} }}`);
    }
    expect(parse(printedConfig())["fail-on"], "by the printed config the step before can fail").toBe("high");
  });

  test("the workflows in the README fetch the whole history, keep no credentials and use no action on Node 20", () => {
    for (const [checkout] of printedSteps()) {
      expect(checkout?.uses).toMatch(/^actions\/checkout@v(?:[5-9]|\d\d)$/);
      expect(checkout?.with).toEqual({ "fetch-depth": 0, "persist-credentials": false });
    }
  });

  test("documents every input that it reads, and reads every input that it documents", () => {
    const { inputs, outputs, runs } = parse(readFileSync(join(folder, "action.yml"), "utf8"));
    expect(Object.keys(inputs).sort()).toEqual(["annotate", "baseline", "config", "fail-on", "ignore", "since"]);
    expect(Object.keys(outputs)).toEqual(["findings", "sarif", "markdown"]);
    expect(runs).toEqual({ using: "node24", main: "lib/action.js" });
  });
});

describe("the GitLab component", () => {
  const [header, jobs] = parseAllDocuments(
    readFileSync(join(root, "analyst/package/templates/analyse.yml"), "utf8").replaceAll("{command}", command),
  ).map((document) => document.toJS());

  /** A value of the template with its inputs put in, as GitLab does before it reads a job. */
  const filled = (text: string, inputs: Readonly<Record<string, string>>) =>
    text.replace(/\$\[\[ inputs\.([\w-]+) \]\]/g, (_, name) => inputs[name] ?? header.spec.inputs[name].default);

  function work(
    inputs: Readonly<Record<string, string>>,
    cwd = repository.folder,
    predefined: Readonly<Record<string, string>> = {
      CI_MERGE_REQUEST_DESCRIPTION: RISKY,
      CI_MERGE_REQUEST_DIFF_BASE_SHA: repository.git("rev-parse", "main").trim(),
    },
  ) {
    const { variables, script } = jobs.analyse;
    const given = Object.entries<string>(variables).map(([name, value]) => [name, filled(value, inputs)]);
    return spawnSync("sh", ["-e", "-c", script.join("\n")], {
      cwd,
      encoding: "utf8",
      env: {
        PATH: process.env.PATH,
        HOME: home,
        npm_config_offline: "true",
        CI_MERGE_REQUEST_TITLE: TITLE,
        ...predefined,
        ...Object.fromEntries(given),
      },
    });
  }

  test("its script reads a merge request and leaves the reports that it announces", () => {
    const { status, stderr } = work({ package: tarball });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const { paths, reports } = jobs.analyse.artifacts;
    for (const file of [...paths, reports.junit]) expect(existsSync(join(repository.folder, file)), file).toBe(true);
    expect(existsSync(join(repository.folder, "stolen"))).toBe(false);
    expect(work({ package: tarball, "fail-on": "high" }).status).toBe(1);
  }, 30_000);

  test("reads merged results from the target that they were merged into", () => {
    using own = new Repository();
    const { old, main } = merged(own);
    const status = (target: string) =>
      work({ package: tarball, "fail-on": "low" }, own.folder, {
        CI_MERGE_REQUEST_TITLE: "Tidy up",
        CI_MERGE_REQUEST_DIFF_BASE_SHA: old,
        CI_MERGE_REQUEST_TARGET_BRANCH_SHA: target,
      }).status;
    expect(status(main)).toBe(0);
    expect(status(""), "without it, the diff's base counts").toBe(1);
  }, 30_000);

  test("with a sum it installs the package that has it, and no other", () => {
    const sha256 = createHash("sha256").update(readFileSync(tarball)).digest("hex");
    const report = join(repository.folder, "analyse.xml");
    rmSync(report, { force: true });
    const other = sha256.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
    const refused = work({ package: tarball, sha256: other });
    expect(refused).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`has the SHA-256 ${sha256}, so it was`),
    });
    expect(existsSync(report)).toBe(false);
    expect(work({ package: tarball, sha256 })).toMatchObject({ status: 0, stderr: "" });
    expect(existsSync(report)).toBe(true);
  }, 30_000);

  test("the README names every input, and prints none that there is not", () => {
    const named = Object.keys(header.spec.inputs);
    expect(readme()).toContain(`| ${named.map((name) => `\`${name}\``).join(", ")} |`);
    const [, printed = ""] = /```yaml\n(include:.*?)```/s.exec(readme()) ?? [];
    const given = Object.keys(parse(printed.replace("# sha256", "sha256")).include[0].inputs);
    expect(given).toContain("sha256");
    expect(named).toEqual(expect.arrayContaining(given));
  });

  test("a package is never fetched by a name that a stranger can take", () => {
    expect(header.spec.inputs.package).not.toHaveProperty("default");
    const [, printed = ""] = /\n {6}package: (\S+)\n/.exec(readme()) ?? [];
    expect(printed).toMatch(/^(?:https:\/\/|@)/);
  });

  test("an input is no part of a command", () => {
    expect(jobs.analyse.script.join("\n")).not.toContain("$[[");
    for (const { description } of Object.values<{ description: string }>(header.spec.inputs))
      expect(description).toMatch(/\S/);
  });
});

const readme = () => readFileSync(join(folder, "README.md"), "utf8");
const printedConfig = () => /```yaml\n(fail-on:.*?)```/s.exec(readme())?.[1] ?? "";
const withCommand = () => [join(installed, "node_modules/.bin"), process.env.PATH].join(delimiter);

test("the commands in the README run as they are printed", () => {
  using own = new Repository();
  own.commit("Start", { "a.ts": "export const a = 1;\n", "ticket.md": RISKY });
  own.git("update-ref", "refs/remotes/origin/main", "HEAD");
  own.commit("Open orders", { "a.ts": `${RISKY_CODE}\n`, "tickets.jsonl": `{"id":1,"text":"${RISKY}"}\n` });
  const blocks = [...readme().matchAll(/```sh\n(.*?)```/gs)].map(([, block = ""]) => block);
  const lines = blocks.filter((block) => !block.startsWith("#!")).flatMap((block) => block.trim().split("\n"));
  const run = lines.filter((line) => !/^(npm install|pre-commit) /.test(line));
  expect(run.length).toBeGreaterThan(5);
  const env = { HOME: home, PATH: withCommand(), BASE: "origin/main", TITLE, BODY: RISKY };
  for (const line of run) {
    const { status, stderr } = spawnSync("sh", ["-c", line], { cwd: own.folder, env, encoding: "utf8" });
    expect({ line, status, stderr }).toEqual({ line, status: 0, stderr: "" });
  }
  expect(readFileSync(join(own.folder, "answers.jsonl"), "utf8")).toMatch(/^\{"id":1,"testable":true/);
  expect(existsSync(join(own.folder, "stolen"))).toBe(false);
}, 60_000);

test("the hook in the README lets a commit pass as it is printed, and stops it when told", () => {
  const [hook] = parse(readFileSync(join(folder, ".pre-commit-hooks.yaml"), "utf8"));
  expect(hook).toMatchObject({ id: "analyse", entry: `${command} --staged`, language: "node", stages: ["commit-msg"] });
  using own = new Repository();
  own.commit("Start");
  const [, printed = ""] = /```sh\n(#!.*?)```/s.exec(readme()) ?? [];
  const script = printed.replace("exec ", `PATH="${withCommand()}" exec `);
  const install = (text: string) => writeFileSync(join(own.folder, ".git/hooks/commit-msg"), text, { mode: 0o755 });
  install(script);
  own.commit("Find orders", { "a.ts": `${RISKY_CODE}\n` });
  const [, flag = ""] = /# later with (--fail-on high)\n/.exec(script) ?? [];
  install(script.replace("--staged", `--staged ${flag}`));
  own.commit("Fix typo in the footer", { "a.md": "Footer\n" });
  expect(() => own.commit("Find more orders", { "b.ts": `${RISKY_CODE}\n` })).toThrow(/CWE-89/);
  const commits = own.git("log", "--format=%s").trim().split("\n");
  expect(commits).toEqual(["Fix typo in the footer", "Find orders", "Start"]);
}, 30_000);

test("another brand's package has that brand's names alone", () => {
  const other = join(home, "other");
  const env = { ...process.env, BRAND_DIR: "tests/support/other-brand" };
  execFileSync(process.execPath, [join(root, "tools/pack-analyst.ts"), other], { env, stdio: "pipe" });
  const name = new RegExp(command.replace(/-analyse$/, ""), "i");
  const files = readdirSync(other, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  // The licence names who wrote the code, whoever packs it.
  const texts = files.filter((entry) => !/\.(br|tgz)$|^LICENSE$/.test(entry.name));
  const named = texts.filter((entry) => name.test(readFileSync(join(entry.parentPath, entry.name), "utf8")));
  expect(named.map((entry) => entry.name)).toEqual([]);
  expect(texts.length).toBeGreaterThan(8);
}, 30_000);
