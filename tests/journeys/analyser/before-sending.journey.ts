import { expect, sentences, test } from "../support/analyser-page.ts";
import { answerPreviews, assessed, holdPreviews, nothingFound } from "../support/preview-answers.ts";
import { giveEasyPuzzles } from "../support/verification.ts";

const ticket = "Change the label of the save button.";

test.beforeEach(async ({ analyser, page }) => {
  await giveEasyPuzzles(page);
  await answerPreviews(page, assessed(nothingFound));
  await analyser.open();
});

test("a blank ticket is not sent, even with a proof at hand", async ({ analyser }) => {
  await analyser.ticket.press("Control+Enter");
  await expect(analyser.problem).toHaveText(sentences.blank); // before the missing captcha
  await analyser.verify();
  for (const blank of ["", " ", "\n\t \u00a0\n", "\u200b\u200b \ufeff"]) {
    await analyser.ticket.fill(blank);
    await expect(analyser.analyse).toBeDisabled();
    for (const keys of ["Control+Enter", "Meta+Enter"]) {
      await analyser.ticket.press(keys);
      await expect(analyser.problem).toHaveText(sentences.blank);
      await analyser.samples.getByRole("button").first().click(); // clears the sentence
      await analyser.ticket.fill(blank);
      await expect(analyser.problem).toBeEmpty();
    }
  }
  expect(analyser.calls).toEqual([]);
});

test("another language than English is said before anything is sent", async ({ analyser, page }) => {
  const notice = page.getByText("This does not look like English");
  await analyser.ticket.fill("Les clients peuvent ouvrir la facture d'un autre compte avec son numéro");
  await expect(notice).toBeVisible();
  await analyser.ticket.fill(ticket);
  await expect(notice).toBeHidden();
  expect(analyser.calls).toEqual([]);
});

test("without a proof nothing is sent, and the button says what is missing", async ({ analyser }) => {
  await expect(analyser.analyse).toHaveAccessibleDescription("Paste a ticket or pick a sample first.");
  await analyser.ticket.fill(ticket);
  await expect(analyser.analyse).toHaveAccessibleDescription("Confirm you are human first.");
  await analyser.analyse.click(); // what is said in red is not said twice
  await expect(analyser.analyse).toHaveAccessibleDescription("");
  await expect(analyser.problem).toHaveText(sentences.captchaMissing);
  await analyser.ticket.press("Control+Enter");
  await expect(analyser.problem).toHaveText(sentences.captchaMissing);
  expect(analyser.calls).toEqual([]);
  await analyser.verify();
  await expect(analyser.problem).toBeEmpty();
  await expect(analyser.analyse).toHaveAccessibleDescription("");
});

test("Enter alone is a new line, with Control or Command it analyses", async ({ analyser }) => {
  for (const [index, keys] of ["Control+Enter", "Meta+Enter"].entries()) {
    await analyser.ticket.fill(ticket);
    await analyser.verify();
    await analyser.ticket.press("Enter");
    await expect(analyser.ticket).toHaveValue(`${ticket}\n`);
    expect(analyser.calls).toHaveLength(index);
    await analyser.ticket.press(keys);
    await expect(analyser.tryAnother).toBeVisible();
    expect(analyser.calls).toHaveLength(index + 1);
    await analyser.tryAnother.click();
  }
});

test("while one analysis runs, no other begins", async ({ analyser, page }) => {
  const release = await holdPreviews(page, assessed(nothingFound));
  await analyser.ticket.fill(ticket);
  await analyser.verify();
  await analyser.analyse.dblclick();
  await expect(analyser.results.getByText(sentences.loading)).toBeVisible();
  await expect(analyser.analyse).toBeDisabled();
  await analyser.ticket.press("Control+Enter");
  await expect(analyser.ticket).not.toBeEditable();
  for (const sample of await analyser.samples.getByRole("button").all()) await expect(sample).toBeDisabled();
  release();
  await expect(analyser.tryAnother).toBeVisible();
  await expect(analyser.ticket).toBeEditable();
  expect(analyser.calls).toHaveLength(1);
});

