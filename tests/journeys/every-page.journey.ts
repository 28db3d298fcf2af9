import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import type { Manifest } from "../../site/build/manifest.ts";
import { expectAccessibleInBothThemes } from "./support/accessibility.ts";
import { someArticle } from "./support/content.ts";
import { expect, test } from "./support/journey.ts";

const dist = resolve(import.meta.dirname, "../../dist");
const manifest = JSON.parse(readFileSync(`${dist}/manifest.json`, "utf8")) as Manifest;
/** The two error pages have no address of their own. */
const addresses = Object.keys(manifest.pages).filter((address) => address !== "/404" && address !== "/500");

/** Most links stand on every page: each is asked for once. */
const asked = new Map<string, Promise<{ status: number; text: string }>>();

function ask(request: APIRequestContext, href: string): Promise<{ status: number; text: string }> {
  const asking =
    asked.get(href) ??
    request
      .get(href, { maxRedirects: 0 })
      .then(async (answer) => ({ status: answer.status(), text: await answer.text() }));
  asked.set(href, asking);
  return asking;
}

/** What can be pressed and is low, but for links within a line of text and those of written pages. */
const lowTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, select, summary")]
      .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.matches("[href='#content'], .prose a"))
      .filter((it) => {
        const line = it.closest("p, li, td, dd, blockquote, figcaption, label")?.textContent ?? "";
        const isInText =
          getComputedStyle(it).display === "inline" && line.trim().length > it.innerText.trim().length + 12;
        return !isInText && it.getBoundingClientRect().height < 23.9;
      })
      .map((it) => `${it.innerText.trim()} ${it.getBoundingClientRect().height}`),
  );

/** Names that two visible landmarks of one kind have. */
const sharedNames = (page: Page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll("nav, aside, section, form, [role=region], [role=search]")]
      .filter((it) => it.checkVisibility())
      .map((it) => {
        const by = document.getElementById(it.getAttribute("aria-labelledby") ?? "")?.textContent;
        return { kind: it.role ?? it.tagName, name: (it.getAttribute("aria-label") ?? by ?? "").trim() };
      })
      .filter(({ kind, name }) => name !== "" || kind === "NAV" || kind === "ASIDE")
      .map(({ kind, name }) => `${kind} ${name}`);
    return named.filter((one, at) => named.indexOf(one) !== at);
  });

/** Letters, words and lines as far apart as WCAG 1.4.12 says, or as they were. Unlike an element, such a sheet passes the policy. */
const space = (page: Page, wide: boolean) =>
  page.evaluate((wanted) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = wanted ? [sheet] : [];
  }, wide);

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const address of addresses) {
  test(`${address} has one heading, fits a phone, leads somewhere, and keeps to WCAG 2.2 AA`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 }); // a screen of 1280 by 1024 at 400%
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    expect(await overflow(page), "pixels that stick out to the right at 400%").toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflow(page), "pixels that stick out to the right").toBeLessThanOrEqual(0);
    await space(page, true);
    expect(await overflow(page), "the same with text spacing").toBeLessThanOrEqual(0);
    await space(page, false);
    expect(await lowTargets(page), "links and buttons less than 24 px high").toEqual([]);

    const targets = await page.evaluate(() =>
      [...document.querySelectorAll("a")].filter((link) => link.origin === location.origin).map((link) => link.href),
    );
    for (const target of new Set(targets)) {
      const { hash, href } = new URL(target);
      const { status, text } = await ask(request, href);
      expect(status, `status of ${href}`).toBe(200);
      if (hash) expect(text, `anchor of ${href}`).toContain(`id="${decodeURIComponent(hash.slice(1))}"`);
    }

    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await lowTargets(page), "links and buttons less than 24 px high").toEqual([]);
    expect(await sharedNames(page), "landmarks with the same name").toEqual([]);
    await expectAccessibleInBothThemes(page, address);
  });
}

test("the browser finds nothing to complain about when a page is scrolled to its end", async ({ page }) => {
  await page.goto("/");
  await page.mouse.wheel(0, 100_000);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test.describe("a journey fails by itself", () => {
  test.fail();

  test("when the page logs an error", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => console.error("wrong"));
  });

  test("when a script throws", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error("wrong"))));
    await page.waitForTimeout(100);
  });

  test("when the policy blocks something", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => document.body.setAttribute("style", "color: red"));
  });

  test("when the server does not answer for a part of the page", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => fetch("/nothing-here"));
  });
});

test("with letters of 32 px on a phone nothing scrolls sideways", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const browser = await context.newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const address of ["/", "/change-analysis-tool", "/how-it-works", someArticle, "/booking-success"]) {
    await page.goto(address);
    const { size, overflow } = await page.evaluate(() => ({
      size: getComputedStyle(document.documentElement).fontSize,
      overflow: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(size).toBe("32px");
    expect(overflow, address).toBeLessThanOrEqual(0);
  }
});
