// npm run bench: how many requests a second this server answers, beside nginx with the same files and beside a bare
// Fastify route. Both of a pair are asked in turn, so that what else the machine does weighs on both alike; the medians
// are compared. `npm run bench -- 9 3` asks 9 rounds of 3 seconds.
import assert from "node:assert/strict";
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { repositoryRoot as root } from "../src/settings.ts";
import { freePort } from "../test/support/service-process.ts";

const rounds = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 2);
const connections = 32;

/** Shares of the other's figure that this server is to reach. */
const wanted = { files: 0.6, preview: 0.5 };

const folder = mkdtempSync(join(tmpdir(), "bench-"));
const site = join(root, "dist/site");
const running: ChildProcess[] = [];

interface Served {
  readonly port: number;
  /** Of the process that answers. */
  readonly pid: number;
}

interface Round {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly half: number;
  readonly slowest: number;
  /** Of the server's processor time, in microseconds a request; NaN where the system does not tell. */
  readonly cost: number;
}

async function serve(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
  port: number,
): Promise<Served> {
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  running.push(child);
  await once(child, "spawn");
  for (let tries = 0; tries < 400; tries += 1) {
    const open = await fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      () => true,
      () => false,
    );
    if (open) return { port, pid: child.pid ?? 0 };
    await pause(50);
  }
  throw new Error(`${basename(file)} ${args.join(" ")} does not answer.`);
}

async function serveByNginx(): Promise<Served> {
  const port = await freePort();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (it) => `${it}_temp_path ${folder}/${it};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    ${process.getuid?.() === 0 ? "user root;" : ""} events { worker_connections 512; }
    http { access_log off; sendfile on; tcp_nopush on; open_file_cache max=1000; keepalive_requests 100000000;
      types { text/html html; image/svg+xml svg; } ${temporary.join("\n")}
      server { listen 127.0.0.1:${port}; root ${site}; } }`,
  );
  const { pid } = await serve("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], {}, port);
  const [worker] = execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" })
    .trim()
    .split("\n");
  return { port, pid: Number(worker) };
}

async function serveByUs(): Promise<Served> {
  const port = await freePort();
  const env = { PORT: String(port), HOST: "127.0.0.1", METRICS_PORT: "0", DATA_DIR: join(folder, "data") };
  return serve(process.execPath, ["api/src/server.ts"], env, port);
}

async function servePreview(which: "ours" | "bare"): Promise<Served> {
  const port = await freePort();
  return serve(process.execPath, ["api/bench/preview-door.ts", which, String(port)], {}, port);
}

/** Processor time of a process so far, in microseconds. Linux counts hundredths of a second. */
function processorTime(pid: number): number {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return Number.NaN;
  const fields = readFileSync(stat, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

const unit: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function inMs(output: string, share: string): number {
  const [, number, name] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s|m)`).exec(output) ?? [];
  return Number(number) * (unit[name ?? ""] ?? Number.NaN);
}

function load({ port, pid }: Served, path: string, script: string | null): Round {
  const before = processorTime(pid);
  const scripted = script === null ? [] : ["-s", script];
  const args = [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    ...scripted,
    `http://127.0.0.1:${port}${path}`,
  ];
  const output = execFileSync("wrk", args, { encoding: "utf8" });
  const spent = processorTime(pid) - before;
  assert.doesNotMatch(output, /Non-2xx|Socket errors/, output);
  const count = Number(/(\d+) requests in/.exec(output)?.[1]);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    half: inMs(output, "50"),
    slowest: inMs(output, "99"),
    cost: spent / count,
  };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

const middle = (all: readonly Round[]): Round => ({
  perSecond: median(all.map((it) => it.perSecond)),
  half: median(all.map((it) => it.half)),
  slowest: median(all.map((it) => it.slowest)),
  cost: median(all.map((it) => it.cost)),
});

const told = ({ perSecond, half, slowest, cost }: Round): string[] => [
  Math.round(perSecond).toLocaleString("en"),
  half.toFixed(2),
  slowest.toFixed(1),
  Number.isNaN(cost) ? "?" : cost.toFixed(1),
];

