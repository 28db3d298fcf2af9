// Has Lighthouse judge how programs that act for people find their way about: its category "agentic browsing", on each
// kind of page. What does not apply is named: forms are not annotated for WebMCP, which no browser has without a flag
// and whose attributes are not HTML yet.
import { spawnSync } from "node:child_process";
import { paths } from "../../site/src/routes.ts";
import { chromeFlags, lighthouse, withChromium } from "../../tools/lighthouse/lighthouse.ts";
import { startServer } from "../journeys/support/server.ts";
import { fetchPackages } from "./support/fetched.ts";

const pages = [
  paths.home,
  paths.howItWorks,
  paths.changeAnalysisTool,
  paths.bookADemo,
  paths.resourceHub,
  paths.podcast,
  paths.search,
  paths.article("mttr"),
  paths.guide("nist-csf-2-compliance"),
  paths.privacyNotice,
];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { title: string; score: number | null; scoreDisplayMode: string; details?: { items?: unknown } }
  >;
}

using tools = fetchPackages([lighthouse]);
if (tools === null) {
  console.log("Skipped: Lighthouse could not be fetched from npm's registry.");
} else {
  const server = await startServer({});
  try {
    for (const page of pages) {
      const { stdout, stderr } = spawnSync(
        process.execPath,
        [
          tools.file("lighthouse/cli/index.js"),
          server.origin + page,
          "--only-categories=agentic-browsing",
          "--output=json",
          "--quiet",
          chromeFlags,
        ],
        { encoding: "utf8", env: withChromium(), maxBuffer: 64 * 1024 * 1024 },
      );
      if (!stdout.startsWith("{")) throw new Error(`Lighthouse did not answer for ${page}:\n${stderr}`);
      const { categories, audits } = JSON.parse(stdout) as Report;
      const judged = Object.entries(audits).filter(([, { scoreDisplayMode }]) => scoreDisplayMode !== "notApplicable");
      const missed = judged.filter(([, { score }]) => score !== 1);
      const applied = judged.map(([name]) => name).join(", ");
      console.log(`${page}: ${categories["agentic-browsing"]?.score} (${applied})`);
      for (const [name, { title, details }] of missed)
        console.log(`  ${name}: ${title} ${JSON.stringify(details?.items)}`);
      if (missed.length > 0) process.exitCode = 1;
    }
  } finally {
    await server.stop();
  }
}
