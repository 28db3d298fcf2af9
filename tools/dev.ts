// npm run dev: the API, restarted when its sources change, and Astro's server,
// which hands the API's addresses on to it. One Ctrl-C ends both.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { makeFonts } from "../site/build/fonts.ts";
import { loadSettingsFile } from "./build-inputs.mjs";

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
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", DEV_API: api };
const astro = [join(root, "node_modules/astro/bin/astro.mjs"), "dev", "--root", "site"];
const children = [
  spawn(process.execPath, ["--watch", "--watch-preserve-output", "api/src/server.ts"], {
    cwd: root,
    env: { ...env, PORT: String(apiPort), HOST: "127.0.0.1" },
    stdio: "inherit",
  }),
  spawn(process.execPath, [...astro, "--port", process.env.PORT ?? "4321"], { cwd: root, env, stdio: "inherit" }),
];

function stop(): void {
  for (const child of children) child.kill("SIGTERM");
}
for (const child of children) child.once("exit", stop);
// The terminal sends Ctrl-C to the children as well; this process stays until both are gone.
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
