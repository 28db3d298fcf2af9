import { execFile } from "node:child_process";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { isThere } from "../articles/article-code.ts";
import { root } from "../rules/repository-files.ts";
import { databaseOf, sqlParts } from "../support/sql-file.ts";
import { temporaryServer } from "../support/temporary.ts";

const file = "content/downloads/reviews-from-github.mjs";
const token = "github_pat_secret";

interface Deployment {
  readonly commit: string;
  readonly statuses: readonly (readonly [state: string, at: string])[];
}

interface Pull {
  readonly merge: string;
  readonly author: string | null;
  /** Who wrote each commit of the branch, with co-authors; a committer stands behind a colon. */
  readonly commits: readonly string[];
  /** State, reviewer, reviewed tree, time. */
  readonly reviews: readonly (readonly [string, string, string | null, string])[];
  readonly labels?: readonly string[];
  readonly base?: string;
  readonly merged?: boolean;
  /** Commits that it brought in besides the one that merged it. */
  readonly brought?: readonly string[];
}

/** Each commit's parents, the oldest commit first. The tree of c1 is t1. */
const commits: Readonly<Record<string, readonly string[]>> = {
  c0: [],
  c1: ["c0"],
  c2: ["c1"],
  c3: ["c2"],
  c4: ["c3"],
  c5: ["c4"],
  b7: ["c5"],
  c6: ["c5"],
  c7: ["c6", "b7"],
  c81: ["c7"],
  c82: ["c81"],
  c9: ["c82"],
  c10: ["c9"],
  c11: ["c10"],
};

const pulls: Readonly<Record<number, Pull>> = {
  1: {
    merge: "c1",
    author: "ada",
    commits: ["ada", "ada"],
    reviews: [
      ["COMMENTED", "eve", "t1", "2026-06-30T08:00:00Z"],
      ["APPROVED", "ben", "t1", "2026-07-01T09:45:59Z"],
    ],
  },
  2: {
    merge: "c2",
    author: "ada",
    commits: ["ada"],
    reviews: [
      ["APPROVED", "ben", "t2-before", "2026-07-01T10:00:00Z"],
      ["DISMISSED", "dev", "t2", "2026-07-01T11:00:00Z"],
      ["APPROVED", "dev", null, "2026-07-01T12:00:00Z"],
    ],
  },
  3: {
    merge: "c3",
    author: "eve",
    commits: ["eve"],
    reviews: [
      ["APPROVED", "ben", "t3", "2026-07-01T10:00:00Z"],
      ["APPROVED", "ada", "t3", "2026-07-01T11:00:00Z"],
      ["CHANGES_REQUESTED", "dev", "t3", "2026-07-01T12:00:00Z"],
    ],
    brought: ["c82"],
  },
  4: {
    merge: "c4",
    author: "ada",
    commits: ["ada", "ada", "ada ben", "ada:dev"],
    reviews: [
      ["APPROVED", "ben", "t4", "2026-07-01T10:00:00Z"],
      ["APPROVED", "dev", "t4", "2026-07-01T11:00:00Z"],
    ],
  },
  5: { merge: "c82", author: "eve", commits: ["eve"], reviews: [], base: "fork" },
  6: {
    merge: "c6",
    author: "gus",
    commits: ["gus"],
    reviews: [["APPROVED", "ben", "t6", "2026-08-05T09:30:00Z"]],
    labels: ["don't wait", "bug", "Emergency"],
  },
  7: {
    merge: "c7",
    author: null,
    commits: ["o'neil"],
    reviews: [["APPROVED", "d'arc", "t7", "2026-07-30T09:30:00Z"]],
    brought: ["b7"],
  },
  8: {
    merge: "c82",
    author: "ada",
    commits: ["ada", "ada"],
    reviews: [["APPROVED", "ben", "t82", "2026-07-30T09:30:00Z"]],
    brought: ["c81"],
  },
  // Approved by anybody, in a fork.
  9: { merge: "c9", author: "eve", commits: ["eve"], reviews: [], base: "fork" },
  10: { merge: "c10", author: "eve", commits: ["eve"], reviews: [], merged: false },
};

const deployments: readonly Deployment[] = [
  { commit: "c0", statuses: [["SUCCESS", "2026-06-29T15:00:00Z"]] },
  { commit: "c1", statuses: [["FAILURE", "2026-07-01T08:00:00Z"]] },
  // It waited, ran, was reported twice and replaced.
  {
    commit: "c4",
    statuses: [
      ["INACTIVE", "2026-08-01T15:00:30Z"],
      ["SUCCESS", "2026-07-02T16:00:00Z"],
      ["SUCCESS", "2026-07-02T15:00:10Z"],
      ["WAITING", "2026-07-01T00:00:00Z"],
    ],
  },
  { commit: "c10", statuses: [["SUCCESS", "2026-08-01T15:00:20Z"]] },
  { commit: "c10", statuses: [["SUCCESS", "2026-08-02T15:00:00Z"]] },
  { commit: "c1", statuses: [["SUCCESS", "2026-08-03T15:00:00Z"]] },
  { commit: "c11", statuses: [["SUCCESS", "2026-10-01T00:00:00Z"]] },
];

