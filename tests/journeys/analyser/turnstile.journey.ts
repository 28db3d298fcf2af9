import { randomUUID } from "node:crypto";
import { expect, sentences } from "../support/analyser-page.ts";
import { test } from "../support/turnstile.ts";

const ticket = "Change the label of the save button.";
/** A token that siteverify has not seen. It honours those that begin with `good`. */
const freshToken = () => `good-${randomUUID()}`;

test("a token from the widget is checked with Cloudflare and read once", async ({
  analyser,
  cloudflare,
  page,
  siteverify,
}) => {
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
});

test("a token that Cloudflare does not vouch for is refused, and the widget starts again", async ({
  analyser,
  cloudflare,
  problems,
}) => {
  problems.expect(/the server responded with a status of 400/);
  await analyser.open();
  await analyser.ticket.fill(ticket);
  await analyser.humanCheck.click();
  for (const [index, refused] of ["bad", "late"].entries()) {
    await expect(analyser.humanCheck).toHaveText("Checking…");
    await cloudflare.succeed(`${refused}-${randomUUID()}`);
    await analyser.analyse.click();
    await expect(analyser.problem).toHaveText(sentences.captchaRejected);
    await expect(analyser.results.getByText(sentences.empty)).toBeVisible();
    expect(await cloudflare.widgets()).toEqual([{ siteKey: "journey-site-key", resets: index + 1 }]);
  }
  await cloudflare.succeed(freshToken());
  await analyser.analyse.click();
  await expect(analyser.tryAnother).toBeVisible();
});

test("an expired token is given up", async ({ analyser, cloudflare }) => {
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

test("an error of the widget gives the token up and can be tried again", async ({ analyser, cloudflare }) => {
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
  test(`a script that ${fate} is an error after ten seconds, with a retry`, async ({
    analyser,
    cloudflare,
    page,
    problems,
  }) => {
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
  });
}

test("the home page uses the same widget", async ({ analyser, cloudflare }) => {
  await analyser.open("/#demo");
  await analyser.ticket.fill(ticket);
  await analyser.humanCheck.click();
  await cloudflare.succeed(freshToken());
  await analyser.analyse.click();
  await expect(analyser.tryAnother).toBeVisible();
});

test("answers to questions are read once the visitor has passed again", async ({ analyser, cloudflare }) => {
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
