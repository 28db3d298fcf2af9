// Puts the exported site behind the programs by which the hosts themselves are tried: wrangler for Cloudflare Pages, superstatic
// for Firebase Hosting, and for Vercel its own converter of vercel.json with the few lines below that follow the routes. Every
// page and file has to come with the bytes and headers that our server sends. Fetched by npm for the trial, outside the lock.
import assert from "node:assert/strict";
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readManifest } from "../../api/src/pages/manifest.ts";
import { hosts } from "../../tools/static-host-rules.ts";

const root = resolve(import.meta.dirname, "../..");
const packages = ["wrangler@4.164.0", "superstatic@11.0.0", "@vercel/routing-utils@6.6.0"];

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}
type Ask = (path: string) => Promise<Answer>;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const asking =
  (origin: string): Ask =>
  async (path) => {
    const headers = { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7" };
    const response = await fetch(origin + path, { redirect: "manual", headers });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  };

const running: ChildProcess[] = [];

/** Starts a program and waits until it answers. */
async function serve(program: string, args: readonly string[], cwd: string, port: number, env = {}): Promise<Ask> {
  const child = spawn(program, args, {
    cwd,
    stdio: "ignore",
    env: { ...process.env, CI: "1", ...env },
    detached: true,
  });
  running.push(child);
  const ask = asking(`http://127.0.0.1:${port}`);
  for (let tries = 0; tries < 600; tries += 1) {
    const answered = await ask("/robots.txt").then(
      () => true,
      () => false,
    );
    if (answered) return ask;
    assert(child.exitCode === null, `${program} ${args[0]} ended`);
    await pause(100);
  }
  throw new Error(`${program} ${args[0]} does not answer`);
}

interface Route {
  src?: string;
  headers?: Record<string, string>;
  status?: number;
  continue?: boolean;
}

/** Follows the routes that Vercel makes of vercel.json: headers add up, a status ends. */
function vercel(folder: string, tools: string): Ask {
  const { getTransformedRoutes } = createRequire(join(tools, "package.json"))("@vercel/routing-utils");
  const config = JSON.parse(readFileSync(join(folder, "vercel.json"), "utf8"));
  const { routes, error } = getTransformedRoutes(config) as { routes: Route[]; error: unknown };
  assert.equal(error, null, `Vercel refuses vercel.json: ${JSON.stringify(error)}`);
  return async (path) => {
    const headers: Record<string, string> = {};
    for (const route of routes) {
      const match = route.src === undefined ? null : new RegExp(route.src).exec(path);
      if (match === null) continue;
      for (const [name, value] of Object.entries(route.headers ?? {})) {
        const key = name.toLowerCase();
        assert(!(key in headers), `two rules give ${path} the header ${key}`);
        headers[key] = value.replaceAll(/\$(\d)/g, (_, n) => match[Number(n)] ?? "");
      }
      if (route.status !== undefined) return { status: route.status, headers, body: Buffer.alloc(0) };
    }
    const file = [path, `${path}.html`, `${path}index.html`].find(
      (name) => /\.\w+$/.test(name) && existsSync(join(folder, name)),
    );
    return { status: file ? 200 : 404, headers, body: readFileSync(join(folder, file ?? "404.html")) };
  };
}

/** What our server says that a host of files has to say too. */
const compared = [
  ...["cache-control", "content-security-policy", "cross-origin-opener-policy", "cross-origin-resource-policy"],
  ...["permissions-policy", "referrer-policy", "reporting-endpoints", "strict-transport-security"],
  ...["x-content-type-options", "x-robots-tag"],
];

async function compare(host: string, ours: Ask, theirs: Ask, paths: readonly string[]): Promise<number> {
  const wrong: string[] = [];
  for (const path of paths) {
    const [mine, other] = [await ours(path), await theirs(path)];
    // Pages of forms and of links in mails: ours are filled in for one visitor, and mails lead to the API's host.
    const isOwn = mine.headers["cache-control"] === "no-store";
    if (!isOwn && other.status !== mine.status) wrong.push(`${path}: ${other.status} for ${mine.status}`);
    if (!isOwn && !other.body.equals(mine.body)) wrong.push(`${path}: other bytes`);
    for (const name of compared) {
      if ((isOwn || mine.status === 404) && name === "cache-control") continue; // hosts keep that page as they like
      // Data files carry the policy of pages too, which changes nothing for them.
      const isPage = mine.headers["content-security-policy"] !== undefined;
      if (!isPage && ["content-security-policy", "reporting-endpoints"].includes(name)) continue;
      if (other.headers[name] !== mine.headers[name]) {
        wrong.push(`${path}: ${name}: ${other.headers[name]?.slice(0, 90)} for ${mine.headers[name]?.slice(0, 90)}`);
      }
    }
    if (other.headers["access-control-allow-origin"] !== undefined) wrong.push(`${path}: open to every origin`);
  }
  for (const line of wrong.slice(0, 60)) console.log(`  WRONG: ${line}`);
  assert.equal(wrong.length, 0, `${host} sends something else`);
  return paths.length;
}

const tools = mkdtempSync(join(tmpdir(), "static-hosts-"));
try {
  writeFileSync(join(tools, "package.json"), '{"private":true}');
  try {
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--no-save", ...packages], {
      cwd: tools,
      stdio: "pipe",
    });
  } catch {
    console.log("SKIPPED, NOT PASSED: no registry answers, so that the hosts' programs cannot be had.");
    process.exit(0);
  }
  const manifest = await readManifest(join(root, "dist"));
  const port = await freePort();
  const env = { PORT: `${port}`, METRICS_PORT: "0", DATA_DIR: join(tools, "data"), TRUSTED_PROXY: "127.0.0.1,::1" };
  const ours = await serve(process.execPath, [join(root, "api/src/server.ts")], root, port, {
    ...env,
    HOST: "127.0.0.1",
  });
  for (const host of hosts) {
    const folder = join(tools, host);
    execFileSync(process.execPath, [join(root, "tools/static-host.ts"), host, "--out", folder], { stdio: "pipe" });
    const site = host === "firebase" ? join(folder, "public") : folder;
    const files = execFileSync(
      "find",
      [".", "-type", "f", "-not", "-name", "*.html", "-not", "-name", "_*", "-not", "-name", "vercel.json"],
      { cwd: site },
    )
      .toString()
      .trim()
      .split("\n")
      .map((file) => file.slice(1));
    const at = await freePort();
    const bin = (name: string) => join(tools, "node_modules/.bin", name);
    let theirs: Ask;
    if (host === "vercel") theirs = vercel(folder, tools);
    else if (host === "firebase") {
      // superstatic reads what firebase.json has below "hosting".
      const { hosting } = JSON.parse(readFileSync(join(folder, "firebase.json"), "utf8"));
      writeFileSync(join(folder, "superstatic.json"), JSON.stringify(hosting));
      const args = ["--port", `${at}`, "--host", "127.0.0.1", "--config", "superstatic.json"];
      theirs = await serve(bin("superstatic"), args, folder, at);
    } else {
      const args = ["pages", "dev", ".", "--port", `${at}`, "--ip", "127.0.0.1", "--compatibility-date", "2026-01-01"];
      theirs = await serve(bin("wrangler"), args, folder, at, { WRANGLER_SEND_METRICS: "false" });
    }
    const pages = Object.keys(manifest.pages).filter((path) => !["/404", "/500"].includes(path));
    const same = await compare(host, ours, theirs, [...pages, ...files, "/nothing/here"]);
    const moved = ["/blog/", "/blog.html", "/how-it-works/", ...manifest.redirects.map(({ from }) => from)];
    for (const path of moved) {
      const [mine, other] = [await ours(path), await theirs(path)];
      const target = (answer: Answer) => new URL(answer.headers.location ?? "", "http://x").pathname;
      assert([301, 307, 308].includes(other.status), `${host} ${path}: ${other.status}`);
      assert.equal(target(other), target(mine), `${host} ${path}`);
    }
    console.log(`${host}: ${same} addresses with our server's bytes and headers, ${moved.length} redirects`);
  }
  console.log("all held");
} finally {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, "SIGTERM");
  await pause(500);
  rmSync(tools, { recursive: true, force: true });
}