const whole = (nodes: readonly unknown[]) => ({ pageInfo: { hasNextPage: false, endCursor: null }, nodes });
const account = (login: string | null | undefined) => (login ? { login } : null);

/** Two nodes a page, so that nearly everything has a second page. */
function page(nodes: readonly unknown[], after: string | null) {
  const from = Number(after ?? 0);
  const hasNextPage = from + 2 < nodes.length;
  return { pageInfo: { hasNextPage, endCursor: `${from + 2}` }, nodes: nodes.slice(from, from + 2) };
}

function reachable(from: string): Set<string> {
  const parents = commits[from] ?? [];
  return new Set([from, ...parents.flatMap((parent) => [...reachable(parent)])]);
}

/** What REST answers for base...head: all commits, not those of the first parents only. */
function compare(base: string, head: string, number: number) {
  const shas = Object.keys(commits).filter((sha) => reachable(head).has(sha) && !reachable(base).has(sha));
  const parts = shas.map((sha) => ({
    sha,
    commit: { tree: { sha: sha.replace(/^\D/, "t") } },
    parents: commits[sha]?.map((parent) => ({ sha: parent })),
  }));
  return { total_commits: shas.length, commits: parts.slice(2 * number - 2, 2 * number) };
}

interface Asked {
  readonly query: string;
  readonly variables: Readonly<Record<string, string | number | null>>;
}

