import { posix } from "node:path";
import { expect, test } from "vitest";
import { codeFiles, type SourceFile } from "./repository-files.ts";

/** Which workspaces each workspace, or a folder of it, may import. Tests and tools may import all. */
const mayImport: Record<string, readonly string[]> = {
  brand: [],
  content: [],
  contract: [],
  analyst: ["contract"],
  "analyst/src/cli": ["contract", "brand"],
  api: ["analyst", "contract", "brand"],
  site: ["content", "brand", "contract"],
};

const importing = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g;

function workspaceOf(specifier: string, from: string): string | undefined {
  const target = /^@latchwork\/([^/]+)/.exec(specifier)?.[1];
  if (target) return target;
  if (!specifier.startsWith(".")) return undefined;
  return posix.normalize(posix.join(posix.dirname(from), specifier)).split("/")[0];
}

function wrongImports(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const own = path.split("/")[0] ?? "";
    const folder = Object.keys(mayImport).findLast((name) => path.startsWith(`${name}/`)) ?? own;
    const allowed = mayImport[folder];
    if (!allowed) return [];
    return [...text.matchAll(importing)].flatMap(([, specifier = ""]) => {
      const target = workspaceOf(specifier, path);
      const fine = target === undefined || target === own || allowed.includes(target);
      return fine ? [] : [`${path} imports ${specifier}`];
    });
  });
}

test("imports run one way between the workspaces", () => {
  const why =
    "Words and brand know nobody, the engine stays pure, and the pages never reach into the server: " +
    "so each can be changed, tested and replaced alone. Move what both need into contract/.";
  expect(wrongImports(codeFiles), why).toEqual([]);
});

test("the rule sees packages, relative paths, dynamic imports and re-exports", () => {
  const sample = (path: string, text: string) => wrongImports([{ path, text }]);
  expect(sample("site/src/a.ts", 'import { assess } from "@latchwork/analyst";')).toHaveLength(1);
  expect(sample("site/src/a.ts", 'export { x } from "../../api/src/app.ts";')).toHaveLength(1);
  expect(sample("site/src/a.ts", 'const x = await import("@latchwork/api/app");')).toHaveLength(1);
  expect(sample("analyst/src/a.ts", 'import "@latchwork/brand";')).toHaveLength(1);
  expect(sample("analyst/src/cli/a.ts", 'import "@latchwork/brand";')).toEqual([]);
  expect(sample("contract/src/a.ts", 'import "@latchwork/brand";')).toHaveLength(1);
  expect(sample("api/src/a.ts", 'import type { A } from "@latchwork/analyst";\nimport { b } from "./b.ts";')).toEqual(
    [],
  );
  expect(sample("tools/a.ts", 'import { assess } from "@latchwork/analyst";')).toEqual([]);
});
