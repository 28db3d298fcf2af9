// reviews-from-github.mjs: the rows for releases-without-review.sql, from GitHub.
//
// What it is     It writes what was deployed in a period, and who had reviewed it, as INSERT statements.
//                Put them in place of that file's invented rows, and the period into its first query.
// What it needs  Node 22 or later, and in GITHUB_TOKEN a token that reads contents, deployments and pull
//                requests. On a GitHub of your own, GITHUB_GRAPHQL_URL too, as in Actions.
// How            node reviews-from-github.mjs owner/repo production 2026-07-01 2026-10-01 > rows.sql
//                The last day is not part of the period. Exit code 1: GitHub or the clone gave no complete
//                answer, and nothing was written. 2: wrong arguments.
// releases       The first-parent commits between one deployment to the environment and the next, at the
//                first success of the latter. The change is the pull request that was merged. Of a rebase
//                merge, only the last commit is kept. Emergencies have the label "emergency". For the
//                very first deployment there is a comment instead: nothing to compare it with.
// reviews        Approvals, and requests for changes as rejections, with the tree that was reviewed.
//                A reviewer who wrote or committed part of the branch, or updated it, is its author too.
//                Comments and dismissed reviews are left out: a dismissed approval no longer counts.
//                Ask about dismissed requests for changes, which no longer count either.
// Cannot see     Deployments that are not recorded in GitHub, and what a failed one left running. Authors
//                whose e-mail address belongs to no account, and commits that a force push removed.
//                Whether a review was about security, or a robot's. A label that was changed afterwards.
//                Seconds: an approval in the minute of the release counts as in time.
// Behind         Where branches may be behind when they are merged, name a full clone: CLONE=folder node ….
//                Each tree is then the id of the change alone, as git works it out there. It needs Git 2.39,
//                and every commit that was reviewed, so fetch in the clone first:
//     git fetch origin '+refs/heads/*:refs/remotes/origin/*' '+refs/pull/*/head:refs/remotes/origin/pull/*'
//                It lets pass two changes that are harmful only together, and the same lines elsewhere in
//                the file, between equal lines. It still lists a change next to lines that main changed too.
// Rollbacks      A rollback brings nothing in. What is deployed again after it is listed again, and so is
//                what several services deploy to one environment.
// MIT licence.

import { execFileSync } from "node:child_process";

const { GITHUB_TOKEN: token, GITHUB_GRAPHQL_URL, CLONE } = process.env;
const graphql = GITHUB_GRAPHQL_URL || "https://api.github.com/graphql";
const rest = graphql.replace(/\/graphql$/, "").replace(/\/api$/, "/api/v3"); // as Enterprise Server has it
const [, , repository = "", environment, from, until] = process.argv;
const [owner, name] = repository.split("/");

async function ask(url, body) {
  const headers = { authorization: `Bearer ${token}`, accept: "application/vnd.github+json" };
  const response = await fetch(url, { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body) });
  const answer = await response.json().catch(() => ({ errors: [{ message: "no JSON" }] }));
  const why = (answer.errors ?? [answer]).map(({ message }) => message).join("; ");
  if (!response.ok || answer.errors) throw new Error(`${url}: HTTP ${response.status}: ${why}`);
  return answer;
}

const list = (connection, fields) => `${connection} { pageInfo { hasNextPage endCursor } nodes { ${fields} } }`;
const types = { environment: "String!", oid: "GitObjectID!", number: "Int!" };

/** All nodes of a connection in the repository, page by page. */
async function all(fields, variables, find) {
  const declared = Object.keys(variables).map((key) => `, $${key}: ${types[key]}`);
  const query = `query($owner: String!, $name: String!, $after: String${declared.join("")}) {
    repository(owner: $owner, name: $name) { id ${fields} } }`;
  const nodes = [];
  for (let after = null; ; ) {
    const { data } = await ask(graphql, { query, variables: { owner, name, after, ...variables } });
    const found = data?.repository && find(data.repository);
    if (!found) throw new Error(`${repository}: not there or not to be read: ${JSON.stringify(variables)}`);
    nodes.push(...found.nodes);
    if (!found.pageInfo.hasNextPage) return nodes;
    after = found.pageInfo.endCursor;
  }
}

