// A GitHub on this machine for one repository, acme/shop: what reviews-from-github.mjs asks of it.
import { execFile } from "node:child_process";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../rules/repository-files.ts";
import { databaseOf, sqlParts } from "./sql-file.ts";
import { temporaryServer } from "./temporary.ts";

const file = "content/downloads/reviews-from-github.mjs";
export const token = "github_pat_secret";

interface Deployment {
  readonly commit: string;
  readonly statuses: readonly (readonly [state: string, at: string])[];
}

export interface Pull {
  readonly merge: string;
  readonly author: string | null;
  /** Who wrote each commit of the branch, with co-authors; a committer stands behind a colon. */
  readonly commits: readonly string[];
  /** State, reviewer, reviewed commit, time. */
  readonly reviews: readonly (readonly [string, string, string | null, string])[];
  readonly labels?: readonly string[];
  readonly base?: string;
  readonly merged?: boolean;
  /** Commits that it brought in besides the one that merged it. */
  readonly brought?: readonly string[];
}

export interface GitHub {
  /** Each commit's parents, the oldest commit first. */
  readonly commits: Readonly<Record<string, readonly string[]>>;
  readonly pulls: Readonly<Record<number, Pull>>;
  readonly deployments: readonly Deployment[];
  readonly treeOf: (commit: string) => string;
}

export const whole = (nodes: readonly unknown[]) => ({ pageInfo: { hasNextPage: false, endCursor: null }, nodes });
const account = (login: string | null | undefined) => (login ? { login } : null);

/** Two nodes a page, so that nearly everything has a second page. */
function page(nodes: readonly unknown[], after: string | null) {
  const from = Number(after ?? 0);
  const hasNextPage = from + 2 < nodes.length;
  return { pageInfo: { hasNextPage, endCursor: `${from + 2}` }, nodes: nodes.slice(from, from + 2) };
}

function reachable(commits: GitHub["commits"], from: string): Set<string> {
  const parents = commits[from] ?? [];
  return new Set([from, ...parents.flatMap((parent) => [...reachable(commits, parent)])]);
}

/** What REST answers for base...head: all commits, not those of the first parents only. */
function compare({ commits, treeOf }: GitHub, base: string, head: string, number: number) {
  const [there, old] = [reachable(commits, head), reachable(commits, base)];
  const shas = Object.keys(commits).filter((sha) => there.has(sha) && !old.has(sha));
  const parts = shas.map((sha) => ({
    sha,
    commit: { tree: { sha: treeOf(sha) } },
    parents: commits[sha]?.map((parent) => ({ sha: parent })),
  }));
  return { total_commits: shas.length, commits: parts.slice(2 * number - 2, 2 * number) };
}

export interface Asked {
  readonly query: string;
  readonly variables: Readonly<Record<string, string | number | null>>;
}

