import { expect, test } from "../support/analyser-page.ts";
import { answerPreviews, assessed, finding, nothingFound, tooLittleSaid } from "../support/preview-answers.ts";
import { giveEasyPuzzles } from "../support/verification.ts";

const runAgain = { name: "Add answers and analyse again" };

test("a ticket that says too little gets questions from the engine, and answers settle it", async ({ analyser }) => {
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
  await analyser.results.getByRole("button", runAgain).click();
  await expect(analyser.results.getByText("Testable", { exact: true })).toBeVisible({ timeout: 10_000 });
  expect(await analyser.findings.count()).toBeGreaterThan(0);
  expect(analyser.calls).toHaveLength(2);
  const { input = "" } = analyser.calls[1] ?? {};
  expect(input.startsWith("Update the export\n\n")).toBe(true);
  expect(input.endsWith(`?\n${answer}`)).toBe(true);
  await expect(analyser.ticket).toHaveValue(input);
});

test("each question has a field of its name, and only given answers are added", async ({ analyser, page }) => {
  const questions = ["Who may use it?", "Which data does it read?", "Where is it reached from?"];
  await giveEasyPuzzles(page);
  await answerPreviews(page, assessed(tooLittleSaid(...questions)));
  await analyser.open();
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
  await giveEasyPuzzles(page);
  await answerPreviews(page, assessed(tooLittleSaid("Who may use it?")));
  await analyser.open();
  await analyser.submit("Update the export");
  await analyser.results.getByRole("textbox").fill("Somebody");
  await analyser.results.getByRole("button", runAgain).click();
  await expect.poll(() => analyser.calls.length).toBe(2);
  await expect(analyser.results.getByRole("textbox")).toHaveValue("");
});

test("without questions the visitor is told what to add", async ({ analyser, page }) => {
  await giveEasyPuzzles(page);
  await answerPreviews(page, assessed(tooLittleSaid()));
  await analyser.open();
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
  await giveEasyPuzzles(page);
  await answerPreviews(page, assessed(tooLittleSaid("Who may use it?")));
  await analyser.open();
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
