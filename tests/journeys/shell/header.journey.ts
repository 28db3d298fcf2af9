import { expect, test } from "../support/journey.ts";

const resources = ["Resource Hub", "Blog", "Change Analysis Tool"];

test.describe("on a wide screen", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/privacy-notice");
  });

  test("the Resources menu opens, and closes on Escape, outside and on its own button", async ({ page }) => {
    const header = page.getByRole("banner");
    const button = header.getByRole("button", { name: "Resources" });
    const first = header.getByRole("link", { name: "Resource Hub" });
    await expect(first).toBeHidden();

    await button.click();
    for (const name of resources) await expect(header.getByRole("link", { name })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(first).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await expect(first).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(first).toBeHidden();

    await button.click();
    await button.click();
    await expect(first).toBeHidden();
  });

  test("the Resources menu works with the keyboard and leads where it says", async ({ page }) => {
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: "Resources" }).focus();
    await page.keyboard.press("Enter");
    for (const name of resources) {
      await page.keyboard.press("Tab");
      await expect(header.getByRole("link", { name })).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/change-analysis-tool");
  });

  test("the other items are there, and the portal opens in a new tab", async ({ context, page }) => {
    const main = page.getByRole("banner").getByRole("navigation", { name: "Main" });
    await expect(main.getByRole("link", { name: "How It Works" })).toHaveAttribute("href", "/how-it-works");
    await expect(main.getByRole("link", { name: "Start a Conversation" })).toHaveAttribute("href", "/book-a-demo");
    await expect(page.getByRole("banner").getByRole("button", { name: "Menu" })).toBeHidden();
    const opened = context.waitForEvent("page");
    await main.getByRole("link", { name: "Sign In" }).click();
    await expect((await opened).getByRole("heading", { level: 1 })).toHaveText(/portal/);
  });

  test("the header stays when the page is scrolled", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole("banner").getByRole("link", { name: "How It Works" })).toBeInViewport({ ratio: 1 });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test.beforeEach(async ({ page }) => {
    await page.goto("/privacy-notice");
  });

  test("the menu holds the same items, and closes by button and Escape", async ({ page }) => {
    const header = page.getByRole("banner");
    const open = header.getByRole("button", { name: "Menu" });
    await expect(header.getByRole("link", { name: "Blog" })).toBeHidden();
    for (const close of [
      () => header.getByRole("button", { name: "Close" }).click(),
      () => page.keyboard.press("Escape"),
    ]) {
      await open.click();
      const items = header.getByRole("navigation", { name: "Menu" }).getByRole("link");
      await expect(items).toHaveText(["How It Works", ...resources, /^Sign In/, "Start a Conversation"]);
      for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 });
      await close();
      await expect(items).toHaveCount(0);
      await expect(open).toBeFocused();
    }
  });

  test("the menu leads where it says", async ({ page }) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("banner").getByRole("link", { name: "How It Works" }).click();
    await expect(page).toHaveURL("/how-it-works");
    await expect(page.getByRole("banner").getByRole("link", { name: "How It Works" })).toBeHidden();
  });

  test("while the menu is open the focus never goes behind it", async ({ page }) => {
    await page.getByRole("button", { name: "Menu" }).click();
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press("Tab");
      const isBehind = () =>
        page.evaluate(() => {
          const menu = document.querySelector(":popover-open");
          const focused = document.activeElement;
          return menu !== null && focused !== document.body && !menu.contains(focused);
        });
      // A frame that takes the focus is known a moment later.
      await expect.poll(isBehind, `after ${step + 1} tabs`).toBe(false);
    }
  });
});

test("the header says which page it is", async ({ page }) => {
  const current = page.getByRole("banner").locator("[aria-current]:visible");
  await page.goto("/how-it-works");
  await expect(current).toHaveText("How It Works");
  await expect(current).toHaveAttribute("aria-current", "page");
  await page.goto("/blog/intelligence-engine");
  await page.getByRole("button", { name: "Resources" }).click();
  await expect(current).toHaveText("Blog");
  await expect(current).toHaveAttribute("aria-current", "true");
  await page.goto("/");
  await expect(current).toHaveCount(0);
});
