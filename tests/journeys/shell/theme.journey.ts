import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

const ink = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);

/** Chooses in the footer; the radio itself lies under its label. */
const choose = (page: Page, name: string) => page.getByRole("group", { name: "Colours" }).getByText(name).click();

test("a chosen theme is remembered on every page, and applied before any script arrives", async ({ page }) => {
  await page.goto("/");
  const light = await ink(page);
  await choose(page, "Dark");
  const dark = await ink(page);
  expect(dark).not.toBe(light);
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();

  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/how-it-works", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await ink(page)).toBe(dark);
  arrive();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();

  await choose(page, "System");
  expect(await ink(page)).toBe(light);
  await page.reload();
  expect(await ink(page)).toBe(light);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
});

test("without a choice the system decides, and it may change its mind", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const dark = await ink(page);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await ink(page)).not.toBe(dark);
  await choose(page, "Light");
  const light = await ink(page);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ink(page)).toBe(light);
});

test("a remembered value of no use is passed over", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "purple"));
  await page.goto("/");
  await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});

test("the switch works where the browser blocks storage", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Storage is blocked", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Reject non-essential" }).click(); // nothing can be remembered here
  const light = await ink(page);
  await choose(page, "Dark");
  expect(await ink(page)).not.toBe(light);
});
