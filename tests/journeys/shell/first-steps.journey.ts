import { expect, test } from "../support/journey.ts";

test("the first Tab offers to skip to the content", async ({ page }) => {
  await page.goto("/");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const focused = page.locator("*:focus");
  expect(await focused.evaluate((element) => element.closest("main") !== null)).toBe(true);
});

test("every page names the current year, not the year it was built in", async ({ page }) => {
  await page.clock.setFixedTime("2031-02-03T04:05:06Z");
  await page.goto("/privacy-notice");
  await expect(page.getByRole("contentinfo")).toContainText("© 2031");
});

test.describe("on a first visit", () => {
  test.use({ firstVisit: true });

  test("nothing is asked of any other host, and nothing is stored, before a choice", async ({
    context,
    page,
    server,
  }) => {
    const elsewhere: string[] = [];
    context.on("request", (request) => {
      if (new URL(request.url()).origin !== server.origin) elsewhere.push(request.url());
    });
    for (const address of ["/", "/change-analysis-tool", "/how-it-works", "/resource-hub", "/blog", "/book-a-demo"]) {
      await page.goto(address);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState("networkidle");
    }
    expect(elsewhere).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pages can be read, and the analyser says what it needs", async ({ page }) => {
    for (const address of ["/change-analysis-tool", "/#demo"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // Searches by text leave out what stands in a noscript, so it is named.
      const notice = page.getByRole("main").locator("noscript p");
      await expect(notice).toBeVisible();
      await expect(notice).toHaveText("The analysis needs JavaScript, which is switched off here.");
      await expect(page.getByRole("button", { name: "Analyse Security" })).toBeHidden();
      await expect(page.getByRole("button", { name: "Confirm you are human" })).toBeHidden();
      await expect(page.getByRole("group", { name: "Colours" })).toBeHidden();
    }
    await page.goto("/privacy-notice");
    await expect(page.frameLocator("iframe").getByRole("main")).toContainText(/ticket/i);
  });

  test("the Resources menu opens all the same", async ({ page }) => {
    await page.goto("/");
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: "Resources" }).click();
    await header.getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
  });
});
