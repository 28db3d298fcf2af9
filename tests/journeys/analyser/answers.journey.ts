import { coveredText, expect, sentences, test } from "../support/analyser-page.ts";
import {
  answerPreviews,
  assessed,
  bareAssessment,
  finding,
  nothingFound,
  tooLittleSaid,
} from "../support/preview-answers.ts";
import { giveEasyPuzzles } from "../support/verification.ts";

const ticket = "Support staff can open the order history of any customer by its number.";

test.beforeEach(async ({ analyser, page }) => {
  await giveEasyPuzzles(page);
  await analyser.open();
});

test("an answer that says only what the specification names is shown in full", async ({ analyser, page }) => {
  const vulnerability = { name: "Order history of others", description: "The number can be guessed." };
  await answerPreviews(page, assessed(bareAssessment([vulnerability])));
  await analyser.submit(ticket);
  await expect(analyser.results.getByText("Testable", { exact: true })).toBeVisible();
  await expect(analyser.findings).toHaveCount(1);
  await expect(analyser.findings.getByRole("heading", { name: vulnerability.name })).toBeVisible();
  await expect(analyser.findings).toContainText(vulnerability.description);
  await expect(analyser.quotesOf(analyser.results)).toHaveCount(0);
  await expect(analyser.results).not.toContainText(/undefined|null|NaN|CWE|Micro test| ms|engine/);
  expect(await analyser.markedText()).toBe("");
  await expect(analyser.announcement).toHaveText("Analysis completed successfully");
});

test("any number of findings is shown in the order of the answer", async ({ analyser, page }) => {
  for (const count of [1, 5, 12, 0]) {
    const vulnerabilities = Array.from({ length: count }, (_, index) => finding(index + 1));
    await answerPreviews(page, assessed({ ...nothingFound, testable: count > 0, vulnerabilities }));
    await analyser.submit(`${ticket} ${count}`);
    await expect(analyser.results.getByText(count > 0 ? "Testable" : "Not Testable", { exact: true })).toBeVisible();
    await expect(
      analyser.results.getByText(count === 1 ? /\b1 finding\b/ : new RegExp(`\\b${count} findings\\b`)),
    ).toBeVisible();
    await expect(analyser.findings.getByRole("heading")).toHaveText(vulnerabilities.map(({ name }) => name));
    // The test plan is locked, and so nothing stands behind the blur that could be read or reached.
    await expect(analyser.results.getByText("Testing Sequence")).toHaveCount(count > 0 ? 1 : 0);
    await analyser.tryAnother.click();
  }
});

test("the testing sequence is locked", async ({ analyser, page }) => {
  await answerPreviews(page, assessed({ ...nothingFound, testable: true, vulnerabilities: [finding(1)] }));
  await analyser.submit(ticket);
  await expect(analyser.results.getByText("Testing Sequence")).toBeVisible();
  for (const step of ["Automated Session Testing", "Manual Assessment"]) {
    const text = analyser.results.getByText(step);
    await expect(text).toHaveCount(1);
    expect(await text.evaluate((element) => element.closest("[inert][aria-hidden=true]") !== null)).toBe(true);
  }
  await analyser.results.getByRole("link", { name: "Click to get started" }).click();
  await expect(page).toHaveURL("/book-a-demo");
});

test("evidence of several findings may overlap", async ({ analyser, page }) => {
  const first = [{ start: 0, end: 22 }];
  const second = [
    { start: 14, end: 43 },
    { start: 58, end: 71 },
  ];
  const vulnerabilities = [finding(1, { evidence: first }), finding(2, { evidence: second })];
  await answerPreviews(page, assessed({ ...nothingFound, testable: true, vulnerabilities }));
  await analyser.submit(ticket);
  await expect(analyser.findings).toHaveCount(2);
  expect(await analyser.markedText()).toBe(coveredText(ticket, [...first, ...second]));
  await analyser.unfold();
  await analyser.quotesOf(analyser.findings.nth(1)).first().click();
  expect(await analyser.selectedText()).toBe(ticket.slice(14, 43));
});

