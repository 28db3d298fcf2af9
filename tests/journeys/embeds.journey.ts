import type { Page } from "@playwright/test";
import { paths } from "../../site/src/routes.ts";
import { essentialKept } from "../../site/src/third-parties/essential.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { test as tracked } from "./support/vendors/vendors.ts";

const notice = /This part of the page has not come/;
const frameOf = (page: Page) => page.locator("[data-embedded-frame] iframe");

test("each frame is titled, lazy and of its height, and the way out waits until it is needed", async ({ page }) => {
  for (const [path, height, name] of [
    [paths.bookADemo, 500, "Request a demo"],
    [paths.resourceHub, 400, "Newsletter sign-up"],
    [paths.privacyNotice, 600, "Privacy notice"],
  ] as const) {
    await page.goto(path);
    const frame = page.getByTitle(name);
    await expect(frame).toHaveAttribute("loading", "lazy");
    await frame.scrollIntoViewIfNeeded();
    expect((await frame.boundingBox())?.height, name).toBeGreaterThanOrEqual(height);
    await expect(frame.contentFrame().getByRole("heading").first()).toBeVisible();
    await expect(page.getByText(notice)).toHaveCount(0);
    // The plain form is for those whose frame does not come.
    await expect(page.getByRole("link", { name: "Open the form on its own" })).toBeHidden();
  }
});

test("a frame that is blocked is noticed, and the way out stays", async ({ page, problems }) => {
  problems.expect(/ERR_BLOCKED_BY_CLIENT/);
  await page.route(`**${paths.bookingForm}`, (route) =>
    route.request().frame() === page.mainFrame() ? route.continue() : route.abort("blockedbyclient"),
  );
  await page.goto(paths.bookADemo);
  await expect(page.getByRole("status").filter({ hasText: notice })).toBeVisible();
  await page.getByRole("link", { name: "Open the form on its own" }).click();
  await expect(page).toHaveURL(paths.bookingForm);
});

test("a frame that never answers is noticed after eight seconds; a late arrival still counts", async ({ page }) => {
  await page.clock.install();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${paths.bookingForm}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(paths.bookADemo, { waitUntil: "domcontentloaded" });
  await frameOf(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await page.clock.runFor(5_000);
  await expect(page.getByText(notice)).toHaveCount(0);
  await page.clock.runFor(3_500);
  await expect(page.getByText(notice)).toBeVisible();
  release();
  await expect(page.getByText(notice)).toHaveCount(0);
  await expect(frameOf(page).contentFrame().getByRole("heading").first()).toBeVisible();
});

test("a frame grows as its page says, never below its height, and listens to nobody else", async ({ page }) => {
  await page.goto(paths.bookADemo);
  const frame = frameOf(page);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByRole("heading").first()).toBeVisible();
  const say = (height: unknown) =>
    frame
      .contentFrame()
      .locator("body")
      .evaluate((_, wanted) => {
        parent.postMessage({ type: "frame-height", height: wanted }, location.origin);
      }, height);
  const heightOf = async () => (await frame.boundingBox())?.height;
  await say(900);
  await expect.poll(heightOf).toBe(900);
  await say(10);
  await expect.poll(heightOf).toBe(500);
  await say(99_999);
  await expect.poll(heightOf).toBe(2400);
  await say("1000");
  await page.evaluate(() => postMessage({ type: "frame-height", height: 1000 }, location.origin));
  await page.waitForTimeout(200);
  expect(await heightOf()).toBe(2400);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the frame and the way out are there", async ({ page }) => {
    await page.goto(paths.bookADemo);
    await expect(frameOf(page)).toBeVisible();
    await expect(page.getByRole("link", { name: "Open the form on its own" })).toBeVisible();
  });
});

