import { type PreviewAssessment, previewAnswer } from "../../../contract/src/preview.ts";
import { type AnalyserPage, coveredText, expect, sentences, test } from "../support/analyser-page.ts";
import { answerPreviews, assessed, finding, nothingFound } from "../support/preview-answers.ts";
import { giveEasyPuzzles, proveToBeHuman } from "../support/verification.ts";

const labels = ["New API Endpoint", "SSO Integration", "Password Reset Fix", "Content Update", "Contact Form"];

test("the five samples stand in their order, and each is read as the engine reads it", async ({ analyser, page }) => {
  await analyser.open();
  await expect(analyser.samples.getByRole("button")).toHaveText(labels);
  for (const label of labels) {
    await analyser.open();
    await analyser.takeSample(label);
    const ticket = await analyser.ticket.inputValue();
    await analyser.verify();
    await analyser.analyse.click();
    await expect(analyser.tryAnother).toBeVisible();

    const token = await proveToBeHuman(page.request);
    const answer = await page.request.post("/intelligence/preview", { data: { token, input: ticket } });
    const [expected] = previewAnswer.parse(await answer.json()).data as [PreviewAssessment];
    await expect(
      analyser.results.getByText(expected.testable ? "Testable" : "Not Testable", { exact: true }),
    ).toBeVisible();
    await expect(analyser.findings).toHaveCount(expected.vulnerabilities.length);
    for (const [
      index,
      { name, description, cwe, weakness = cwe, evidence, microTest },
    ] of expected.vulnerabilities.entries()) {
      const item = analyser.findings.nth(index);
      await analyser.unfold();
      await expect(item.getByRole("heading")).toHaveText(name);
      const [, so = description] = /^The ticket says “[^”]*”\. (?:So )?(.*)$/.exec(description) ?? [];
      const sentences = so.split(/(?<=\.) (?=\p{Lu})/u);
      await expect(item).toContainText(sentences.shift() ?? "", { ignoreCase: true });
      for (const said of [...sentences, weakness, microTest.title, `${microTest.minutes} min`]) {
        await expect(item).toContainText(said);
      }
      const phrases = evidence.map(({ start, end }) => ticket.slice(start, end));
      const plain = phrases.map((phrase) =>
        phrase
          .replace(/`+|\*\*/g, "")
          .replace(/\s+/g, " ")
          .replace(/[“”]/g, "'"),
      );
      await expect(analyser.quotesOf(item)).toHaveText(plain.map((phrase) => `“${phrase.trim()}”`));
      for (const step of [...microTest.steps, microTest.setUp, microTest.failsIf])
        await expect(item).toContainText(step);
      for (const [at, phrase] of phrases.entries()) {
        await analyser.quotesOf(item).nth(at).click();
        expect(await analyser.selectedText()).toBe(phrase);
      }
    }
    const evidence = expected.vulnerabilities.flatMap((vulnerability) => vulnerability.evidence);
    expect(await analyser.markedText()).toBe(coveredText(ticket, evidence));
  }
});

test("a harmless change ends without findings", async ({ analyser }) => {
  await analyser.open();
  await analyser.takeSample("Content Update");
  await analyser.verify();
  await analyser.analyse.click();
  await expect(analyser.results.getByText("Not Testable", { exact: true })).toBeVisible();
  await expect(analyser.results.getByRole("heading", { name: "No Potential Vulnerabilities" })).toBeVisible();
  await expect(
    analyser.results.getByText("No potential vulnerabilities were identified as a result of this change."),
  ).toBeVisible();
  await expect(analyser.results.getByText("Testing Sequence")).toHaveCount(0);
});

test("choosing a sample focuses the ticket and scrolls to it", async ({ analyser, page }) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await analyser.open();
  const sample = analyser.samples.getByRole("button").last();
  await sample.evaluate((button) => button.scrollIntoView({ block: "end" }));
  await expect(analyser.ticket).not.toBeInViewport();
  await sample.click();
  await expect(analyser.ticket).toBeFocused();
  await expect(analyser.ticket).toBeInViewport();
});

test("a chosen sample is marked as chosen and clears a problem", async ({ analyser }) => {
  await analyser.open();
  await analyser.ticket.press("Control+Enter");
  await expect(analyser.problem).not.toBeEmpty();
  const sample = analyser.samples.getByRole("button", { name: "Contact Form" });
  await sample.click();
  await expect(sample).toHaveAttribute("aria-pressed", "true");
  await expect(analyser.problem).toBeEmpty();
});

test("Clear Sample clears the text, the choice, the result and the problem", async ({ analyser }) => {
  const clear = analyser.samples.getByRole("button", { name: "Clear Sample" });
  await analyser.open();
  await expect(clear).toHaveCount(0);
  await analyser.takeSample("Password Reset Fix");
  await analyser.verify();
  await analyser.analyse.click();
  await expect(analyser.tryAnother).toBeVisible();
  await analyser.analyse.click(); // the token is used up: a problem stands beside the result
  await expect(analyser.problem).not.toBeEmpty();

  await clear.press("Enter");
  await expect(analyser.ticket).toHaveValue("");
  await expect(analyser.ticket).toBeFocused(); // not the top of the page
  await expect(analyser.results.getByText("Analysis results will appear here")).toBeVisible();
  await expect(analyser.problem).toBeEmpty();
  await expect(analyser.samples.getByRole("button", { pressed: true })).toHaveCount(0);
  await expect(clear).toHaveCount(0);
});

test("what was typed comes back after a sample replaced it", async ({ analyser }) => {
  const restore = analyser.samples.getByRole("button", { name: "Bring my text back" });
  await analyser.open();
  await analyser.ticket.fill("My own ticket, typed for an hour.");
  await analyser.takeSample("Content Update");
  await analyser.takeSample("Contact Form");
  await restore.click();
  await expect(analyser.ticket).toHaveValue("My own ticket, typed for an hour.");
  await expect(analyser.ticket).toBeFocused();
  await expect(restore).toHaveCount(0);
});

const risky = `Support staff can open the order history of any customer.

GET /api/customers/{id}/orders returns every order with address and card digits. Any signed-in user may call it.`;

test("the home page reads a ticket too, without samples", async ({ analyser, page }) => {
  await analyser.open("/#demo");
  await expect(page).toHaveURL("/#demo");
  await expect(analyser.samples).toHaveCount(0);
  await analyser.submit(risky);
  await expect(analyser.results.getByText("Testable", { exact: true })).toBeVisible();
  expect(await analyser.findings.count()).toBeGreaterThan(0);
  await analyser.unfold();
  const quote = analyser.quotesOf(analyser.results).first();
  const phrase = ((await quote.textContent()) ?? "").slice(1, -1);
  expect(risky).toContain(phrase);
  await quote.click();
  expect((await analyser.selectedText()).trim()).toBe(phrase);
  await analyser.tryAnother.click();
  await expect(analyser.ticket).toHaveValue("");
});

test("a ticket that says too little gets questions from the engine, and with answers it is assessed", async ({
  analyser,
}) => {
  await analyser.open();
  await analyser.submit("Update the export");
  await expect(analyser.results.getByText("Not Testable", { exact: true })).toBeVisible();
  await expect(analyser.results.getByText("until it says more", { exact: true })).toBeVisible();
  await expect(analyser.results.getByRole("heading", { name: "Insufficient data" })).toBeVisible();
  await expect(analyser.results.getByText(/\bfindings?\b/)).toHaveCount(0);
  await expect(analyser.results.getByText("No Potential Vulnerabilities")).toHaveCount(0);
  const fields = analyser.results.getByRole("textbox");
  expect(await fields.count()).toBeGreaterThanOrEqual(1);
  expect(await fields.count()).toBeLessThanOrEqual(3);

  const answer =
    "Any signed-in customer can download invoices at GET /api/invoices/{id}/export with the id from the path.";
  await fields.first().fill(answer);
  await analyser.results.getByRole("button", { name: "Add answers and analyse again" }).click();
  await expect(analyser.results.getByText("Testable", { exact: true })).toBeVisible({ timeout: 10_000 });
  expect(await analyser.findings.count()).toBeGreaterThan(0);
  expect(analyser.calls).toHaveLength(2);
  const { input = "" } = analyser.calls[1] ?? {};
  expect(input.startsWith("Update the export\n\n")).toBe(true);
  expect(input.endsWith(`?\n${answer}`)).toBe(true);
  await expect(analyser.ticket).toHaveValue(input);
});

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
