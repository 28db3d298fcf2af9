import { createHmac } from "node:crypto";
import { MailServer } from "../../../api/test/support/mail-server.ts";
import { freePort } from "../../../api/test/support/service-process.ts";
import { WebhookServer } from "../../../api/test/support/webhook-server.ts";
import { paths } from "../../../site/src/routes.ts";
import { test as base, expect } from "../support/journey.ts";
import { startServer } from "../support/server.ts";

const secret = "s".repeat(40);

interface Receivers {
  crm: WebhookServer;
  post: MailServer;
}

/** A server of its own whose leads go to a local CRM and a local mail server. */
const test = base.extend<{ receivers: Receivers }>({
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

test.describe.configure({ timeout: 60_000 }); // each test starts a server of its own

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
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a booking ends in the CRM, at sales and in the visitor's mailbox", async ({ page, receivers }) => {
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

    test("a newsletter begins in the mailbox, and ends there", async ({ page, receivers: { crm, post } }) => {
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
