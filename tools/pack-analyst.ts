// npm run pack-analyst -- [FOLDER]: makes the package that pipelines use, for the brand in brand/ or in BRAND_DIR. The
// folder it leaves is at once an npm package, a GitHub Action, a GitLab component project and a pre-commit repository.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { version } from "@latchwork/contract/version";
import { build } from "esbuild";
import ts from "typescript";
import { brandFolder } from "./build-inputs.mjs";

const root = resolve(import.meta.dirname, "..");
const source = join(root, "analyst/package");
const brandFile = join(brandFolder(root, process.env), "brand.ts");
const { brand }: typeof import("@latchwork/brand") = await import(pathToFileURL(brandFile).href);
const slug = brand.name.toLowerCase().replace(/[^a-z\d]+/g, "-");
const command = `${slug}-analyse`;
const out = resolve(process.argv[2] ?? join(root, "dist.package"));
const folder = join(out, command);

rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, "lib"), { recursive: true });
const bundled = await bundle();
copyFileSync(join(root, "analyst/src/classify/weights.br"), join(folder, "lib/weights.br"));
const library = readFileSync(join(root, "analyst/src/library.ts"), "utf8");
writeFileSync(join(folder, "lib/index.d.ts"), ts.transpileDeclaration(library, {}).outputText);
for (const file of ["bin.cjs", "action.yml", "templates/analyse.yml"]) fillIn(file, file);
fillIn("pre-commit-hooks.yaml", ".pre-commit-hooks.yaml");
chmodSync(join(folder, "bin.cjs"), 0o755);
copyFileSync(join(root, "LICENSE"), join(folder, "LICENSE"));
writeFileSync(join(folder, "THIRD-PARTY.md"), licencesOf(bundled));
writeFileSync(join(folder, "README.md"), readme());
writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);

const packed = spawnSync("npm", ["pack", "--silent", "--pack-destination", out], { cwd: folder, encoding: "utf8" });
if (packed.status !== 0) throw new Error(`npm pack ended with ${packed.status}: ${packed.stderr}`);
const tarball = packed.stdout.trim();
const sum = createHash("sha256")
  .update(readFileSync(join(out, tarball)))
  .digest("hex");
writeFileSync(join(out, `${tarball}.sha256`), `${sum}  ${tarball}\n`);
console.log(`${join(out, tarball)}\nSHA-256 ${sum}`);

/** Bundles the three entries; answers with the paths of the files that went in. */
async function bundle(): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: {
      index: "analyst/src/library.ts",
      main: "analyst/src/cli/main.ts",
      action: "analyst/src/cli/action.ts",
    },
    outdir: join(folder, "lib"),
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20.12",
    charset: "utf8",
    legalComments: "none",
    metafile: true,
    // Of yaml the modules for browsers: those for Node are CommonJS, which a module cannot hold.
    alias: { "@latchwork/brand": brandFile, yaml: join(root, "node_modules/yaml/browser/index.js") },
    logLevel: "warning",
  });
  return Object.keys(metafile.inputs);
}

function fillIn(from: string, to: string): void {
  const text = readFileSync(join(source, from), "utf8");
  mkdirSync(join(folder, to, ".."), { recursive: true });
  writeFileSync(join(folder, to), named(text));
}

function named(text: string): string {
  const words: Record<string, string> = { brand: brand.name, slug, command, version };
  return text.replace(/\{(brand|slug|command|version)\}/g, (_, word) => words[word] ?? "");
}

function manifest() {
  return {
    name: command,
    version,
    description: "Reads change tickets and diffs, and says what is worth a penetration test in each",
    license: "MIT",
    homepage: `https://${brand.domain}/`,
    type: "module",
    engines: { node: ">=20.12" },
    bin: { [command]: "./bin.cjs" },
    exports: { ".": { types: "./lib/index.d.ts", default: "./lib/index.js" } },
    files: ["lib", "bin.cjs", "action.yml", "templates", ".pre-commit-hooks.yaml", "THIRD-PARTY.md"],
  };
}

/** docs/pipeline.md, with the brand's name and address in place of those it is written in. */
function readme(): string {
  const text = readFileSync(join(root, "docs/pipeline.md"), "utf8");
  const [, writtenFor] = /`([\w-]+)-analyse`/.exec(text) ?? [];
  if (writtenFor === undefined) throw new Error("docs/pipeline.md does not name the command.");
  return text.replaceAll(writtenFor, slug).replaceAll("{supportEmail}", brand.supportEmail);
}

/** The licences of the packages among bundled files. */
function licencesOf(inputs: readonly string[]): string {
  const packages = inputs.map((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]);
  const used = [...new Set(packages.filter((name) => name !== undefined))].sort();
  const sections = used.map((name) => {
    const home = join(root, "node_modules", name);
    const file = readdirSync(home).find((entry) => /^licen[cs]e/i.test(entry));
    if (file === undefined || !existsSync(join(home, file))) throw new Error(`${name} has no licence file.`);
    return `## ${name}\n\n${readFileSync(join(home, file), "utf8").trim()}\n`;
  });
  return `# Packages bundled in lib/\n\n${sections.join("\n")}`;
}