/** Nodes of a connection inside another one. More than one page of them ends the run. */
function only({ pageInfo, nodes }) {
  if (pageInfo.hasNextPage) throw new Error("more than 100 labels, authors of a commit or statuses of a deployment");
  return nodes;
}

/** What was deployed, the oldest first. A deployment that was replaced is INACTIVE, so its first success counts. */
async function deployments() {
  const fields = `commitOid ${list("statuses(first: 100)", "state createdAt")}`;
  const call = "deployments(first: 100, after: $after, environments: [$environment])";
  const found = await all(list(call, fields), { environment }, (data) => data.deployments);
  const times = ({ statuses }) => only(statuses).flatMap((one) => (one.state === "SUCCESS" ? one.createdAt : []));
  const firsts = found.map((deployment) => ({ at: times(deployment).sort()[0], head: deployment.commitOid }));
  return firsts.filter(({ at }) => at).sort((a, b) => a.at.localeCompare(b.at));
}

/** The commits of git log --first-parent base..head. */
async function broughtIn(base, head) {
  const commits = new Map();
  for (let page = 1, total = 1; commits.size < total; page++) {
    const answer = await ask(`${rest}/repos/${repository}/compare/${base}...${head}?per_page=100&page=${page}`);
    for (const commit of answer.commits) commits.set(commit.sha, commit);
    total = answer.total_commits;
    if (answer.commits.length === 0 && commits.size < total) throw new Error(`${base}...${head}: commits are missing`);
  }
  const line = [];
  for (let next = commits.get(head); next; next = commits.get(next.parents[0]?.sha)) line.push(next);
  return line;
}

/** The merged pull request that a commit belongs to. One into a fork does not count: anybody can approve there. */
async function pullOf(oid) {
  const fields = `number merged author { login } mergeCommit { oid } baseRepository { id }
    ${list("labels(first: 100)", "name")}`;
  const call = list("associatedPullRequests(first: 100, after: $after)", fields);
  const pulls = await all(`object(oid: $oid) { ... on Commit { ${call} } }`, { oid }, ({ id, object }) => {
    const found = object?.associatedPullRequests;
    return found && { ...found, nodes: found.nodes.filter((pull) => pull.merged && pull.baseRepository?.id === id) };
  });
  return pulls.find(({ mergeCommit }) => mergeCommit?.oid === oid) ?? pulls[0];
}

const git = (args, input) => execFileSync("git", ["-C", CLONE, ...args], { input, stdio: "pipe", maxBuffer: Infinity });
const isInClone = (oid) => `${git(["cat-file", "--batch-check"], oid)}`.includes(" commit ");

// Nobody's configuration of git may change an id.
const plain = `-c core.quotePath=true -c diff.suppressBlankEmpty=false diff --no-ext-diff --no-textconv --no-color
  --no-renames --no-relative -U3 --inter-hunk-context=0 --diff-algorithm=myers --indent-heuristic --full-index
  --submodule=short --ignore-submodules=none --src-prefix=a/ --dst-prefix=b/`.split(/\s+/);

/** The id of a change, for which it does not matter what it was built on. */
function changeOf(before, dots, commit) {
  const diff = git([...plain, before + dots + commit, "--"]);
  if (diff.includes(0)) return `unclear ${commit}`; // git patch-id leaves out what follows a NUL
  return `${git(["patch-id", "--verbatim"], diff)}`.split(" ")[0] || `empty ${commit}`;
}

/** What was released: a commit, with those before it that it stands for. */
function releasedTree({ sha, before, tree }) {
  if (!CLONE) return tree;
  const missing = [sha, before].find((oid) => !isInClone(oid));
  if (missing) throw new Error(`${missing} is not in ${CLONE}: fetch first`);
  return changeOf(before, "..", sha);
}

