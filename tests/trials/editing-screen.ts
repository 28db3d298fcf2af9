// An editor's morning at the editing screen: the site is built with a repository on a git host of this machine, and in
// a browser somebody signs in, is refused with the field named, corrects an article, adds a picture, renames a customer,
// and finds every save as a commit whose files the content check accepts.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { chromiumLaunch } from "../../tools/chromium.mjs";
import { type RunningServer, startServer } from "../journeys/support/server.ts";
import { startGitHost, token } from "../support/git-host.ts";

const root = resolve(import.meta.dirname, "../..");
const work = mkdtempSync(join(tmpdir(), "editing-"));
const repository = join(work, "repository");
const picture = join(root, "content/demo/demo-poster.webp");

function run(
  program: string,
  args: readonly string[],
  cwd: string,
  settings: Readonly<Record<string, string>> = {},
): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...settings },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stdout}${stderr}`);
  return stdout;
}
const git = (...args: string[]) =>
  run("git", ["-c", "user.name=Trial", "-c", "user.email=trial@editor.test", ...args], repository);

/** The repository's own brand, but for the repository that is edited. */
function brandOf(origin: string): string {
  const folder = join(work, "brand");
  cpSync(join(root, "brand"), folder, { recursive: true });
  const file = join(folder, "brand.ts");
  const editing = { host: "gitea", origin, repository: "owner/site", branch: "main", signIn: null };
  writeFileSync(file, readFileSync(file, "utf8").replace("editing: null", `editing: ${JSON.stringify(editing)}`));
  return folder;
}

/** What has to hold after a save: one more commit that changes these files, and content that the build would take. */
function held(what: string, commits: number, ...files: string[]): void {
  if (Number(git("rev-list", "--count", "HEAD")) !== commits) throw new Error(`${what}: was not committed`);
  const changed = git("diff", "--name-only", "HEAD~1", "HEAD").trim().split("\n");
  if (changed.join() !== files.join()) throw new Error(`${what}: changed ${changed}`);
  const check = `import { contentProblems } from "./tools/check-content/check-content.ts";
    console.log(JSON.stringify(contentProblems(process.argv[1])));`;
  const problems = run(process.execPath, ["--input-type=module", "-e", check, join(repository, "content")], root);
  if (problems.trim() !== "[]") throw new Error(`${what}: ${problems}`);
  console.log(`${what}: ${git("diff", "--shortstat", "HEAD~1", "HEAD").trim()}`);
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/edit`);
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox").fill(token);
  await page.keyboard.press("Enter");
  await page.getByRole("grid").waitFor();
}

async function open(page: Page, entry: string): Promise<void> {
  await page.evaluate(`location.assign("#/collections/${entry}")`);
  await page.getByRole("button", { name: "Save" }).waitFor();
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Entry has been saved.").or(page.getByRole("grid")).first().waitFor();
}

async function edit(page: Page, origin: string): Promise<void> {
  await signIn(page, origin);
  await open(page, "blog/entries/mttr");
  const title = page.getByRole("textbox", { name: "Title" }).first();
  await title.fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("This field is required.").waitFor();
  await title.fill("MTTR: say which R");
  await page.getByRole("textbox", { name: "Date" }).fill("4 June 2024");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("date: says another day than published (2024-06-03)").waitFor();
  if (Number(git("rev-list", "--count", "HEAD")) !== 1) throw new Error("a mistake was committed");
  await page.getByRole("button", { name: "OK" }).click();
  await page.getByRole("textbox", { name: "Date" }).fill("3 June 2024");
  await save(page);
  held("A title", 2, "content/blog/mttr.md");

  await open(page, "blog/entries/what-is-a-micro-test");
  const text = page.locator("[contenteditable=true]").first();
  await text.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("In short. ");
  await page.getByRole("button", { name: "Image" }).click();
  await page.locator("input[type=file]").first().setInputFiles(picture);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("has no text for those who cannot see it").waitFor();
  await page.getByRole("button", { name: "OK" }).click();
  await page.getByRole("textbox", { name: "Alt Text" }).fill("The analyser with a ticket.");
  await save(page);
  held("A picture", 3, "content/blog/demo-poster.webp", "content/blog/what-is-a-micro-test.md");

  await open(page, "lists/entries/customers");
  await page.getByRole("button", { name: "Expand", exact: true }).first().click();
  await page.getByRole("textbox", { name: "Name" }).first().fill("Tallow & Works");
  await save(page);
  held("A customer", 4, "content/customers.yaml");
}

run("git", ["init", "--quiet", "--initial-branch=main", repository], work);
cpSync(join(root, "content"), join(repository, "content"), {
  recursive: true,
  filter: (path) => !path.includes("node_modules"),
});
git("add", "--all");
git("commit", "--quiet", "-m", "As it was");
const host = await startGitHost(repository);
const browser = await chromium.launch(chromiumLaunch());
let server: RunningServer | undefined;
try {
  const dist = join(work, "dist");
  run(process.execPath, ["tools/build.ts", "--out", dist], root, { BRAND_DIR: brandOf(host.origin) });
  server = await startServer({}, dist);
  const page = await browser.newPage({ viewport: { width: 1280, height: 1200 } });
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await edit(page, server.origin).catch(async (error) => {
    await page.screenshot({ path: join(tmpdir(), "editing-screen.png") });
    throw error;
  });
  if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join("\n")}`);
  console.log("Three saves by an editor, three refusals with the field named, no complaint of the policy.");
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await browser.close();
  await server?.stop();
  host.close();
  rmSync(work, { recursive: true, force: true });
}
