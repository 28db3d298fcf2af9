import { bannerEvent } from "../../site/src/content/events.ts";
import { paths } from "../../site/src/routes.ts";
import { expectAccessibleInBothThemes } from "./support/accessibility.ts";
import { readContent, readPublications, releasedEpisodes, someArticle, today } from "./support/content.ts";
import { expect, test } from "./support/journey.ts";

const sentence = "No blog posts found matching your search.";

test("the blog is searched as one types, whatever the case, and the view can be linked", async ({ page }) => {
  await page.goto(paths.blog);
  const cards = page.locator("#articles > li");
  const all = await cards.count();
  expect(all).toBeGreaterThan(1);
  const box = page.getByPlaceholder("Search blog posts...");

  const titles = await cards.getByRole("heading").allInnerTexts();
  const wanted = titles.at(-1)?.toUpperCase() ?? "";
  await box.fill(wanted);
  await expect(cards.last()).toBeVisible();
  await expect(cards.filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("search").getByRole("status")).toHaveText(`1 of ${all} shown`);
  await expect(page).toHaveURL(`${paths.blog}?${new URLSearchParams({ q: wanted })}`);

  await page.reload();
  await expect(box).toHaveValue(wanted);
  await expect(cards.filter({ visible: true })).toHaveCount(1);

  const quoted = titles.find((title) => /['’]/.test(title)) ?? wanted;
  for (const alike of [`  ${wanted.toLowerCase()} `, quoted.replaceAll("’", "'"), quoted.replaceAll("'", "’")]) {
    await box.fill(alike);
    await expect(cards.filter({ visible: true }), alike).toHaveCount(1);
  }

  await box.fill("no-such-words");
  await expect(page.getByText(sentence)).toBeVisible();
  await box.fill("");
  await expect(page.getByText(sentence)).toBeHidden();
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

test("a card leads to its article, which leads back", async ({ page }) => {
  await page.goto(paths.blog);
  await page.locator(`#articles a[href="${someArticle}"]`).click();
  await expect(page).toHaveURL(someArticle);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Back to Resources" }).click();
  await expect(page).toHaveURL(paths.resourceHub);
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

/** Episodes of each season, the latest first. */
const episodesBySeason = new Map(
  [...Map.groupBy(releasedEpisodes, ({ id }) => Number(/\d+/.exec(id)?.[0]))]
    .map(([season, episodes]) => [season, episodes.length] as const)
    .sort(([a], [b]) => b - a),
);

const cards = {
  Podcasts: releasedEpisodes.length,
  "Guides & Whitepapers": readPublications("guides").length,
  "Case Studies": readPublications("case-studies").length,
  Partnerships: readPublications("partnerships").length,
  Events: readContent("events").length,
};
const everything = Object.values(cards).reduce((sum, count) => sum + count);

test("each category shows its own cards, the address keeps it, and the back button returns", async ({ page }) => {
  await page.goto(paths.resourceHub);
  const shown = page.locator("#resources [data-category]").filter({ visible: true });
  await expect(shown).toHaveCount(everything);
  for (const [label, count] of Object.entries(cards)) {
    await page.getByRole("button", { name: label, exact: true }).click();
    await expect(shown).toHaveCount(count);
    await expect(page.getByRole("search").getByRole("status")).toHaveText(`${count} of ${everything} shown`);
  }
  await expect(page).toHaveURL(/\?category=events$/);
  await page.goBack();
  await expect(shown).toHaveCount(cards.Partnerships);
  await page.getByRole("button", { name: "All Resources" }).click();
  await expect(shown).toHaveCount(everything);
  await expect(page).toHaveURL(paths.resourceHub);
});

test("search and category narrow together, and nothing left is said in words", async ({ page }) => {
  await page.goto(`${paths.resourceHub}?category=podcasts&q=WEBHOOK`);
  await expect(page.locator("#resources [data-category]").filter({ visible: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Partnerships" }).click();
  await expect(page.getByText("No resources found")).toBeVisible();
  await expect(page.getByText("Try adjusting your search or selecting a different category.")).toBeVisible();
  await page.getByRole("button", { name: "All Resources" }).click();
  await page.getByPlaceholder("Search resources...").fill("opens in a new tab");
  await expect(page.getByText("No resources found")).toBeVisible();
});

test("an event is upcoming until its day is over", async ({ page }) => {
  const [event] = readContent("events");
  const lastMoment = Date.parse(`${event?.date}T23:59:59.999Z`);
  for (const [moment, label, action] of [
    [lastMoment, `Upcoming Event · ${event?.minutes} min`, "Register Here"],
    [lastMoment + 1, `Past Event · ${event?.minutes} min`, "Check it out"],
  ] as const) {
    await page.clock.setFixedTime(moment);
    await page.goto(`${paths.resourceHub}?category=events`);
    const card = page.locator(`[data-event-date='${event?.date}']`).first();
    await expect(card.locator("[data-card-label]"), label).toHaveText(label);
    await expect(card.locator("[data-card-action]"), label).toHaveText(action);
  }
});

test("the banner holds the next event, or the last one that is kept, and none else", async ({ page }) => {
  const event = bannerEvent(readContent("events"), today);
  await page.goto(paths.home);
  const banner = page.getByRole("complementary", { name: "Event" });
  if (event) await expect(banner).toContainText(event.title);
  const until = event && !event.keepInBanner ? event.date : undefined;
  await page.clock.setFixedTime(new Date(`${until ?? "2099-01-01"}T23:59:59Z`));
  await page.goto(paths.home);
  await expect(banner).toHaveCount(event ? 1 : 0);
  if (until === undefined) return;
  await page.clock.setFixedTime(Date.parse(`${until}T23:59:59.999Z`) + 1);
  await page.goto(paths.home);
  await expect(banner).toHaveCount(0);
});

test("every card has a badge, those of the site open here, those that leave open a new tab", async ({ page }) => {
  await page.goto(paths.resourceHub);
  const cards = page.locator("#resources [data-category]");
  await expect(cards.locator("[data-card-badge]")).toHaveCount(await cards.count());
  const badgesOf = (category: string) => page.locator(`[data-category="${category}"] [data-card-badge]`);
  const customers = readContent("customers");
  const told = readPublications("case-studies").map(({ id }) => customers[id]?.name ?? "");
  await expect(badgesOf("case-studies")).toHaveText(told);
  for (const badge of await badgesOf("podcasts").all()) await expect(badge).toHaveText(/^S\dE\d+$/);

  const outside = page.locator("#resources [data-category=podcasts] a, #resources [data-category=events] a");
  for (const link of await outside.all()) await expect(link).toHaveAttribute("target", "_blank");
  const inside = page.locator("#resources [data-category=guides] a, #resources [data-category=case-studies] a");
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
    await expect(seasons).toHaveText(
      [...episodesBySeason].map(
        ([season, count]) => `Season ${season}: ${count} ${count === 1 ? "episode" : "episodes"}`,
      ),
    );
    await seasons.last().click();
    await expect(page.getByRole("heading", { name: "Season 1" })).toBeInViewport();
  });
});

test("the podcast shows the latest season first, and every episode leads to where it is heard", async ({ page }) => {
  await page.goto(paths.podcast);
  const seasons = [...episodesBySeason.keys()];
  const headings = [...seasons.map((season) => `Season ${season}`), "About the podcast"];
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(headings);
  await expect(page.getByText("Latest", { exact: true })).toHaveCount(1);
  await expect(page.getByRole("region", { name: headings[0] ?? "", exact: true })).toContainText("Latest");
  for (const [season, count] of episodesBySeason) {
    const region = page.getByRole("region", { name: `Season ${season}`, exact: true });
    await expect(region.locator("span").getByText(new RegExp(`^S${season}E\\d+$`))).toHaveCount(count);
  }
  const links = page.getByRole("link", { name: /^Listen on / });
  await expect(links).toHaveCount(releasedEpisodes.length);
  for (const link of await links.all()) await expect(link).toHaveAttribute("target", "_blank");
  await expect(page.getByRole("link", { name: /^Follow on / })).toHaveAttribute("target", "_blank");
});

const pictured = readPublications("blog").find(({ text }) => /^!\[.*\]\(\S+\.(png|jpe?g|webp|avif)/m.test(text));

test("a picture of a text keeps its place while it loads, comes in the size of the screen, and is said in words", async ({
  page,
  request,
}) => {
  test.skip(!pictured, "no article has a picture");
  const path = pictured?.path ?? "";
  await page.goto(path);
  const picture = page.locator("main figure img[srcset]").first();
  await expect(picture).toHaveAttribute("alt", /\S/);
  const [, name] = /([^/.]+)\.[^/]+$/.exec((await picture.getAttribute("src")) ?? "") ?? [];
  const reserved = await picture.boundingBox();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeTruthy();
  expect((await picture.boundingBox())?.height).toBeCloseTo(reserved?.height ?? 0, 0);
  expect(reserved?.height).toBeGreaterThan(100);
  expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.webp$/);

  const markdown = await (await request.get(paths.markdown(path))).text();
  const feeds = await Promise.all([paths.blogRss, paths.blogAtom, paths.blogJson].map((path) => request.get(path)));
  for (const text of [markdown, ...(await Promise.all(feeds.map((feed) => feed.text())))]) {
    const [address = ""] = new RegExp(`https://[^"()\\s]*${name}[^"()\\s\\\\]*\\.webp`).exec(text) ?? [];
    expect((await request.get(new URL(address).pathname)).headers()["content-type"]).toBe("image/webp");
  }
});

const measured = readPublications("blog").find(({ text }) => text.includes("\n```findings\n"));

test("a reader's own findings are measured on the page, and a wrong line is told without losing it", async ({
  page,
}) => {
  test.skip(!measured, "no article has the calculator");
  const asked: string[] = [];
  await page.goto(measured?.path ?? "", { waitUntil: "networkidle" });
  page.on("request", (request) => {
    // Whatever could carry rows away; the page's own parts may still be on their way.
    if (!["image", "script", "stylesheet", "font"].includes(request.resourceType()) || request.url().includes("A-1"))
      asked.push(request.url());
  });
  const calculator = page.locator("[data-calculator]");
  const rows = calculator.getByRole("textbox", { name: "Findings, one a line" });
  const value = (term: string) => calculator.locator("dl > div", { hasText: term }).locator("dd").first();
  const example = await rows.inputValue();
  const before = await calculator.locator("dl").innerText();

  const own =
    '"Key","Created","Resolved"\n"A-1","2025-03-01T08:00:00Z","2025-03-05"\n"A-2",2025-03-02,\n"A-3",2025-03-02,8/3/2025';
  await rows.fill(own);
  await calculator.getByLabel("Counted on").fill("2025-03-31");
  await expect(value("Findings")).toHaveText("2");
  await expect(value("Median, counting open findings")).toHaveText("4 days");
  await expect(rows).toHaveAttribute("aria-invalid", "true");
  await expect(rows).toHaveAccessibleDescription(/Line 4 ?: “8\/3\/2025” is no day such as/);
  await expect(calculator.getByRole("status")).toHaveText(/Line 4 ?: .* Findings: 2, 1 closed, 1 open\./);
  await calculator.getByRole("button", { name: "Line 4" }).press("Enter");
  await expect(rows).toBeFocused();
  await page.keyboard.type('"A-3",2025-03-02,');
  await expect(value("Median, counting open findings")).toHaveText("not reached");
  await expect(calculator.getByRole("img")).toHaveAccessibleName(/never falls to one half and ends at 67%/);

  const mended = await rows.inputValue();
  await calculator.getByRole("button", { name: "Show the example" }).click();
  await expect(rows).toHaveValue(example);
  expect(await calculator.locator("dl").innerText()).toBe(before);
  await calculator.getByRole("button", { name: "Back to my findings" }).click();
  await expect(rows).toHaveValue(mended);
  await expectAccessibleInBothThemes(page, "the calculator with a reader's findings");
  expect(asked).toEqual([]);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the worked answer stands there, in the plain text and in the feed too, and no field pretends", async ({
    page,
    request,
  }) => {
    test.skip(!measured, "no article has the calculator");
    const path = measured?.path ?? "";
    await page.goto(path);
    const calculator = page.locator("[data-calculator]");
    await expect(calculator.getByRole("img")).toBeVisible();
    await expect(calculator.getByRole("textbox")).toBeHidden();
    const value = (
      await calculator.locator("dl > div", { hasText: "Mean of the closed" }).locator("dd").first().innerText()
    ).trim();
    expect(await (await request.get(paths.markdown(path))).text()).toContain(`- Mean of the closed: **${value}**.`);
    const feed = await (await request.get(paths.blogJson)).text();
    expect(feed).toContain(`<dt>Mean of the closed</dt><dd>${value}</dd>`);
    expect(feed).not.toContain("<form");
  });
});

test("a partnership has its parts, leads to a demo, and its PDF opens in a new tab", async ({ page, request }) => {
  await page.goto(paths.partnership("hivecrest"));
  await expect(page.locator("main").getByRole("heading", { level: 2 })).toHaveText([
    "The Challenge",
    "How It Works",
    "Benefits for Customers",
    "Final Thoughts",
  ]);
  await expect(page.getByText("8 min read")).toBeVisible();
  await expect(page.getByRole("link", { name: "Talk To Us" })).toHaveAttribute("href", paths.bookADemo);

  const link = page.getByRole("link", { name: /^Download PDF/ });
  await expect(link).toHaveAttribute("target", "_blank");
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("a file that an article offers is linked, and is text", async ({ page, request }) => {
  const offers = readPublications("blog").flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((\/downloads\/[^)]+)\)/g)].map(([, address = ""]) => ({ path, address })),
  );
  test.skip(offers.length === 0, "editors may have removed them all");
  for (const { address } of offers) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()["content-type"], address).toMatch(/^text\/\w+; charset=utf-8$/);
    expect(response.headers()["x-content-type-options"], address).toBe("nosniff");
    if (!address.endsWith(".csv")) expect(await response.text(), address).toContain("MIT licence");
  }
  for (const { path, address } of offers.slice(0, 1)) {
    await page.goto(path);
    await expect(page.locator(`main a[href="${address}"]`).first()).toBeVisible();
  }
});
