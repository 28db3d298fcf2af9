import type { Page, Request } from "@playwright/test";
import { paths } from "../../site/src/routes.ts";
import { readRoot } from "../rules/repository-files.ts";
import { readPublications } from "./support/content.ts";
import { expect, test } from "./support/journey.ts";

/** What a first visit may cost before anything is touched or scrolled: script as it travels (Brotli), in bytes. */
const scriptBudget = 5 * 1024;
/** The same for a document in a frame of the page, such as a form, which has no header and no footer to serve. */
const framedBudget = 2 * 1024;

/** One on which nothing is computed: that brings a script of its own, as a form does. */
const plainArticle = readPublications("blog").find(({ text }) => !text.includes("```findings"))?.path ?? "";

/** What a page costs in all, headers counted, in bytes and requests. The frame of a form is a document more. */
const pageBudgets: Readonly<Record<string, { bytes: number; requests: number }>> = {
  [paths.home]: { bytes: 110 * 1024, requests: 11 },
  [paths.howItWorks]: { bytes: 110 * 1024, requests: 11 },
  [plainArticle]: { bytes: 85 * 1024, requests: 11 },
  [paths.bookADemo]: { bytes: 110 * 1024, requests: 17 },
};

// A first visit shows the consent banner, and pays for it.
test.use({ firstVisit: true, viewport: { width: 1280, height: 720 } });

for (const [path, budget] of Object.entries(pageBudgets)) {
  test(`${path} costs little script and shifts nothing before it is touched`, async ({ page }) => {
    const scripts: { address: string; bytes: number; framed: boolean }[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      scripts.push({
        address: response.url(),
        bytes: Number(response.headers()["content-length"]),
        framed: response.frame() !== page.mainFrame(),
      });
    });
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    await watchShifts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    // Fonts are swapped in, the ticket has been read: whatever shifts has shifted.
    await page.evaluate(() => document.fonts.ready);

    expect(scripts.length).toBeGreaterThan(0);
    const weigh = (framed: boolean) =>
      scripts.filter((script) => script.framed === framed).reduce((sum, { bytes }) => sum + bytes, 0);
    expect(weigh(false), JSON.stringify(scripts)).toBeLessThanOrEqual(scriptBudget);
    expect(weigh(true), JSON.stringify(scripts)).toBeLessThanOrEqual(framedBudget);

    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    const told = requests.map((request, index) => `${request.url()} ${JSON.stringify(sizes[index])}`).join("\n");
    const bytes = sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
    expect(bytes, told).toBeLessThanOrEqual(budget.bytes);
    expect(requests.length, told).toBeLessThanOrEqual(budget.requests);
    await expectStill(page, path);

    scripts.length = 0;
    await page.goto(path === paths.home ? paths.howItWorks : paths.home, { waitUntil: "networkidle" });
    expect(weigh(false), JSON.stringify(scripts)).toBeLessThanOrEqual(scriptBudget);
  });

  test(`${path} asks for nothing beside itself before it is painted`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    const early = await page.evaluate(() => {
      const [painted] = performance.getEntriesByName("first-contentful-paint");
      const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return resources
        .filter(({ startTime, initiatorType }) => startTime < (painted?.startTime ?? 0) && initiatorType !== "iframe")
        .map(({ name }) => name);
    });
    expect(early).toEqual([]);
  });

  test(`${path} shifts nothing though its fonts come late`, async ({ page }) => {
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600)); // within the second that the page waits for them
      await route.continue();
    });
    await watchShifts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    await expectStill(page, path);
  });
}

interface Shift {
  value: number;
  /** What moved, and from where to where. */
  moved: string[];
}

/** Longest that a page waits for its fonts, in milliseconds; see `layouts/inline-scripts/after-paint.js`. */
const fontWait = 1000;

/** A page waits for its fonts for a second. On a busy machine that is short: here it waits for them in any case. */
async function watchShifts(page: Page): Promise<void> {
  expect(readRoot("site/src/layouts/inline-scripts/after-paint.js")).toContain(`pause(${fontWait})`);
  await page.addInitScript((wait) => {
    const later = window.setTimeout.bind(window);
    const stretched = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      later(run, ms === wait ? 60_000 : ms, ...rest);
    Object.assign(window, { setTimeout: stretched });
  }, fontWait);
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const told = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; sources: Source[] }[]) {
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${node?.textContent?.trim().slice(0, 30)}: ${told(previousRect)} to ${told(currentRect)}`,
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** A busy machine may paint a page that it has read by half, and what it reads then moves that: of three loads one is still. */
async function expectStill(page: Page, path: string): Promise<void> {
  for (let loadsLeft = 2; ; loadsLeft -= 1) {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    if (sum < 0.001) return;
    expect(loadsLeft, JSON.stringify(shifts, null, 1)).toBeGreaterThan(0);
    await page.goto("about:blank"); // the same address again would be a reload, which is told apart
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
  }
}

test("a page that one goes back to is as it was left", async ({ playwright, server }, { project }) => {
  // Playwright's browsers keep no page that was left.
  const browser = await playwright.chromium.launch({
    ...project.use.launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL: server.origin });
  await page.addInitScript(() =>
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { wasKept: persisted })),
  );
  const kinds = [...Object.keys(pageBudgets), paths.resourceHub, paths.changeAnalysisTool, paths.podcast, paths.search];
  for (const path of kinds) await expectKept(page, path);
  await browser.close();
});

/** A busy browser may let go of a page that it could have kept: of three returns one is to the page as it was. */
async function expectKept(page: Page, path: string): Promise<void> {
  for (let returnsLeft = 2; ; returnsLeft -= 1) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.goto(paths.privacyNotice);
    await page.goBack({ waitUntil: "commit" });
    const wasKept = () => page.evaluate(() => (window as { wasKept?: boolean }).wasKept);
    await expect.poll(wasKept, path).toBeDefined(); // once the page is shown
    if (await wasKept()) return;
    const why = await page.evaluate(() => JSON.stringify(performance.getEntriesByType("navigation")[0]));
    expect(returnsLeft, why).toBeGreaterThan(0);
  }
}

test("React comes once the analyser is pointed at, not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const react = /\/_astro\/client\..*\.js$/;
  await page.goto(paths.home, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Reject non-essential" }).click();
  await page.mouse.move(0, 0);
  await page.locator("#demo").evaluate((it) => it.scrollIntoView({ behavior: "instant" }));
  await page.waitForTimeout(300);
  expect(asked.filter((path) => react.test(path))).toEqual([]);
  await page.getByRole("textbox", { name: "Ticket", exact: true }).hover();
  await expect.poll(() => asked.some((path) => react.test(path))).toBe(true);
});
