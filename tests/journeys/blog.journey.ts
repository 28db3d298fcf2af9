import { paths } from "../../site/src/routes.ts";
import { expect, test } from "./support/journey.ts";

const sentence = "No blog posts found matching your search.";

test("the blog is searched as one types, whatever the case, and the view can be linked", async ({ page }) => {
  await page.goto(paths.blog);
  const cards = page.locator("#articles > li");
  const all = await cards.count();
  expect(all).toBeGreaterThan(1);
  const box = page.getByPlaceholder("Search blog posts...");

  await box.fill("BUSINESS Logic");
  await expect(cards.filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("link", { name: /business logic flaws/i })).toBeVisible();
  await expect(page.getByRole("search").getByRole("status")).toHaveText(`1 of ${all} shown`);
  await expect(page).toHaveURL(/\?q=BUSINESS\+Logic$/);

  await page.reload();
  await expect(box).toHaveValue("BUSINESS Logic");
  await expect(cards.filter({ visible: true })).toHaveCount(1);

  for (const alike of ["  business logic ", "model's word", "model’s word"]) {
    await box.fill(alike);
    await expect(cards.filter({ visible: true }), alike).toHaveCount(1);
  }

  await box.fill("");
  await expect(cards.filter({ visible: true })).toHaveCount(all);
  await expect(page).toHaveURL(paths.blog);
});

test("the newest article comes first, over the whole row of a wide screen, and every card has its date", async ({
  page,
}) => {
  await page.goto(paths.blog);
  const cards = page.locator("#articles > li");
  const labels = await cards.locator("[data-card-label]").allTextContents();
  for (const label of labels) expect(label).toMatch(/^(\d{1,2} )?\p{L}+ 20\d\d · \d+ min read$/u);
  const days = labels.map((label) => Date.parse(`${label.split(" · ")[0]} UTC`));
  expect(days[0]).toBe(Math.max(...days));
  const [list, first, second] = await Promise.all(
    [page.locator("#articles"), cards.nth(0), cards.nth(1)].map(async (part) => (await part.boundingBox())?.width ?? 0),
  );
  expect(first).toBeCloseTo(list ?? 0, 0);
  expect(second).toBeLessThan((list ?? 0) / 2);
});

test("a search without a match says so, and finds again", async ({ page }) => {
  await page.goto(`${paths.blog}?q=no-such-words`);
  await expect(page.getByText(sentence)).toBeVisible();
  await page.getByPlaceholder("Search blog posts...").fill("e");
  await expect(page.getByText(sentence)).toBeHidden();
});

test("a card leads to its article, which leads back", async ({ page }) => {
  await page.goto(paths.blog);
  await page.getByRole("link", { name: /business logic flaws/i }).click();
  await expect(page).toHaveURL(paths.article("top-5-business-logic-flaws"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/business logic/i);
  await page.getByRole("link", { name: "Back to Resources" }).click();
  await expect(page).toHaveURL(paths.resourceHub);
});

test("an article's address is copied where nothing can share it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(paths.article("top-5-business-logic-flaws"));
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Link copied to clipboard!" })).toBeAttached();
  await expect(page.getByText("Link copied to clipboard!").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("all cards are there and nothing pretends to search", async ({ page }) => {
    await page.goto(`${paths.blog}?q=no-such-words`);
    expect(await page.locator("#articles > li").filter({ visible: true }).count()).toBeGreaterThan(1);
    await expect(page.getByPlaceholder("Search blog posts...")).toBeHidden();
    await expect(page.getByText(sentence)).toBeHidden();
  });
});
