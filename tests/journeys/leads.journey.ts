import { createHmac } from "node:crypto";
import type { FrameLocator, Page } from "@playwright/test";
import { MailServer } from "../../api/test/support/mail-server.ts";
import { freePort } from "../../api/test/support/service-process.ts";
import { WebhookServer } from "../../api/test/support/webhook-server.ts";
import { paths } from "../../site/src/routes.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { startServer } from "./support/server.ts";

const anna = { Name: "Anna Lind", "Work e-mail": "anna@example.com", Company: "Lind & Co" };

async function fillIn(form: Page | FrameLocator, values: Record<string, string> = anna): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value);
}

test("a demo is booked in two short steps, inside the page, and leads to the thanks", async ({ page }) => {
  await page.goto(paths.bookADemo);
  const form = page.frameLocator("iframe[title='Request a demo']");
  await fillIn(form);
  await expect(form.getByLabel("Your role")).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("Your role")).toBeFocused();
  await form.getByLabel("Team size").selectOption("11 to 50");
  await form.getByLabel("What you have in mind").selectOption("Managed service");
  await form.getByLabel("What should we prepare?").fill("Three tickets about a payment.");
  await form.getByRole("button", { name: "Request the demo" }).click();
  await expect(page).toHaveURL(paths.bookingSuccess);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
});

test("nothing promises a mail where none can be sent", async ({ page }) => {
  await page.goto(paths.bookingSuccess);
  await expect(page.getByRole("listitem").filter({ hasText: "No confirmation is mailed" })).toBeVisible();
  await expect(page.getByText("A confirmation arrives by e-mail")).toHaveCount(0);
  await page.goto(paths.newsletterForm);
  await expect(page.getByRole("button", { name: "Sign me up" })).toBeVisible();
  await expect(page.getByText("Your address goes to the newsletter's editor")).toBeVisible();
  await expect(page.getByText("We send a link")).toHaveCount(0);
});

test("the frame grows with the second step, and nothing in it scrolls", async ({ page }) => {
  await page.goto(paths.bookADemo);
  const frame = page.locator("iframe[title='Request a demo']");
  const form = page.frameLocator("iframe[title='Request a demo']");
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(500);
  const agenda = page.getByRole("main").getByRole("listitem").first();
  const before = await agenda.boundingBox();
  await fillIn(form);
  await form.getByRole("button", { name: "Continue" }).click();
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(500);
  const hidden = () => form.locator("html").evaluate((html) => html.scrollHeight - html.clientHeight);
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  expect((await agenda.boundingBox())?.y, "what stands beside it").toBe(before?.y);
});

test("mistakes are named in a summary and beside their fields, and go as they are mended", async ({ page }) => {
  await page.goto(paths.bookingForm);
  await page.getByLabel("Work e-mail").fill("anna@");
  await page.getByRole("button", { name: "Continue" }).click();
  const summary = page.locator("[data-summary]");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Please enter your name.",
    "Please check the e-mail address: it should look like anna@example.com.",
    "Please enter the company's name.",
  ]);
  for (const link of await summary.getByRole("link").all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await expectAccessible(page, "the form with mistakes");
  await summary.getByRole("link", { name: "Please check" }).click();
  const email = page.getByLabel("Work e-mail");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/it should look like/);
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("anna@example.com");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await fillIn(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Your role")).toBeFocused();
  await expectAccessible(page, "the second step");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Anna Lind");
});

test("when the server stores nothing, the form says so, keeps everything, and works at the next press", async ({
  page,
  problems,
}) => {
  problems.expect(/status of 503/);
  let refusals = 0;
  const keys = new Set<unknown>();
  const proofs = new Set<string>();
  await page.route(`**${paths.bookingForm}`, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const sent = route.request().postDataJSON();
    keys.add(sent.key);
    proofs.add(sent.token);
    refusals += 1;
    if (refusals > 1) return route.continue();
    const error = { error: "Your request could not be stored.", code: "not_stored" };
    return route.fulfill({ status: 503, json: error });
  });
  await page.goto(paths.bookingForm);
  await fillIn(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("What should we prepare?").fill("A long text");
  await page.getByRole("button", { name: "Request the demo" }).click();
  await expect(page.getByRole("alert").getByText("Your request could not be stored.")).toBeVisible();
  await expect(page.getByLabel("What should we prepare?")).toHaveValue("A long text");
  await page.getByRole("button", { name: "Request the demo" }).click();
  await expect(page).toHaveURL(paths.bookingSuccess);
  expect(keys.size, "one key for both presses").toBe(1);
  expect(
    [...proofs].map((proof) => proof.length > 100),
    "a proof of work for each press",
  ).toEqual([true, true]);
});

