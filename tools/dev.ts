// npm run dev: the API, restarted when its sources change, and Astro's server,
// which hands the API's addresses on to it, and whatever is wrong with content/. One Ctrl-C ends all.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { makeFonts } from "../site/build/fonts.ts";
import { loadSettingsFile } from "./build-inputs.mjs";
import { checkContent } from "./check-content/check-content.ts";

const root = resolve(import.meta.dirname, "..");
loadSettingsFile(root);

function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? resolvePort(address.port) : reject()));
    });
  });
}

await makeFonts();
// The API serves the built site too and does not start without one.
if (!existsSync(join(root, "dist/manifest.json"))) {
  const { status } = spawnSync(process.execPath, ["tools/build.ts"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

const apiPort = await freePort();
const api = `http://127.0.0.1:${apiPort}`;
const env: NodeJS.ProcessEnv = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", DEV_API: api };

/** The pages' address is the one to open, so the API says nothing unless it fails. */
function startApi(): ChildProcess {
  const child = spawn(process.execPath, ["api/src/server.ts"], {
    cwd: root,
    env: { ...env, PORT: String(apiPort), HOST: "127.0.0.1", METRICS_PORT: "0", LOG_LEVEL: env.LOG_LEVEL ?? "error" },
    stdio: ["ignore", "inherit", "pipe"],
  });
  let said = "";
  child.stderr?.on("data", (text) => {
    said += text;
  });
  child.once("exit", (status) => {
    if (status !== null && status !== 0) process.stderr.write(`${said}The API waits for a change of its sources.\n`);
  });
  return child;
}

let running = startApi();
let restarting: NodeJS.Timeout | undefined;
/** Node's own --watch does not see what a worker imports, and the engine runs in one. */
for (const folder of ["api/src", "analyst/src", "contract/src", "brand"]) {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    clearTimeout(restarting);
    restarting = setTimeout(() => {
      process.stdout.write(`${join(folder, file ?? "")} changed: the API starts again\n`);
      const former = running;
      const begin = () => {
        running = startApi();
      };
      if (former.exitCode !== null || former.signalCode !== null) begin();
      else former.once("exit", begin).kill("SIGTERM");
    }, 100);
  });
}

function showContentProblems(): void {
  try {
    checkContent();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
  }
}

showContentProblems();
let checking: NodeJS.Timeout | undefined;
watch(join(root, "content"), { recursive: true }, () => {
  clearTimeout(checking);
  checking = setTimeout(showContentProblems, 200);
});

const astro = [join(root, "node_modules/astro/bin/astro.mjs"), "dev", "--root", "site"];
const pages = spawn(process.execPath, [...astro, "--port", process.env.PORT ?? "4321"], {
  cwd: root,
  env,
  stdio: "inherit",
});

function stop(): void {
  running.kill("SIGTERM");
  pages.kill("SIGTERM");
}
pages.once("exit", (status) => {
  stop();
  process.exit(status ?? 0);
});
// The terminal sends Ctrl-C to the children as well; this process stays until the pages' server is gone.
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