/** What GraphQL answers for the connection that the query asks for. */
function repository({ query, variables }: Asked, deployed: readonly Deployment[]): unknown {
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
    const nodes = reviews.map(([state, reviewer, tree, submittedAt]) => {
      const commit = tree === null ? null : { tree: { oid: tree } };
      return { state, submittedAt, author: account(reviewer), commit };
    });
    const kept = nodes.filter(({ state }) => state === "APPROVED" || state === "CHANGES_REQUESTED");
    return { pullRequest: { reviews: page(kept, after) } };
  }
  if (!query.includes("deployments(first: 100, after: $after, environments: [$environment])")) return {};
  const nodes = (variables.environment === "production" ? deployed : []).map(({ commit, statuses }) => ({
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

const quarter = ["acme/shop", "production", "2026-07-01", "2026-10-01"];

/** Runs the file against a GitHub of our own, where `says` may answer a query instead. */
async function run({
  words = quarter,
  deployed = deployments,
  path = "/graphql",
  rest = "",
  secret = token,
  says = (_: Asked): unknown => undefined,
} = {}): Promise<Run> {
  const origin = await temporaryServer(async (request, response) => {
    const body = await textOf(request);
    const send = (status: number, answer: unknown) => response.writeHead(status).end(JSON.stringify(answer));
    if (request.headers.authorization !== `Bearer ${token}`) return send(401, { message: "Bad credentials" });
    const url = new URL(request.url ?? "", "http://localhost");
    const [, base, head] =
      /^\/repos\/acme\/shop\/compare\/(\w+)\.\.\.(\w+)$/.exec(url.pathname.slice(rest.length)) ?? [];
    const isCompared = request.method === "GET" && url.pathname.startsWith(rest);
    if (isCompared && base && head && url.searchParams.get("per_page") === "100")
      return send(200, compare(base, head, Number(url.searchParams.get("page"))));
    if (request.method !== "POST" || url.pathname !== path) return send(404, { message: "Not Found" });
    const asked = JSON.parse(body) as Asked;
    const { owner, name } = asked.variables;
    const is = owner === "acme" && name === "shop";
    const data = { repository: is ? { id: "here", ...(repository(asked, deployed) as object) } : null };
    return send(200, says(asked) ?? { data });
  });
  return promisify(execFile)(process.execPath, [join(root, file), ...words], {
    env: { GITHUB_TOKEN: secret, GITHUB_GRAPHQL_URL: `${origin}${path}` },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      out: stdout,
      err: stderr,
    }),
  );
}

const rows = (out: string, table: string) =>
  [...out.matchAll(new RegExp(`^INSERT INTO ${table} VALUES \\((.+)\\);$`, "gm"))].map(([, values]) => values);

test("releases are the first-parent commits of each deploy, with the pull request that was merged", async () => {
  const { code, out, err } = await run();
  expect([code, err]).toEqual([0, ""]);
  expect(rows(out, "releases").toSorted()).toEqual(
    [
      "'c1', 't1', 'PR-1', '2026-07-02 15:00', 'no'",
      "'c2', 't2', 'PR-2', '2026-07-02 15:00', 'no'",
      "'c3', 't3', 'PR-3', '2026-07-02 15:00', 'no'",
      "'c4', 't4', 'PR-4', '2026-07-02 15:00', 'no'",
      "'c5', 't5', NULL, '2026-08-01 15:00', 'no'",
      "'c6', 't6', 'PR-6', '2026-08-01 15:00', 'yes'",
      "'c7', 't7', 'PR-7', '2026-08-01 15:00', 'no'",
      "'c82', 't82', 'PR-8', '2026-08-01 15:00', 'no'",
      "'c9', 't9', NULL, '2026-08-01 15:00', 'no'",
      "'c10', 't10', NULL, '2026-08-01 15:00', 'no'",
    ].toSorted(),
  );
});

test("reviews are approvals and rejections at the reviewed tree, and who wrote on the branch is its author", async () => {
  const { out } = await run();
  expect(rows(out, "reviews").toSorted()).toEqual([
    "'PR-1', 't1', NULL, 'ada', 'ben', 'approved', '2026-07-01 09:45'",
    "'PR-2', 't2-before', NULL, 'ada', 'ben', 'approved', '2026-07-01 10:00'",
    "'PR-2', 'unknown', NULL, 'ada', 'dev', 'approved', '2026-07-01 12:00'",
    "'PR-3', 't3', NULL, 'eve', 'ada', 'approved', '2026-07-01 11:00'",
    "'PR-3', 't3', NULL, 'eve', 'ben', 'approved', '2026-07-01 10:00'",
    "'PR-3', 't3', NULL, 'eve', 'dev', 'rejected', '2026-07-01 12:00'",
    "'PR-4', 't4', NULL, 'ben', 'ben', 'approved', '2026-07-01 10:00'",
    "'PR-4', 't4', NULL, 'dev', 'dev', 'approved', '2026-07-01 11:00'",
    "'PR-6', 't6', NULL, 'gus', 'ben', 'approved', '2026-08-05 09:30'",
    "'PR-7', 't7', NULL, 'ghost', 'd''arc', 'approved', '2026-07-30 09:30'",
    "'PR-8', 't82', NULL, 'ada', 'ben', 'approved', '2026-07-30 09:30'",
  ]);
});

test.runIf(isThere("downloads/releases-without-review.sql"))("the query lists what no review covers", async () => {
  const { out } = await run();
  const [data = "", query = ""] = sqlParts("releases-without-review.sql");
  const tables = data.replace(/^INSERT [\s\S]*?\);$/gm, "");
  const asked = query.replace("'2024-01-01'", "'2026-07-01'").replace("'2024-04-01'", "'2026-10-01'");
  const listed = databaseOf(tables, out).prepare(asked).all();
  const seen = listed.map(({ commit_id, change_id, reviewed_at }) => `${commit_id} ${change_id} ${reviewed_at}`);
  expect(seen.slice(0, -1).toSorted()).toEqual([
    "c10 null null",
    "c2 PR-2 null",
    "c3 PR-3 null",
    "c4 PR-4 null",
    "c5 null null",
    "c9 null null",
  ]);
  expect(seen.at(-1), "the emergency").toBe("c6 PR-6 2026-08-05 09:30");
});

test("Enterprise Server has the other API beside it", async () => {
  const enterprise = await run({ path: "/api/graphql", rest: "/api/v3" });
  expect(enterprise).toEqual(await run());
});

test("the first deployment of all is not compared with anything, and says so", async () => {
  const { code, out } = await run({ deployed: deployments.slice(2, 4) });
  expect([code, out]).toEqual([0, expect.stringContaining("-- c4 was deployed first")]);
  expect(rows(out, "releases")).toHaveLength(6);
});

test("what GitHub does not answer in full ends it with one line, without rows and without the token", async () => {
  const fails = async (how: Parameters<typeof run>[0], why: string) => {
    const { code, out, err } = await run(how);
    expect([code, out, err], why).toEqual([1, "", expect.stringContaining(why)]);
    expect(err.trim().split("\n")).toHaveLength(1);
    expect(err).not.toContain(how?.secret ?? token);
  };
  const error = { errors: [{ message: `no scope\nfor ${token}` }, { message: "and more" }] };
  const late = ({ query }: Asked) =>
    query.includes("reviews(") ? { data: { repository: null }, ...error } : undefined;
  await fails({ says: late }, "no scope for ***; and more");
  await fails({ words: ["acme/other", ...quarter.slice(1)] }, "acme/other: not there or not to be read");
  await fails({ words: ["acme/shop", "prod", ...quarter.slice(2)] }, "no deployment to prod succeeded");
  await fails({ secret: "expired" }, "HTTP 401: Bad credentials");
  await fails({ rest: "/elsewhere" }, "HTTP 404: Not Found");
  await fails({ says: () => ({ data: { repository: { object: null } } }) }, "not there or not to be read");
  const statuses = { pageInfo: { hasNextPage: true, endCursor: "1" }, nodes: [] };
  const cut = { data: { repository: { deployments: whole([{ commitOid: "c1", statuses }]) } } };
  await fails({ says: () => cut }, "more than 100");
});

test("wrong arguments, or no token, end it with its usage", async () => {
  for (const words of [
    [],
    ["acme", ...quarter.slice(1)],
    ["acme/shop/more", ...quarter.slice(1)],
    quarter.slice(0, 3),
    [...quarter.slice(0, 3), "1 October"],
    [...quarter.slice(0, 3), "2026-13-01"],
    [...quarter.slice(0, 3), "2026-07-01"],
  ])
    expect(await run({ words }), words.join(" ")).toEqual({ code: 2, out: "", err: expect.stringContaining("usage") });
  expect((await run({ secret: "" })).code).toBe(2);
});
