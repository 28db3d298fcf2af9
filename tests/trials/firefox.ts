// Walks the main ways through the site in Firefox, by WebDriver BiDi. The journeys run in Chromium only: Playwright's
// Firefox is a build of its own, and its way to an ordinary one wants a newer Firefox than Debian's. puppeteer-core
// (22 MB) is fetched when it is wanted and is no dependency. Without it, or without Firefox, the trial says so and is skipped.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest } from "../../site/build/manifest.ts";
import { paths } from "../../site/src/routes.ts";
import { startServer } from "../journeys/support/server.ts";

const driver = "puppeteer-core@25.16.0";
const dist = resolve(import.meta.dirname, "../../dist");
const { pages } = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8")) as Manifest;

/** What is used of puppeteer-core, which is not there when types are checked. */
interface Target {
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  wait(): Promise<unknown>;
}
interface Frame {
  locator(selector: string): Target;
}
interface Tab extends Frame {
  goto(address: string): Promise<{ status(): number } | null>;
  url(): string;
  setViewport(size: { width: number; height: number }): Promise<void>;
  setDefaultTimeout(milliseconds: number): void;
  on(event: string, listener: (it: { type?(): string; text?(): string; message?: string }) => void): void;
  /** In the page's words, which need not be types here. */
  evaluate<Result>(expression: string): Promise<Result>;
  waitForFunction(expression: string): Promise<unknown>;
  waitForSelector(selector: string): Promise<{ contentFrame(): Promise<Frame> } | null>;
}
interface Browser {
  version(): Promise<string>;
  newPage(): Promise<Tab>;
  close(): Promise<void>;
}

const firefox = ["/usr/bin/firefox", "/usr/bin/firefox-esr", "/Applications/Firefox.app/Contents/MacOS/firefox"].find(
  (file) => existsSync(file),
);
const home = mkdtempSync(join(tmpdir(), "firefox-"));

async function launch(executablePath: string): Promise<Browser | null> {
  writeFileSync(join(home, "package.json"), "{}");
  const { status } = spawnSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", driver], {
    cwd: home,
  });
  if (status !== 0) return null;
  const found = createRequire(join(home, "package.json")).resolve("puppeteer-core");
  const { default: puppeteer } = await import(pathToFileURL(found).href);
  return puppeteer.launch({ browser: "firefox", executablePath, headless: true });
}

const button = (name: string) => `::-p-aria([name="${name}"][role="button"])`;

const walks: readonly [what: string, walk: (tab: Tab, origin: string) => Promise<void>][] = [
  [
    "home asks for consent, and keeps the answer",
    async (tab, origin) => {
      await tab.goto(`${origin}${paths.home}`);
      await tab.locator(button("Reject non-essential")).click();
      assert.equal(await tab.evaluate("localStorage.getItem('cookie-consent')"), "rejected");
      await tab.goto(`${origin}${paths.howItWorks}`);
      assert.equal(await tab.evaluate("document.querySelectorAll('dialog[open]').length"), 0);
    },
  ],
  [
    "the Resources menu opens and leads to the blog, and from there to an article",
    async (tab, origin) => {
      await tab.goto(`${origin}${paths.home}`);
      await tab.locator(button("Resources")).click();
      await tab.locator("#resources-menu a[href='/blog']").click();
      await tab.locator("main article a").click();
      await tab.waitForFunction("document.querySelector('main article h1') !== null");
      assert.match(new URL(tab.url()).pathname, /^\/blog\/./);
    },
  ],
  [
    "the search finds an article",
    async (tab, origin) => {
      await tab.goto(`${origin}${paths.search}`);
      await tab.locator("main input[type=search]").fill("race condition");
      await tab.locator("main a[href*='top-5-business-logic-flaws']").wait();
    },
  ],
  [
    "a ticket is analysed, with proof of work",
    async (tab, origin) => {
      await tab.goto(`${origin}${paths.changeAnalysisTool}`);
      await tab.locator(button("New API Endpoint")).click();
      await tab.locator(button("Confirm you are human")).click();
      await tab.locator("::-p-text(Verified human)").wait();
      await tab.locator(button("Analyse Security")).click();
      await tab.locator(button("Try Another")).wait();
      const said = await tab.evaluate<string>("document.querySelector('main').innerText");
      assert.match(said, /Testable/i);
      assert.ok(await tab.evaluate<boolean>("document.querySelectorAll('main mark').length > 0"), "phrases are marked");
    },
  ],
  [
    "a demo is booked in the frame, and leads to the thanks",
    async (tab, origin) => {
      await tab.goto(`${origin}${paths.bookADemo}`);
      const form = await (await tab.waitForSelector("iframe"))?.contentFrame();
      assert(form, "the form is in a frame");
      for (const [field, text] of [
        ["name", "Anna Lind"],
        ["email", "anna@example.com"],
        ["company", "Lind & Co"],
      ] as const)
        await form.locator(`[name=${field}]`).fill(text);
      await form.locator(button("Continue")).click();
      await form.locator(button("Request the demo")).click();
      await tab.waitForFunction("location.pathname === '/booking-success'");
    },
  ],
  [
    "every page shows its heading and fits a phone",
    async (tab, origin) => {
      await tab.setViewport({ width: 360, height: 740 });
      for (const address of Object.keys(pages).filter((it) => !["/404", "/500"].includes(it))) {
        const answer = await tab.goto(`${origin}${address}`);
        assert.ok([200, 304].includes(answer?.status() ?? 0), address);
        const [headings = 0, overflow = 0] = await tab.evaluate<number[]>(
          "[document.querySelectorAll('h1').length, document.documentElement.scrollWidth - innerWidth]",
        );
        assert.deepEqual([address, headings, Math.max(0, overflow)], [address, 1, 0]);
      }
    },
  ],
];

async function walkAll(browser: Browser): Promise<void> {
  console.log(await browser.version());
  const server = await startServer({});
  try {
    for (const [what, walk] of walks) {
      const tab = await browser.newPage();
      tab.setDefaultTimeout(60_000);
      await tab.setViewport({ width: 1280, height: 800 });
      const complaints: string[] = [];
      tab.on("console", (it) => {
        if (it.type?.() === "error") complaints.push(it.text?.() ?? "");
      });
      tab.on("pageerror", (it) => complaints.push(it.message ?? String(it)));
      let failure: unknown;
      await walk(tab, server.origin).catch((error: unknown) => {
        failure = error;
      });
      const holds = failure === undefined && complaints.length === 0;
      console.log(`${holds ? "held" : "FAILED"}: ${what}`);
      if (!holds) console.log(failure ?? complaints.join("\n"));
      if (!holds) process.exitCode = 1;
    }
  } finally {
    await server.stop();
  }
}

try {
  const browser = firefox === undefined ? null : await launch(firefox);
  if (browser === null) {
    console.log(`Skipped: ${firefox === undefined ? "no Firefox on this machine" : `${driver} could not be fetched`}.`);
  } else {
    await walkAll(browser).finally(() => browser.close());
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}
