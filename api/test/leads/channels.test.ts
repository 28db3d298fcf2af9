import { createHmac } from "node:crypto";
import { brand } from "@latchwork/brand";
import type { BookingFields } from "@latchwork/contract/lead-forms";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Channel, LeadMessage } from "../../src/leads/channels/channel.ts";
import { channelsOf, openChannels } from "../../src/leads/channels/open-channels.ts";
import { webhook } from "../../src/leads/channels/webhook.ts";
import { newsletterLinks } from "../../src/leads/newsletter-link.ts";
import { readSettings, type Settings } from "../../src/settings.ts";
import { MailServer } from "../support/mail-server.ts";
import { type Received, type ReceiverBehaviour, WebhookServer } from "../support/webhook-server.ts";

const now = Date.UTC(2026, 10, 20, 15, 0); // a Friday
const secret = "s".repeat(40);
const fields: BookingFields = {
  name: "Anna Lind Sørensen",
  email: "anna@example.com",
  company: "Lind & Co",
  role: "CISO",
  teamSize: "11-50",
  offer: "managed-service",
  message: "Three tickets.\nOne is about money.",
  marketing: false,
};
const booking: LeadMessage = {
  id: "6f1ad2f4-1111-4a6e-8c6b-000000000000",
  event: "demo.requested",
  requestId: "request-1",
  lead: { id: "lead-1", form: "book-a-demo", fields, notice: "2026-11", createdAt: now },
};
const request: LeadMessage = {
  id: "6f1ad2f4-2222-4a6e-8c6b-000000000000",
  event: "newsletter.requested",
  requestId: null,
  lead: {
    id: "6f1ad2f4-3333-4a6e-8c6b-000000000000",
    form: "newsletter",
    fields: { email: "anna@example.com" },
    notice: "2026-11",
    createdAt: now,
    confirmedAt: null,
    unsubscribedAt: null,
  },
};
const links = newsletterLinks("key", () => now);
const anyTime = () => AbortSignal.timeout(60_000);

let crm: WebhookServer;
let post: MailServer;
let settings: Settings;
let channels: Map<string, Channel>;

beforeEach(async () => {
  crm = new WebhookServer();
  post = new MailServer();
  const address = await crm.listen();
  settings = readSettings({
    LEAD_WEBHOOK_URL: `${address}/hook`,
    LEAD_WEBHOOK_SECRET: secret,
    HUBSPOT_PORTAL_ID: "4242",
    HUBSPOT_DEMO_FORM_ID: "6f1ad2f4-0000-4a6e-8c6b-000000000001",
    HUBSPOT_NEWSLETTER_FORM_ID: "6f1ad2f4-0000-4a6e-8c6b-000000000002",
    HUBSPOT_URL: address,
    SMTP_URL: await post.listen(),
    MAIL_FROM: "web@ourselves.example",
    LEAD_MAIL_TO: "sales@ourselves.example",
    PUBLIC_SITE_ORIGIN: "https://www.api.example",
  });
  channels = new Map(openChannels(settings, brand, links, () => now).map((channel) => [channel.name, channel]));
});

afterEach(async () => {
  for (const channel of channels.values()) channel.close?.();
  await crm[Symbol.asyncDispose]();
  await post[Symbol.asyncDispose]();
});

function deliver(channel: string, message: LeadMessage) {
  const found = channels.get(channel);
  if (!found) throw new Error(`There is no ${channel}.`);
  return found.deliver(message, anyTime());
}

test("nothing set means no channel", () => {
  const settings = readSettings({});
  expect(openChannels(settings, brand, links, () => now)).toEqual([]);
  expect(channelsOf(settings.leads)).toEqual([]);
});

test("the channels that are told are those that are opened", () => {
  expect(channelsOf(settings.leads)).toEqual([...channels.keys()]);
});

test("each channel carries what concerns it", () => {
  const events = ["demo.requested", "newsletter.requested", "newsletter.confirmed", "newsletter.unsubscribed"] as const;
  const carried = [...channels].map(([name, channel]) => [name, events.filter((event) => channel.carries(event))]);
  expect(Object.fromEntries(carried)).toEqual({
    webhook: ["demo.requested", "newsletter.confirmed", "newsletter.unsubscribed"],
    hubspot: ["demo.requested", "newsletter.confirmed"],
    "sales-mail": ["demo.requested", "newsletter.unsubscribed"],
    "visitor-mail": ["demo.requested", "newsletter.requested"],
  });
});

