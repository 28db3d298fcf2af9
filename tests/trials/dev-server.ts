// Runs `npm run dev` as an engineer does on the first morning: opens the analyser and has a ticket read, then changes
// a text, a component and a situation of the engine, and waits for each to show. The three files are put back.
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../../tools/chromium.mjs";

const root = resolve(import.meta.dirname, "../..");
const home = "http://localhost:4321";
const ticket = "Support staff can open any customer's order history.";
/** Longest wait for a change to show, in ms: with two cores busy, a restart of the API takes some seconds. */
const PATIENCE = 30_000;

const edits = {
  text: ["content/how-it-works.yaml", "headline: Read in seconds.", "headline: Read in a trial."],
  component: ["site/src/analyser/verification/HumanCheck.tsx", '"Confirm you are human"', '"Confirm you are a trial"'],
  situation: ["analyst/src/write/finding.ts", "description: `The ticket says", "description: `The trial says"],
} as const;

const originals = new Map<string, string>();

function edit([file, from, to]: readonly [string, string, string]): void {
  const path = join(root, file);
  const original = readFileSync(path, "utf8");
  if (!original.includes(from)) throw new Error(`${file} has no "${from}" any more`);
  originals.set(path, original);
  writeFileSync(path, original.replace(from, to));
}

const dev = spawn(process.execPath, ["tools/dev.ts"], {
  cwd: root,
  stdio: ["ignore", "pipe", "pipe"],
});
let said = "";
for (const stream of [dev.stdout, dev.stderr]) {
  stream.on("data", (text) => {
    said += text;
  });
}

const browser = await chromium.launch({
  executablePath: findChromium() ?? "",
  chromiumSandbox: process.getuid?.() !== 0,
});
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(() => {
    localStorage.setItem("cookie-consent", "rejected");
    localStorage.setItem(
      "cookie-preferences",
      JSON.stringify({ essential: true, analytics: false, marketing: false, functional: false }),
    );
  });
  await answered();
  if (!(await described(page)).includes("The ticket says")) throw new Error("The ticket was not read");
  const warnings = said.split("\n").filter((line) => /warning|\[ERROR\]|Leads are only|is at http/.test(line));
  if (warnings.length > 0) throw new Error(`It said what nobody needs:\n${warnings.join("\n")}`);
  await page.goto(`${home}/how-it-works`);
  edit(edits.text);
  await page.getByText("Read in a trial.").first().waitFor();
  edit(edits.component);
  await page.goto(`${home}/change-analysis-tool`);
  await page.getByText("Confirm you are a trial").first().waitFor();
  edit(edits.situation);
  await until(async () => (await described(page)).includes("The trial says"));
  console.log("A ticket was read, and a text, a component and the engine's wording showed as they were changed.");
} catch (error) {
  console.error(error, said);
  process.exitCode = 1;
} finally {
  for (const [path, original] of originals) writeFileSync(path, original);
  await browser.close();
  dev.kill("SIGTERM");
}

async function answered(): Promise<void> {
  await until(async () => (await fetch(home).catch(() => null))?.ok === true);
  await until(async () => (await fetch(`${home}/verification/challenge`).catch(() => null))?.ok === true);
}

/** What the analyser says of the ticket. */
async function described(page: Page): Promise<string> {
  await page.goto(`${home}/change-analysis-tool`);
  await page.waitForFunction("!document.querySelector('astro-island[ssr]')");
  await page.getByRole("textbox", { name: "Ticket", exact: true }).fill(ticket);
  await page.getByRole("button", { name: /^Confirm you are/ }).click();
  await page.getByText("Verified human").first().waitFor();
  await page.getByRole("button", { name: "Analyse Security" }).click();
  await page.getByRole("button", { name: "Try Another" }).waitFor();
  return (await page.getByRole("region", { name: "Security Assessment", exact: true }).textContent()) ?? "";
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > deadline) throw new Error("It did not come in time");
    await new Promise((go) => setTimeout(go, 250));
  }
}
