import { expect, test } from "vitest";
import { comingSoon, outsideLinks, paths } from "../../site/src/routes.ts";
import { codeFiles, type SourceFile } from "./repository-files.ts";

const addresses = new Set([...Object.values(paths), ...outsideLinks.map(comingSoon)].filter((path) => path !== "/"));
const quoted = /(["'`])(\/[^"'`\s]*)\1/g;
const homeLink = /\b(?:href|action)=["']\/["']/;

function spelledAddresses(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith("site/src/") && !/\.test\.tsx?$/.test(path) && path !== "site/src/routes.ts")
    .flatMap(({ path, text }) => {
      const found = [...text.matchAll(quoted)]
        .map(([, , address = ""]) => address)
        .filter((text) => addresses.has(text));
      return [...found, ...(homeLink.test(text) ? ["/"] : [])].map((address) => `${path}: ${address}`);
    });
}

test("no page address is spelled outside the route table", () => {
  const why =
    "A moved page must be one edit. Read the address from site/src/routes.ts; if it is not there yet, add it there.";
  expect(spelledAddresses(codeFiles), why).toEqual([]);
});

test("the rule sees an address in code, in markup and the way home", () => {
  const sample = (text: string) => spelledAddresses([{ path: "site/src/a.tsx", text }]);
  expect(sample(`const link = "${paths.blog}";`)).toHaveLength(1);
  expect(sample(`<a href='${paths.demo}'>`)).toHaveLength(1);
  expect(sample('<a href="/">')).toHaveLength(1);
  expect(sample('post("/intelligence/preview"); const slash = "/";')).toEqual([]);
});
