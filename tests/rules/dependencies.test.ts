import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { codeFiles, readRoot, root, sourceFiles } from "./repository-files.ts";

interface Manifest {
  name?: string;
  license?: string | { type: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const told = readRoot("docs/dependencies.md");
const manifests = sourceFiles
  .filter(({ path }) => /^([\w-]+\/)?package\.json$/.test(path))
  .map(({ path, text }) => ({ path, manifest: JSON.parse(text) as Manifest }));

function namesIn({ dependencies, devDependencies, optionalDependencies }: Manifest): string[] {
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
  return Object.keys(all).filter((name) => !name.startsWith("@latchwork/"));
}

test("docs/dependencies.md says of each package why it is there", () => {
  const why = "A package is code that nobody here wrote. Say in docs/dependencies.md what it is for.";
  for (const { path, manifest } of manifests) {
    const section = told.split(`\n## ${path}\n`)[1]?.split("\n## ")[0] ?? "";
    const rows = [...section.matchAll(/^\| (`.+`) \| \S.* \|$/gm)].map(([, cell = ""]) => cell);
    const names = rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));
    expect(names.toSorted(), `${path}: ${why}`).toEqual(namesIn(manifest).toSorted());
  }
});

/** Packages that no line of code imports: programs, types, and what another package asks for by name. */
const unseen = /^(@types\/.+|@astrojs\/check|@biomejs\/biome|typescript|vitest|tailwindcss|react-dom|node-linux-.+)$/;

function unused(folder: string, names: readonly string[], files: typeof codeFiles): string[] {
  const texts = [
    ...files.map(({ path, text }) => ({ path, text })),
    ...sourceFiles.filter(({ path }) => /\.(css|astro)$/.test(path)),
  ].filter(({ path }) => path.startsWith(folder) && path !== "tests/rules/dependencies.test.ts");
  return names.filter((name) => !unseen.test(name) && !texts.some(({ text }) => imports(text, name)));
}

/** Whether a text imports a package or one of its files, or finds it in its folder. */
function imports(text: string, name: string): boolean {
  const at = name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`["'(](?:\\S*node_modules/)?${at}(?:/[^"']*)?["')]`).test(text);
}

test("every package is used where it is asked for", () => {
  const why = "What nobody imports is updated, audited and installed for nothing: npm uninstall it.";
  for (const { path, manifest } of manifests) {
    const folder = path.replace("package.json", "");
    expect(unused(folder, namesIn(manifest), codeFiles), `${path}: ${why}`).toEqual([]);
  }
  expect(unused("", ["left-pad"], [{ path: "a.ts", text: "// left-pad" }])).toEqual(["left-pad"]);
  expect(unused("", ["left-pad"], [{ path: "a.ts", text: 'import pad from "left-pad/x";' }])).toEqual([]);
});

const allowed = new Set(
  (/may be in the tree: ([^\n]+?)\. The last two/.exec(told)?.[1] ?? "").split(", ").filter((name) => name !== ""),
);

/** Whether a licence expression (SPDX) can be met with the list alone; `passedOn` is what a server or a page holds. */
function isAllowed(licence: string, passedOn = true): boolean {
  const bare = licence.replaceAll(/^\(|\)$/g, "");
  if (/ OR /.test(bare)) return bare.split(" OR ").some((one) => isAllowed(one, passedOn));
  return bare.split(" AND ").every((one) => allowed.has(one) && !(passedOn && /^(MPL|LGPL)/.test(one)));
}

test("every package in the lock has a licence of the list", () => {
  const { packages } = JSON.parse(readRoot("package-lock.json")) as {
    packages: Record<string, { license?: string; link?: boolean; dev?: boolean }>;
  };
  const wrong = Object.entries(packages).flatMap(([path, { license, link, dev }]) => {
    if (link || !path.includes("node_modules/")) return [];
    const name = path.split("node_modules/").at(-1) ?? "";
    const file = join(root, path, "package.json");
    const installed: Manifest = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
    const own = typeof installed.license === "string" ? installed.license : installed.license?.type;
    const licence = own ?? license ?? "none";
    return isAllowed(licence, !dev) ? [] : [`${name}: ${licence}`];
  });
  const why = "May it be used and passed on? If so, add it to the list in docs/dependencies.md.";
  expect([...new Set(wrong)], why).toEqual([]);
  expect(allowed.size).toBeGreaterThan(5);
  expect(
    ["(MIT OR GPL-3.0)", "MIT AND ISC", "GPL-3.0-only", "MIT AND GPL-3.0", "MPL-2.0"].map((one) => isAllowed(one)),
  ).toEqual([true, true, false, false, false]);
});
