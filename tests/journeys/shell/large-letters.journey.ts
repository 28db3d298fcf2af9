import config from "../../../playwright.config.ts";
import { expect, test } from "../support/journey.ts";

const addresses = ["/", "/change-analysis-tool", "/how-it-works", "/blog/intelligence-engine", "/booking-success"];

const { launchOptions = {} } = config.use ?? {};

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] },
});

for (const address of addresses) {
  test(`with letters of 32 px on a phone, ${address} does not scroll sideways`, async ({ page }) => {
    await page.goto(address);
    const { size, overflow } = await page.evaluate(() => ({
      size: getComputedStyle(document.documentElement).fontSize,
      overflow: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(size).toBe("32px");
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