test("the form's script that does not come costs nobody the form", async ({ page, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  const press = Promise.withResolvers<void>();
  await page.route("**/BookingForm*.js*", async (route) => {
    await press.promise; // once it has failed the button is gone
    await route.abort();
  });
  await page.goto(paths.bookingForm);
  await fillIn(page);
  await page.getByRole("button", { name: "Continue" }).click();
  press.resolve();
  await page.getByLabel("What should we prepare?").fill("Nothing is sent before this was shown");
  await expect(page.getByRole("button", { name: "Continue" })).toBeHidden();
  await page.getByRole("button", { name: "Request the demo" }).click();
  await expect(page).toHaveURL(paths.bookingSuccess);
});

test("a press before the form's script is there leads to the second step, not away", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  const arrive = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await page.goto(paths.bookingForm, { waitUntil: "commit" });
  await fillIn(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Company").press("Enter");
  expect(sent).toEqual([]);
  arrive.resolve();
  await expect(page.getByLabel("What should we prepare?")).toBeVisible();
  await expect(page).toHaveURL(paths.bookingForm);
  expect(sent).toEqual([]);
});

test("nothing of React is loaded before a form is touched, and what is in its fields by then stays", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto(paths.bookingForm, { waitUntil: "networkidle" });
  expect(loaded.filter((address) => /client\.|BookingForm/.test(address))).toEqual([]);
  const email = page.getByLabel("Work e-mail");
  await email.evaluate((field: HTMLInputElement) => {
    field.value = "anna@example.com"; // as a browser that fills in the form does
  });
  await page.getByLabel("Name").fill("Anna Lind");
  await page.getByLabel("Name").press("Enter");
  await expect(page.locator("[data-summary]").getByRole("link")).toHaveText(["Please enter the company's name."]);
  await expect(email).toHaveValue("anna@example.com");
});

test("a form whose script cannot be had stands whole", async ({ page, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(paths.bookingForm);
  await expect(page.getByRole("button", { name: "Continue" })).toBeHidden();
  await fillIn(page);
  await page.getByLabel("What should we prepare?").fill("All of it at once");
  await page.getByRole("button", { name: "Request the demo" }).click();
  await expect(page).toHaveURL(paths.bookingSuccess);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("one page, a plain post, the thanks in the whole window", async ({ page }) => {
    await page.goto(paths.bookADemo);
    const form = page.frameLocator("iframe[title='Request a demo']");
    await expect(form.getByRole("button", { name: "Continue" })).toBeHidden();
    await fillIn(form);
    await form.getByLabel("What should we prepare?").fill("Three tickets");
    await form.getByRole("button", { name: "Request the demo" }).click();
    await expect(page).toHaveURL(paths.bookingSuccess);
  });

  test("what the browser let pass is said on a page that keeps what was typed", async ({ page, problems }) => {
    problems.expect(/status of 422/);
    await page.goto(paths.bookingForm);
    await fillIn(page, { ...anna, "Work e-mail": "anna@example" }); // a browser accepts a host without a dot
    await page.getByLabel("What you have in mind").selectOption("In-house use");
    await page.getByRole("button", { name: "Request the demo" }).click();
    await expect(page).toHaveURL(paths.bookingForm);
    await expect(page.getByLabel("Work e-mail")).toHaveAccessibleDescription(/it should look like/);
    await expect(page.getByLabel("Name")).toHaveValue("Anna Lind");
    await expect(page.getByLabel("What you have in mind")).toHaveValue("in-house");
    await page.getByLabel("Work e-mail").fill("anna@example.com");
    await page.getByRole("button", { name: "Request the demo" }).click();
    await expect(page).toHaveURL(paths.bookingSuccess);
  });
});

const secret = "s".repeat(40);

interface Receivers {
  crm: WebhookServer;
  post: MailServer;
}

/** A server of its own whose leads go to a local CRM and a local mail server. */
const withReceivers = test.extend<{ receivers: Receivers }>({
  receivers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      await using crm = new WebhookServer();
      await using post = new MailServer();
      await use({ crm, post });
    },
    { auto: true },
  ],
  baseURL: async ({ receivers: { crm, post } }, use) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const server = await startServer({
      PORT: `${port}`,
      LEAD_WEBHOOK_URL: await crm.listen(),
      LEAD_WEBHOOK_SECRET: secret,
      SMTP_URL: await post.listen(),
      LEAD_MAIL_TO: "sales@house.example",
      PUBLIC_SITE_ORIGIN: origin,
      METRICS_PORT: "0",
    });
    await use(origin);
    expect(server.log(), "nothing of a visitor is in the log").not.toMatch(/anna|lind|three tickets/i);
    await server.stop();
  },
});

