import type { Page } from "@playwright/test";
import { someArticle } from "./support/content.ts";
import { expect, test } from "./support/journey.ts";

const article = someArticle;

/** What the device does when it is asked to share or to copy; "absent" takes the function away. The last call counts. */
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
    Object.defineProperty(navigator, "share", { configurable: true, value: sheet === "absent" ? undefined : share });
    const value = clipboard === "absent" ? undefined : { writeText };
    Object.defineProperty(navigator, "clipboard", { configurable: true, value });
  }, device);
}

const asked = (page: Page) => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
const share = (page: Page) => page.getByRole("main").getByRole("button", { name: "Share" }).click();

test("the device's own sheet gets title, text and address, and nothing is announced, even when it is closed", async ({
  page,
  server,
}) => {
  const shared = {
    title: expect.stringMatching(/\S/),
    text: expect.stringMatching(/\S/),
    url: server.origin + article,
  };
  for (const sheet of ["shares", "is closed"] as const) {
    await use(page, { sheet, clipboard: "works" });
    await page.goto(`${article}?utm_source=a`);
    await share(page);
    await expect.poll(() => asked(page)).toEqual([shared]);
    await page.waitForTimeout(300);
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});

test("without a sheet the address is copied, and said so", async ({ page, server }) => {
  await use(page, { sheet: "absent", clipboard: "works" });
  await page.goto(article);
  await share(page);
  await expect(page.getByText("Link copied to clipboard!").first()).toBeVisible();
  expect(await asked(page)).toEqual([server.origin + article]);
});

test("a press that comes before the page's scripts have run counts once they have", async ({ page, server }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await use(page, { sheet: "absent", clipboard: "works" });
  await page.route("**/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(article, { waitUntil: "commit" });
  await share(page);
  expect(await asked(page)).toEqual([]);
  arrive();
  await expect(page.getByText("Link copied to clipboard!").first()).toBeVisible();
  expect(await asked(page)).toEqual([server.origin + article]);
});

test("when neither sheet nor clipboard works, the visitor is asked to copy by hand", async ({ page }) => {
  for (const device of [
    { sheet: "fails", clipboard: "works" },
    { sheet: "absent", clipboard: "fails" },
    { sheet: "absent", clipboard: "absent" },
  ] as const) {
    await use(page, device);
    await page.goto(article);
    await share(page);
    await expect(page.getByText("Unable to share. Please copy the URL manually.").first()).toBeVisible();
  }
});
