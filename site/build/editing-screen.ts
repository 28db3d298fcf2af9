import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Brand } from "@latchwork/brand";
import { build, type Plugin, type Rolldown } from "vite";
import { parse } from "yaml";
import { type PublicationFolder, publicationSchemas } from "../src/content/schemas/publications.ts";
import { type EditedFile, editedFiles, editingConfig, type Written } from "../src/editing/config.ts";
import { markdownFormat } from "../src/editing/formats.ts";
import { paths } from "../src/routes.ts";

const root = resolve(import.meta.dirname, "../..");

/** What is written in a content folder. */
export function readWritten(content: string): Written {
  const read = (file: string) => readFileSync(join(content, file), "utf8");
  const names = Object.keys(editedFiles) as EditedFile[];
  const folders = Object.keys(publicationSchemas) as PublicationFolder[];
  const markdownIn = (folder: string) => readdirSync(join(content, folder)).filter((file) => file.endsWith(".md"));
  return {
    files: Object.fromEntries(names.map((name) => [name, parse(read(`${name}.yaml`))])) as Written["files"],
    publications: Object.fromEntries(
      folders.map((folder) => [
        folder,
        markdownIn(folder).map((file) => markdownFormat.fromFile(read(`${folder}/${file}`))),
      ]),
    ) as unknown as Written["publications"],
  };
}

/**
 * Highlighting, maps and the conversion of pictures are megabytes that no field
 * of ours uses. The fonts come with the package; their rules that name a CDN
 * would be tried first.
 */
const leftOut: Plugin = {
  name: "left-out",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("@sveltia/cms/npm/")
      ? code.replace(/url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/g, "local(sans-serif)")
      : null,
  resolveId: (id) =>
    /^@shikijs\/|^leaflet|^terra-draw|\/(shiki-engine|heic|webp_enc)[^/]*\.js$/.test(id) ? "\0left-out" : null,
  load: (id) => (id === "\0left-out" ? "export default {};" : null),
  generateBundle(_, bundle) {
    for (const name of Object.keys(bundle)) if (/\.wasm$|heic|marker-icon/.test(name)) delete bundle[name];
  },
};

const assets = "assets/editing";
const icon = `/${assets}/favicon.svg`;

const page = (title: string, config: unknown, script: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="uses" content="editing">
<title>${title}</title>
<link rel="icon" href="${icon}" type="image/svg+xml">
<script type="application/json" id="editing-config">${JSON.stringify(config).replaceAll("<", "\\u003c")}</script>
<script type="module" src="/${script}"></script>
</head>
<body>
<noscript>This page needs JavaScript.</noscript>
</body>
</html>
`;

/**
 * Adds the editing screen to the built site, when the brand asks for it.
 *
 * @param brandFolder of the company
 * @param site folder of the built site
 */
export async function makeEditingScreen(brand: Brand, brandFolder: string, site: string): Promise<boolean> {
  if (brand.editing === null) return false;
  const config = editingConfig(brand, brand.editing, readWritten(join(root, "content")), icon);
  const built = (await build({
    configFile: false,
    root: join(root, "site"),
    logLevel: "error",
    publicDir: false,
    plugins: [leftOut],
    resolve: { alias: [{ find: /^@latchwork\/brand$/, replacement: join(brandFolder, "brand.ts") }] },
    build: {
      outDir: site,
      emptyOutDir: false,
      assetsDir: assets,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { input: join(root, "site/src/editing/screen.client.ts") },
    },
  })) as Rolldown.RolldownOutput;
  const entry = built.output.find((file) => file.type === "chunk" && file.isEntry);
  if (!entry) throw new Error("The editing screen was built without its script.");
  copyFileSync(join(brandFolder, "favicon.svg"), join(site, icon));
  writeFileSync(join(site, `${paths.editing}.html`), page(config.app_title, config, entry.fileName));
  return true;
}