async function expectDelivered({ crm, post }: Receivers): Promise<void> {
  await expect.poll(() => crm.accepted.length).toBe(1);
  const [{ headers, text, body } = { headers: {}, text: "", body: null }] = crm.accepted;
  expect(body).toMatchObject({
    event: "demo.requested",
    lead: { name: "Anna Lind", email: "anna@example.com", company: "Lind & Co", message: "Three tickets" },
  });
  const head = headers as Record<string, string>;
  const signed = `${head["webhook-id"]}.${head["webhook-timestamp"]}.${text}`;
  expect(head["webhook-signature"]).toBe(`v1,${createHmac("sha256", secret).update(signed).digest("base64")}`);
  expect(head["idempotency-key"]).toBe(body?.id);
  await expect
    .poll(() => post.mails.map(({ to }) => to[0]).sort())
    .toEqual(["anna@example.com", "sales@house.example"]);
}

for (const javaScriptEnabled of [true, false]) {
  withReceivers.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    withReceivers.use({ javaScriptEnabled });

    withReceivers("a booking ends in the CRM, at sales and in the visitor's mailbox", async ({ page, receivers }) => {
      await page.goto(paths.bookADemo);
      const form = page.frameLocator("iframe[title='Request a demo']");
      await form.getByLabel("Name").fill("Anna Lind");
      await form.getByLabel("Work e-mail").fill("Anna@Example.com");
      await form.getByLabel("Company").fill("Lind & Co");
      if (javaScriptEnabled) await form.getByRole("button", { name: "Continue" }).click();
      await form.getByLabel("What should we prepare?").fill("Three tickets");
      await form.getByRole("button", { name: "Request the demo" }).click();
      await expect(page).toHaveURL(paths.bookingSuccess);
      await expect(page.getByText("A confirmation arrives by e-mail")).toBeVisible();
      await expectDelivered(receivers);
    });

    withReceivers("a newsletter begins in the mailbox, and ends there", async ({ page, receivers: { crm, post } }) => {
      await page.goto(paths.resourceHub);
      const form = page.frameLocator("iframe[title='Newsletter sign-up']");
      await page.locator("iframe[title='Newsletter sign-up']").scrollIntoViewIfNeeded();
      await form.getByLabel("E-mail address").fill("anna@example.com");
      await form.getByRole("button", { name: "Send me the link" }).click();
      const thanks = javaScriptEnabled ? form.getByText("One more step") : page.getByRole("heading", { level: 1 });
      await expect(thanks).toContainText("One more step, in your mailbox");
      await expect.poll(() => post.mails.length).toBe(1);
      expect(crm.accepted, "nobody hears of an address that is not confirmed").toEqual([]);

      const links = [...(post.mails[0]?.mail.text ?? "").matchAll(/http:\S+/g)].map(([link]) => link);
      await page.goto(links[0] ?? "");
      await page.getByRole("button", { name: "Yes, send it to me" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next issue comes to you");
      await expect.poll(() => crm.accepted.map(({ body }) => body.event)).toEqual(["newsletter.confirmed"]);

      await page.goto(links[1] ?? "");
      await page.getByRole("button", { name: "End the newsletter" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("No further issue will come");
      await expect.poll(() => crm.accepted.length).toBe(2);
    });
  });
}
