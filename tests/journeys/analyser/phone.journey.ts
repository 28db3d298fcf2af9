import { type AnalyserPage, expect, sentences, test } from "../support/analyser-page.ts";
import {
  answerPreviews,
  assessed,
  finding,
  holdPreviews,
  nothingFound,
  tooLittleSaid,
} from "../support/preview-answers.ts";
import { giveEasyPuzzles } from "../support/verification.ts";

test.use({ viewport: { width: 360, height: 740 } });

const unbroken = "eyJhbGciOiJIUzI1NiJ9".repeat(12);
const ticket = `Log the token ${unbroken} of every customer.\n${"The export holds names and card digits. ".repeat(30)}`;
const evidence = [{ start: 8, end: 14 + unbroken.length }];
const long = finding(1, { name: `Token ${unbroken}`, description: unbroken, evidence });

async function expectNoSidewaysScroll({ page }: AnalyserPage, state: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `pixels that stick out to the right: ${state}`).toBeLessThanOrEqual(0);
}

test("nothing sticks out in any state, however long the words", async ({ analyser, page, problems }) => {
  problems.expect(/the server responded with a status of 429/);
  await giveEasyPuzzles(page);
  await analyser.open();
  await expectNoSidewaysScroll(analyser, "empty");

  await analyser.takeSample("SSO Integration");
  await analyser.analyse.click();
  await expect(analyser.problem).toHaveText(sentences.captchaMissing);
  await expectNoSidewaysScroll(analyser, "a sample, and no captcha");

  await analyser.ticket.fill(unbroken.repeat(90));
  await expect(page.getByText(/too long/)).toBeVisible();
  await expectNoSidewaysScroll(analyser, "too long");

  const release = await holdPreviews(page, assessed({ ...nothingFound, testable: true, vulnerabilities: [long] }));
  await analyser.submit(ticket);
  await expect(analyser.results.getByText(sentences.loading)).toBeVisible();
  await expectNoSidewaysScroll(analyser, "reading");
  release();
  await expect(analyser.findings).toHaveCount(1);
  await expectNoSidewaysScroll(analyser, "findings");

  await answerPreviews(page, assessed(nothingFound));
  await analyser.submit(ticket);
  await expect(analyser.results.getByRole("heading", { name: "No Potential Vulnerabilities" })).toBeVisible();
  await expectNoSidewaysScroll(analyser, "no findings");

  await answerPreviews(page, assessed(tooLittleSaid(`Who may use ${unbroken}?`)));
  await analyser.submit(ticket);
  await analyser.results.getByRole("textbox").fill(unbroken);
  await expectNoSidewaysScroll(analyser, "questions");

  await answerPreviews(page, { status: 429, headers: { "retry-after": "3000" } });
  await analyser.submit(ticket);
  await expect(analyser.problem).toContainText("50 minutes");
  await expectNoSidewaysScroll(analyser, "a failure");
});

test("the assessment is scrolled to, and its head is not under the site's", async ({ analyser, page }) => {
  await giveEasyPuzzles(page);
  const vulnerabilities = [1, 2, 3, 4].map((number) => finding(number));
  await answerPreviews(page, assessed({ ...nothingFound, testable: true, vulnerabilities }));
  await analyser.open();
  await analyser.submit(ticket);
  await expect(analyser.findings).toHaveCount(4);
  const badge = analyser.results.getByText("Testable", { exact: true });
  await expect(badge).toBeInViewport({ ratio: 0.99 }); // it is turned a little
  await expect(analyser.findings.first()).toBeInViewport();
  const header = await page.getByRole("banner").boundingBox();
  const heading = await analyser.results.getByRole("heading", { name: "Security Assessment" }).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test("what is pressed with a finger is large enough", async ({ analyser, page }) => {
  await giveEasyPuzzles(page);
  const vulnerability = finding(1, { evidence: [{ start: 0, end: 3 }] });
  await answerPreviews(page, assessed({ ...nothingFound, testable: true, vulnerabilities: [vulnerability] }));
  await analyser.open();
  await analyser.submit(ticket);
  await expect(analyser.findings).toHaveCount(1);
  for (const button of await page.getByRole("main").getByRole("button").all()) {
    const box = await button.boundingBox();
    // WCAG 2.2, target size (minimum): 24 CSS pixels each way
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await button.innerText()).toBeGreaterThanOrEqual(24);
  }
});

test.describe("where a finger is the pointer", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("the ticket's field is large enough that a phone does not zoom in", async ({ page }) => {
    await page.goto("/change-analysis-tool");
    await expect(page.getByRole("textbox", { name: "Ticket", exact: true })).toHaveCSS("font-size", "16px");
  });
});
