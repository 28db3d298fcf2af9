import type { Page } from "@playwright/test";
import { paths } from "../../site/src/routes.ts";
import { expect, test } from "./support/journey.ts";

const tip = (page: Page) => page.getByRole("tooltip");
const link = (page: Page) => page.getByRole("link", { name: "A link that leaves, with a tip" });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto(paths.styleguide);
  // From here on time passes only as the tests say.
  await page.clock.pauseAt(Date.now() + 60_000);
});

test("a tip opens once the pointer has rested for 700 ms, and tells a screen reader too", async ({ page }) => {
  const loaded = page.waitForResponse(/\/tooltip\.client\.[^/]*\.js$/);
  await link(page).hover();
  await (await loaded).finished();
  await page.clock.runFor(650);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tip(page)).toBeVisible();
  await expect(tip(page)).toBeInViewport({ ratio: 1 });
  await expect(link(page)).toHaveAccessibleDescription("A tip opens after 700 ms, and the next one at once.");
  await page.keyboard.press("Escape");
  await expect(tip(page)).toBeHidden();
});

test("focus opens it, leaving closes it, and within 300 ms it comes back at once", async ({ page }) => {
  await link(page).focus();
  await expect.poll(() => page.clock.runFor(100).then(() => tip(page).isVisible()), { intervals: [50] }).toBe(true);
  await page.keyboard.press("Shift+Tab");
  await expect(tip(page)).toBeHidden();
  await page.keyboard.press("Tab");
  // At most 300 ms of the page's time: far from the 700 that a tip takes otherwise.
  await expect
    .poll(() => page.clock.runFor(10).then(() => tip(page).isVisible()), { intervals: [50], timeout: 1_500 })
    .toBe(true);
  await page.keyboard.press("Shift+Tab");
  await page.clock.runFor(350);
  await page.keyboard.press("Tab");
  await page.clock.runFor(600);
  await expect(tip(page)).toBeHidden();
  await expect.poll(() => page.clock.runFor(100).then(() => tip(page).isVisible()), { intervals: [50] }).toBe(true);
});
