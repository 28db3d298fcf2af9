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
  await analyser.slip.getByRole("button", { name: "Copy as Markdown" }).click();
  const notification = page.getByText("Assessment copied as Markdown").first();
  await expect(notification).toBeVisible();
  const shown = page.getByRole("alertdialog", { name: "Notification" });
  await expect(shown.getByRole("button", { name: "Close" })).toBeVisible();
  await expect(page.locator("[aria-hidden=true] .toast-close, .toast-close[aria-hidden=true]")).toHaveCount(0);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("### Finding number 1 (high, CWE-639)");
  expect(copied).toContain("“Support staff”");
});

test("a test is unfolded, and copied as a charter that can be run", async ({ analyser, context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copy = analyser.slip.getByRole("button", { name: "Copy as test charter" });
  await expect(copy).toBeHidden();
  await analyser.slip.getByText("Test of finding 1").click();
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
  await analyser.slip.getByRole("button", { name: "Copy as Markdown" }).click();
  await expect(page.getByText("Unable to copy. Please select the text instead.").first()).toBeVisible();
});
