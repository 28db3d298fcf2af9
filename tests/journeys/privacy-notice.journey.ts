import { paths } from "../../site/src/routes.ts";
import { essentialKept } from "../../site/src/third-parties/essential.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";

test("the notice stands in a frame of 600 and opens in a tab of its own", async ({ page, context }) => {
  await page.goto(paths.privacyNotice);
  const frame = page.locator("iframe[title='Privacy notice']");
  expect((await frame.boundingBox())?.height).toBe(600);
  const inside = page.frameLocator("iframe[title='Privacy notice']");
  await expect(inside.getByRole("heading", { level: 1, name: "Privacy notice" })).toBeVisible();
  await expect(inside.getByText("at most 24 months").first()).toBeAttached();

  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: /^Open in a new tab/ }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(paths.privacyDocument);
  await expect(tab.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow");
  await expectAccessible(tab, "the notice by itself");
});

test("the frame follows the colours that were chosen around it", async ({ page }) => {
  await page.goto(paths.privacyNotice);
  await page.getByText("Dark", { exact: true }).click();
  const root = page.frameLocator("iframe[title='Privacy notice']").locator("html");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.getByText("System", { exact: true }).click();
  await expect(root).not.toHaveAttribute("data-theme", /./);
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
