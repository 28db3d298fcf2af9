import type { Locator, Page } from "@playwright/test";
import { paths } from "../../site/src/routes.ts";
import { readContent, readPublications } from "./support/content.ts";
import { expect, test } from "./support/journey.ts";

test.beforeEach(async ({ page }) => {
  await page.goto(paths.home);
});

const carousel = (page: Page, name: string): Locator => page.locator(`[data-carousel][aria-label="${name}"]`);

/** The dot that is marked as current, from 1. */
async function expectSlide(of: Locator, slide: number): Promise<void> {
  await expect(of.locator("[data-dot][aria-current]")).toHaveAccessibleName(new RegExp(`^Slide ${slide}:`));
}

test("the tabs switch by pointer and by keys, and each leads to its part of the explanation", async ({ page }) => {
  const reviews = page.getByRole("tab", { name: "Security Reviews" });
  const tests = page.getByRole("tab", { name: "Micro Tests" });
  await expect(page.locator("[data-tabs]")).toHaveAttribute("data-active", "tools-miss");
  await expect(reviews).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("link", { name: "Learn about Security Reviews" })).toHaveAttribute(
    "href",
    `${paths.howItWorks}#security-reviews`,
  );
  await expect(page.getByRole("link", { name: "Learn about Micro Tests" })).toBeHidden();

  await tests.click();
  await expect(page.getByRole("link", { name: "Learn about Micro Tests" })).toHaveAttribute(
    "href",
    `${paths.howItWorks}#micro-tests`,
  );
  await expect(page.getByRole("link", { name: "Learn about Security Reviews" })).toBeHidden();

  await page.keyboard.press("ArrowRight");
  await expect(reviews).toBeFocused();
  await expect(reviews).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("End");
  await expect(tests).toBeFocused();
  await page.keyboard.press("Home");
  await expect(reviews).toBeFocused();
});

test("a press at the very end of a glide counts", async ({ page }) => {
  const stories = carousel(page, "In their words");
  const next = stories.getByRole("button", { name: "Next slide" });
  await stories.locator("[data-track]").evaluate((track) => {
    const pressNext = () => track.closest("[data-carousel]")?.querySelector<HTMLElement>("[data-step='1']")?.click();
    track.addEventListener("scrollend", pressNext, { once: true, capture: true });
  });
  await next.click();
  await expect(stories.locator("li").nth(2)).toBeInViewport({ ratio: 0.7 });
  await expectSlide(stories, 3);
  await next.click();
  await expectSlide(stories, 4);
});

test("results and offers are carousels of three on a phone and stand side by side elsewhere", async ({ page }) => {
  const { results, deployment } = readContent("home");
  const headings = [results.heading, deployment.heading];
  for (const name of headings) {
    const cards = carousel(page, name).locator("[data-track] > li");
    await expect(carousel(page, name).getByRole("button", { name: "Next slide" })).toBeHidden();
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) await expect(card).toBeVisible();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of headings) {
    const cards = carousel(page, name);
    await expect(cards.locator("[data-dot]")).toHaveCount(3);
    await cards.getByRole("button", { name: "Previous slide" }).click();
    await expectSlide(cards, 3);
  }
});

test("each customer's study is led to, each result leads to its own, each offer to a demo", async ({ page }) => {
  const told = new Set(readContent("testimonials").map(({ customer }) => customer));
  for (const { id, path } of readPublications("case-studies").filter((study) => told.has(study.id))) {
    expect(await page.getByRole("main").locator(`a[href="${path}"]`).count(), id).toBeGreaterThan(0);
  }
  const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(await hrefs(page.getByRole("link", { name: /^Read more about/ }))).toEqual(
    readContent("home").results.items.map(({ caseStudy }) => paths.caseStudy(caseStudy)),
  );
  const offers = readContent("home").deployment.options.map(({ offer }) => offer);
  expect(await hrefs(page.getByRole("link", { name: /^Learn More about/ }))).toEqual(offers.map(paths.bookADemoFor));
  await page.getByRole("link", { name: "Learn More about In-house" }).click();
  await expect(page).toHaveURL(paths.bookADemoFor("in-house"));
  const form = page.frameLocator("iframe");
  await form.getByLabel("Name").click();
  await expect(form.getByText("You · In-house use")).toBeVisible();
  await expect(form.locator("select[name=offer]")).toHaveValue("in-house");
});

test("every customer's mark stands in the strip, a copy of each is hidden from readers, and a switch stops them", async ({
  page,
}) => {
  const customers = Object.keys(readContent("customers")).length;
  const strip = page.getByRole("region", { name: "Customers", exact: true });
  await expect(strip.getByRole("listitem")).toHaveCount(customers);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(strip.locator("li")).toHaveCount(2 * customers);
  const state = () =>
    strip.locator(".logo-strip-track").evaluate((track) => getComputedStyle(track).animationPlayState);
  await page.mouse.move(0, 0);
  expect(await state()).toBe("running");
  await strip.getByRole("checkbox", { name: "Pause the logos" }).check({ force: true });
  await page.mouse.move(0, 0);
  expect(await state()).toBe("paused");
});

test("the hero shows what the engine made of its ticket: a number for each phrase, a test and its tester", async ({
  page,
}) => {
  const findings = page.getByRole("region", { name: "Security assessment" }).first().getByRole("listitem");
  const count = await findings.count();
  expect(count).toBeGreaterThan(0);
  await expect(page.locator(".hero-scene mark")).toHaveCount(count);
  await expect(page.getByText(`${count - 1} to script, 1 by hand`)).toBeVisible();
  for (let number = 1; number <= count; number++) {
    const finding = findings.nth(number - 1);
    await expect(finding).toHaveText(/\d+ min (to write, then automated|by a person)(high|medium|low) · CWE-\d+$/);
    await page.getByRole("link", { name: `Finding ${number}:` }).hover();
    await expect(finding).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await page.mouse.move(0, 0);
    await page.getByRole("link", { name: `Finding ${number}:` }).focus();
    await expect(finding).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  }
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  /** What the hero's animations do, and how many of its texts cannot be seen. */
  const playing = (page: Page) =>
    page.locator(".hero-scene").evaluate((scene) => ({
      states: [...new Set(scene.getAnimations({ subtree: true }).map(({ playState }) => playState))],
      hidden: [...scene.querySelectorAll("p, h2, li")].filter(
        (text) => !text.checkVisibility({ opacityProperty: true }),
      ).length,
    }));

  test.describe("on a first visit", () => {
    test.use({ firstVisit: true });

    test("the hero's ticket is read once cookies are decided on", async ({ page }) => {
      expect(await playing(page)).toEqual({ states: ["paused"], hidden: 0 });
      await page.getByRole("button", { name: "Reject non-essential" }).click();
      expect(await playing(page)).toEqual({ states: ["running"], hidden: 0 });
    });
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 640 } });

    test("the hero's ticket is read once it is in sight", async ({ page }) => {
      await expect.poll(() => playing(page)).toEqual({ states: ["paused"], hidden: 0 });
      await page.locator(".hero-findings").scrollIntoViewIfNeeded();
      await expect.poll(() => playing(page)).toEqual({ states: ["running"], hidden: 0 });
    });
  });
});