/** What GraphQL answers for the connection that the query asks for. */
function repository({ query, variables }: Asked, { pulls, deployments, treeOf }: GitHub): unknown {
  const after = variables.after as string | null;
  const { commits: branch = [], reviews = [] } = pulls[Number(variables.number)] ?? {};
  if (query.includes("associatedPullRequests(first: 100, after: $after)")) {
    const found = Object.entries(pulls).filter(([, { merge, brought = [] }]) =>
      [merge, ...brought].includes(`${variables.oid}`),
    );
    const nodes = found.map(([number, { author, merge, labels = [], base = "here", merged = true }]) => ({
      number: Number(number),
      merged,
      author: account(author),
      mergeCommit: { oid: merge },
      baseRepository: { id: base },
      labels: whole(labels.map((name) => ({ name }))),
    }));
    return { object: { associatedPullRequests: page(nodes, after) } };
  }
  if (query.includes("commits(first: 100, after: $after)")) {
    const users = (names: string) => names.split(" ").map((login) => ({ user: { login } }));
    const nodes = branch.map((people) => {
      const [authors = "", committer = "web-flow"] = people.split(":");
      return { commit: { committer: users(committer)[0], authors: whole([{ user: null }, ...users(authors)]) } };
    });
    return { pullRequest: { commits: page(nodes, after) } };
  }
  if (query.includes("reviews(first: 100, after: $after, states: [APPROVED, CHANGES_REQUESTED])")) {
    const nodes = reviews.map(([state, reviewer, reviewed, submittedAt]) => {
      const oid = query.includes("commit { oid ") ? { oid: reviewed } : {};
      const commit = reviewed === null ? null : { ...oid, tree: { oid: treeOf(reviewed) } };
      return { state, submittedAt, author: account(reviewer), commit };
    });
    const kept = nodes.filter(({ state }) => state === "APPROVED" || state === "CHANGES_REQUESTED");
    return { pullRequest: { reviews: page(kept, after) } };
  }
  if (!query.includes("deployments(first: 100, after: $after, environments: [$environment])")) return {};
  const nodes = (variables.environment === "production" ? deployments : []).map(({ commit, statuses }) => ({
    commitOid: commit,
    statuses: whole(statuses.map(([state, createdAt]) => ({ state, createdAt }))),
  }));
  return { deployments: page(nodes, after) };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export const quarter = ["acme/shop", "production", "2026-07-01", "2026-10-01"];

/** Runs the file against a GitHub of our own, where `says` may answer a query instead. */
export async function runOn(
  github: GitHub,
  {
    words = quarter,
    path = "/graphql",
    rest = "",
    secret = token,
    says = (_: Asked): unknown => undefined,
    env = {} as Readonly<Record<string, string>>,
  } = {},
): Promise<Run> {
  const origin = await temporaryServer(async (request, response) => {
    const body = await textOf(request);
    const send = (status: number, answer: unknown) => response.writeHead(status).end(JSON.stringify(answer));
    if (request.headers.authorization !== `Bearer ${token}`) return send(401, { message: "Bad credentials" });
    const url = new URL(request.url ?? "", "http://localhost");
    const [, base, head] =
      /^\/repos\/acme\/shop\/compare\/(\w+)\.\.\.(\w+)$/.exec(url.pathname.slice(rest.length)) ?? [];
    const isCompared = request.method === "GET" && url.pathname.startsWith(rest);
    if (isCompared && base && head && url.searchParams.get("per_page") === "100")
      return send(200, compare(github, base, head, Number(url.searchParams.get("page"))));
    if (request.method !== "POST" || url.pathname !== path) return send(404, { message: "Not Found" });
    const asked = JSON.parse(body) as Asked;
    const { owner, name } = asked.variables;
    const is = owner === "acme" && name === "shop";
    const data = { repository: is ? { id: "here", ...(repository(asked, github) as object) } : null };
    return send(200, says(asked) ?? { data });
  });
  return promisify(execFile)(process.execPath, [join(root, file), ...words], {
    env: { ...env, GITHUB_TOKEN: secret, GITHUB_GRAPHQL_URL: `${origin}${path}` },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      out: stdout,
      err: stderr,
    }),
  );
}

/** The values of each row for a table. */
export const rows = (out: string, table: string) =>
  [...out.matchAll(new RegExp(`^INSERT INTO ${table} VALUES \\((.+)\\);$`, "gm"))].map(([, values]) => values);

/** What the first query of releases-without-review.sql lists: commit, change and time of the review. */
export function listed(out: string): readonly string[] {
  const [data = "", query = ""] = sqlParts("releases-without-review.sql");
  const tables = data.replace(/^INSERT [\s\S]*?\);$/gm, "");
  const asked = query.replace("'2024-01-01'", "'2026-07-01'").replace("'2024-04-01'", "'2026-10-01'");
  const found = databaseOf(tables, out).prepare(asked).all();
  return found.map(({ commit_id, change_id, reviewed_at }) => `${commit_id} ${change_id} ${reviewed_at}`);
}
