import { expect, test } from "../support/analyser-page.ts";

const ticket = `Support staff can open the order history of any customer.

GET /api/customers/{id}/orders returns every order with address and card digits. Any signed-in user may call it.`;

test("the home page reads a ticket too, without samples", async ({ analyser, page }) => {
  await analyser.open("/#demo");
  await expect(page).toHaveURL("/#demo");
  await expect(analyser.samples).toHaveCount(0);
  await analyser.submit(ticket);
  await expect(analyser.results.getByText("Testable", { exact: true })).toBeVisible();
  expect(await analyser.findings.count()).toBeGreaterThan(0);
  const quote = analyser.quotesOf(analyser.results).first();
  const phrase = ((await quote.textContent()) ?? "").slice(1, -1);
  expect(ticket).toContain(phrase);
  await quote.click();
  expect((await analyser.selectedText()).trim()).toBe(phrase);
  await analyser.tryAnother.click();
  await expect(analyser.ticket).toHaveValue("");
});

for (const address of ["/change-analysis-tool", "/"]) {
  test(`text typed before the scripts arrive is kept on ${address}`, async ({ analyser, page }) => {
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
    expect(analyser.calls.map(({ input }) => input)).toEqual(["Let anybody export every invoice."]);
  });
}