interface Comparison {
  readonly what: string;
  readonly path: string;
  readonly script?: string;
  readonly ours: Served;
  readonly other: Served;
  readonly otherName: string;
  readonly least: number;
}

/** Asks both in turn and prints their medians. Answers whether ours reaches its share. */
function compare({ what, path, script, ours, other, otherName, least }: Comparison): boolean {
  const rounded: { ours: Round[]; other: Round[] } = { ours: [], other: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const pair = { other: load(other, path, script ?? null), ours: load(ours, path, script ?? null) };
    if (round === 0) continue; // both warm up
    rounded.ours.push(pair.ours);
    rounded.other.push(pair.other);
  }
  const [one, two] = [middle(rounded.ours), middle(rounded.other)];
  const share = median(rounded.ours.map((round, at) => round.perSecond / (rounded.other[at]?.perSecond ?? Number.NaN)));
  const costShare = two.cost / one.cost;
  console.log(`| ${[`${what}: ours`, ...told(one), share.toFixed(2), costShare.toFixed(2)].join(" | ")} |`);
  console.log(`| ${[`${what}: ${otherName}`, ...told(two), "", ""].join(" | ")} |`);
  return share >= least || costShare >= least;
}

function missing(): string[] {
  return [
    ["nginx", "-v"],
    ["wrk", "-v"],
  ].flatMap(([file = "", flag = ""]) => (spawnSync(file, [flag]).error === undefined ? [] : [file]));
}

async function bench(): Promise<boolean> {
  const [home, nginx] = [await serveByUs(), await serveByNginx()];
  const small = globSync("_astro/*.svg", { cwd: site })
    .map((file) => ({ path: `/${file}`, size: statSync(join(site, file)).size }))
    .toSorted((a, b) => a.size - b.size);
  const [smallest, middling] = [small[0], small[small.length >> 1]];
  assert(smallest && middling, "the built site has drawings");
  const files = [
    { what: "home page", path: "/", size: statSync(join(site, "index.html")).size },
    { what: "drawing", ...middling },
    { what: "smallest file", ...smallest },
  ];
  console.log(`${rounds} rounds of ${seconds} s over ${connections} connections, each in turn; medians.\n`);
  console.log(
    "| asked | requests/s | p50 ms | p99 ms | processor µs a request | share of requests/s | share by processor |",
  );
  console.log("| --- | --: | --: | --: | --: | --: | --: |");
  const held: boolean[] = [];
  for (const { what, path, size } of files) {
    for (const { port } of [home, nginx]) {
      const body = await (
        await fetch(`http://127.0.0.1:${port}${path}`, { headers: { "accept-encoding": "identity" } })
      ).bytes();
      assert.equal(body.length, size, `${what} is sent whole by both`);
    }
    const name = `${what}, ${(size / 1024).toFixed(1)} KiB`;
    held.push(compare({ what: name, path, ours: home, other: nginx, otherName: "nginx", least: wanted.files }));
  }
  const script = join(folder, "preview.lua");
  const ticket = "As an agent I list the orders of a customer by number. GET /orders?customer={id}\n".repeat(8);
  writeFileSync(
    script,
    `wrk.method = "POST"\nwrk.headers["content-type"] = "application/json"\nwrk.body = [[${JSON.stringify({ token: "t", input: ticket })}]]\n`,
  );
  const [ours, bare] = [await servePreview("ours"), await servePreview("bare")];
  const path = "/intelligence/preview";
  held.push(
    compare({ what: "preview", path, script, ours, other: bare, otherName: "bare route", least: wanted.preview }),
  );
  return held.every(Boolean);
}

const absent = missing();
if (absent.length > 0) {
  console.log(`Install ${absent.join(" and ")} first, on Debian or Ubuntu by: apt-get install ${absent.join(" ")}`);
  process.exitCode = 1;
} else {
  try {
    const held = await bench();
    console.log(
      `\n${held ? "Held" : "NOT HELD"}: at least ${wanted.files} of nginx for files and ${wanted.preview} of a bare route, by requests or by processor time.`,
    );
    process.exitCode = held ? 0 : 1;
  } finally {
    for (const child of running) child.kill();
    await pause(300);
    rmSync(folder, { recursive: true, force: true });
  }
}
