import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { codeBlocks, isThere, load } from "../articles/article-code.ts";
import { readRoot, root } from "../rules/repository-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

type Item = Record<string, unknown>;
interface Api {
  paths: Record<string, Item>;
  security?: unknown;
  servers?: unknown;
  components?: Item;
}
interface Script {
  resolved(api: Api): Api;
  changed(main: Api, branch: Api): string[];
  scope(main: Api, branch: Api): { api: Api; withoutInputs: string[] };
}

const article = "blog/dast-for-devops.md";
const file = "content/downloads/zap-checks.ts";
const offered = test.runIf(isThere(article));
const script = () => load<Script>(readRoot(file));
const api = (paths: Api["paths"]): Api => ({ paths });
const old = { get: { summary: "List", tags: ["a"] }, parameters: [{ name: "page" }] };

offered("the file holds the function that the article prints", () => {
  expect(readRoot(file)).toContain(codeBlocks(article, "ts")[0] ?? "nothing printed");
});

offered("the comparison of API descriptions sees what changed and nothing else", async () => {
  const { changed } = await script();
  expect(changed(api({ "/refunds": old }), api({ "/refunds": old }))).toEqual([]);
  const reordered = { parameters: [{ name: "page" }], get: { tags: ["a"], summary: "List" } };
  expect(changed(api({ "/refunds": old }), api({ "/refunds": reordered }))).toEqual([]);
  const filtered = { ...old, parameters: [{ name: "page" }, { name: "reason" }] };
  expect(changed(api({ "/refunds": old }), api({ "/refunds": filtered }))).toEqual(["GET /refunds"]);
  expect(changed(api({}), api({ "/refunds": { ...old, post: {} } }))).toEqual(["GET /refunds", "POST /refunds"]);
  const open = { ...api({ "/refunds": old }), security: [] };
  expect(changed(api({ "/refunds": old }), open)).toEqual(["GET /refunds"]);
  expect(changed(open, { ...open, servers: [{ url: "/v2" }] })).toEqual(["GET /refunds"]);
  const moved = api({ "/refunds": { ...old, servers: [{ url: "/v2" }] } });
  expect(changed(api({ "/refunds": old }), moved)).toEqual(["GET /refunds"]);
  const signedIn = (by: string) => ({ ...open, components: { securitySchemes: { session: { in: by } } } });
  expect(changed(signedIn("header"), signedIn("cookie"))).toEqual(["GET /refunds"]);
  expect(changed(signedIn("cookie"), signedIn("cookie"))).toEqual([]);
});

/** A description whose refund is a shared schema that holds a list of itself. */
const shared = (fields: Item): Api => ({
  paths: {
    "/refunds": { post: { requestBody: { $ref: "#/components/schemas/Refund" } }, get: {} },
    "/a~b": { get: { parameters: [{ name: "q" }] } },
  },
  components: {
    schemas: { Refund: { ...fields, parts: { items: { $ref: "#/components/schemas/Refund" } } } },
  },
});

offered("a new field in a shared schema alters the operations that use it, also one that holds itself", async () => {
  const { scope, resolved } = await script();
  const [main, branch] = [shared({ price: 1 }), shared({ price: 1, reason: 2 })];
  const { api: left, withoutInputs } = scope(main, branch);
  expect(left).toEqual({ ...branch, paths: { "/refunds": { post: branch.paths["/refunds"]?.post } } });
  expect(withoutInputs).toEqual([]);
  // What is new but takes no inputs is named and left out.
  expect(scope(api({}), branch).withoutInputs).toEqual(["GET /refunds"]);
  expect(Object.keys(scope(api({}), branch).api.paths)).toEqual(["/refunds", "/a~b"]);
  const pointer = (to: string) => ({
    paths: { "/one": { $ref: to } },
    components: { "x/y~z": { get: { summary: "s" } } },
  });
  expect(resolved(pointer("#/components/x~1y~0z")).paths["/one"]).toEqual({ get: { summary: "s" } });
  expect(() => resolved(pointer("other.json#/a"))).toThrow("bundle");
  expect(() => resolved(pointer("#/components/none"))).toThrow("not in the description");
});

const folder = temporaryFolder("zap-checks");
const put = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
const command = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, file), ...args], { cwd: folder, encoding: "utf8" });

offered("the commands work as the pipeline of the article calls them", () => {
  put("main.json", shared({ price: 1 }));
  put("branch.json", shared({ price: 1, reason: 2 }));
  const [, args = "", target = ""] =
    /^node zap-checks\.ts (scope .+) > (\S+)/m.exec(codeBlocks(article, "sh")[0] ?? "") ?? [];
  const found = command(...args.split(" "));
  expect([found.status, found.stderr.trim()]).toEqual([0, "in scope: POST /refunds"]);
  put(target, found.stdout);
  expect(readRoot("content/downloads/zap-plan.yaml")).toContain(`apiFile: ${target},`);

  const line = (user: string, status: number) => `${JSON.stringify({ user, operation: "POST /refunds", status })}\n`;
  put("refused.json", { buyer: [], agent: ["POST /refunds"] });
  put("access.jsonl", line("buyer", 400) + line("agent", 403));
  const missed = command("reached", "buyer");
  expect([missed.status, missed.stderr.trim()]).toEqual([1, "never a 2xx for buyer: POST /refunds"]);
  expect(command("reached", "agent").status).toBe(0);
  put("access.jsonl", line("buyer", 400) + line("buyer", 201));
  expect(command("reached", "buyer").status).toBe(0);
});

offered("the printed pipeline scans what changed, ends well without a change and badly without a description", () => {
  const [before = ""] = (codeBlocks(article, "sh")[0] ?? "").split(/^for role/m);
  put("zap-checks.ts", readRoot(file));
  put("main.json", shared({ price: 1 }));
  const pipeline = (branch: unknown) => {
    put("branch.json", branch);
    const PATH = `${dirname(process.execPath)}:/usr/bin:/bin`;
    const { status, stdout } = spawnSync("sh", ["-c", `${before}\necho scans`], {
      cwd: folder,
      encoding: "utf8",
      env: { PATH },
    });
    return [status, stdout.trim()];
  };
  expect(pipeline(shared({ price: 1, reason: 2 }))).toEqual([0, "scans"]);
  expect(pipeline(shared({ price: 1 }))).toEqual([0, "Nothing scanned: see tonight's full scan."]);
  expect(pipeline("no JSON")).toEqual([1, ""]);
});

offered("a Node that cannot tell which file it was started with is refused", () => {
  put("old.ts", readRoot(file).replaceAll("import.meta.main", "([] as boolean[])[0]"));
  const { status, stderr } = spawnSync(process.execPath, [join(folder, "old.ts"), "reached", "buyer"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([2, "zap-checks.ts needs Node 24.2 or later.\n"]);
});

offered("what cannot be checked is no success", () => {
  put("same.json", shared({}));
  expect(command("scope", "same.json", "same.json").status).toBe(3);
  expect(command("scope", "same.json").status).toBe(2);
  expect(command("scope", "same.json", "missing.json").status).toBe(2);
  expect(command().status).toBe(2);
  put("refused.json", { buyer: [] });
  put("access.jsonl", "");
  put("changed.json", shared({}));
  expect(command("reached", "guest")).toMatchObject({ status: 2, stderr: expect.stringContaining("guest") });
  put("changed.json", api({}));
  expect(command("reached", "buyer").status).toBe(2);
});