describe("the webhook", () => {
  test("sends the lead, its id as idempotency key, and a signature that holds", async () => {
    expect(await deliver("webhook", booking)).toEqual({ kind: "delivered" });
    const [received] = crm.accepted;
    expect(received?.path).toBe("/hook");
    expect(received?.body).toEqual({
      id: booking.id,
      event: "demo.requested",
      lead: {
        id: "lead-1",
        form: "book-a-demo",
        createdAt: "2026-11-20T15:00:00.000Z",
        notice: "2026-11",
        ...fields,
      },
    });
    const { headers = {}, text = "" }: Partial<Received> = received ?? {};
    expect(headers["idempotency-key"]).toBe(booking.id);
    expect(headers["x-request-id"]).toBe(booking.requestId);
    const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${text}`;
    expect(headers["webhook-signature"]).toBe(`v1,${createHmac("sha256", secret).update(signed).digest("base64")}`);
    expect(Number(headers["webhook-timestamp"])).toBe(now / 1000);
  });

  test.each([
    ["in the standard's form", `whsec_${Buffer.from(secret).toString("base64")}`, undefined],
    ["of any other form, as raw bytes", secret, { format: "raw" as const }],
  ])("is verified by the Standard Webhooks library with a secret %s", async (_, key, options) => {
    const settings = readSettings({ LEAD_WEBHOOK_URL: await impatientUrl(), LEAD_WEBHOOK_SECRET: key });
    const [channel] = openChannels(settings, brand, links, Date.now); // the library compares with the machine's clock
    await channel?.deliver(booking, anyTime());
    const { headers = {}, text = "" }: Partial<Received> = crm.accepted.at(-1) ?? {};
    const verifier = new Webhook(key, options);
    expect(verifier.verify(text, headers as Record<string, string>)).toMatchObject({ id: booking.id });
    expect(() => verifier.verify(text.replace("Anna", "Bert"), headers as Record<string, string>)).toThrow();
  });

  test.each<[ReceiverBehaviour, object]>([
    ["500", { problem: "HTTP 500" }],
    ["429", { problem: "HTTP 429", afterMs: 120_000 }],
    ["reset", { problem: expect.stringMatching(/ECONNRESET|UND_ERR_SOCKET/) }],
    ["hang", { problem: "TimeoutError" }],
    ["redirect", { problem: expect.any(String) }],
  ])("a receiver that answers with %s is tried again", async (behaviour, expected) => {
    crm.behaviour = behaviour;
    const impatient = webhook({
      url: await impatientUrl(),
      secret,
      clock: () => now,
      timeoutMs: behaviour === "hang" ? 200 : 5_000,
    });
    expect(await impatient.deliver(booking, anyTime())).toMatchObject({ kind: "retry", ...expected });
    expect(crm.accepted).toEqual([]);
  });

  async function impatientUrl(): Promise<string> {
    const other = crm; // the same server, so that its behaviour counts
    await other[Symbol.asyncDispose]();
    crm = new WebhookServer();
    crm.behaviour = other.behaviour;
    return crm.listen();
  }

  test("an address where nothing listens is tried again", async () => {
    const closed = new WebhookServer();
    const url = await closed.listen();
    await closed[Symbol.asyncDispose]();
    const gone = webhook({ url, secret, clock: () => now });
    expect(await gone.deliver(booking, anyTime())).toEqual({ kind: "retry", problem: "ECONNREFUSED" });
  });
});

test("HubSpot gets its own names for the fields, and no blank ones", async () => {
  const bare = { ...booking, lead: { ...booking.lead, fields: { ...fields, role: "", teamSize: "", offer: "" } } };
  await deliver("hubspot", booking);
  await deliver("hubspot", bare as LeadMessage);
  const [full, short] = crm.accepted.map(({ path, text }) => ({ path, ...JSON.parse(text) }));
  expect(full.path).toBe("/submissions/v3/integration/submit/4242/6f1ad2f4-0000-4a6e-8c6b-000000000001");
  const valuesOf = (sent: { fields: { name: string; value: string }[] }) =>
    Object.fromEntries(sent.fields.map(({ name, value }) => [name, value]));
  expect(full.submittedAt).toBe(now);
  expect(valuesOf(full)).toEqual({
    email: "anna@example.com",
    firstname: "Anna",
    lastname: "Lind Sørensen",
    company: "Lind & Co",
    jobtitle: "CISO",
    message: "Team: 11 to 50\nOffer: Managed service\nThree tickets.\nOne is about money.",
  });
  expect(Object.keys(valuesOf(short))).not.toContain("jobtitle");
});

describe("mail", () => {
  test("sales reads the lead and answers the visitor", async () => {
    expect(await deliver("sales-mail", booking)).toEqual({ kind: "delivered" });
    const [{ to, mail } = { to: [], mail: null }] = post.mails;
    expect(to).toEqual(["sales@ourselves.example"]);
    expect(mail?.subject).toBe("Demo request: Lind & Co");
    expect(mail?.replyTo).toEqual([{ name: "Anna Lind Sørensen", address: "anna@example.com" }]);
    expect(mail?.messageId).toContain(booking.id);
    expect(mail?.text).toContain("Interested in: Managed service");
    expect(mail?.text).toContain("One is about money.");
  });

  test("the visitor gets a confirmation without a word that was typed, with a calendar entry that blocks no time", async () => {
    await deliver("visitor-mail", booking);
    const [{ to, mail } = { to: [], mail: null }] = post.mails;
    expect(to).toEqual(["anna@example.com"]);
    expect(mail?.from).toMatchObject({ address: "web@ourselves.example" });
    expect(mail?.text).toContain("Within 24 hours");
    const entry = mail?.attachments.find(({ mimeType }) => mimeType.includes("calendar"))?.content;
    const calendar = typeof entry === "string" ? entry : Buffer.from((entry as ArrayBuffer) ?? "").toString();
    expect(calendar).toContain("DTSTART;VALUE=DATE:20261123"); // Monday: the day after a Friday's is no working day
    expect(calendar).toContain("TRANSP:TRANSPARENT");
    expect(calendar).not.toContain("anna");
    // Whoever typed it may not be whoever reads it.
    const typed = [fields.name, fields.company, fields.role, fields.message];
    for (const words of typed) expect(`${mail?.subject}\n${mail?.text}\n${calendar}`).not.toContain(words);
    expect(typed.join("")).not.toBe("");
    expect(Math.max(...calendar.split(/\r?\n/).map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  test("the newsletter's mail has a link that confirms, and a button that ends it", async () => {
    await deliver("visitor-mail", request);
    const [{ mail, raw } = { mail: null, raw: "" }] = post.mails;
    const found = (path: string, text: string) =>
      new RegExp(`https://www\\.api\\.example${path}\\?link=([\\w.-]+)`).exec(text)?.[1] ?? "";
    expect(links.read("confirm", found("/newsletter/confirm", mail?.text ?? ""))).toBe(request.lead.id);
    const header = mail?.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
    expect(links.read("unsubscribe", found("/newsletter/unsubscribe", header))).toBe(request.lead.id);
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  });

  test("a name cannot add a header", async () => {
    const name = 'Anna"\r\nBcc: all@example.com';
    await deliver("sales-mail", {
      ...booking,
      lead: { ...booking.lead, fields: { ...fields, name, company: name } },
    } as LeadMessage);
    const [{ to, raw } = { to: [], raw: "" }] = post.mails;
    expect(to).toEqual(["sales@ourselves.example"]);
    expect(raw.split("\r\n\r\n")[0]).not.toMatch(/^Bcc:/im);
  });

  test("sales is asked to take an address off HubSpot's list, which cannot be told", async () => {
    const ended = { ...request.lead, confirmedAt: now, unsubscribedAt: now };
    expect(await deliver("sales-mail", { ...request, event: "newsletter.unsubscribed", lead: ended })).toEqual({
      kind: "delivered",
    });
    const [{ to, mail } = { to: [], mail: null }] = post.mails;
    expect(to).toEqual(["sales@ourselves.example"]);
    expect(mail?.text).toContain("Address: anna@example.com");
    expect(mail?.text).toContain("Ended: ");
  });

  test("sales does not hear of an ended newsletter where HubSpot has no list", () => {
    const settings = readSettings({ SMTP_URL: "smtp://127.0.0.1:25", PUBLIC_SITE_ORIGIN: "https://www.api.example" });
    const sales = openChannels(settings, brand, links, () => now).find(({ name }) => name === "sales-mail");
    expect(sales?.carries("demo.requested")).toBe(true);
    expect(sales?.carries("newsletter.unsubscribed")).toBe(false);
  });

  test("a mailbox that does not exist is given up for the visitor, not for sales", async () => {
    post.refusal = "no such user";
    expect(await deliver("visitor-mail", booking)).toEqual({ kind: "refused", problem: "SMTP 550" });
    expect(await deliver("sales-mail", booking)).toEqual({ kind: "retry", problem: "SMTP 550" });
  });

  test.each([450, 554])("a server that answers %i is tried again", async (code) => {
    post.refusal = code;
    expect(await deliver("visitor-mail", booking)).toEqual({ kind: "retry", problem: `SMTP ${code}` });
  });

  test("a server that is gone is tried again", async () => {
    await post[Symbol.asyncDispose]();
    expect(await deliver("visitor-mail", booking)).toMatchObject({
      kind: "retry",
      problem: expect.stringMatching(/^E\w+$/),
    });
    post = new MailServer();
    await post.listen();
  });
});
