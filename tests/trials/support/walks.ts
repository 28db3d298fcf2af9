import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Manifest } from "../../../site/build/manifest.ts";
import { paths } from "../../../site/src/routes.ts";
import { startServer } from "../../journeys/support/server.ts";

/** A document in a browser. A target is a CSS selector, or an XPath where it begins with two slashes; it is waited for. */
export interface Frame {
  click(target: string): Promise<void>;
  fill(target: string, text: string): Promise<void>;
  wait(target: string): Promise<void>;
}

/** What the walks need of a tab. */
export interface Tab extends Frame {
  goto(address: string): Promise<void>;
  setSize(size: { width: number; height: number }): Promise<void>;
  frame(selector: string): Promise<Frame>;
  /** In the page's words, which need not be types here. */
  evaluate<Result>(expression: string): Promise<Result>;
}

/** A browser of any make. */
export interface Browser {
  /** As it says it. */
  readonly version: string;
  /** With nothing kept from the tabs before. */
  newTab(): Promise<Tab>;
  /** Errors that the pages of the newest tab write to the console. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

const dist = resolve(import.meta.dirname, "../../../dist");
const { pages } = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8")) as Manifest;
const addresses = Object.keys(pages).filter((it) => !["/404", "/500"].includes(it));

const button = (name: string) => `//button[normalize-space()="${name}"]`;

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!(await holds())) {
    assert.ok(performance.now() < deadline, "did not come true within a minute");
    await wait(100);
  }
}

/** Comes for the first time, and answers what is asked first. */
async function enter(tab: Tab, address: string): Promise<void> {
  await tab.goto(address);
  await tab.wait("html:not(.staged)");
  await tab.click(button("Reject non-essential"));
  await tab.wait("html:not(:has(dialog[open]))");
}

/** Every declaration of the built style sheets. Those of faces and properties are no styles of an element. */
function declarations(): readonly string[] {
  const sheets = readdirSync(join(dist, "site"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) =>
      readFileSync(join(dist, "site", file), "utf8").replace(/@(font-face|property|page)[^{]*\{[^}]*\}/g, ""),
    );
  const found = sheets.join("\n").matchAll(/(?<=[{;])([a-z][a-z-]*):([^;{}]+?)(?:!important)?(?=[;}])/g);
  return [...new Set([...found].map(([, property, value]) => `${property}:${value}`))];
}

/** What not every browser shows, and none needs. */
const known: readonly string[] = ["text-decoration:underline dotted", "text-wrap:pretty"];

type Walk = readonly [what: string, walk: (tab: Tab, origin: string) => Promise<void>];

const walks: readonly Walk[] = [
  [
    "home asks for consent, and keeps the answer",
    async (tab, origin) => {
      await enter(tab, `${origin}${paths.home}`);
      // A press that comes before the page's scripts is counted once they run.
      await until(async () => (await tab.evaluate("localStorage.getItem('cookie-consent')")) === "rejected");
      await tab.goto(`${origin}${paths.howItWorks}`);
      assert.equal(await tab.evaluate("document.querySelectorAll('dialog[open]').length"), 0);
    },
  ],
  [
    "the foot of a page leads to the preferences",
    async (tab, origin) => {
      await enter(tab, `${origin}${paths.terms}`);
      await tab.click(button("Cookie preferences"));
      await tab.wait("dialog[open]");
    },
  ],
  [
    "the Resources menu opens and leads to the blog, and from there to an article",
    async (tab, origin) => {
      await enter(tab, `${origin}${paths.home}`);
      await tab.click(button("Resources"));
      await tab.click("#resources-menu a[href='/blog']");
      await until(async () => (await tab.evaluate("location.pathname")) === paths.blog);
      await tab.click("main article h3");
      await tab.wait("main article h1");
      assert.match(await tab.evaluate("location.pathname"), /^\/blog\/./);
    },
  ],
  [
    "the search finds an article",
    async (tab, origin) => {
      await enter(tab, `${origin}${paths.search}`);
      await tab.fill("main input[type=search]", "race condition");
      await tab.wait("main a[href*='top-5-business-logic-flaws']");
    },
  ],
  [
    "a ticket is analysed, with proof of work",
    async (tab, origin) => {
      await enter(tab, `${origin}${paths.changeAnalysisTool}`);
      await tab.click(button("New API Endpoint"));
      await tab.click(button("Confirm you are human"));
      await tab.wait("//*[contains(text(), 'Verified human')]");
      await tab.click(button("Analyse Security"));
      await tab.wait(button("Try Another"));
      assert.match(await tab.evaluate<string>("document.querySelector('main').innerText"), /Testable/i);
      assert.ok(await tab.evaluate<boolean>("document.querySelectorAll('main mark').length > 0"), "phrases are marked");
    },
  ],
  [
    "a demo is booked in the frame, and leads to the thanks",
    async (tab, origin) => {
      await enter(tab, `${origin}${paths.bookADemo}`);
      const form = await tab.frame("iframe");
      for (const [field, text] of [
        ["name", "Anna Lind"],
        ["email", "anna@example.com"],
        ["company", "Lind & Co"],
      ] as const)
        await form.fill(`[name=${field}]`, text);
      await form.click(button("Continue"));
      await form.click(button("Request the demo"));
      await tab.wait("//h1[starts-with(normalize-space(), 'Thank you')]");
      assert.equal(await tab.evaluate("location.pathname"), paths.bookingSuccess);
    },
  ],
  [
    "every page shows its heading, all its parts, and fits a phone",
    async (tab, origin) => {
      await tab.setSize({ width: 360, height: 740 });
      for (const address of addresses) {
        await tab.goto(`${origin}${address}`);
        await tab.wait("html:not(.staged)");
        const seen = await tab.evaluate<number[]>(
          "[document.querySelectorAll('h1').length, document.querySelectorAll('[data-later]').length, innerWidth, Math.max(innerWidth, document.documentElement.scrollWidth)]",
        );
        assert.deepEqual([address, ...seen], [address, 1, 0, 360, 360]);
      }
    },
  ],
  [
    "every value in the style sheets is known to the browser where its property is",
    async (tab, origin) => {
      await tab.goto(`${origin}${paths.home}`);
      const unknown = await tab.evaluate<string[]>(
        `${JSON.stringify(declarations())}.filter((it) => {
          const property = it.slice(0, it.indexOf(":"));
          return CSS.supports(property, "inherit") && !CSS.supports(property, it.slice(property.length + 1));
        })`,
      );
      assert.deepEqual(
        unknown.filter((it) => !known.includes(it)),
        [],
      );
    },
  ],
];

/** Walks the main ways through the built site, and says of each whether it held. */
export async function walkAll(browser: Browser): Promise<void> {
  console.log(browser.version);
  const server = await startServer({});
  try {
    for (const [what, walk] of walks) {
      const tab = await browser.newTab();
      await tab.setSize({ width: 1280, height: 800 });
      const failure = await walk(tab, server.origin).then(
        () => undefined,
        (error: unknown) => error,
      );
      const complaints = await browser.complaints();
      const holds = failure === undefined && complaints.length === 0;
      console.log(`${holds ? "held" : "FAILED"}: ${what}`);
      if (!holds) console.log(failure ?? complaints.join("\n"));
      if (!holds) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}
