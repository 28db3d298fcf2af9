// Has the Nu HTML checker, the W3C's own, read every built page. It is a Java
// program of 31 MB, so it is fetched when it is wanted and is no dependency.
// Without Java or a way to npm's registry the trial says so and is skipped.
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const checker = "vnu-jar@26.9.27";

/** What is known, and stays. */
const accepted: readonly (readonly [sentence: RegExp, why: string])[] = [
  [/A “style” element in “body” must be the first child/, "Astro puts the one rule of its islands before the first"],
];

interface Message {
  type: "error" | "info" | "non-document-error";
  subType?: "warning" | "fatal";
  url: string;
  lastLine?: number;
  message: string;
}

/** The checker's messages, or the reason why it could not run. */
function check(): readonly Message[] | string {
  if (spawnSync("java", ["-version"]).status !== 0) return "there is no Java on this machine";
  const { stderr } = spawnSync(
    "npm",
    [
      "exec",
      "--yes",
      `--package=${checker}`,
      "--",
      "vnu",
      "--skip-non-html",
      "--format",
      "json",
      join(root, "dist/site"),
    ],
    { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  const json = stderr.slice(stderr.indexOf("{")); // npm may have its own lines before
  try {
    return (JSON.parse(json) as { messages: Message[] }).messages;
  } catch {
    return `${checker} could not be fetched or started`;
  }
}

const messages = check();
if (typeof messages === "string") {
  console.log(`Skipped: ${messages}.`);
} else {
  const errors = messages.filter(({ type }) => type !== "info");
  const open = errors.filter(({ message }) => !accepted.some(([sentence]) => sentence.test(message)));
  const told = open.map(({ url, lastLine, message }) => `${url.split("/site/")[1]}:${lastLine} ${message}`);
  console.log(`${errors.length} errors, ${errors.length - open.length} of them accepted, ${open.length} open`);
  for (const line of told) console.log(`  ${line}`);
  process.exitCode = open.length > 0 ? 1 : 0;
}
