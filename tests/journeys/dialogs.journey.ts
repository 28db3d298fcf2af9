import type { Page } from "@playwright/test";
import { paths } from "../../site/src/routes.ts";
import { expectAccessibleInBothThemes } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";

const watchDemo = (page: Page) => page.getByRole("button", { name: "Watch Demo" });
const dialog = (page: Page) => page.getByRole("dialog");
const video = (page: Page) => dialog(page).locator("video");
const isPaused = (page: Page) => page.locator("video").evaluate((element) => (element as HTMLVideoElement).paused);

/** Presses at a place of the window that is outside of the dialog. */
async function pressOutside(page: Page): Promise<void> {
  const box = await dialog(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) - 20);
}

test("Watch Demo opens a dialog in which the captioned video plays", async ({ page }) => {
  await page.goto(paths.home);
  await watchDemo(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toHaveAccessibleName(/\S/);
  await expect
    .poll(() => video(page).evaluate((element) => (element as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0);
  const captions = await video(page).evaluate(async (element) => {
    const [track] = (element as HTMLVideoElement).textTracks;
    return { kind: track?.kind, language: track?.language, mode: track?.mode };
  });
  expect(captions).toEqual({ kind: "captions", language: "en-GB", mode: "showing" });
  await expect
    .poll(() => video(page).evaluate((element) => (element as HTMLVideoElement).textTracks[0]?.activeCues?.length))
    .toBe(1);
  const width = await video(page).evaluate((element) => element.clientWidth);
  expect(width).toBe(960);
});

test("nothing of the video is loaded before the dialog opens", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const ofTheVideo = () => requested.filter((path) => /\.(mp4|vtt|webp)$/.test(path) && path.includes("demo"));
  await page.goto(paths.home, { waitUntil: "networkidle" });
  await page.mouse.wheel(0, 100_000);
  await page.waitForLoadState("networkidle");
  expect(ofTheVideo()).toEqual([]);
  await watchDemo(page).click();
  await expect
    .poll(() => ofTheVideo().map((path) => path.split(".").at(-1)))
    .toEqual(expect.arrayContaining(["mp4", "vtt", "webp"]));
});

test("its button, a press on the backdrop and Escape close it: the video stops, the focus returns", async ({
  page,
}) => {
  await page.goto(paths.home);
  for (const close of [
    () => dialog(page).getByRole("button", { name: "Close" }).click(),
    () => pressOutside(page),
    () => page.keyboard.press("Escape"),
  ]) {
    await watchDemo(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect.poll(() => isPaused(page)).toBe(false);
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(watchDemo(page)).toBeFocused();
    expect(await isPaused(page)).toBe(true);
  }
});

test("a press that begins in the dialog and slips off it does not close it", async ({ page }) => {
  await page.goto(paths.home);
  await watchDemo(page).click();
  await dialog(page).getByRole("heading").hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await page.mouse.move(200, 200);
  await expect(dialog(page)).toBeVisible();
});

test("by keyboard: opened, walked through, explained in words, closed", async ({ page }) => {
  await page.goto(paths.home);
  await watchDemo(page).focus();
  await page.keyboard.press("Space");
  await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
  const words = dialog(page).getByText("What it shows, in words");
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    if (await words.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(words).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("listitem").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
});

test("axe finds nothing in the open dialog, and it fits a phone either way up", async ({ page }) => {
  await page.goto(paths.home);
  await watchDemo(page).click();
  for (const [width, height] of [
    [360, 740],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(dialog(page)).toBeInViewport({ ratio: 1 });
    await expect(video(page)).toBeInViewport({ ratio: 1 });
    const close = await dialog(page).getByRole("button", { name: "Close" }).boundingBox();
    expect(close).toMatchObject({ width: 44, height: 44 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, "pixels that stick out to the right").toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await dialog(page).getByText("What it shows, in words").click();
  await expectAccessibleInBothThemes(page, "the demo dialog");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("Watch Demo leads to the demo section", async ({ page }) => {
    await page.goto(paths.home);
    await page.getByRole("link", { name: "Watch Demo" }).click();
    await expect(page).toHaveURL(paths.demo);
    await expect(dialog(page)).toHaveCount(0);
  });
});

const tooltip = (page: Page) => page.getByRole("tooltip");
const link = (page: Page) => page.getByRole("link", { name: "A link that leaves, with a tip" });

/** The page with the tooltip, on which time passes only as a test says. */
async function openStyleguide(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(paths.styleguide);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test("a tooltip opens once the pointer has rested for 700 ms, and speaks to a screen reader too", async ({ page }) => {
  await openStyleguide(page);
  const loaded = page.waitForResponse(/\/tooltip\.client\.[^/]*\.js$/);
  await link(page).hover();
  await (await loaded).finished();
  await page.clock.runFor(650);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip(page)).toBeVisible();
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  await expect(link(page)).toHaveAccessibleDescription("A tip opens after 700 ms, and the next one at once.");
  await page.keyboard.press("Escape");
  await expect(tooltip(page)).toBeHidden();
});

test("focus opens a tooltip, leaving closes it, and within 300 ms it comes back at once", async ({ page }) => {
  await openStyleguide(page);
  await link(page).focus();
  await expect.poll(() => page.clock.runFor(100).then(() => tooltip(page).isVisible()), { intervals: [50] }).toBe(true);
  await page.keyboard.press("Shift+Tab");
  await expect(tooltip(page)).toBeHidden();
  await page.keyboard.press("Tab");
  // At most 300 ms of the page's time: far from the 700 that a tooltip takes otherwise.
  await expect
    .poll(() => page.clock.runFor(10).then(() => tooltip(page).isVisible()), { intervals: [50], timeout: 1_500 })
    .toBe(true);
  await page.keyboard.press("Shift+Tab");
  await page.clock.runFor(350);
  await page.keyboard.press("Tab");
  await page.clock.runFor(600);
  await expect(tooltip(page)).toBeHidden();
  await expect.poll(() => page.clock.runFor(100).then(() => tooltip(page).isVisible()), { intervals: [50] }).toBe(true);
});