test("a quote selects its phrase in the ticket and brings it into view", async ({ analyser, page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const long = `first phrase\n${"a line between\n".repeat(60)}last phrase`;
  const phrases = ["first phrase", "last phrase"];
  const evidence = phrases.map((phrase) => ({
    start: long.indexOf(phrase),
    end: long.indexOf(phrase) + phrase.length,
  }));
  await answerPreviews(
    page,
    assessed({ ...nothingFound, testable: true, vulnerabilities: [finding(1, { evidence })] }),
  );
  await analyser.submit(long);
  const quotes = analyser.quotesOf(analyser.results);
  await expect(quotes).toHaveText(phrases.map((phrase) => `“${phrase}”`));
  for (const phrase of ["last phrase", "first phrase"]) {
    await quotes.filter({ hasText: phrase }).click();
    await expect(analyser.ticket).toBeFocused();
    expect(await analyser.selectedText()).toBe(phrase);
    const mark = page.getByRole("region", { name: "Ticket", exact: true }).locator("mark", { hasText: phrase });
    await expect(mark).toBeInViewport({ ratio: 1 });
  }
});

test("evidence that does not lie in the ticket is neither marked nor quoted", async ({ analyser, page }) => {
  const evidence = [
    { start: 0, end: ticket.length + 1 },
    { start: 30, end: 20 },
    { start: 500, end: 510 },
    { start: 8, end: 13 },
  ];
  await answerPreviews(
    page,
    assessed({ ...nothingFound, testable: true, vulnerabilities: [finding(1, { evidence })] }),
  );
  await analyser.submit(ticket);
  await expect(analyser.findings).toHaveCount(1);
  expect(await analyser.markedText()).toBe("staff");
  await expect(analyser.quotesOf(analyser.results)).toHaveText(["“staff”"]);
});

test("what an answer says is text, never HTML", async ({ analyser, page }) => {
  const hostile = '<img src="/x" onerror="document.title = 1"><b id="hostile">bold</b>';
  const vulnerability = finding(1, { name: hostile, description: hostile });
  await answerPreviews(page, assessed({ ...nothingFound, testable: true, vulnerabilities: [vulnerability] }));
  await analyser.submit(hostile);
  await expect(analyser.findings.getByRole("heading")).toHaveText(hostile);
  await expect(page.locator("#hostile")).toHaveCount(0);
});

test("marks stay only as long as the ticket is the one that was read", async ({ analyser, page }) => {
  const vulnerability = finding(1, { evidence: [{ start: 0, end: 13 }] });
  await answerPreviews(page, assessed({ ...nothingFound, testable: true, vulnerabilities: [vulnerability] }));
  await analyser.submit(ticket);
  await expect(analyser.findings).toHaveCount(1);
  expect(await analyser.markedText()).toBe("Support staff");
  await analyser.ticket.press("ControlOrMeta+End");
  await analyser.ticket.pressSequentially("!");
  expect(await analyser.markedText()).toBe("");
  await expect(analyser.findings).toHaveCount(1);
});

test("Try Another begins afresh", async ({ analyser, page }) => {
  await answerPreviews(page, assessed(bareAssessment([finding(1)])));
  await expect(analyser.tryAnother).toHaveCount(0);
  await analyser.takeSample("Contact Form");
  await analyser.verify();
  await analyser.analyse.click();
  await expect(analyser.findings).toHaveCount(1); // the answer uses up the first proof
  await analyser.verify(); // a second proof is at hand, which must go too
  await analyser.tryAnother.click();
  await expect(analyser.ticket).toHaveValue("");
  await expect(analyser.ticket).toBeFocused();
  await expect(analyser.samples.getByRole("button", { pressed: true })).toHaveCount(0);
  await expect(analyser.results.getByText(sentences.empty)).toBeVisible();
  await expect(analyser.tryAnother).toHaveCount(0);
  await expect(analyser.humanCheck).toHaveText("Confirm you are human");
});

test("a second analysis replaces the first, with a token of its own", async ({ analyser, page }) => {
  await answerPreviews(page, assessed(bareAssessment([finding(1)])));
  await analyser.submit(ticket);
  await expect(analyser.findings.getByRole("heading")).toHaveText("Finding number 1");
  await expect(analyser.humanCheck).toHaveText("Confirm you are human");

  await analyser.analyse.click();
  await expect(analyser.problem).toHaveText(sentences.captchaMissing);
  expect(analyser.calls).toHaveLength(1);

  await answerPreviews(page, assessed(bareAssessment([finding(2)])));
  await analyser.submit(`${ticket} And close it.`);
  await expect(analyser.findings.getByRole("heading")).toHaveText("Finding number 2");
  await expect(analyser.problem).toBeEmpty();
  expect(analyser.calls.map(({ input }) => input)).toEqual([ticket, `${ticket} And close it.`]);
  expect(new Set(analyser.calls.map(({ token }) => token)).size).toBe(2);
});

const runAgain = { name: "Add answers and analyse again" };

test("each question has a field of its name, and only given answers are added", async ({ analyser, page }) => {
  const questions = ["Who may use it?", "Which data does it read?", "Where is it reached from?"];
  await answerPreviews(page, assessed(tooLittleSaid(...questions)));
  await analyser.submit("Update the export\n");
  const button = analyser.results.getByRole("button", runAgain);
  await expect(button).toBeDisabled();
  await analyser.results.getByRole("textbox", { name: "Who may use it?" }).fill("   ");
  await expect(button).toBeDisabled();
  await analyser.results.getByRole("textbox", { name: "Which data does it read?" }).fill(" Invoices ");
  await analyser.results.getByRole("textbox", { name: "Where is it reached from?" }).fill("The billing page");

  const vulnerability = finding(1, { evidence: [{ start: 0, end: 6 }] });
  await answerPreviews(page, assessed({ ...nothingFound, testable: true, vulnerabilities: [vulnerability] }));
  await button.click();
  await expect(analyser.findings).toHaveCount(1);
  const added =
    "Update the export\n\nWhich data does it read?\nInvoices\n\nWhere is it reached from?\nThe billing page";
  await expect(analyser.ticket).toHaveValue(added);
  expect(analyser.calls.map(({ input }) => input)).toEqual(["Update the export\n", added]);
  expect(await analyser.markedText()).toBe("Update");
});

test("a second round of questions starts with empty fields", async ({ analyser, page }) => {
  await answerPreviews(page, assessed(tooLittleSaid("Who may use it?")));
  await analyser.submit("Update the export");
  await analyser.results.getByRole("textbox").fill("Somebody");
  await analyser.results.getByRole("button", runAgain).click();
  await expect.poll(() => analyser.calls.length).toBe(2);
  await expect(analyser.results.getByRole("textbox")).toHaveValue("");
});

test("without questions the visitor is told what to add", async ({ analyser, page }) => {
  await answerPreviews(page, assessed(tooLittleSaid()));
  await analyser.submit("Update the export");
  await expect(analyser.results.getByRole("heading", { name: "Insufficient data" })).toBeVisible();
  await expect(analyser.results.getByRole("textbox")).toHaveCount(0);
  await expect(analyser.results.getByRole("button", runAgain)).toHaveCount(0);
});

test("answers are added once, however often the check fails, and samples wait for it", async ({
  analyser,
  page,
  problems,
}) => {
  problems.expect(
    /verification\/challenge.*net::ERR_CONNECTION_REFUSED|net::ERR_CONNECTION_REFUSED.*verification\/challenge/,
  );
  await answerPreviews(page, assessed(tooLittleSaid("Who may use it?")));
  await analyser.submit("Update the export");
  await analyser.results.getByRole("textbox").fill("Members");
  await page.route("**/verification/challenge", (route) => route.abort("connectionrefused"));
  const button = analyser.results.getByRole("button", runAgain);
  for (let turn = 0; turn < 2; turn += 1) {
    await button.click();
    await expect(analyser.problem).toHaveText(/^Captcha error/);
  }
  const added = "Update the export\n\nWho may use it?\nMembers";
  await expect(analyser.ticket).toHaveValue(added);
  await page.unroute("**/verification/challenge");
  await giveEasyPuzzles(page);
  await button.click();
  await expect.poll(() => analyser.calls.map(({ input }) => input)).toEqual(["Update the export", added]);
});

test("the time that is shown is the one the server took", async ({ analyser, page }) => {
  for (const [elapsedMs, shown] of [
    [0, "read in under 1 ms"],
    [1, "read in 1 ms"],
    [1234, "read in 1234 ms"],
  ] as const) {
    await answerPreviews(page, assessed({ ...nothingFound, elapsedMs }));
    await analyser.submit("Change the label of the save button.");
    await expect(analyser.results.getByText(new RegExp(`\\b${shown}`))).toBeVisible();
    await expect(
      analyser.results.getByText("A full automated review with its test plan takes 13 seconds, measured at Sieveline."),
    ).toBeVisible();
  }
});