tracked.describe("a form elsewhere", () => {
  tracked.use({ firstVisit: false });
  const load = (page: Page) =>
    page.getByRole("button", { name: /Load .Request a demo. from forms\.thornmarket\.example/ });

  tracked("is not contacted before the visitor asks, and then fills the same place", async ({ page, vendors }) => {
    const form = { contentType: "text/html", body: "<!doctype html><title>Form</title><h1>Their form</h1>" };
    await page.route("https://forms.thornmarket.example/**", (route) =>
      route.fulfill({ ...form, headers: { "access-control-allow-origin": "*" } }),
    );
    await page.goto(paths.bookADemo, { waitUntil: "networkidle" });
    await expect(frameOf(page)).toHaveCount(0);
    const before = await page.locator("[data-frame-place]").boundingBox();
    await load(page).click();
    await expect(frameOf(page).contentFrame().getByRole("heading", { name: "Their form" })).toBeVisible();
    await expect(frameOf(page)).toBeFocused();
    await expect(frameOf(page)).toHaveAttribute("sandbox", /^allow-scripts allow-same-origin allow-forms/);
    await expect(frameOf(page)).not.toHaveAttribute(
      "sandbox",
      /allow-top-navigation(\s|$)|allow-modals|allow-downloads/,
    );
    expect(await page.locator("[data-frame-place]").boundingBox()).toEqual(before);
    await expect(page.getByText(notice)).toHaveCount(0);
    expect(vendors.requests).toEqual([]);
  });

  tracked("comes too when it was asked for before the script of the frames was there", async ({ page }) => {
    await page.route("https://forms.thornmarket.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Form</title><h1>Their form</h1>" }),
    );
    const asked = Promise.withResolvers<void>();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await page.route("**/EmbeddedFrame.client.*.js", async (route) => {
      asked.resolve();
      await arrived;
      await route.continue();
    });
    await page.goto(paths.bookADemo, { waitUntil: "commit" });
    await asked.promise;
    await page.waitForTimeout(300); // the page's other scripts have run
    await load(page).click();
    await expect(frameOf(page)).toHaveCount(0);
    arrive();
    await expect(frameOf(page).contentFrame().getByRole("heading", { name: "Their form" })).toBeVisible();
  });

  tracked("says so when its host cannot be reached", async ({ page, problems }) => {
    problems.expect(/ERR_BLOCKED_BY_CLIENT/);
    await page.route("https://forms.thornmarket.example/**", (route) => route.abort("blockedbyclient"));
    await page.goto(paths.bookADemo);
    await load(page).click();
    await expect(page.getByText(notice)).toBeVisible({ timeout: 20_000 }); // it is said after 8 s at the latest
    await expect(page.getByRole("link", { name: "Open the form on its own" })).toHaveAttribute(
      "href",
      "https://forms.thornmarket.example/booking",
    );
  });
});

test("the privacy notice follows the colours chosen around its frame, and opens in a tab of its own", async ({
  page,
  context,
}) => {
  await page.goto(paths.privacyNotice);
  const frame = page.locator("iframe[title='Privacy notice']");
  expect((await frame.boundingBox())?.height).toBe(600);
  const inside = page.frameLocator("iframe[title='Privacy notice']");
  await expect(inside.getByRole("heading", { level: 1, name: "What this site keeps and sends" })).toBeVisible();
  await expect(inside.getByText("at most 24 months").first()).toBeAttached();

  const root = inside.locator("html");
  await page.getByText("Dark", { exact: true }).click();
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.getByText("System", { exact: true }).click();
  await expect(root).not.toHaveAttribute("data-theme", /./);

  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: /^Open in a new tab/ }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(paths.privacyDocument);
  await expect(tab.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow");
  await expectAccessible(tab, "the notice by itself");
});

test("the site keeps in the browser what the notice lists, and sets no cookie", async ({ page, context }) => {
  await page.goto(paths.home);
  await page.getByText("Dark", { exact: true }).click();
  await page.goto(paths.changeAnalysisTool);
  await page.goto(paths.bookADemo);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys).toContain("theme");
  expect(essentialKept.map(({ name }) => name)).toEqual(expect.arrayContaining(keys));
  expect(await context.cookies()).toEqual([]);
});
