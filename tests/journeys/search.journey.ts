import { paths } from "../../site/src/routes.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";

test("the whole site is searched from any page, and nothing is loaded before that", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(paths.home);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL(paths.search);
  const box = page.getByRole("searchbox", { name: "Search the site" });
  await expect(box).toBeVisible();
  expect(loaded).not.toContain(paths.searchIndex);

  await box.fill("withdraw requests milliseconds");
  const results = page.locator("[data-found] > li");
  await expect(results.first()).toBeVisible();
  await expect(page.getByRole("search").getByRole("status")).toHaveText(
    /^\d+ results? for “withdraw requests milliseconds”$/,
  );
  await expect(page).toHaveURL(`${paths.search}?q=withdraw%20requests%20milliseconds`);
  expect(loaded).toContain(paths.searchIndex);
  await expectAccessible(page, "search results");

  await page.reload();
  await expect(box).toHaveValue("withdraw requests milliseconds");
  await results.filter({ hasText: "Three milliseconds" }).getByRole("link").click();
  await expect(page).toHaveURL(`${paths.podcast}#s1e11`);
});

test("it finds what a reader means, says when it finds nothing, and shows typed text as text", async ({ page }) => {
  await page.goto(paths.search);
  for (const [wanted, title] of [
    ["webhok", /test event|itself|webhook|micro test/i],
    ["RV1.2", /SSDF/],
    ["privacy", /Privacy notice/],
    ["insurer", /Marlow/],
  ] as const) {
    await page.getByRole("searchbox").fill(wanted);
    await expect(page.getByRole("search").getByRole("status")).toContainText(`“${wanted}”`);
    await expect(page.locator("[data-found] > li").filter({ hasText: title }).first(), wanted).toBeVisible();
  }
  await page.getByRole("searchbox").fill("<img src=x>zzqq");
  await expect(page.getByRole("search").getByRole("status")).toHaveText("Nothing found for “<img src=x>zzqq”.");
  await page.getByRole("searchbox").fill("");
  await expect(page.getByRole("search").getByRole("status")).toHaveText("");
});

test("a search that cannot be loaded says so", async ({ page, problems }) => {
  problems.expect(/search-index\.json/);
  await page.route(`**${paths.searchIndex}`, (route) => route.fulfill({ status: 500 }));
  await page.clock.install();
  await page.goto(`${paths.search}?q=retest`);
  const status = page.getByRole("search").getByRole("status");
  const afterASecond = async () => {
    await page.clock.runFor(1000);
    return status.textContent();
  };
  await expect.poll(afterASecond, { timeout: 15_000 }).toMatch(/could not be loaded/);
});
