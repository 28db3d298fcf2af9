// The entry of the GitHub Action: what a workflow and GitHub say comes by environment and by file, never by a shell.
import { randomUUID } from "node:crypto";
import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.ts";
import { system } from "./system.ts";

interface SarifLog {
  runs: { results: { message: { text: string }; ruleId: string; locations: Location[] }[] }[];
}
interface Location {
  physicalLocation: { artifactLocation: { uri: string }; region?: { startLine: number } };
}
interface Event {
  pull_request?: { title: string; body: string | null; base: { sha: string }; head?: { sha: string } };
  merge_group?: { base_sha: string };
  before?: string;
  repository?: { default_branch?: string };
}

/** GitHub shows no more annotations of one kind a step. */
const MAX_ANNOTATIONS = 10;
const files = { sarif: "analyse.sarif", markdown: "analyse.md" };

const input = (name: string): string => process.env[`INPUT_${name.toUpperCase()}`]?.trim() ?? "";
const event: Event = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH ?? "", "utf8"));
const since = input("since") || (await mergedInto(event)) || baseOf(event);

if (since === undefined) {
  fail("This event names no commit to compare with: set the input `since`.");
} else {
  const options = ["fail-on", "baseline", "ignore", "config"].flatMap((name) =>
    input(name) === "" ? [] : [`--${name}=${input(name)}`],
  );
  const reports = Object.entries(files).map(([format, file]) => `--output=${format}=${file}`);
  const errors: string[] = [];
  // A ticket may hold what the runner takes for commands of this step's.
  const token = randomUUID();
  console.log(`::stop-commands::${token}`);
  const code = await run([`--since=${since}`, ...options, ...reports, ...(await description(event))], {
    ...system,
    err: (text) => errors.push(text),
  });
  console.log(`::${token}::`);
  if (code === 2) fail(errors.join(""));
  else {
    for (const remark of errors) console.log(`::notice::${data(remark)}`);
    tell(JSON.parse(readFileSync(files.sarif, "utf8")));
    process.exitCode = code;
  }
}

/**
 * What GitHub merged a pull request into, where that merge is checked out, as by default it is. The event's own base may
 * be older: what others have pushed since would then be read as part of the change.
 */
async function mergedInto({ pull_request: pull }: Event): Promise<string | undefined> {
  if (pull?.head === undefined) return undefined;
  const parents = await system.git(["log", "-1", "--format=%P", "HEAD"]);
  const [base, head] = parents?.stdout.trim().split(" ") ?? [];
  return head === pull.head.sha ? base : undefined;
}

/** The commit that the event's change began at. */
function baseOf({ pull_request, merge_group, before, repository }: Event): string | undefined {
  const isNewBranch = before !== undefined && /^0+$/.test(before);
  const main = repository?.default_branch === undefined ? undefined : `origin/${repository.default_branch}`;
  return pull_request?.base.sha ?? merge_group?.base_sha ?? (isNewBranch ? main : before);
}

/** A file with the pull request's title and body, where the event has one. */
async function description({ pull_request: pull }: Event): Promise<string[]> {
  if (!pull) return [];
  const file = join(process.env.RUNNER_TEMP ?? ".", "pull-request.md");
  await system.writeFile(file, `${pull.title}\n\n${pull.body ?? ""}\n`);
  return [file];
}

/** Hands findings to the summary, the annotations and the step's outputs. */
function tell({ runs }: SarifLog): void {
  const results = runs.flatMap((one) => one.results);
  const { GITHUB_STEP_SUMMARY: summary, GITHUB_OUTPUT: outputs } = process.env;
  if (summary) appendFileSync(summary, readFileSync(files.markdown, "utf8"));
  if (outputs) {
    appendFileSync(outputs, `findings=${results.length}\nsarif=${files.sarif}\nmarkdown=${files.markdown}\n`);
  }
  if (input("annotate") === "false") return;
  for (const { message, ruleId, locations } of results.slice(0, MAX_ANNOTATIONS)) {
    const { artifactLocation, region } = locations[0]?.physicalLocation ?? {};
    const file = property(decodeURIComponent(artifactLocation?.uri ?? ""));
    console.log(
      `::warning file=${file},line=${region?.startLine ?? 1},title=${property(ruleId)}::${data(message.text)}`,
    );
  }
}

function fail(sentences: string): void {
  console.log(`::error::${data(sentences.trim())}`);
  process.exitCode = 2;
}

/** Escapes as the runner undoes it: https://github.com/actions/toolkit, packages/core/src/command.ts. */
function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
