import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";

const address = "/how-it-works";
const anchors = ["security-reviews", "knowing-what-needs-people", "micro-tests"] as const;

/** A section that was scrolled to starts below the sticky header and above the middle of the screen. */
const topmost = (page: Page, id: string) =>
  page.evaluate((anchor) => document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.NaN, id);

async function expectInView(page: Page, id: string): Promise<void> {
  await expect.poll(() => topmost(page, id)).toBeGreaterThan(0);
  await expect.poll(() => topmost(page, id)).toBeLessThan(200);
}

test("an address with an anchor opens there, and the page's own list leads there", async ({ page }) => {
  for (const anchor of anchors) {
    await page.goto("about:blank");
    await page.goto(`${address}#${anchor}`);
    await expectInView(page, anchor);
  }
  await page.goto(address);
  const list = page.getByRole("navigation", { name: "On this page" });
  for (const anchor of anchors) {
    await list.locator(`a[href="#${anchor}"]`).click();
    await expect(page).toHaveURL(`${address}#${anchor}`);
    await expectInView(page, anchor);
  }
});

test("an address without a hash, or with one that names nothing, stays at the top", async ({ page }) => {
  for (const hash of ["", "#", "#no-such-part", "#%"]) {
    await page.goto("about:blank");
    await page.goto(`${address}${hash}`);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY), `scrolled with "${hash}"`).toBe(0);
  }
});

test.describe("how the page gets to a hash", () => {
  /** Where the page scrolled to by script, and how. */
  async function watchScrolling(page: Page): Promise<() => Promise<string[]>> {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const scroll = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (how) {
        seen.push(`${this.id} ${typeof how === "object" ? how.behavior : how}`);
        scroll.call(this, how);
      };
    });
    return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  }

  for (const [motion, behaviour] of [
    ["no-preference", "smooth"],
    ["reduce", "instant"],
  ] as const) {
    test(`with motion "${motion}" it is ${behaviour}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      const scrolled = await watchScrolling(page);
      await page.goto(`${address}#micro-tests`);
      await expect.poll(scrolled).toEqual([`micro-tests ${behaviour}`]);
      await expectInView(page, "micro-tests");
    });
  }

  test("it waits 100 ms for the page to settle", async ({ page }) => {
    const scrolled = await watchScrolling(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(`${address}#micro-tests`);
    await page.clock.runFor(99);
    expect(await scrolled()).toEqual([]);
    await page.clock.runFor(1);
    expect(await scrolled()).toEqual(["micro-tests instant"]);
  });

  test("the home page's anchors are reached the same way", async ({ page }) => {
    const scrolled = await watchScrolling(page);
    await page.goto("/#customer-stories");
    await expect.poll(scrolled).toEqual(["customer-stories instant"]);
    await expectInView(page, "customer-stories");
  });
});

test("the testimonials wrap both ways, by arrow, dot and key", async ({ page }) => {
  await page.goto(address);
  const carousel = page.locator("#customer-stories [data-carousel]");
  const track = carousel.locator("[data-track]");
  const dots = carousel.getByRole("button", { name: /^Slide \d: / });
  const shows = async (index: number) => {
    await expect(carousel.locator("[data-dot][aria-current]")).toHaveCount(1);
    await expect(dots.nth(index)).toHaveAttribute("aria-current", "true");
    await expect.poll(() => track.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))).toBe(index);
  };
  await expect(dots).toHaveCount(6);
  await shows(0);

  const previous = carousel.getByRole("button", { name: "Previous slide" });
  const next = carousel.getByRole("button", { name: "Next slide" });
  await previous.click();
  await shows(5);
  await next.click();
  await shows(0);
  await dots.nth(3).click();
  await shows(3);
  await dots.nth(4).focus();
  await page.keyboard.press("Enter");
  await shows(4);

  await track.focus();
  await page.keyboard.press("ArrowRight");
  await shows(5);
  await page.keyboard.press("ArrowRight");
  await shows(0);
  await page.keyboard.press("ArrowLeft");
  await shows(5);
});

test("the same six speak as on the home page, and another one first", async ({ page }) => {
  const quotes = page.locator("#customer-stories blockquote");
  await page.goto("/");
  const home = await quotes.allTextContents();
  await page.goto(address);
  const here = await quotes.allTextContents();
  expect(here[0]).not.toBe(home[0]);
  expect(here.toSorted()).toEqual(home.toSorted());
});

test("each of the ten questions opens and closes by itself", async ({ page }) => {
  await page.goto(address);
  const questions = page.locator("main details:has(> p)");
  await expect(questions).toHaveCount(10);
  const open = page.locator("main details[open]:has(> p)");
  await expect(open).toHaveCount(0);
  await questions.nth(0).locator("summary").click();
  await questions.nth(7).locator("summary").click();
  await expect(open).toHaveCount(2);
  await expect(questions.nth(0).locator("p")).toBeVisible();
  await questions.nth(0).locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(questions.nth(0).locator("p")).toBeHidden();
  await expect(questions.nth(7).locator("p")).toBeVisible();
});

test("one call to action ends the page, and at most three questions are asked on the home page too", async ({
  page,
}) => {
  await page.goto(address);
  await expect(page.locator("main section").last().getByRole("link", { name: "Talk To Us" })).toHaveAttribute(
    "href",
    "/book-a-demo",
  );
  const own = await page.locator("main details:has(> p) summary").allTextContents();
  await page.goto("/");
  const home = await page.locator("main details:has(> p) summary").allTextContents();
  expect(home.length).toBe(10);
  expect(own.filter((question) => home.includes(question)).length).toBeLessThanOrEqual(3);
});

test("nothing sticks out sideways, and every open question keeps to WCAG 2.2 AA", async ({ page }) => {
  await page.goto(address);
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { wide, tables } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth - innerWidth,
      tables: [...document.querySelectorAll("table")].map((table) => table.getBoundingClientRect().right - innerWidth),
    }));
    expect(wide, `pixels that stick out to the right at ${width} px`).toBeLessThanOrEqual(0);
    for (const beyond of tables) expect(beyond, `pixels of a table beyond ${width} px`).toBeLessThan(0);
  }
  await page.setViewportSize({ width: 360, height: 900 });
  for (const question of await page.locator("main summary").all()) await question.click();
  await expectAccessibleInBothThemes(page, "how-it-works, every question open");
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("blocks fade in where somebody scrolls, and nothing is missing for whoever takes the page whole", async ({
    page,
  }) => {
    const hidden = () =>
      page
        .locator("[data-fade]")
        .evaluateAll((blocks) => blocks.filter((it) => getComputedStyle(it).opacity === "0").length);
    await page.goto(address, { waitUntil: "networkidle" });
    expect(await hidden()).toBe(0);
    await page.mouse.wheel(0, 10);
    await expect.poll(hidden).toBeGreaterThan(3);
    for (const block of await page.locator("[data-fade]").all()) await block.scrollIntoViewIfNeeded();
    await expect.poll(hidden).toBe(0);
  });
});

test("without scripts the page shows all it says", async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin });
  const page = await context.newPage();
  await page.goto(address);
  for (const agent of ["Analyst", "Architect", "Engineer"]) {
    await expect(page.getByRole("heading", { name: agent, level: 3 })).toBeVisible();
  }
  await expect(page.getByText("The same 45 minutes, enlarged")).toBeVisible();
  await page.locator("main summary").first().click();
  await expect(page.locator("main details p").first()).toBeVisible();
  await context.close();
});
