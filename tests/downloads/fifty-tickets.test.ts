import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { codeBlocks, isThere } from "../articles/article-code.ts";
import { readRoot, root } from "../rules/repository-files.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { wilson } from "../support/wilson.ts";

const article = "blog/llm-assisted-security-testing.md";
const offered = test.runIf(isThere(article) && isThere("downloads/fifty-tickets.mjs"));
const folder = temporaryFolder("fifty-tickets");

async function run(csv: string) {
  const file = join(folder, "verdicts.csv");
  writeFileSync(file, csv);
  const script = join(root, "content/downloads/fifty-tickets.mjs");
  return promisify(execFile)(process.execPath, [script, file]).catch(
    (failed: { stdout: string; stderr: string }) => failed,
  );
}

const head = "ticket,risky,run 1,run 2,run 3";

offered("the article prints what the script makes of fifty tickets, ten of them risky", async () => {
  const { stdout } = await run(readRoot("content/downloads/fifty-verdicts.csv"));
  expect(codeBlocks(article, "text")).toContain(stdout);
  expect(stdout).toContain(`8 of 10 (${wilson(8, 10).join(" to ")})`);
  expect(stdout).toContain(`9 of 40 (${wilson(9, 40).join(" to ")})`);
  expect(readRoot(`content/${article}`)).toContain("(/downloads/fifty-tickets.mjs)");
  expect(readRoot(`content/${article}`)).toContain("[invented ones](/downloads/fifty-verdicts.csv)");
});

offered("it takes the example of its own head, and refuses what it cannot count", async () => {
  const [, example = ""] =
    /(ticket,risky,run 1[\s\S]+?)\/\/\n/.exec(readRoot("content/downloads/fifty-tickets.mjs")) ?? [];
  const { stdout } = await run(example.replace(/^\/\/\s+/gm, "").trim());
  expect(stdout).toContain("1 of 1 (21% to 100%)");
  expect(stdout).toContain("0 of 1 (0% to 79%)");
  expect(stdout).toContain("Missed by the majority: none");
  expect((await run(`${head}\nPAY-12,yes,yes,maybe,no`)).stderr).toContain("Line 2 needs");
  expect((await run(`${head}\nPAY-12,yes,yes,no`)).stderr).toContain("Line 2 needs");
  expect((await run("ticket\nPAY-12")).stderr).toContain("names the columns");
});
