// npm run dev: the pages, drawn anew at every change, and the API behind the
// same address, started again when its sources change. One Ctrl-C ends both.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { makeFonts } from "../site/build/fonts.ts";
import { brandFolder, loadSettingsFile } from "./build-inputs.mjs";
import { contentProblems } from "./dev/content-problems.ts";
import { type RestartingApi, runApi } from "./dev/restarting-api.ts";

const root = resolve(import.meta.dirname, "..");
loadSettingsFile(root);

await makeFonts();
// The API serves the built site too and does not start without one.
if (!existsSync(join(root, "dist/manifest.json"))) {
  const { status } = spawnSync(process.execPath, ["tools/build.ts"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

const brand = relative(root, brandFolder(root, process.env));
const api = await runApi(root, ["api/src", "analyst/src", "contract/src", brand]);

/** Calls wait while the API starts again. */
function waitForApi({ ready }: RestartingApi): Plugin {
  return {
    name: "wait-for-api",
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        if (/^\/(intelligence|verification|reports|forms)\//.test(request.url ?? "")) void ready().then(() => next());
        else next();
      });
    },
  };
}

// Read by site/astro.config.ts and by Astro, which is loaded afterwards.
Object.assign(process.env, { DEV_API: api.origin, ASTRO_TELEMETRY_DISABLED: "1", ASTRO_DISABLE_UPDATE_CHECK: "true" });
const { dev } = await import("astro");
const pages = await dev({
  root: join(root, "site"),
  logLevel: "warn",
  server: { port: Number(process.env.PORT || 4321) },
  vite: { plugins: [contentProblems(root), waitForApi(api)] },
});
process.stdout.write(`The site is at ${pages.resolvedUrls.local[0] ?? ""} and shows each change.\n`);

async function stop(): Promise<void> {
  process.exitCode = 0; // Vite ends the process too, with 143 unless told otherwise
  await Promise.all([api.stop(), pages.stop()]);
  process.exit();
}
// Not once: npm passes on a Ctrl-C that the terminal has sent here already.
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
