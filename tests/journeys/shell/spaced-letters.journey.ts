import { expect, test } from "../support/journey.ts";

test.describe("with letters, words and lines as far apart as WCAG 1.4.12 says", () => {
  test.use({ bypassCSP: true });

  for (const address of ["/", "/change-analysis-tool", "/how-good-is-it"]) {
    test(`${address} does not scroll sideways`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(address);
      await page.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
          p { margin-bottom: 2em !important; }`,
      });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});
