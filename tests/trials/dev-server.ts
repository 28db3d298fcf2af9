// Runs `npm run dev` as an engineer does on the first morning: opens the analyser and has a ticket read, then changes
// a text, a component and a situation of the engine, and waits for each to show; spoils an article's head, reads what
// is wrong on the page, and mends it; and ends it all with Ctrl-C. The files are put back whatever happens.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { chromiumLaunch } from "../../tools/chromium.mjs";

const root = resolve(import.meta.dirname, "../..");
const ticket = "Support staff can open any customer's order history.";
/** Longest wait for a change to show, in ms: with two cores busy, a restart of the API takes some seconds. */
const PATIENCE = 30_000;

const [article = ""] = globSync("content/blog/*.md", { cwd: root }).sort();
const edits = {
  text: ["content/how-it-works.yaml", "headline: Read in seconds.", "headline: Read in a trial."],
  component: ["site/src/analyser/verification/HumanCheck.tsx", '"Confirm you are human"', '"Confirm you are a trial"'],
  situation: ["analyst/src/write/finding.ts", "description: `The ticket says", "description: `The trial says"],
  head: [article, "\ntitle: ", "\ntitel: "],
} as const;

const originals = new Map<string, string>();

function edit([file, from, to]: readonly [string, string, string]): void {
  const path = join(root, file);
  const original = readFileSync(path, "utf8");
  if (!original.includes(from)) throw new Error(`${file} has no "${from}" any more`);
  originals.set(path, original);
  writeFileSync(path, original.replace(from, to));
}

function putBack(): void {
  for (const [path, original] of originals) writeFileSync(path, original);
  originals.clear();
}
process.once("exit", putBack);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const dev = spawn(process.execPath, ["tools/dev.ts"], {
  cwd: root,
  stdio: ["ignore", "pipe", "pipe"],
});
const ended = once(dev, "close");
let said = "";
for (const stream of [dev.stdout, dev.stderr]) {
  stream.on("data", (text) => {
    said += text;
  });
}

const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.addInitScript(() => {
    localStorage.setItem("cookie-consent", "rejected");
    localStorage.setItem(
      "cookie-preferences",
      JSON.stringify({ essential: true, analytics: false, marketing: false, functional: false }),
    );
  });
  const home = await address();
  if (!(await described(page, home)).includes("The ticket says")) throw new Error("The ticket was not read");
  const lines = said.trim().split("\n");
  if (lines.length > 1) throw new Error("It said more than its address");
  if (complaints.length > 0) throw new Error(`The browser complains: ${complaints.join("\n")}`);

  await page.goto(`${home}how-it-works`);
  edit(edits.text);
  await page.getByText("Read in a trial.").first().waitFor();
  edit(edits.component);
  await page.goto(`${home}change-analysis-tool`);
  await page.getByText("Confirm you are a trial").first().waitFor();
  edit(edits.situation);
  await until(() => said.includes("finding.ts changed: the API has started again"));
  if (!(await described(page, home)).includes("The trial says")) throw new Error("The engine's change does not show");

  await page.goto(`${home}blog`);
  edit(edits.head);
  await page.getByText(`${article}:2 title: is missing: add it, with a text`).waitFor();
  await page.getByText("knows no field “titel”: remove it, or mend its name").waitFor();
  putBack();
  await page.getByRole("banner").first().waitFor();

  dev.kill("SIGINT");
  const [status] = await ended;
  if (status !== 0) throw new Error(`Ctrl-C ended it with ${status}`);
  if (/\n\s+at |warn/i.test(said)) throw new Error("It said what nobody needs");
  console.log(
    "A ticket was read; a text, a component, the engine's wording and a wrong head showed as they were changed.",
  );
} catch (error) {
  console.error(error, said);
  process.exitCode = 1;
} finally {
  putBack();
  await browser.close();
  dev.kill("SIGTERM");
}

/** The one address that it prints. */
async function address(): Promise<string> {
  const printed = () => /^The site is at (http:\S+)/m.exec(said)?.[1];
  await until(() => printed() !== undefined);
  return printed() ?? "";
}

/** What the analyser says of the ticket. */
async function described(page: Page, home: string): Promise<string> {
  await page.goto(`${home}change-analysis-tool`);
  await page.waitForFunction("!document.querySelector('astro-island[ssr]')");
  await page.getByRole("textbox", { name: "Ticket", exact: true }).fill(ticket);
  await page.getByRole("button", { name: /^Confirm you are/ }).click();
  await page.getByText("Verified human").first().waitFor();
  await page.getByRole("button", { name: "Analyse Security" }).click();
  await page.getByRole("button", { name: "Try Another" }).waitFor();
  return (await page.getByRole("region", { name: "Security Assessment", exact: true }).textContent()) ?? "";
}

async function until(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error("It did not come in time");
    await new Promise((go) => setTimeout(go, 100));
  }
}
