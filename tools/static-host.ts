// npm run static-host -- HOST [--turnstile] [--out FOLDER]: the built site with headers, redirects and slash rules in the
// form of a host of files. What it cannot do (ranges of the API, forms without JavaScript) is with the API elsewhere.
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readManifest } from "../api/src/pages/manifest.ts";
import { say } from "./progress.mjs";
import { headerRules, hostFiles, hosts } from "./static-host-rules.ts";

const root = resolve(import.meta.dirname, "..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string" }, turnstile: { type: "boolean", default: false } },
});
const host = hosts.find((name) => name === positionals[0]);
if (host === undefined || positionals.length > 1) {
  say(`Say which host: npm run static-host -- ${hosts.join(" | ")}`);
  process.exit(1);
}
const out = resolve(values.out ?? join(root, `dist.${host}`));
const site = host === "firebase" ? join(out, "public") : out;
const manifest = await readManifest(join(root, "dist"));
rmSync(out, { recursive: true, force: true });
mkdirSync(site, { recursive: true });
cpSync(join(root, "dist/site"), site, { recursive: true, filter: (path) => !path.endsWith("/500.html") });
const files = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(site, join(entry.parentPath, entry.name)));
for (const [name, text] of Object.entries(
  hostFiles(host, headerRules(manifest, files, values.turnstile), {
    pages: Object.keys(manifest.pages),
    redirects: manifest.redirects,
  }),
)) {
  writeFileSync(join(out, name), text);
}
say(`${relative(root, out)} is ready for ${host}: ${files.length} files.`);
if (manifest.apiOrigin === "") say("Its pages ask their own origin for the API: build with PUBLIC_API_ORIGIN set.");