function reviewedTree(commit, before) {
  if (!commit || (CLONE && !isInClone(commit.oid))) return "unknown";
  return CLONE ? changeOf(before, "...", commit.oid) : commit.tree.oid;
}

const login = (account) => account?.login ?? "ghost"; // GitHub's name for deleted accounts
const time = (at) => new Date(at).toISOString().slice(0, 16).replace("T", " ");
const quoted = (value) => (value === null ? "NULL" : `'${value.replaceAll("'", "''")}'`);
const row = (table, ...values) => `INSERT INTO ${table} VALUES (${values.map(quoted).join(", ")});`;

async function reviewsOf({ number, author }, before) {
  const part = (connection, states, fields) => {
    const call = list(`${connection}(first: 100, after: $after${states})`, fields);
    return all(`pullRequest(number: $number) { ${call} }`, { number }, (data) => data.pullRequest?.[connection]);
  };
  const user = "user { login }";
  const written = `commit { committer { ${user} } ${list("authors(first: 100)", user)} }`;
  const commits = (await part("commits", "", written)).map(({ commit }) => commit);
  const people = commits.flatMap(({ committer, authors }) => [committer, ...only(authors)]);
  const writers = new Set(people.map((one) => one?.user?.login));
  const reviewed = "state submittedAt author { login } commit { oid tree { oid } }";
  const reviews = await part("reviews", ", states: [APPROVED, CHANGES_REQUESTED]", reviewed);
  return reviews.map((review) => {
    const reviewer = login(review.author);
    const writer = writers.has(reviewer) ? reviewer : login(author);
    const outcome = review.state === "APPROVED" ? "approved" : "rejected";
    const tree = reviewedTree(review.commit, before);
    return row("reviews", `PR-${number}`, tree, null, writer, reviewer, outcome, time(review.submittedAt));
  });
}

async function run() {
  if (CLONE) git(["rev-parse", "--git-dir"]); // fails where there is no clone
  const deployed = await deployments();
  if (deployed.length === 0) throw new Error(`${repository}: no deployment to ${environment} succeeded`);
  const [rows, releases, reviews] = [[], [], new Map()];
  for (const [index, { at, head }] of deployed.entries()) {
    if (at < from || at >= until) continue;
    const base = deployed[index - 1]?.head;
    if (!base) rows.push(`-- ${head} was deployed first: what it brought in is not listed.`);
    if (!base || base === head) continue;
    let whole; // the last commit of a pull request, which stands for those before it
    for (const { sha, commit } of await broughtIn(base, head)) {
      const pull = await pullOf(sha);
      const isLast = pull?.mergeCommit?.oid === sha;
      if (pull && !isLast && pull.number === whole?.pull.number) whole.before = `${sha}^1`;
      else {
        releases.push({ sha, before: `${sha}^1`, tree: commit.tree.sha, pull, at });
        whole = isLast ? releases.at(-1) : undefined;
      }
    }
  }
  for (const { pull, at, ...release } of releases) {
    const change = pull ? `PR-${pull.number}` : null;
    const isEmergency = pull && only(pull.labels).some((label) => label.name.toLowerCase() === "emergency");
    rows.push(row("releases", release.sha, releasedTree(release), change, time(at), isEmergency ? "yes" : "no"));
    if (pull && !reviews.has(pull.number)) reviews.set(pull.number, await reviewsOf(pull, release.before));
  }
  console.log([`-- ${repository}, ${from} to ${until}`, ...rows, ...[...reviews.values()].flat()].join("\n"));
}

const isDay = (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const isRight = /^[\w.-]+\/[\w.-]+$/.test(repository) && environment && isDay(from) && isDay(until) && from < until;
if (!isRight || !token) {
  console.error("usage: GITHUB_TOKEN=… node reviews-from-github.mjs owner/repo environment from until");
  process.exitCode = 2;
} else
  await run().catch(({ message, cause }) => {
    console.error(`${message} ${cause?.message ?? ""}`.replaceAll(token, "***").replace(/\s+/g, " ").trim());
    process.exitCode = 1;
  });
