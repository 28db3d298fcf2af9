import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Request } from "@playwright/test";
import { finding, ModelServer, modelFinding } from "../../../api/test/support/model-server.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/analyser-page.ts";
import { proveToBeHuman } from "../support/verification.ts";

const secret = "zebra-crossing-4711";
const ticket = `Any signed-in user may call GET /api/${secret}/{id}/orders with the id from the path and sees every order.`;

const said = (request: Request) =>
  [request.url(), JSON.stringify(request.headers()), request.postData() ?? ""].join("\n");

test("a ticket goes to the one place that reads it, and stays nowhere", async ({ analyser, context, page, server }) => {
  const requests: Request[] = [];
  context.on("request", (request) => requests.push(request));
  await analyser.open();
  await analyser.submit(ticket);
  await expect(analyser.tryAnother).toBeVisible();
  expect(await analyser.findings.count()).toBeGreaterThan(0);
  await analyser.unfold();
  await analyser.quotesOf(analyser.results).first().click();

  const carriers = requests.filter((request) => said(request).includes(secret));
  expect(carriers.map((request) => `${request.method()} ${request.url()}`)).toEqual([
    `POST ${server.origin}/intelligence/preview`,
  ]);
  expect(requests.map((request) => new URL(request.url()).origin).filter((origin) => origin !== server.origin)).toEqual(
    [],
  );

  const stored = await page.evaluate(async () => ({
    // Consent is what the journey began with.
    local: JSON.stringify(Object.keys(localStorage).filter((key) => !key.startsWith("cookie-"))),
    session: JSON.stringify(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    history: JSON.stringify(history.state),
  }));
  expect(stored).toEqual({ local: "[]", session: "{}", databases: [], caches: [], history: "null" });
  expect(await context.cookies()).toEqual([]);
  expect(page.url()).not.toContain(secret);

  await page.reload();
  await expect(analyser.ticket).toHaveValue("");
});

test("neither the server's log nor its data holds a ticket, whatever becomes of it", async ({
  analyser,
  page,
  server,
}) => {
  await analyser.open();
  await analyser.submit(ticket);
  await expect(analyser.tryAnother).toBeVisible();
  const token = await proveToBeHuman(page.request);
  const tooLong = { token, input: `${secret} `.repeat(1_100) };
  expect((await page.request.post("/intelligence/preview", { data: tooLong })).status()).toBe(413);
  for (const data of [{ token: "", input: ticket }, { token: secret, input: ticket }, { input: secret }, secret]) {
    expect((await page.request.post("/intelligence/preview", { data })).status()).toBe(400);
  }

  expect(server.log()).toContain('"path":"/intelligence/preview","status":200');
  expect(server.log()).not.toContain(secret);
  const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(0);
  for (const { name, parentPath } of files) {
    expect(readFileSync(join(parentPath, name)).includes(secret), name).toBe(false);
  }
});

test("session recorders are told to leave what is typed alone", async ({ analyser }) => {
  await analyser.open();
  for (const name of ["data-private", "data-hj-suppress", "data-clarity-mask"]) {
    await expect(analyser.ticket).toHaveAttribute(name);
  }
  await analyser.submit("Update the export");
  await expect(analyser.results.getByRole("textbox").first()).toHaveAttribute("data-private");
});

const plainTicket = "Support staff can open any customer's order history at GET /api/customers/{id}/orders.";
const untold = /If a language model reads it too, .* this line names the model before you send\.$/;

/** Journeys against a server whose second reader is a model on this machine. */
const withModel = test.extend<object, { model: ModelServer }>({
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

withModel(
  "the page names the model before a ticket can be sent, and afterwards who answered",
  async ({ analyser, model, page }) => {
    model.behaviour = { kind: "answer", says: finding(modelFinding({ name: "As the model put it" })) };
    const calls = model.calls.length;
    await analyser.open();
    await expect(privacyLine(page)).toHaveText(untold);
    await analyser.ticket.fill(plainTicket);
    await analyser.verify();
    const notice =
      "A language model on our own server reads this ticket too: local-model. Its answer replaces our program’s, unless it grades nothing high where ours does.";
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
  },
);

withModel("when the model fails the engine answers, and the page says that too", async ({ analyser, model }) => {
  model.behaviour = { kind: "status", status: 500 };
  await analyser.open();
  await analyser.submit(plainTicket);
  await expect(analyser.results).toContainText("without the language model");
  expect(await analyser.findings.count()).toBeGreaterThan(0);
});

withModel("an outside model is named with the host that the ticket goes to", async ({ analyser, page }) => {
  await page.route("**/verification/challenge", async (route) => {
    const response = await route.fetch();
    const reader = { name: "claude-haiku-4-5", host: "api.anthropic.com" };
    await route.fulfill({ response, json: { ...(await response.json()), reader } });
  });
  await analyser.open();
  await analyser.ticket.fill(plainTicket);
  await analyser.verify();
  await expect(privacyLine(page)).toContainText(
    "A language model of an outside provider reads this ticket too: claude-haiku-4-5 at api.anthropic.com. " +
      "Its answer replaces our program’s, unless it grades nothing high where ours does.",
  );
  await expect(privacyLine(page)).not.toContainText("third party");
});

test("with the engine alone the page says that nobody else sees the ticket", async ({ analyser, page }) => {
  await analyser.open();
  await expect(privacyLine(page)).toHaveText(untold);
  await analyser.submit(plainTicket);
  await expect(analyser.findings).not.toHaveCount(0);
  await expect(analyser.results).not.toContainText("without the language model");
  await expect(privacyLine(page)).toHaveText(/not stored, logged, or sent to any third party\.$/);
});
