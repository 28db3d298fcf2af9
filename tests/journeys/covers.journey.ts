import { resolve } from "node:path";
import type { Locator } from "@playwright/test";
import { paths } from "../../site/src/routes.ts";
import { expect, test } from "./support/journey.ts";

const written = resolve(import.meta.dirname, "../../content/covers");

/** Draws the same from its own file, in the page itself, where rules for classes hold. */
const drawInPage = (cover: Locator) =>
  cover.evaluate(async (svg) => {
    const file = new XMLHttpRequest();
    file.responseType = "document";
    file.open("GET", `/written/${svg.querySelector("use")?.href.baseVal.split("#")[1]}.svg`);
    file.send();
    await new Promise((done) => file.addEventListener("load", done));
    svg.replaceChildren(...document.importNode(file.responseXML?.documentElement as Element, true).children);
  });

const media = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  forced: { forcedColors: "active" },
} as const;

for (const path of [paths.blog, paths.podcast, paths.resourceHub])
  test(`a cover of ${path} looks as if it stood in the page, whatever the colours`, async ({ page }) => {
    await page.route("**/written/*.svg", (route) =>
      route.fulfill({ path: resolve(written, route.request().url().split("/").at(-1) ?? "") }),
    );
    for (const [colours, emulated] of Object.entries(media)) {
      await page.emulateMedia({ colorScheme: null, forcedColors: null, ...emulated });
      await page.goto(path, { waitUntil: "networkidle" });
      await page.evaluate(() => document.fonts.ready);
      const cover = page.locator("main svg.cover").first();
      const drawn = await cover.screenshot();
      await drawInPage(cover);
      await expect(cover.locator("path")).not.toHaveCount(0);
      expect((await cover.screenshot()).equals(drawn), colours).toBe(true);
      await cover.evaluate((svg) => svg.replaceChildren());
      expect((await cover.screenshot()).equals(drawn), colours).toBe(false);
    }
  });
