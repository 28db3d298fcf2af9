import { type AnalyserPage, expect, sentences, test } from "../support/analyser-page.ts";
import { answerPreviews, assessed, finding, nothingFound } from "../support/preview-answers.ts";
import { giveEasyPuzzles } from "../support/verification.ts";

/** Presses Analyse while the page's clock stands, and waits for the answer to be there. */
async function analyseWithStoppedClock(analyser: AnalyserPage): Promise<void> {
  const { page } = analyser;
  await giveEasyPuzzles(page);
  await answerPreviews(page, assessed({ ...nothingFound, testable: true, vulnerabilities: [finding(1)] }));
  await page.clock.install();
  await analyser.open();
  await analyser.ticket.fill("Support staff can open the order history of any customer.");
  await analyser.verify();
  await analyser.stopClock();
  const answered = page.waitForResponse("**/intelligence/preview");
  await analyser.analyse.click();
  await (await answered).finished();
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the reading is seen for 600 ms, however fast the answer", async ({ analyser, page }) => {
    await analyseWithStoppedClock(analyser);
    await page.clock.runFor(599);
    await expect(analyser.results.getByText(sentences.loading)).toBeVisible();
    await expect(analyser.tryAnother).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(analyser.tryAnother).toBeVisible();
  });
});

test("with reduced motion the result comes with the answer", async ({ analyser, page }) => {
  await analyseWithStoppedClock(analyser);
  await page.clock.runFor(1);
  await expect(analyser.tryAnother).toBeVisible();
});

test("the time that is shown is the one the server took", async ({ analyser, page }) => {
  await giveEasyPuzzles(page);
  await analyser.open();
  for (const [elapsedMs, shown] of [
    [0, "read in under 1 ms"],
    [1, "read in 1 ms"],
    [1234, "read in 1234 ms"],
  ] as const) {
    await answerPreviews(page, assessed({ ...nothingFound, elapsedMs }));
    await analyser.submit("Change the label of the save button.");
    await expect(analyser.results.getByText(new RegExp(`\\b${shown}`))).toBeVisible();
    await expect(
      analyser.results.getByText("A full automated review with its test plan takes 13 seconds."),
    ).toBeVisible();
  }
});
