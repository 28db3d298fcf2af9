// A git host on this machine for one repository: the part of Gitea's API that the editing screen speaks, over a real
// clone (https://docs.gitea.com/api/1.24/). What is saved becomes a commit, and the file in its folder changes.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";

/** The one token that it believes. */
export const token = "a-token-of-this-trial";

interface ChangedFile {
  operation: "create" | "update" | "delete";
  path: string;
  content: string;
  sha?: string;
}

interface Change {
  message: string;
  author: { name: string; email: string };
  files: ChangedFile[];
}

export interface GitHost {
  origin: string;
  /** Everything it was asked, as method and path. */
  asked: readonly string[];
  close(): void;
}

/** Serves the repository in a folder as `owner/site`. Its branch is `main`. */
export async function startGitHost(folder: string): Promise<GitHost> {
  const git = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 26 });
    if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
    return stdout.trim();
  };

  async function commit({ message, author, files }: Change): Promise<object> {
    for (const { operation, path, content, sha } of files) {
      if (operation !== "create" && sha !== git("rev-parse", `HEAD:${path}`)) return { conflict: path };
      if (operation === "delete") await rm(join(folder, path));
      else {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), Buffer.from(content, "base64"));
      }
      git("add", "--all", path);
    }
    git("-c", `user.name=${author.name}`, "-c", `user.email=${author.email}`, "commit", "--quiet", "-m", message);
    const written = files.map(({ operation, path }) =>
      operation === "delete" ? null : { path, sha: git("rev-parse", `HEAD:${path}`) },
    );
    return { commit: { sha: git("rev-parse", "HEAD"), created: new Date().toJSON() }, files: written };
  }

  const tree = () =>
    git("ls-tree", "-r", "-l", "HEAD")
      .split("\n")
      .map((line) => /^\d+ (\w+) (\w+) +(\d+|-)\t(.*)$/.exec(line) ?? [])
      .map(([, type, sha, size, path]) => ({ type, sha, size: Number(size), path }));

  const contents = ({ files }: { files: string[] }) =>
    files.map((path) => ({ path, encoding: "base64", content: readFileSync(join(folder, path)).toString("base64") }));

  const repository = "/api/v1/repos/owner/site";
  const routes: Record<string, (body: never) => unknown> = {
    "GET /api/v1/version": () => ({ version: "1.24.6" }),
    "GET /api/v1/user": () => ({
      id: 1,
      login: "ada",
      full_name: "Ada Editor",
      email: "ada@editor.test",
      avatar_url: "",
    }),
    "GET /api/v1/settings/api": () => ({
      default_paging_num: 30,
      max_response_items: 50,
      default_max_blob_size: 10485760,
    }),
    [`GET ${repository}`]: () => ({ default_branch: "main", permissions: { pull: true, push: true } }),
    [`GET ${repository}/branches/main`]: () => ({
      commit: { id: git("rev-parse", "HEAD"), message: git("log", "-1", "--format=%B") },
    }),
    [`POST ${repository}/file-contents`]: contents,
    [`POST ${repository}/contents`]: commit,
    [`GET ${repository}/commits`]: () => [],
  };

  async function answer(request: IncomingMessage): Promise<readonly [status: number, body: unknown]> {
    if (request.method === "OPTIONS") return [204, null];
    if (request.headers.authorization !== `token ${token}`) return [401, { message: "token is required" }];
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    if (pathname.startsWith(`${repository}/git/trees/`)) return [200, { tree: tree(), truncated: false }];
    const picture =
      pathname.startsWith(`${repository}/media/main/`) && pathname.slice(`${repository}/media/main/`.length);
    if (picture) return [200, readFileSync(join(folder, decodeURI(picture)))];
    const route = routes[`${request.method} ${pathname}`];
    if (!route) return [404, { message: "not found" }];
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const found = await route(JSON.parse(Buffer.concat(chunks).toString() || "null") as never);
    return [typeof found === "object" && found !== null && "conflict" in found ? 409 : 200, found];
  }

  const asked: string[] = [];
  const server: Server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const [status, body] = await answer(request).catch((error) => [500, { message: String(error) }] as const);
    response
      .writeHead(status, {
        "access-control-allow-origin": "*",
        "access-control-allow-headers": "authorization, content-type, cache-control",
        "content-type": Buffer.isBuffer(body) ? "application/octet-stream" : "application/json",
      })
      .end(body === null || Buffer.isBuffer(body) ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => void server.close(),
  };
}
