import type { Page } from "@playwright/test";
import { expect, test } from "../support/analyser-page.ts";
import { answerPreviews, assessed, finding, nothingFound } from "../support/preview-answers.ts";
import { giveEasyPuzzles } from "../support/verification.ts";

test.beforeEach(async ({ analyser, page }) => {
  await giveEasyPuzzles(page);
  const vulnerability = finding(1, { evidence: [{ start: 0, end: 13 }] });
  await answerPreviews(page, assessed({ ...nothingFound, testable: true, vulnerabilities: [vulnerability] }));
  await analyser.open();
  await analyser.submit("Support staff can open the order history of any customer.");
});

test("an assessment is copied as Markdown, and the page says so", async ({ analyser, context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await analyser.results.getByRole("button", { name: "Copy as Markdown" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Assessment copied as Markdown" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("### Finding number 1 (high, CWE-639)");
  expect(copied).toContain("“Support staff”");
});

test("a test is unfolded, and copied as a charter that can be run", async ({ analyser, context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copy = analyser.results.getByRole("button", { name: "Copy as test charter" });
  await expect(copy).toBeHidden();
  await analyser.results.getByText("Test of finding 1").click();
  await copy.click();
  await expect(page.getByText("Test charter copied").first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("## Test charter: Test of finding 1\n\nTime box: 45 minutes, manual");
  expect(copied).toContain("Set-up: Two accounts.\n\n1. As the first, do 1.\n2. As the second, look.");
  expect(copied).toContain("Fails if the second sees it.");
});

test("a clipboard that refuses is said too", async ({ analyser, page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("Not now", "NotAllowedError"));
  });
  await analyser.results.getByRole("button", { name: "Copy as Markdown" }).click();
  await expect(page.getByText("Unable to copy. Please select the text instead.").first()).toBeVisible();
});

test.describe("a toast", () => {
  const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" }).getByRole("alert");
  /** Makes as much of the time (ms) of every toast pass as is given. */
  const pass = (page: Page, time: number) =>
    page.evaluate((ms) => {
      for (const animation of document.querySelector("#toasts")?.getAnimations({ subtree: true }) ?? [])
        if (animation.playState === "running") animation.currentTime = Number(animation.currentTime) + ms;
    }, time);

  test.beforeEach(async ({ analyser, context, page }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await analyser.results.getByRole("button", { name: "Copy as Markdown" }).click();
    await expect(toasts(page)).toHaveCount(1);
  });

  test("goes after 5 seconds, and not while a pointer or the focus rests on it", async ({ page }) => {
    await page.mouse.move(0, 0);
    const close = page.getByRole("button", { name: "Close" });
    await toasts(page).hover();
    await pass(page, 5000);
    await expect(toasts(page)).toBeVisible();
    await close.focus();
    await page.mouse.move(0, 0);
    await pass(page, 5000);
    await expect(toasts(page)).toBeVisible();
    await close.blur();
    await pass(page, 5000);
    await expect(toasts(page)).toHaveCount(0);
  });

  test("is closed by its button, which gives the focus back", async ({ analyser, page }) => {
    await page.getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toHaveCount(0);
    await expect(analyser.results.getByRole("button", { name: "Copy as Markdown" })).toBeFocused();
  });

  test("leaves when three newer ones have come", async ({ analyser, page }) => {
    for (const name of ["Copy link to the ticket", "Copy as Markdown", "Copy link to the ticket"])
      await analyser.results.getByRole("button", { name }).click();
    await expect(toasts(page)).toHaveText([
      "Link to this ticket copied",
      "Assessment copied as Markdown",
      "Link to this ticket copied",
    ]);
  });
});
