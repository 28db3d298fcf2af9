import { paths } from "../../site/src/routes.ts";
import { expect, test } from "./support/journey.ts";

const address = paths.partnership("hivecrest");

test("the page has its parts and leads to a demo", async ({ page }) => {
  await page.goto(address);
  await expect(page.locator("main").getByRole("heading", { level: 2 })).toHaveText([
    "The Challenge",
    "How It Works",
    "Benefits for Customers",
    "Final Thoughts",
  ]);
  await expect(page.getByText("8 min read")).toBeVisible();
  await expect(page.getByRole("link", { name: "Talk To Us" })).toHaveAttribute("href", paths.bookADemo);
});

test("Download PDF opens a PDF in a new tab", async ({ page, request }) => {
  await page.goto(address);
  const link = page.getByRole("link", { name: /^Download PDF/ });
  await expect(link).toHaveAttribute("target", "_blank");
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test.describe("Share", () => {
  const withShare = (share: string) => `Object.defineProperty(navigator, "share", { value: ${share} })`;

  test("hands title, text and address to the device", async ({ page }) => {
    await page.addInitScript(withShare("async (data) => { window.shared = data; }"));
    await page.goto(`${address}?ref=mail`);
    await page.getByRole("button", { name: "Share" }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
    expect(shared.title).toContain("Hivecrest");
    expect(shared.text).toContain("brief");
    expect(shared.url).toBe(new URL(address, page.url()).href);
  });

  test("copies the address where a device cannot share, and says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(withShare("undefined"));
    await page.goto(address);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Link copied to clipboard!").first()).toBeVisible();
  });

  test("says what to do when nothing works, and nothing when the visitor changed their mind", async ({ page }) => {
    await page.addInitScript(withShare('async () => { throw new DOMException("no", window.refusal); }'));
    await page.addInitScript(
      'Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } })',
    );
    await page.goto(address);
    await page.evaluate(() => Object.assign(window, { refusal: "AbortError" }));
    await page.getByRole("button", { name: "Share" }).click();
    await page.waitForTimeout(200);
    await expect(page.getByText("Unable to share. Please copy the URL manually.")).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { refusal: "DataError" }));
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Unable to share. Please copy the URL manually.").first()).toBeVisible();
  });
});
