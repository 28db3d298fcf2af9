// Walks the main ways through the site in Firefox, by WebDriver BiDi. The journeys run in Chromium only: Playwright's
// Firefox is a build of its own, and its way to an ordinary one wants a newer Firefox than Debian's. puppeteer-core
// (22 MB) is fetched when it is wanted and is no dependency. Without it, or without Firefox, the trial says so and is skipped.
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { fetchPackages } from "./support/fetched.ts";
import { type Browser, type Frame, type Tab, walkAll } from "./support/walks.ts";

const driver = "puppeteer-core@25.16.0";

/** What is used of puppeteer-core, which is not there when types are checked. */
interface Document {
  locator(selector: string): { click(): Promise<void>; fill(text: string): Promise<void>; wait(): Promise<unknown> };
}
interface Page extends Document {
  goto(address: string): Promise<unknown>;
  setViewport(size: { width: number; height: number }): Promise<void>;
  setDefaultTimeout(milliseconds: number): void;
  on(event: string, listener: (it: { type?(): string; text?(): string; message?: string }) => void): void;
  evaluate<Result>(expression: string): Promise<Result>;
  waitForSelector(selector: string): Promise<{ contentFrame(): Promise<Document> } | null>;
}
interface Launched {
  version(): Promise<string>;
  createBrowserContext(): Promise<{ newPage(): Promise<Page> }>;
  close(): Promise<void>;
}

const firefox = ["/usr/bin/firefox", "/usr/bin/firefox-esr", "/Applications/Firefox.app/Contents/MacOS/firefox"].find(
  (file) => existsSync(file),
);

function frameOf(document: Document): Frame {
  const find = (target: string) => document.locator(target.startsWith("//") ? `::-p-xpath(${target})` : target);
  return {
    click: (target) => find(target).click(),
    fill: (target, text) => find(target).fill(text),
    wait: async (target) => void (await find(target).wait()),
  };
}

function tabOf(page: Page): Tab {
  return {
    ...frameOf(page),
    goto: async (address) => void (await page.goto(address)),
    setSize: (size) => page.setViewport(size),
    frame: async (selector) => {
      const found = await (await page.waitForSelector(selector))?.contentFrame();
      if (found === undefined) throw new Error(`${selector} is no frame`);
      return frameOf(found);
    },
    evaluate: (expression) => page.evaluate(expression),
  };
}

async function browserOf(launched: Launched): Promise<Browser> {
  let complaints: string[] = [];
  return {
    version: await launched.version(),
    newTab: async () => {
      const page = await (await launched.createBrowserContext()).newPage();
      page.setDefaultTimeout(60_000);
      complaints = [];
      page.on("console", (it) => {
        if (it.type?.() === "error") complaints.push(it.text?.() ?? "");
      });
      page.on("pageerror", (it) => complaints.push(it.message ?? String(it)));
      return tabOf(page);
    },
    complaints: async () => complaints,
    close: () => launched.close(),
  };
}

using fetched = firefox === undefined ? null : fetchPackages([driver]);
if (fetched === null) {
  console.log(`Skipped: ${firefox === undefined ? "no Firefox on this machine" : `${driver} could not be fetched`}.`);
} else {
  const { default: puppeteer } = await import(pathToFileURL(fetched.require.resolve("puppeteer-core")).href);
  await walkAll(
    await browserOf(await puppeteer.launch({ browser: "firefox", executablePath: firefox, headless: true })),
  );
}
