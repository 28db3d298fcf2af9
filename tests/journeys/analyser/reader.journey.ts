import type { Page } from "@playwright/test";
import { finding, ModelServer, modelFinding } from "../../../api/test/support/model-server.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test as journey } from "../support/analyser-page.ts";

const ticket = "Support staff can open any customer's order history at GET /api/customers/{id}/orders.";
const untold = /Should a language model read it, this line says so before it is sent\.$/;

/** Journeys against a server whose second reader is a model on this machine. */
const test = journey.extend<object, { model: ModelServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      await using model = await new ModelServer().listen();
      await use(model);
    },
    { scope: "worker" },
  ],
  serverSettings: [
    async ({ model }, use) =>
      use({
        ANALYST_MODEL: "openai-compatible:local-model",
        ANALYST_MODEL_KEY: ModelServer.key,
        ANALYST_MODEL_URL: model.settings().url,
      }),
    { scope: "worker" },
  ],
});

const privacyLine = (page: Page) => page.getByText(/read in memory and forgotten/);

test("the page names the model before a ticket can be sent, and afterwards who answered", async ({
  analyser,
  model,
  page,
}) => {
  model.behaviour = { kind: "answer", says: finding(modelFinding({ name: "As the model put it" })) };
  const calls = model.calls.length;
  await analyser.open();
  await expect(privacyLine(page)).toHaveText(untold);
  await analyser.ticket.fill(ticket);
  await analyser.verify();
  const notice = "A language model on our own server reads this ticket too: local-model.";
  await expect(privacyLine(page)).toContainText(notice);
  await expect(analyser.ticket).toHaveAccessibleDescription(new RegExp(notice));
  await expect(analyser.announcement).toContainText(notice);
  expect(analyser.calls).toHaveLength(0);
  expect(model.calls).toHaveLength(calls);
  await expectAccessible(page, "a model announced");

  await analyser.analyse.click();
  await expect(analyser.findings).toHaveCount(1);
  await expect(analyser.results).toContainText("As the model put it");
  await expect(analyser.results).toContainText("by local-model");
  expect(await analyser.markedText()).toBe("any customer's order history");
  expect(model.calls).toHaveLength(calls + 1);
});

test("when the model fails the engine answers, and the page says that too", async ({ analyser, model }) => {
  model.behaviour = { kind: "status", status: 500 };
  await analyser.open();
  await analyser.submit(ticket);
  await expect(analyser.results).toContainText("without the language model");
  expect(await analyser.findings.count()).toBeGreaterThan(0);
});

test("an outside model is named with the host that the ticket goes to", async ({ analyser, page }) => {
  await page.route("**/verification/challenge", async (route) => {
    const response = await route.fetch();
    const reader = { name: "claude-haiku-4-5", host: "api.anthropic.com" };
    await route.fulfill({ response, json: { ...(await response.json()), reader } });
  });
  await analyser.open();
  await analyser.ticket.fill(ticket);
  await analyser.verify();
  await expect(privacyLine(page)).toContainText(
    "A language model of an outside provider reads this ticket too: claude-haiku-4-5 at api.anthropic.com.",
  );
  await expect(privacyLine(page)).not.toContainText("third party");
});

journey("with the engine alone the page says that nobody else sees the ticket", async ({ analyser, page }) => {
  await analyser.open();
  await expect(privacyLine(page)).toHaveText(untold);
  await analyser.submit(ticket);
  await expect(analyser.findings).not.toHaveCount(0);
  await expect(analyser.results).not.toContainText("without the language model");
  await expect(privacyLine(page)).toHaveText(/not stored, logged, or shown to any third party\.$/);
});
