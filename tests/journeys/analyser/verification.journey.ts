import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, sentences, test } from "../support/analyser-page.ts";
import { answerPreviews, assessed, nothingFound } from "../support/preview-answers.ts";
import { test as withTurnstile } from "../support/turnstile.ts";

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

test("a proof that ran out while the page waited in the history is given up when it is shown again", async ({
  analyser,
  page,
}) => {
  await analyser.open();
  await analyser.ticket.fill(ticket);
  await analyser.verify();
  await page.evaluate(() => {
    const later = Date.now() + 5 * 60_000;
    Date.now = () => later;
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(analyser.humanCheck).toHaveText("Expired: confirm again");
  await expect(analyser.problem).toHaveText(sentences.captchaExpired);
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

/** A token that siteverify has not seen. It honours those that begin with `good`. */
const freshToken = () => `good-${randomUUID()}`;

withTurnstile(
  "a token from the widget is checked with Cloudflare and read once",
  async ({ analyser, cloudflare, page, siteverify }) => {
    await analyser.open();
    expect(cloudflare.asked).toBe(0); // the visitor has not asked for it yet
    await analyser.ticket.fill(ticket);
    await analyser.humanCheck.click();
    await expect(page.getByTitle(/Cloudflare/)).toBeVisible();
    await expect(page.frameLocator("[title*=Cloudflare]").getByText("Cloudflare")).toBeVisible();
    expect(await cloudflare.widgets()).toEqual([{ siteKey: "journey-site-key", resets: 0 }]);
    await expect(analyser.humanCheck).toHaveText("Checking…");

    const token = freshToken();
    await cloudflare.succeed(token);
    await expect(analyser.humanCheck).toHaveText("Verified human");
    await analyser.analyse.click();
    await expect(analyser.tryAnother).toBeVisible();
    expect(analyser.calls).toEqual([{ token, input: ticket }]);
    expect(siteverify.calls.filter((form) => form.get("response") === token)).toHaveLength(1);

    // The widget starts again by itself; until it has succeeded there is no token.
    expect(await cloudflare.widgets()).toEqual([{ siteKey: "journey-site-key", resets: 1 }]);
    await expect(analyser.humanCheck).toHaveText("Checking…");
    await analyser.analyse.click();
    await expect(analyser.problem).toHaveText(sentences.captchaMissing);
    await cloudflare.succeed(freshToken());
    await expect(analyser.problem).toBeEmpty();
    await analyser.analyse.click();
    await expect(analyser.tryAnother).toBeVisible();
    await expect.poll(() => analyser.calls.length).toBe(2);
  },
);

withTurnstile(
  "a token that Cloudflare does not vouch for is refused, and the widget starts again",
  async ({ analyser, cloudflare, problems }) => {
    problems.expect(/the server responded with a status of 400/);
    await analyser.open();
    await analyser.ticket.fill(ticket);
    await analyser.humanCheck.click();
    for (const [index, refused] of ["bad", "late"].entries()) {
      await expect(analyser.humanCheck).toHaveText("Checking…");
      await cloudflare.succeed(`${refused}-${randomUUID()}`);
      await analyser.analyse.click();
      await expect(analyser.problem).toHaveText(sentences.captchaRejected);
      await expect(analyser.results.getByRole("alert")).toBeVisible();
      expect(await cloudflare.widgets()).toEqual([{ siteKey: "journey-site-key", resets: index + 1 }]);
    }
    await cloudflare.succeed(freshToken());
    await analyser.analyse.click();
    await expect(analyser.tryAnother).toBeVisible();
  },
);

withTurnstile("an expired token is given up", async ({ analyser, cloudflare }) => {
  await analyser.open();
  await analyser.ticket.fill(ticket);
  await analyser.humanCheck.click();
  await cloudflare.succeed(freshToken());
  await expect(analyser.humanCheck).toHaveText("Verified human");
  await cloudflare.expire();
  await expect(analyser.humanCheck).toHaveText("Expired: confirm again");
  await expect(analyser.problem).toHaveText(sentences.captchaExpired);
  await analyser.analyse.click();
  await expect(analyser.problem).toHaveText(sentences.captchaMissing);
  expect(analyser.calls).toEqual([]);

  await analyser.humanCheck.click();
  expect(await cloudflare.widgets()).toEqual([{ siteKey: "journey-site-key", resets: 1 }]);
  await cloudflare.succeed(freshToken());
  await expect(analyser.problem).toBeEmpty();
  await analyser.analyse.click();
  await expect(analyser.tryAnother).toBeVisible();
});

withTurnstile("an error of the widget gives the token up and can be tried again", async ({ analyser, cloudflare }) => {
  await analyser.open();
  await analyser.ticket.fill(ticket);
  await analyser.humanCheck.click();
  await cloudflare.succeed(freshToken());
  await expect(analyser.humanCheck).toHaveText("Verified human");
  expect(await cloudflare.fail()).toEqual([true]);
  await expect(analyser.problem).toHaveText(sentences.captchaError);
  await expect(analyser.humanCheck).toHaveText("Try again");
  await analyser.analyse.click();
  await expect(analyser.problem).toHaveText(sentences.captchaMissing);
  expect(analyser.calls).toEqual([]);

  await analyser.humanCheck.click();
  await cloudflare.succeed(freshToken());
  await analyser.analyse.click();
  await expect(analyser.tryAnother).toBeVisible();
});

for (const fate of ["hangs", "fails"] as const) {
  withTurnstile(
    `a script that ${fate} is an error after ten seconds, with a retry`,
    async ({ analyser, cloudflare, page, problems }) => {
      problems.expect(/ERR_CONNECTION_REFUSED/);
      cloudflare.script = fate;
      await page.clock.install();
      await analyser.open();
      await analyser.ticket.fill(ticket);
      await analyser.stopClock();
      await analyser.humanCheck.click();
      await expect.poll(() => cloudflare.asked).toBe(1);
      await page.clock.runFor(9_900);
      await expect(analyser.humanCheck).toHaveText("Checking…");
      await expect(analyser.problem).toBeEmpty();
      await page.clock.runFor(200);
      await expect(analyser.problem).toHaveText(sentences.captchaError);
      await expect(analyser.humanCheck).toHaveText("Try again");
      await analyser.analyse.click();
      await expect(analyser.problem).toHaveText(sentences.captchaMissing);
      expect(analyser.calls).toEqual([]);

      await page.clock.resume();
      if (fate === "fails") cloudflare.script = "arrives";
      await analyser.humanCheck.click();
      cloudflare.release();
      await cloudflare.succeed(freshToken());
      await expect(analyser.problem).toBeEmpty();
      await analyser.analyse.click();
      await expect(analyser.tryAnother).toBeVisible();
    },
  );
}

withTurnstile("the home page uses the same widget", async ({ analyser, cloudflare }) => {
  await analyser.open("/#demo");
  await analyser.ticket.fill(ticket);
  await analyser.humanCheck.click();
  await cloudflare.succeed(freshToken());
  await analyser.analyse.click();
  await expect(analyser.tryAnother).toBeVisible();
});

withTurnstile("answers to questions are read once the visitor has passed again", async ({ analyser, cloudflare }) => {
  await analyser.open();
  await analyser.ticket.fill("Update the export");
  await analyser.humanCheck.click();
  await cloudflare.succeed(freshToken());
  await analyser.analyse.click();
  await analyser.results.getByRole("textbox").first().fill("Any customer can download any invoice by its number.");
  await analyser.results.getByRole("button", { name: "Add answers and analyse again" }).click();
  expect(analyser.calls).toHaveLength(1);
  await cloudflare.succeed(freshToken());
  await expect.poll(() => analyser.calls.length).toBe(2);
  expect(analyser.calls[1]?.input).toContain("Any customer can download any invoice by its number.");
});
