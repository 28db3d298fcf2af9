import { paths } from "../../site/src/routes.ts";
import { expect, test } from "./support/journey.ts";

/** 1 partnership, 4 case studies, 22 episodes, 3 guides, 2 events. */
const everything = 32;

test("each category shows its own cards, the address keeps it, and the back button returns", async ({ page }) => {
  await page.goto(paths.resourceHub);
  const shown = page.locator("#resources > li").filter({ visible: true });
  await expect(shown).toHaveCount(everything);
  for (const [label, count] of [
    ["Podcasts", 22],
    ["Guides & Whitepapers", 3],
    ["Case Studies", 4],
    ["Partnerships", 1],
    ["Events", 2],
  ] as const) {
    await page.getByRole("button", { name: label, exact: true }).click();
    await expect(shown).toHaveCount(count);
    await expect(page.getByRole("search").getByRole("status")).toHaveText(`${count} of ${everything} shown`);
  }
  await expect(page).toHaveURL(/\?category=events$/);
  await page.goBack();
  await expect(shown).toHaveCount(1);
  await page.getByRole("button", { name: "All Resources" }).click();
  await expect(shown).toHaveCount(everything);
  await expect(page).toHaveURL(paths.resourceHub);
});

test("search and category narrow together, and nothing left is said in words", async ({ page }) => {
  await page.goto(`${paths.resourceHub}?category=podcasts&q=WEBHOOK`);
  await expect(page.locator("#resources > li").filter({ visible: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Partnerships" }).click();
  await expect(page.getByText("No resources found")).toBeVisible();
  await expect(page.getByText("Try adjusting your search or selecting a different category.")).toBeVisible();
});

for (const [day, label, action] of [
  ["2025-11-27T12:00:00Z", "Upcoming Event · 45 min", "Register Here"],
  ["2025-11-28T12:00:00Z", "Past Event · 45 min", "Check it out"],
] as const) {
  test(`on ${day} the event is called "${label}"`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(day));
    await page.goto(`${paths.resourceHub}?category=events`);
    const card = page.locator("[data-event-date='2025-11-27']");
    await expect(card.locator("[data-card-label]")).toHaveText(label);
    await expect(card.locator("[data-card-action]")).toHaveText(action);
    await expect(page.locator("[data-event-date='2025-05-15'] [data-card-label]")).toHaveText(/^Past Event/);
  });
}

test("every card has a badge beside its type", async ({ page }) => {
  await page.goto(paths.resourceHub);
  const cards = page.locator("#resources > li");
  await expect(cards.locator(".resource-card-badge")).toHaveCount(await cards.count());
  const badgesOf = (category: string) => page.locator(`[data-category="${category}"] .resource-card-badge`);
  await expect(badgesOf("case-studies")).toHaveText(["Voltmere", "Sieveline", "Plotstone", /Marlow/]);
  for (const badge of await badgesOf("podcasts").all()) await expect(badge).toHaveText(/^S\dE\d+$/);
});

test("cards of the site open here, cards that leave open a new tab", async ({ page }) => {
  await page.goto(paths.resourceHub);
  const outside = page.locator("#resources > li[data-category=podcasts] a, #resources > li[data-category=events] a");
  for (const link of await outside.all()) await expect(link).toHaveAttribute("target", "_blank");
  const inside = page.locator("#resources > li[data-category=guides] a, #resources > li[data-category=case-studies] a");
  for (const link of await inside.all()) expect(await link.getAttribute("target")).toBeNull();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("an episode says how it begins, and the rest when asked; the seasons are led to", async ({ page }) => {
    await page.goto(paths.podcast);
    const episode = page.locator("#s1e1");
    await expect(episode.getByText(/^A scope names four hosts\..*department pays for\.$/)).toBeVisible();
    const rest = episode.getByText(/^Our guest was on that test/);
    await expect(rest).toBeHidden();
    await episode.locator("summary").click();
    await expect(rest).toBeVisible();
    await expect(page.locator("details[open]")).toHaveCount(1);

    const seasons = page.getByRole("navigation", { name: "Seasons" }).getByRole("link");
    await expect(seasons).toHaveText(["Season 2: 9 episodes", "Season 1: 13 episodes"]);
    await seasons.nth(1).click();
    await expect(page.getByRole("heading", { name: "Season 1" })).toBeInViewport();
  });
});

test("the podcast shows season 2 first, as the latest, and every episode leads to where it is heard", async ({
  page,
}) => {
  await page.goto(paths.podcast);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Season 2", "Season 1", "About the podcast"]);
  await expect(page.getByRole("region", { name: "Season 2" })).toContainText("Latest");
  await expect(page.getByRole("region", { name: "Season 1" })).not.toContainText("Latest");
  await expect(
    page
      .getByRole("region", { name: "Season 2" })
      .locator("span")
      .getByText(/^S2E\d$/),
  ).toHaveCount(9);
  await expect(
    page
      .getByRole("region", { name: "Season 1" })
      .locator("span")
      .getByText(/^S1E\d+$/),
  ).toHaveCount(13);
  const links = page.getByRole("link", { name: /^Listen on / });
  await expect(links).toHaveCount(22);
  for (const link of await links.all()) await expect(link).toHaveAttribute("target", "_blank");
  await expect(page.getByRole("link", { name: /^Follow on / })).toHaveAttribute("target", "_blank");
});
