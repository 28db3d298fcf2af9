import { expect, test } from "vitest";
import { codeFiles, type SourceFile } from "./repository-files.ts";

/** Who may read the environment beside the one file that checks it, and why. */
const exceptions: readonly (readonly [path: RegExp, why: string])[] = [
  [/^api\/src\/settings\.ts$/, "parses and checks every setting of the service"],
  [/^tools\//, "run before anything is installed, or pass the environment on"],
  [/^site\/astro\.config\.ts$/, "build inputs, and the API of npm run dev"],
  [/^tests\/(support\/other-brand-build|trials\/[a-z-]+)\.ts$/, "pass the environment on to a build or a command"],
  [/^api\/bench\/bench\.ts$/, "passes the environment on to the servers it starts"],
  [/^analyst\/trials\//, "where the real tickets' texts lie on the machine that trains"],
  [/^analyst\/src\/cli\//, "NO_COLOR, which speaks to any command line, and what git is to inherit"],
  [/^analyst\/test\/support\/repository\.ts$/, "git is found by its PATH"],
  [/^content\/downloads\//, "run by readers, for whom it holds addresses and secrets of their own systems"],
  [/^tests\/downloads\/(introduced|reviews-from-github-clone)\.test\.ts$/, "git is found by its PATH"],
  [/^tests\/trials\/pipeline-formats\.ts$/, "passes the environment on to the tools it starts"],
];

const environment = /\bprocess\s*\.\s*env\b|\bprocess\s*\[\s*["']env["']\s*\]|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/;

function readers(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !exceptions.some(([allowed]) => allowed.test(path)))
    .filter(({ path, text }) => environment.test(text) && path !== "tests/rules/environment.test.ts")
    .map(({ path }) => path);
}

test("the environment is read in one file", () => {
  const why =
    "A setting that is read elsewhere is checked by nobody and documented nowhere. " +
    "Add it to api/src/settings.ts and pass the value in.";
  expect(readers(codeFiles), why).toEqual([]);
});

test("the rule sees each way to the environment", () => {
  const sample = (text: string) => readers([{ path: "api/src/other.ts", text }]);
  expect(sample("const port = process.env.PORT;")).toHaveLength(1);
  expect(sample('const port = process["env"].PORT;')).toHaveLength(1);
  expect(sample("const { env } = process;")).toHaveLength(1);
  expect(sample("const environment = process.environment;")).toEqual([]);
});
