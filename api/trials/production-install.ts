// Makes the container image's contents by the very lines of deploy/Dockerfile, in a folder instead of an engine: the
// sources that .dockerignore leaves, built and installed, and a root that holds nothing but Node, its libraries and the
// result. Then runs that root as the image would: read-only, without rights, as process 1.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../test/support/service-process.ts";
import { solvedToken } from "../test/support/solved-token.ts";

const source = resolve(import.meta.dirname, "../..");
const dockerfile = readFileSync(join(source, "deploy/Dockerfile"), "utf8").replaceAll(/\\\n\s*/g, "");
const lines = (word: string) =>
  [...dockerfile.matchAll(new RegExp(`^${word} (.+)$`, "gm"))].map(([, rest = ""]) => rest);
const nobody = 65_532;

function sh(command: string, cwd: string): string {
  return execFileSync("sh", ["-ec", command], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

function megabytes(path: string): number {
  return Math.round(Number(sh(`du -sk "${path}"`, "/").split("\t")[0]) / 1024);
}

let stop = () => true;
const work = mkdtempSync(join(tmpdir(), "image-"));
try {
  const src = join(work, "src");
  const root = join(work, "root");
  const app = join(root, "app");
  mkdirSync(src);
  mkdirSync(join(root, "usr/bin"), { recursive: true });
  // .dockerignore reads like .gitignore as far as this file goes; what git does not have is not there in a clean clone.
  const listed = sh("git ls-files --cached --others --exclude-standard", source).trim().split("\n");
  const ignored = sh(`git ls-files --cached --ignored --exclude-from=.dockerignore`, source).split("\n");
  for (const file of listed.filter((name) => !ignored.includes(name))) cpSync(join(source, file), join(src, file));
  const begun = performance.now();
  for (const line of lines("RUN")) sh(line.replaceAll("/app", app).replaceAll("/data", join(root, "data")), src);
  console.log(
    `built and installed in ${Math.round((performance.now() - begun) / 1_000)} s: build stage ${megabytes(src)} MB, ` +
      `application ${megabytes(app)} MB, of it packages ${megabytes(join(app, "node_modules"))} MB`,
  );
  for (const tool of ["astro", "vite", "esbuild", "typescript", "vitest", "sharp", "react"]) {
    assert.equal(globSync(`node_modules/${tool}`, { cwd: app }).length, 0, `${tool} is not installed where it runs`);
  }

  // What distroless/cc holds and Node needs: the C and C++ libraries, nothing else.
  const node = process.execPath;
  const libraries = [...sh(`ldd "${node}"`, "/").matchAll(/(\/\S+)/g)].map(([path]) => path);
  for (const [from, to] of [[node, "/usr/bin/node"], ...libraries.map((path) => [path, path])] as [string, string][]) {
    mkdirSync(join(root, dirname(to)), { recursive: true });
    copyFileSync(from, join(root, to));
  }
  for (const folder of ["proc", "tmp", "dev"]) mkdirSync(join(root, folder));
  chownSync(join(root, "data"), nobody, nobody);
  console.log(`the root: ${megabytes(root)} MB`);

  const port = await freePort();
  const environment = lines("ENV").join(" ");
  const entry = JSON.parse(lines("ENTRYPOINT")[0] ?? "[]") as string[];
  const inside = (program: readonly string[]) =>
    `exec setpriv --no-new-privs chroot --userspec=${nobody}:${nobody} "${root}" ${program.map((part) => `'${part.replaceAll("'", `'\\''`)}'`).join(" ")}`;
  const start = [
    `mount --bind "${root}" "${root}"`,
    `mount --bind "${root}/data" "${root}/data"`,
    `mount -o remount,ro,bind "${root}"`,
    `mount -t tmpfs -o mode=1777 none "${root}/tmp"`,
    `mount -t proc none "${root}/proc"`,
    `export ${environment} PORT=${port} METRICS_PORT=0`,
    inside([entry[0] ?? "", `/app/${entry[1]}`]),
  ].join(" && ");
  const container = spawn("unshare", ["--mount", "--pid", "--fork", "--kill-child", "sh", "-ec", start], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  stop = () => container.kill("SIGKILL");
  let log = "";
  container.stdout.on("data", (chunk) => {
    log += chunk;
  });
  const origin = `http://127.0.0.1:${port}`;
  const health = JSON.parse(/CMD (\[.*\])/.exec(lines("HEALTHCHECK")[0] ?? "")?.[1] ?? "[]") as string[];
  const check = inside(health.map((part) => part.replace(":4321/", `:${port}/`)));
  const healthy = () => sh(`(${check}) 2>/dev/null && echo yes || echo no`, "/").trim() === "yes";
  assert.equal(healthy(), false, "the health check fails while nothing listens");
  const started = performance.now();
  while (!healthy()) {
    assert(container.exitCode === null && performance.now() - started < 30_000, `it does not start: ${log}`);
    await pause(100);
  }
  console.log(`healthy after ${Math.round(performance.now() - started)} ms, by the image's own check`);

  const challenge = await (await fetch(`${origin}/verification/challenge`)).json();
  const body = JSON.stringify({
    token: await solvedToken(challenge as Parameters<typeof solvedToken>[0]),
    input: "Support staff can open any customer's order history from the new search page.",
  });
  const headers = { "content-type": "application/json" };
  const analysed = await fetch(`${origin}/intelligence/preview`, { method: "POST", headers, body });
  assert.equal(analysed.status, 200, "it analyses a ticket");
  for (const path of ["/", "/how-it-works", "/search"]) assert.equal((await fetch(origin + path)).status, 200, path);

  // The service itself is the last link of unshare → node.
  const pid = sh(`pgrep -P ${container.pid}`, "/").trim();
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const told = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, "m").exec(status)?.[1] ?? "";
  assert.equal(told("NSpid").split("\t").at(-1), "1", "it is process 1");
  assert(told("Uid").startsWith(`${nobody}`) && told("CapEff") === "0000000000000000" && told("NoNewPrivs") === "1");
  const mounts = readFileSync(`/proc/${pid}/mounts`, "utf8").split("\n");
  const rights = (at: string) =>
    mounts
      .find((line) => line.split(" ")[1] === at)
      ?.split(" ")[3]
      ?.slice(0, 2);
  assert.deepEqual([rights("/"), rights("/data")], ["ro", "rw"], "the root is read-only, but for the data");
  assert.equal(statSync(join(root, "data/house.sqlite")).mode & 0o777, 0o600);
  console.log(`one analysis, as process 1 of user ${nobody}, without capabilities: ${told("VmRSS")} in memory`);

  process.kill(Number(pid), "SIGTERM");
  const [code] = await once(container, "exit");
  assert.equal(code, 0, "SIGTERM ends it with 0");
  console.log("all held");
} finally {
  stop();
  rmSync(work, { recursive: true, force: true });
}
