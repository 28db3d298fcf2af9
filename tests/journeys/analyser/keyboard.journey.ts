import type { Page } from "@playwright/test";
import { brand } from "../../../brand/brand.ts";
import { expect, test } from "../support/analyser-page.ts";

/** Name of the focused element, as assistive technology tells it. */
async function focusedName(page: Page): Promise<string> {
  const snapshot = await page.locator("*:focus").ariaSnapshot();
  return /"(.+?)"/.exec(snapshot)?.[1] ?? snapshot;
}

/** Whether an outline is drawn around the focused element, or around a box that stands for it. */
function focusIsVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    for (let box = document.activeElement, up = 0; box && up < 4; box = box.parentElement, up += 1) {
      const { outlineStyle, outlineWidth } = getComputedStyle(box);
      if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1) return true;
    }
    return false;
  });
}

test("from the top of the page the focus goes through everything, in reading order and visibly", async ({
  analyser,
  page,
}) => {
  await analyser.open();
  await page.evaluate(() => scrollTo(0, 0));
  const order: string[] = [];
  while (order.length < 19) {
    await page.keyboard.press("Tab");
    order.push(await focusedName(page));
    expect(await focusIsVisible(page), `focus on ${order.at(-1)}`).toBe(true);
    await expect(page.locator("*:focus")).toBeInViewport();
  }
  expect(order).toEqual([
    "Skip to the content",
    "Register Here (opens in a new tab)",
    `${brand.name}, home`,
    "How It Works",
    "Resources",
    "Sign In (opens in a new tab)",
    "Start a Conversation",
    "Search",
    "Back to Resources",
    "How good is it?",
    "New API Endpoint",
    "SSO Integration",
    "Password Reset Fix",
    "Content Update",
    "Contact Form",
    "Ticket",
    "Confirm you are human", // Analyse Security is disabled while the ticket is blank
    "Talk to Us",
    "How It Works",
  ]);
});

test("a ticket is pasted, verified, analysed and read with the keyboard alone", async ({ analyser, page }) => {
  const tab = (keys = "Tab") => page.keyboard.press(keys);
  await analyser.open();
  await page.evaluate(() => scrollTo(0, 0));
  await tab();
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  for (let link = 0; link < 7; link += 1) await tab(); // the way back, how good it is, and five samples
  await expect(analyser.samples.getByRole("button", { name: "Contact Form" })).toBeFocused();
  await tab("Shift+Tab");
  await tab("Shift+Tab");
  await page.keyboard.press("Space");
  await expect(analyser.ticket).toBeFocused();
  await expect(analyser.ticket).toHaveValue(/Forgotten password/);

  await tab();
  await expect(analyser.humanCheck).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(analyser.humanCheck).toHaveText("Verified human");
  await expect(analyser.humanCheck).toBeFocused();
  await tab();
  await expect(analyser.analyse).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(analyser.tryAnother).toBeVisible();
  await expect(analyser.results.getByRole("heading", { name: "Security Assessment" })).toBeFocused();
  await tab();
  await expect(analyser.results.getByRole("link", { name: /^CWE-/ }).first()).toBeFocused();
  await tab();
  const quote = analyser.quotesOf(analyser.results).first();
  await expect(quote).toBeFocused();
  expect(await focusIsVisible(page)).toBe(true);
  const phrase = ((await quote.textContent()) ?? "").slice(1, -1);
  await page.keyboard.press("Enter");
  await expect(analyser.ticket).toBeFocused();
  expect((await analyser.selectedText()).trim()).toBe(phrase);

  await analyser.tryAnother.focus();
  await page.keyboard.press("Enter");
  await expect(analyser.ticket).toBeFocused();
});

test("what is locked cannot be reached", async ({ analyser, page }) => {
  await analyser.open();
  await analyser.samples.getByRole("button", { name: "New API Endpoint" }).click();
  await analyser.verify();
  await analyser.analyse.click();
  await analyser.results.locator("summary").last().focus();
  await page.keyboard.press("Tab");
  await expect(analyser.results.getByRole("link", { name: "Click to get started" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(analyser.tryAnother).toBeFocused();
});
