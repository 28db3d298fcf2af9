import type { Page } from "@playwright/test";
import { expect, sentences, test } from "../support/analyser-page.ts";
import { answerPreviews, assessed, nothingFound } from "../support/preview-answers.ts";

const ticket = "Change the label of the save button.";

/** Answers `times` challenges with something of no use, and lets the later ones through to the server. */
async function failChallenges(page: Page, times: number, answer: { status: number; body: string }) {
  const asked = { count: 0 };
  await page.route("**/verification/challenge", async (route) => {
    asked.count += 1;
    if (asked.count <= times) await route.fulfill({ contentType: "application/json", ...answer });
    else await route.continue();
  });
  return asked;
}

test("the visitor starts it, and it is kept for one analysis", async ({ analyser, page }) => {
  let challenges = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/verification/challenge") challenges += 1;
  });
  await analyser.open();
  await expect(analyser.humanCheck).toHaveText("Confirm you are human");
  await analyser.ticket.fill(ticket);
  expect(challenges).toBe(0);
  await analyser.humanCheck.click();
  await expect(analyser.humanCheck).toHaveText("Verified human");
  await analyser.humanCheck.press("Enter"); // has nothing left to do
  await expect(analyser.humanCheck).toHaveText("Verified human");
  expect(challenges).toBe(1);
  await analyser.analyse.click();
  await expect(analyser.tryAnother).toBeVisible();
  await expect(analyser.humanCheck).toHaveText("Confirm you are human");
});

test("a proof expires after five minutes at the latest, and can be made again", async ({ analyser, page }) => {
  await page.clock.install();
  await analyser.open();
  await analyser.ticket.fill(ticket);
  await analyser.verify();
  await page.clock.fastForward("04:30");
  await expect(analyser.humanCheck).toHaveText("Verified human");
  await page.clock.fastForward("00:30");
  await expect(analyser.humanCheck).toHaveText("Expired: confirm again");
  await expect(analyser.problem).toHaveText(sentences.captchaExpired);
  await analyser.analyse.click();
  await expect(analyser.problem).toHaveText(sentences.captchaMissing);
  expect(analyser.calls).toEqual([]);

  await analyser.verify();
  await expect(analyser.problem).toBeEmpty();
  await analyser.analyse.click();
  await expect(analyser.tryAnother).toBeVisible();
});

test("a proof that was used does not expire later", async ({ analyser, page }) => {
  await page.clock.install();
  await answerPreviews(page, assessed(nothingFound));
  await analyser.open();
  await analyser.submit(ticket);
  await expect(analyser.tryAnother).toBeVisible();
  await page.clock.fastForward("05:01");
  await expect(analyser.humanCheck).toHaveText("Confirm you are human");
  await expect(analyser.problem).toBeEmpty();
});

for (const [what, answer] of [
  ["fails", { status: 500, body: "{}" }],
  ["answers in another form", { status: 200, body: '{"kind":"riddle"}' }],
] as const) {
  test(`a challenge that ${what} four times is a captcha error, with a retry`, async ({ analyser, page, problems }) => {
    problems.expect(/the server responded with a status of 500/);
    const asked = await failChallenges(page, 4, answer);
    await page.clock.install();
    await analyser.open();
    await analyser.ticket.fill(ticket);
    await analyser.stopClock();
    await analyser.humanCheck.click();
    await expect(analyser.humanCheck).toHaveText("Checking…");
    await expect(analyser.problem).toBeEmpty();
    await analyser.untilCaptchaError();
    await expect(analyser.humanCheck).toHaveText("Try again");
    expect(asked.count).toBe(4);

    await page.clock.resume();
    await analyser.verify();
    await expect(analyser.problem).toBeEmpty();
    await analyser.analyse.click();
    await expect(analyser.tryAnother).toBeVisible();
  });
}

test("a challenge that never comes is a captcha error after ten seconds", async ({ analyser, page }) => {
  await page.clock.install();
  // The browser's own timeouts do not heed the page's clock.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("Too late", "TimeoutError")), ms);
      return controller.signal;
    };
  });
  let asked = false;
  await page.route("**/verification/challenge", () => {
    asked = true; // and gets no answer
  });
  await analyser.open();
  await analyser.stopClock();
  await analyser.humanCheck.click();
  await expect.poll(() => asked).toBe(true);
  await page.clock.runFor(9_900);
  await expect(analyser.humanCheck).toHaveText("Checking…");
  await page.clock.runFor(200);
  await expect(analyser.problem).toHaveText(sentences.captchaError);
  await expect(analyser.humanCheck).toHaveText("Try again");
});

test("a challenge that comes at the second try is not an error", async ({ analyser, page, problems }) => {
  problems.expect(/the server responded with a status of 500/);
  await failChallenges(page, 1, { status: 500, body: "" });
  await analyser.open();
  await analyser.ticket.fill(ticket);
  await analyser.humanCheck.click();
  await expect(analyser.humanCheck).toHaveText("Verified human");
  await expect(analyser.problem).toBeEmpty();
});