test("an analysis whose ticket was cleared is forgotten", async ({ analyser, page }) => {
  const release = await holdPreviews(page, assessed(nothingFound));
  await analyser.takeSample("Content Update");
  await analyser.verify();
  await analyser.analyse.click();
  await expect(analyser.results.getByText(sentences.loading)).toBeVisible();
  await analyser.samples.getByRole("button", { name: "Clear Sample" }).click();
  release();
  await expect(analyser.results.getByText(sentences.empty)).toBeVisible();
  await page.waitForTimeout(300); // an answer that was not forgotten would have come by now
  await expect(analyser.results.getByText(sentences.empty)).toBeVisible();
  await expect(analyser.problem).toBeEmpty();
});

test("the counter counts as one types, and shows the limit from 18,000 on", async ({ analyser, page }) => {
  const counter = page.getByRole("region", { name: "Ticket", exact: true }).getByText(/ characters?$/);
  await expect(counter).toHaveText("0 characters");
  await analyser.ticket.pressSequentially("a");
  await expect(counter).toHaveText("1 character");
  for (const [length, shown] of [
    [2, "2 characters"],
    [17_999, "17,999 characters"],
    [18_000, "18,000 / 20,000 characters"],
    [20_000, "20,000 / 20,000 characters"],
    [20_001, "20,001 / 20,000 characters"],
  ] as const) {
    await analyser.ticket.fill("a".repeat(length));
    await expect(counter).toHaveText(shown);
  }
});

test("above the limit the button is disabled and says why; at the limit the ticket is sent whole", async ({
  analyser,
  page,
}) => {
  const reason = "characters? too long: 20,000 can be read at once. Nothing has been cut.";
  await analyser.verify();
  await analyser.ticket.fill(`${"a".repeat(20_001)}`);
  await expect(analyser.analyse).toBeDisabled();
  await expect(analyser.analyse).toHaveAccessibleDescription(new RegExp(`^The ticket is 1 ${reason}$`));
  await expect(page.getByText(/^The ticket is 1 character too long/)).toBeVisible();
  await analyser.ticket.fill("a".repeat(21_500));
  await expect(analyser.analyse).toHaveAccessibleDescription(new RegExp(`^The ticket is 1,500 ${reason}$`));
  await expect(analyser.ticket).toHaveValue("a".repeat(21_500));

  await analyser.ticket.fill("a".repeat(20_000));
  await expect(page.getByText(/too long/)).toHaveCount(0);
  await expect(analyser.analyse).toHaveAccessibleDescription("");
  await analyser.analyse.click();
  await expect(analyser.tryAnother).toBeVisible();
  expect(analyser.calls.map(({ input }) => input.length)).toEqual([20_000]);
});

test("what is pressed before the script is there counts once it is", async ({ analyser, page }) => {
  const arrive = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await page.goto("/change-analysis-tool", { waitUntil: "commit" });
  await analyser.samples.getByRole("button", { name: "Content Update" }).click();
  await analyser.humanCheck.click();
  arrive.resolve();
  await expect(analyser.humanCheck).toHaveText("Verified human");
  await expect(analyser.ticket).not.toHaveValue("");
});

test("on the home page the very first press counts, however slow the scripts", async ({ analyser, page }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.goto("/");
  await page.route("**/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await analyser.humanCheck.click();
  await page.waitForTimeout(300);
  await expect(page.locator("astro-island[ssr]")).toHaveCount(1); // its scripts are still on their way
  arrive();
  await expect(analyser.humanCheck).toHaveText("Verified human");
});

test("text typed before the scripts arrive is kept", async ({ analyser, page }) => {
  for (const address of ["/change-analysis-tool", "/"]) {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(address, { waitUntil: "commit" });
    await analyser.ticket.click();
    await analyser.ticket.pressSequentially("Let anybody export ");
    await expect(page.locator("astro-island[ssr]")).toHaveCount(1);

    arrive();
    await analyser.becomesInteractive();
    await expect(analyser.ticket).toHaveValue("Let anybody export ");
    await expect(analyser.ticket).toBeFocused();
    await page.keyboard.type("every invoice.");
    await expect(analyser.ticket).toHaveValue("Let anybody export every invoice.");
    const counter = page.getByRole("region", { name: "Ticket", exact: true }).getByText(/ characters?$/);
    await expect(counter).toHaveText("33 characters");
    await expect(analyser.analyse).toBeEnabled();
    await analyser.verify();
    await analyser.analyse.click();
    await expect(analyser.tryAnother).toBeVisible();
    expect(analyser.calls.at(-1)?.input).toBe("Let anybody export every invoice.");
    await page.unroute("**/*.js");
  }
  expect(analyser.calls).toHaveLength(2);
});
