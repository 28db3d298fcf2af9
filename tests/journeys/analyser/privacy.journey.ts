import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Request } from "@playwright/test";
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
