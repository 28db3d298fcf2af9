import type { Page } from "@playwright/test";
import { paths } from "../../site/src/routes.ts";
import { expect, test } from "./support/journey.ts";

const article = paths.article("zero-vulnerabilities");

/** What the device does when it is asked to share or to copy; "absent" takes the door away. */
interface Device {
  sheet: "absent" | "shares" | "is closed" | "fails";
  clipboard: "works" | "fails" | "absent";
}

async function use(page: Page, device: Device): Promise<void> {
  await page.addInitScript(({ sheet, clipboard }) => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const share = async (data: unknown) => {
      asked.push(data);
      if (sheet === "is closed") throw new DOMException("Share cancelled", "AbortError");
      if (sheet === "fails") throw new DOMException("No", "NotAllowedError");
    };
    const writeText = async (text: string) => {
      if (clipboard === "fails") throw new DOMException("No", "NotAllowedError");
      asked.push(text);
    };
    Object.defineProperty(navigator, "share", { value: sheet === "absent" ? undefined : share });
    Object.defineProperty(navigator, "clipboard", { value: clipboard === "absent" ? undefined : { writeText } });
  }, device);
}

const asked = (page: Page) => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
const share = (page: Page) => page.getByRole("main").getByRole("button", { name: "Share" }).click();

test("the device's own sheet gets title, text and address, and nothing is announced", async ({ page, server }) => {
  await use(page, { sheet: "shares", clipboard: "works" });
  await page.goto(`${article}?utm_source=a`);
  await share(page);
  await expect
    .poll(() => asked(page))
    .toEqual([{ title: expect.stringMatching(/\S/), text: expect.stringMatching(/\S/), url: server.origin + article }]);
  await page.waitForTimeout(300);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a visitor who closes the sheet is left alone", async ({ page }) => {
  await use(page, { sheet: "is closed", clipboard: "works" });
  await page.goto(article);
  await share(page);
  await expect.poll(async () => (await asked(page)).length).toBe(1);
  await page.waitForTimeout(300);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("without a sheet the address is copied, and said so", async ({ page, server }) => {
  await use(page, { sheet: "absent", clipboard: "works" });
  await page.goto(article);
  await share(page);
  await expect(page.getByText("Link copied to clipboard!").first()).toBeVisible();
  expect(await asked(page)).toEqual([server.origin + article]);
});

for (const device of [
  { sheet: "fails", clipboard: "works" },
  { sheet: "absent", clipboard: "fails" },
  { sheet: "absent", clipboard: "absent" },
] as const) {
  test(`the sheet ${device.sheet}, the clipboard ${device.clipboard}: the visitor is told to copy by hand`, async ({
    page,
  }) => {
    await use(page, device);
    await page.goto(article);
    await share(page);
    await expect(page.getByText("Unable to share. Please copy the URL manually.").first()).toBeVisible();
  });
}
