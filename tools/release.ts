// npm run release: puts what a server needs into release/, as a folder and a tarball, with its bill of materials
// (CycloneDX) and their SHA-256. Nothing in it has to be built where it runs; see docs/operations.md.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { version } from "@latchwork/contract/version";
import { say } from "./progress.mjs";

const root = resolve(import.meta.dirname, "..");
const out = join(root, "release");
const name = `house-${version}`;

/** What runs, what it is installed by, and what whoever runs it reads. The workspaces that only build are their manifests. */
const parts = [
  ...["analyst/package.json", "analyst/src", "api/bin", "api/package.json", "api/src", "brand"],
  ...["content/package.json", "contract/package.json", "contract/src", "site/package.json"],
  ...["deploy", "dist", "docs/operations.md"],
  ...[".env.example", ".npmrc", "CHANGELOG.md", "LICENSE", "package.json", "package-lock.json"],
];

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8", maxBuffer: 1e9 });
  if (status !== 0) throw new Error(`${command} ${args[0]} ended with ${status}: ${stderr}`);
  return stdout;
}

interface Materials {
  metadata: { component: { name: string } };
  components: { "bom-ref": string; properties?: { name: string }[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * What reaches a server or a page, and not what builds them. npm's own `--omit dev` also leaves out what is needed for both,
 * zod and React among them (npm 11.19).
 */
function materials(): Materials {
  const all: Materials = JSON.parse(run("npm", ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"], root));
  const builds = ({ properties = [] }: Materials["components"][number]) =>
    properties.some((property) => property.name === "cdx:npm:package:development");
  const left = new Set(all.components.filter(builds).map((component) => component["bom-ref"]));
  all.metadata.component.name = name; // npm takes the folder's
  all.components = all.components.filter((component) => !left.has(component["bom-ref"]));
  all.dependencies = all.dependencies
    .filter(({ ref }) => !left.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => !left.has(one)) }));
  return all;
}

if (!readFileSync(join(root, "CHANGELOG.md"), "utf8").includes(`\n## ${version} `)) {
  say(`CHANGELOG.md says nothing of ${version}. Write what changes for whoever runs it.`);
  process.exit(1);
}
rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, name), { recursive: true });
for (const part of parts) {
  cpSync(join(root, part), join(out, name, part), { recursive: true, filter: (path) => !path.endsWith(".test.ts") });
}
writeFileSync(join(out, "sbom.cdx.json"), `${JSON.stringify(materials(), null, 2)}\n`);
run("tar", ["-czf", `${name}.tar.gz`, name], out);
const sums = [`${name}.tar.gz`, "sbom.cdx.json"].map(
  (file) =>
    `${createHash("sha256")
      .update(readFileSync(join(out, file)))
      .digest("hex")}  ${file}`,
);
writeFileSync(join(out, "SHA256SUMS"), `${sums.join("\n")}\n`);
say(`release/${name}.tar.gz, sbom.cdx.json and SHA256SUMS are made.`);
