import { CommandError, type Environment } from "./environment.ts";

/** A change as git has it. */
export interface GitChange {
  /** Messages of its commits, the oldest first. */
  readonly messages: string;
  /** Its unified diff, paths from the top of the repository. */
  readonly diff: string;
}

type Git = Environment["git"];

/** Whatever the user's own settings: plain, from the top, and no program of the repository's is run. */
const DIFF = ["diff", "--no-color", "--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/"];

/** What machines write, and nobody reviews line by line. */
const WRITTEN_BY_MACHINES = [
  "**/package-lock.json",
  "**/npm-shrinkwrap.json",
  "**/*.lock",
  "**/pnpm-lock.yaml",
  "**/go.sum",
  "**/*.min.js",
  "**/*.min.css",
  "**/*.map",
];

/** The commits and the diff of this branch since it left `ref`. Throws a CommandError that says what git lacks. */
export async function readBranch(ref: string, exclude: readonly string[], git: Git): Promise<GitChange> {
  await checkRepository(git);
  const head = await commitOf("HEAD", git);
  if (head === undefined) throw new CommandError("There is no commit here yet.");
  const base = await commitOf(ref, git);
  const shallow = (await read(git, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
  const deepen = shallow ? " This clone is shallow: fetch all of it (git fetch --unshallow, or fetch-depth: 0)." : "";
  if (base === undefined) throw new CommandError(`--since ${ref}: there is no such commit.${deepen}`);
  const merge = await git(["merge-base", base, head]);
  const fork = merge?.stdout.trim() ?? "";
  if (merge?.code !== 0 || fork === "") {
    throw new CommandError(`--since ${ref}: it and HEAD have no commit in common.${deepen}`);
  }
  const messages = await read(git, ["log", "--no-merges", "--reverse", "--format=%B", `${fork}..${head}`, "--"]);
  return { messages: messages.trim(), diff: await read(git, [...DIFF, fork, head, "--", ...pathspecs(exclude)]) };
}

/** What is staged for the next commit. */
export async function readStaged(exclude: readonly string[], git: Git): Promise<GitChange> {
  await checkRepository(git);
  return { messages: "", diff: await read(git, [...DIFF, "--cached", "--", ...pathspecs(exclude)]) };
}

/** A commit message as git will keep it: without comments and what stands below the scissors. */
export function withoutComments(message: string): string {
  const [kept = ""] = message.split(/^# -+ >8 -+$/m);
  return kept.replace(/^#.*\n?/gm, "");
}

async function checkRepository(git: Git): Promise<void> {
  const inside = await git(["rev-parse", "--is-inside-work-tree"]);
  if (inside === undefined) throw new CommandError("git could not be started: it has to be installed for this.");
  if (inside.code !== 0) throw new CommandError(`git cannot read a repository here: ${firstLine(inside.stderr)}`);
}

async function commitOf(ref: string, git: Git): Promise<string | undefined> {
  const found = await git(["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]);
  return found?.code === 0 ? found.stdout.trim() : undefined;
}

const pathspecs = (exclude: readonly string[]): string[] => [
  ":(top)",
  ...[...WRITTEN_BY_MACHINES, ...exclude].map((glob) => `:(top,exclude,glob)${glob}`),
];

async function read(git: Git, args: readonly string[]): Promise<string> {
  const result = await git(args);
  if (result?.code === 0) return result.stdout;
  throw new CommandError(`git ${args[0]} failed: ${firstLine(result?.stderr ?? "it could not be started")}`);
}

const firstLine = (text: string): string => text.trim().split("\n")[0] ?? "";
