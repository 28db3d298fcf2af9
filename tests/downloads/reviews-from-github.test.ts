import { expect, test } from "vitest";
import { isThere } from "../articles/article-code.ts";
import { type Asked, type GitHub, listed, quarter, rows, runOn, token, whole } from "../support/fake-github.ts";

/** Each commit's parents, the oldest commit first. */
const commits: GitHub["commits"] = {
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

const pulls: GitHub["pulls"] = {
  1: {
    merge: "c1",
    author: "ada",
    commits: ["ada", "ada"],
    reviews: [
      ["COMMENTED", "eve", "c1", "2026-06-30T08:00:00Z"],
      ["APPROVED", "ben", "c1", "2026-07-01T09:45:59Z"],
    ],
  },
  2: {
    merge: "c2",
    author: "ada",
    commits: ["ada"],
    reviews: [
      ["APPROVED", "ben", "c2-before", "2026-07-01T10:00:00Z"],
      ["DISMISSED", "dev", "c2", "2026-07-01T11:00:00Z"],
      ["APPROVED", "dev", null, "2026-07-01T12:00:00Z"],
    ],
  },
  3: {
    merge: "c3",
    author: "eve",
    commits: ["eve"],
    reviews: [
      ["APPROVED", "ben", "c3", "2026-07-01T10:00:00Z"],
      ["APPROVED", "ada", "c3", "2026-07-01T11:00:00Z"],
      ["CHANGES_REQUESTED", "dev", "c3", "2026-07-01T12:00:00Z"],
    ],
    brought: ["c82"],
  },
  4: {
    merge: "c4",
    author: "ada",
    commits: ["ada", "ada", "ada ben", "ada:dev"],
    reviews: [
      ["APPROVED", "ben", "c4", "2026-07-01T10:00:00Z"],
      ["APPROVED", "dev", "c4", "2026-07-01T11:00:00Z"],
    ],
  },
  5: { merge: "c82", author: "eve", commits: ["eve"], reviews: [], base: "fork" },
  6: {
    merge: "c6",
    author: "gus",
    commits: ["gus"],
    reviews: [["APPROVED", "ben", "c6", "2026-08-05T09:30:00Z"]],
    labels: ["don't wait", "bug", "Emergency"],
  },
  7: {
    merge: "c7",
    author: null,
    commits: ["o'neil"],
    reviews: [["APPROVED", "d'arc", "c7", "2026-07-30T09:30:00Z"]],
    brought: ["b7"],
  },
  8: {
    merge: "c82",
    author: "ada",
    commits: ["ada", "ada"],
    reviews: [["APPROVED", "ben", "c82", "2026-07-30T09:30:00Z"]],
    brought: ["c81"],
  },
  // Approved by anybody, in a fork.
  9: { merge: "c9", author: "eve", commits: ["eve"], reviews: [], base: "fork" },
  10: { merge: "c10", author: "eve", commits: ["eve"], reviews: [], merged: false },
};

const deployments: GitHub["deployments"] = [
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

/** The tree of c1 is t1. */
const treeOf = (commit: string) => commit.replace(/^\D/, "t");
const run = (how: Parameters<typeof runOn>[1] = {}, deployed = deployments) =>
  runOn({ commits, pulls, deployments: deployed, treeOf }, how);

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
  const seen = listed(out);
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
  const { code, out } = await run({}, deployments.slice(2, 4));
  expect([code, out]).toEqual([0, expect.stringContaining("-- c4 was deployed first")]);
  expect(rows(out, "releases")).toHaveLength(6);
});

test("what GitHub does not answer in full ends it with one line, without rows and without the token", async () => {
  const fails = async (how: Parameters<typeof runOn>[1], why: string) => {
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
