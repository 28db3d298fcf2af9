import { analysesPerMinute } from "../../../contract/src/limits.ts";
import { expect, sentences, test } from "../support/analyser-page.ts";
import { answerPreviews, assessed, nothingFound, type PreviewAnswer, unreachable } from "../support/preview-answers.ts";
import { giveEasyPuzzles, proveToBeHuman } from "../support/verification.ts";

const ticket = "Support staff can open the order history of any customer.";

interface Refusal {
  what: string;
  answer: PreviewAnswer | typeof unreachable;
  sentence: string;
  /** The second line; none when absent. */
  detail?: string;
  /** Whether the proof of being human is lost with it. */
  losesProof?: boolean;
}

const error = (text: string, code = "captcha_invalid") => ({ error: text, code });
const hostile = '<img src="/x" onerror="document.title = 1"><b id="hostile">captcha</b>';

/** One of each kind; the tests of request-assessment.ts have them all. */
const refusals: readonly Refusal[] = [
  {
    what: "400 whose captcha text is HTML",
    answer: { status: 400, body: { error: hostile } },
    sentence: sentences.captchaRejected,
    losesProof: true,
  },
  {
    what: "400 of another kind",
    answer: { status: 400, body: error("The request is not JSON of the form that this address reads.") },
    sentence: sentences.general,
  },
  {
    what: "413",
    answer: { status: 413, body: error("The ticket is longer than 20,000 characters.", "input_too_long") },
    sentence: sentences.general,
    detail: "The ticket is longer than 20,000 characters.",
  },
  {
    what: "429 with a wait in minutes",
    answer: { status: 429, headers: { "retry-after": "90" }, body: error("Too many requests.") },
    sentence: sentences.general,
    detail: "You have reached the limit of analyses. Try again in 2 minutes.",
  },
  {
    what: "503 with a wait",
    answer: { status: 503, headers: { "retry-after": "1" }, body: error("The service is busy.") },
    sentence: sentences.general,
    detail: "The service is busy. Try again in 1 second.",
  },
  {
    what: "a connection that breaks",
    answer: unreachable,
    sentence: sentences.general,
    detail: "The server could not be reached. Your ticket is still here.",
  },
  { what: "an answer that is no JSON", answer: { body: '{"data": [' }, sentence: sentences.general },
];

test("the page says what went wrong when it is refused", async ({ analyser, page, problems }) => {
  problems.expect(/the server responded with a status of [45]|ERR_CONNECTION_REFUSED/);
  await giveEasyPuzzles(page);
  await analyser.open();
  for (const { what, answer, sentence, detail, losesProof = false } of refusals) {
    await test.step(what, async () => {
      await answerPreviews(page, assessed(nothingFound));
      await analyser.submit(ticket);
      await expect(analyser.tryAnother).toBeVisible();
      await expect(analyser.problem).toBeEmpty();

      await answerPreviews(page, answer);
      await analyser.submit(ticket);
      await expect(analyser.problem).toHaveText(`${sentence}${detail ?? ""}`);
      await expect(analyser.results.getByRole("alert")).toBeInViewport({ ratio: 1 });
      await expect(analyser.results).not.toContainText(sentences.empty);
      await expect(analyser.tryAnother).toHaveCount(0);
      await expect(analyser.ticket).toHaveValue(ticket);
      await expect(analyser.humanCheck).toHaveText(losesProof ? "Confirm you are human" : "Verified human");
      await expect(page.locator("#hostile")).toHaveCount(0);
    });
  }
});

test("a ticket over the limit is not sent, by the keyboard neither", async ({ analyser }) => {
  await analyser.open();
  await analyser.ticket.fill("x".repeat(20_001));
  await analyser.verify();
  await expect(analyser.analyse).toBeDisabled();
  await analyser.ticket.press("Control+Enter");
  await analyser.page.waitForTimeout(300); // a call would have begun by now
  expect(analyser.calls).toEqual([]);
  await analyser.ticket.fill("Change the label of the save button.");
  await analyser.analyse.click();
  await expect(analyser.tryAnother).toBeVisible();
});

test("the eleventh analysis within a minute has to wait", async ({ analyser, page, problems }) => {
  problems.expect(/the server responded with a status of 429/);
  for (let turn = 1; turn <= analysesPerMinute; turn += 1) {
    const token = await proveToBeHuman(page.request);
    const answer = await page.request.post("/intelligence/preview", { data: { token, input: ticket } });
    expect(answer.status(), `analysis ${turn}`).toBe(200);
  }
  await analyser.open();
  await analyser.submit(ticket);
  await expect(analyser.problem).toHaveText(
    new RegExp(`^${sentences.general}You have reached the limit of analyses. Try again in \\d+ seconds?\\.$`),
  );
  await expect(analyser.humanCheck).toHaveText("Verified human");
});

test("a proof serves once", async ({ page }) => {
  const token = await proveToBeHuman(page.request);
  const send = () => page.request.post("/intelligence/preview", { data: { token, input: ticket } });
  expect((await send()).status()).toBe(200);
  const again = await send();
  expect(again.status()).toBe(400);
  expect(await again.json()).toMatchObject({ code: "captcha_invalid" });
});
