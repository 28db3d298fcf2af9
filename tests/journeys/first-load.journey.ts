import type { Page } from "@playwright/test";
import { paths } from "../../site/src/routes.ts";
import { expect, test } from "./support/journey.ts";

/** What a first visit may cost before anything is touched or scrolled: script as it travels (Brotli), in bytes. */
const scriptBudget = 5 * 1024;
/** The same for a document in a frame of the page, such as a form, which has no header and no footer to serve. */
const framedBudget = 2 * 1024;

// A first visit shows the consent banner, and pays for it.
test.use({ firstVisit: true, viewport: { width: 1280, height: 720 } });

for (const path of [paths.home, paths.howItWorks, paths.bookADemo]) {
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
    await watchShifts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    // Fonts are swapped in, the ticket has been read: whatever shifts has shifted.
    await page.evaluate(() => document.fonts.ready);

    expect(scripts.length).toBeGreaterThan(0);
    const weigh = (framed: boolean) =>
      scripts.filter((script) => script.framed === framed).reduce((sum, { bytes }) => sum + bytes, 0);
    expect(weigh(false), JSON.stringify(scripts)).toBeLessThanOrEqual(scriptBudget);
    expect(weigh(true), JSON.stringify(scripts)).toBeLessThanOrEqual(framedBudget);
    await expectStill(page);
  });

  test(`${path} shifts nothing though its fonts come late`, async ({ page }) => {
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.continue();
    });
    await watchShifts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    await expectStill(page);
  });
}

interface Shift {
  value: number;
  /** What moved, and from where to where. */
  moved: string[];
}

async function watchShifts(page: Page): Promise<void> {
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

async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.001);
}

test("React comes once the analyser is pointed at, not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const react = /\/_astro\/client\..*\.js$/;
  await page.goto(paths.home);
  await page.getByRole("button", { name: "Reject non-essential" }).click();
  await page.mouse.move(0, 0);
  await page.locator("#demo").evaluate((it) => it.scrollIntoView({ behavior: "instant" }));
  await page.waitForTimeout(300);
  expect(asked.filter((path) => react.test(path))).toEqual([]);
  await page.getByRole("textbox", { name: "Ticket", exact: true }).hover();
  await expect.poll(() => asked.some((path) => react.test(path))).toBe(true);
});
