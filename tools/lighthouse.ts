// npm run lighthouse [-- PAGE… --method simulate --runs 3]: how early each kind of page is read, measured by
// Lighthouse on the built site, with the same words as plain HTML beside it. npx fetches it.
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { compressFiles } from "../site/build/compress.ts";
import type { Manifest } from "../site/build/manifest.ts";
import { paths } from "../site/src/routes.ts";
import { startServer } from "../tests/journeys/support/server.ts";
import { chromeFlags, lighthouse, withChromium } from "./lighthouse/lighthouse.ts";
import { plainPage } from "./lighthouse/plain-page.ts";
import { say } from "./progress.mjs";

const kinds: Readonly<Record<string, string>> = {
  home: paths.home,
  "how-it-works": paths.howItWorks,
  article: paths.article("how-to-work-out-mttd-mean-time-to-detection"),
  guide: paths.guide("nist-ssdf-compliance"),
  hub: paths.resourceHub,
  blog: paths.blog,
  analyser: paths.changeAnalysisTool,
  booking: paths.bookADemo,
  podcast: paths.podcast,
  search: paths.search,
};

const methods = ["simulate", "devtools"] as const;
type Method = (typeof methods)[number];

const root = resolve(import.meta.dirname, "..");
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    method: { type: "string" },
    dist: { type: "string", default: join(root, "dist") },
  },
});
const runs = Number(options.runs);
const wanted = positionals.length > 0 ? positionals : Object.keys(kinds);
const unknown = wanted.filter((kind) => !(kind in kinds));
if (unknown.length > 0)
  throw new Error(`No such page: ${unknown.join(", ")}. There are ${Object.keys(kinds).join(", ")}.`);

/** The style sheet of a bare page: what a person would write to make plain text pleasant, long enough to be a file. */
const bareSheet = "/_astro/bare.css";
const bareRules = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.125rem/1.55 system-ui,sans-serif;color:#201c17;background:#f9f5ec}h1,h2,h3{line-height:1.1;text-wrap:balance}a{color:inherit}table{width:100%;border-collapse:collapse}td,th{padding:.5rem;border-top:1px solid;text-align:start}`;

/** A copy of the build with the plain and the bare form of each page at `/plain/…` and `/bare/…`. */
async function addPlainPages(folder: string): Promise<void> {
  cpSync(resolve(options.dist), folder, { recursive: true });
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  const written: string[] = [bareSheet.slice(1)];
  writeFileSync(join(folder, "site", bareSheet), bareRules);
  for (const form of ["plain", "bare"] as const) {
    mkdirSync(join(folder, "site", form));
    for (const kind of wanted) {
      const page = manifest.pages[kinds[kind] ?? ""];
      if (!page) throw new Error(`${kinds[kind]} is no page of this build.`);
      const file = `${form}/${kind}.html`;
      const html = plainPage(readFileSync(join(folder, "site", page.file), "utf8"), form === "bare" ? bareSheet : null);
      writeFileSync(join(folder, "site", file), html);
      manifest.pages[`/${form}/${kind}`] = { file, scriptHashes: [], styleHashes: [], uses: [] };
      written.push(file);
    }
  }
  await compressFiles(join(folder, "site"), join(folder, "compressed"), written);
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest));
}

interface Figures {
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  kibibytes: number;
  scripts: number;
  fonts: number;
  requests: number;
  score: number;
}

interface Report {
  categories: { performance: { score: number } };
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { transferSize?: number; resourceType?: string }[] } }
  >;
}

function figuresOf({ audits, categories }: Report): Figures {
  const requests = audits["network-requests"]?.details?.items ?? [];
  const weight = (type?: string) =>
    requests
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blocked: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    kibibytes: weight(),
    scripts: weight("Script"),
    fonts: weight("Font"),
    requests: requests.length,
    score: categories.performance.score * 100,
  };
}

/** How often a run is begun that Lighthouse itself could not record, which happens now and then. */
const attempts = 3;

async function measure(url: string, method: Method, folder: string, attempt = 1): Promise<Figures> {
  const to = join(folder, "report.json");
  const asked = [url, `--throttling-method=${method}`, "--only-categories=performance", chromeFlags];
  const child = spawn("npx", ["--yes", lighthouse, ...asked, "--output=json", `--output-path=${to}`, "--quiet"], {
    env: withChromium(),
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const status = await new Promise((done) => child.once("close", done));
  if (status !== 0 && attempt < attempts) return measure(url, method, folder, attempt + 1);
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}:\n${said}`);
  return figuresOf(JSON.parse(readFileSync(to, "utf8")));
}

/** By each figure on its own: the runs differ in one without differing in another. */
function medians(measured: readonly Figures[]): Figures {
  const middle = (name: keyof Figures) => {
    const sorted = measured.map((figures) => figures[name]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return Object.fromEntries(
    Object.keys(measured[0] ?? {}).map((name) => [name, middle(name as keyof Figures)]),
  ) as never;
}

await using cleanup = new AsyncDisposableStack();
const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
await addPlainPages(join(folder, "dist"));
const server = await startServer({}, join(folder, "dist"));
cleanup.defer(() => server.stop());

const forms = ["plain", "bare", "site"] as const;
const address = (form: (typeof forms)[number], kind: string) => (form === "site" ? kinds[kind] : `/${form}/${kind}`);

for (const method of methods.filter((method) => options.method === undefined || options.method === method)) {
  process.stdout.write(
    `\n${method === "simulate" ? "Simulated" : "DevTools"} throttling, mobile, medians of ${runs}\n\n`,
  );
  process.stdout.write(
    "| page | first paint ms | of plain | largest paint ms | of plain | blocked ms | shift | KiB | scripts | fonts | requests | score |\n",
  );
  process.stdout.write("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n");
  for (const kind of wanted) {
    const measured: Record<string, Figures[]> = { plain: [], bare: [], site: [] };
    // In turn, so that what else the machine does falls on all three.
    for (let run = 0; run < runs; run += 1) {
      for (const form of forms)
        measured[form]?.push(await measure(server.origin + address(form, kind), method, folder));
    }
    const plain = medians(measured.plain ?? []);
    for (const form of forms) {
      const it = medians(measured[form] ?? []);
      const ratio = (name: "firstPaint" | "largestPaint") => (it[name] / plain[name]).toFixed(2);
      const cells = [
        form === "site" ? `**${kind}**` : `${kind}, ${form}`,
        it.firstPaint.toFixed(0),
        ratio("firstPaint"),
        it.largestPaint.toFixed(0),
        ratio("largestPaint"),
        it.blocked.toFixed(0),
        it.shift.toFixed(3),
        it.kibibytes.toFixed(0),
        it.scripts.toFixed(1),
        it.fonts.toFixed(0),
        it.requests.toFixed(0),
        it.score.toFixed(0),
      ];
      process.stdout.write(`| ${cells.join(" | ")} |\n`);
    }
  }
}
say("A page is to be read within 1.15 of its plain form.");
