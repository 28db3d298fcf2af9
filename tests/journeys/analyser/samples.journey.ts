import { type PreviewAssessment, previewAnswer } from "../../../contract/src/preview.ts";
import { coveredText, expect, test } from "../support/analyser-page.ts";
import { proveToBeHuman } from "../support/verification.ts";

const labels = ["New API Endpoint", "SSO Integration", "Password Reset Fix", "Content Update", "Contact Form"];

test("the five samples stand in their order", async ({ analyser }) => {
  await analyser.open();
  await expect(analyser.samples.getByRole("button")).toHaveText(labels);
});

for (const label of labels) {
  test(`the sample ${label} is read as the engine reads it`, async ({ analyser, page }) => {
    await analyser.open();
    await analyser.samples.getByRole("button", { name: label }).click();
    await expect(analyser.ticket).toHaveValue(/\S/);
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
    for (const [index, { name, description, cwe, evidence, microTest }] of expected.vulnerabilities.entries()) {
      const item = analyser.findings.nth(index);
      await expect(item.getByRole("heading")).toHaveText(name);
      const [, so = description] = /^The ticket says “[^”]*”\. (.*)$/.exec(description) ?? [];
      for (const said of [so, cwe, microTest.title, `${microTest.minutes} min`]) {
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
  });
}

test("a harmless change ends without findings", async ({ analyser }) => {
  await analyser.open();
  await analyser.samples.getByRole("button", { name: "Content Update" }).click();
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

test("a chosen sample is marked as chosen and takes a problem away", async ({ analyser }) => {
  await analyser.open();
  await analyser.ticket.press("Control+Enter");
  await expect(analyser.problem).not.toBeEmpty();
  const sample = analyser.samples.getByRole("button", { name: "Contact Form" });
  await sample.click();
  await expect(sample).toHaveAttribute("aria-pressed", "true");
  await expect(analyser.problem).toBeEmpty();
});

test("Clear Sample takes away the text, the choice, the result and the problem", async ({ analyser }) => {
  const clear = analyser.samples.getByRole("button", { name: "Clear Sample" });
  await analyser.open();
  await expect(clear).toHaveCount(0);
  await analyser.samples.getByRole("button", { name: "Password Reset Fix" }).click();
  await analyser.verify();
  await analyser.analyse.click();
  await expect(analyser.tryAnother).toBeVisible();
  await analyser.analyse.click(); // the token is used up: a problem stands beside the result
  await expect(analyser.problem).not.toBeEmpty();

  await clear.click();
  await expect(analyser.ticket).toHaveValue("");
  await expect(analyser.results.getByText("Analysis results will appear here")).toBeVisible();
  await expect(analyser.problem).toBeEmpty();
  await expect(analyser.samples.getByRole("button", { pressed: true })).toHaveCount(0);
  await expect(clear).toHaveCount(0);
});

test("Clear Sample leaves the focus with the ticket, not at the top of the page", async ({ analyser }) => {
  await analyser.open();
  await analyser.samples.getByRole("button", { name: "Content Update" }).click();
  await analyser.samples.getByRole("button", { name: "Clear Sample" }).press("Enter");
  await expect(analyser.ticket).toBeFocused();
});

test("what was typed comes back after a sample took its place", async ({ analyser }) => {
  const restore = analyser.samples.getByRole("button", { name: "Bring my text back" });
  await analyser.open();
  await analyser.ticket.fill("My own ticket, typed for an hour.");
  await analyser.samples.getByRole("button", { name: "Content Update" }).click();
  await analyser.samples.getByRole("button", { name: "Contact Form" }).click();
  await restore.click();
  await expect(analyser.ticket).toHaveValue("My own ticket, typed for an hour.");
  await expect(analyser.ticket).toBeFocused();
  await expect(restore).toHaveCount(0);
});
