import { paths } from "../../site/src/routes.ts";
import { expect, test } from "./support/journey.ts";

/** What a first visit may cost before anything is touched or scrolled: script as it travels (Brotli), in bytes. */
const scriptBudget = 5 * 1024;
/** The same for a document in a frame of the page, such as a form, which has no header and no footer to serve. */
const framedBudget = 2 * 1024;

// A tall window would bring the analyser into sight, which is what loads React.
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
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path, { waitUntil: "networkidle" });
    // Fonts are swapped in, the ticket has been read: whatever shifts has shifted.
    await page.evaluate(() => document.fonts.ready);

    expect(scripts.length).toBeGreaterThan(0);
    const weigh = (framed: boolean) =>
      scripts.filter((script) => script.framed === framed).reduce((sum, { bytes }) => sum + bytes, 0);
    expect(weigh(false), JSON.stringify(scripts)).toBeLessThanOrEqual(scriptBudget);
    expect(weigh(true), JSON.stringify(scripts)).toBeLessThanOrEqual(framedBudget);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.001);
  });
}

test("React comes once the analyser is in sight", async ({ page }) => {
  await page.goto(paths.home);
  const react = page.waitForResponse((response) => /\/_astro\/client\..*\.js$/.test(response.url()));
  await page.locator("#demo").scrollIntoViewIfNeeded();
  expect((await react).ok()).toBe(true);
});
