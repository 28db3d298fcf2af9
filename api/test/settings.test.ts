import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { type Environment, readSettings, repositoryRoot, SettingsError, variables } from "../src/settings.ts";

function problems(source: Environment): readonly string[] {
  try {
    readSettings(source);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

const secret = "s".repeat(32);

test("nothing set gives the defaults, frozen", () => {
  const settings = readSettings({});
  expect(settings).toEqual({
    port: 4321,
    host: "localhost",
    dataDir: resolve(repositoryRoot, "data"),
    databaseUrl: null,
    publicApiOrigin: null,
    allowedOrigins: [],
    verification: { kind: "proof-of-work" },
    signingSecret: null,
    trustedProxies: [],
    model: null,
    leads: { webhook: null, hubspot: null, smtp: null, visitorMailsPerHour: 100, retentionMonths: 24 },
    publicSiteOrigin: null,
    drainSeconds: 0,
    traces: null,
    metricsHost: "127.0.0.1",
    metricsPort: 9464,
    logLevel: "info",
  });
  expect(Object.isFrozen(settings)).toBe(true);
});

test("an empty variable counts as not set", () => {
  const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, " "]));
  expect(readSettings(empty)).toEqual(readSettings({}));
});

test(".env.example names every setting and its default", async () => {
  const example = await readFile(resolve(repositoryRoot, ".env.example"), "utf8");
  const written = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
  const defaults = Object.entries(variables).map(([name, schema]) => [name, String(schema.parse(undefined) ?? "")]);
  expect(written).toEqual(defaults);
});

test("a variable that cannot be read hides nothing that holds between others", () => {
  const found = problems({ PORT: "http", TURNSTILE_SITE_KEY: "0x4A", LEAD_WEBHOOK_URL: "https://crm.example/leads" });
  expect(found.map((line) => line.split(" ")[0])).toEqual(["PORT", "TURNSTILE_SITE_KEY", "LEAD_WEBHOOK_SECRET"]);
});

test("every problem is listed at once, without the values", () => {
  const found = problems({
    PORT: "http",
    DATABASE_URL: "mysql://user:hunter2@host",
    ALLOWED_ORIGINS: "https://www.example.com/path",
    HUMAN_VERIFICATION: "captcha",
    SIGNING_SECRET: "hunter2",
    TRUSTED_PROXY: "true",
    LOG_LEVEL: "loud",
  });
  expect(found.map((line) => line.split(" ")[0])).toEqual([
    "PORT",
    "DATABASE_URL",
    "ALLOWED_ORIGINS",
    "HUMAN_VERIFICATION",
    "SIGNING_SECRET",
    "TRUSTED_PROXY",
    "LOG_LEVEL",
  ]);
  expect(found.join()).not.toContain("hunter2");
});

describe("limits of a value", () => {
  test.each<[string, Environment, boolean]>([
    ["a collector on this machine", { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" }, true],
    ["a collector elsewhere, in the clear", { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.example" }, false],
    ["headers for it", { OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20a.b,x-tenant=site" }, true],
    ["a header without a value", { OTEL_EXPORTER_OTLP_HEADERS: "authorization" }, false],
    ["port 0", { PORT: "0" }, true],
    ["the last port", { PORT: "65535" }, true],
    ["a port too many", { PORT: "65536" }, false],
    ["half a port", { PORT: "80.5" }, false],
    ["a secret of 32", { SIGNING_SECRET: secret }, true],
    ["a secret of 31", { SIGNING_SECRET: secret.slice(1) }, false],
    ["one proxy", { TRUSTED_PROXY: "127.0.0.1" }, true],
    ["proxies and ranges", { TRUSTED_PROXY: "127.0.0.1, ::1,10.0.0.0/8,fd00::/128" }, true],
    ["a count of proxies", { TRUSTED_PROXY: "1" }, false],
    ["every address", { TRUSTED_PROXY: "0.0.0.0/0" }, false],
    ["every IPv6 address", { TRUSTED_PROXY: "::/0" }, false],
    ["every address, in halves", { TRUSTED_PROXY: "0.0.0.0/1,128.0.0.0/1" }, false],
    ["every IPv4 address, as IPv6", { TRUSTED_PROXY: "::ffff:0:0/96" }, false],
    ["a range of IPv4, as IPv6", { TRUSTED_PROXY: "::ffff:10.0.0.0/104" }, true],
    ["a range too fine", { TRUSTED_PROXY: "10.0.0.0/33" }, false],
    ["an IPv6 range too fine", { TRUSTED_PROXY: "fd00::/129" }, false],
    ["a named host", { TRUSTED_PROXY: "proxy.internal" }, false],
    ["an origin", { PUBLIC_API_ORIGIN: "https://api.example.com" }, true],
    ["an origin with a slash", { PUBLIC_API_ORIGIN: "https://api.example.com/" }, false],
    ["an origin that injects a directive", { PUBLIC_API_ORIGIN: "https://a.example; script-src *" }, false],
    ["any origin", { ALLOWED_ORIGINS: "*" }, false],
  ])("%s", (_name, source, accepted) => {
    expect(problems(source).length === 0).toBe(accepted);
  });
});

describe("settings of lead delivery", () => {
  const LEAD_WEBHOOK_URL = "https://crm.example.com/leads";

  test.each<[string, Environment, boolean]>([
    ["a signed webhook", { LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET: secret }, true],
    ["a webhook without a secret", { LEAD_WEBHOOK_URL }, false],
    ["a secret without a webhook", { LEAD_WEBHOOK_SECRET: secret }, false],
    ["a webhook in the clear", { LEAD_WEBHOOK_URL: "http://crm.example.com", LEAD_WEBHOOK_SECRET: secret }, false],
    ["a webhook on this machine", { LEAD_WEBHOOK_URL: "http://127.0.0.1:99", LEAD_WEBHOOK_SECRET: secret }, true],
    [
      "a webhook with a password",
      { LEAD_WEBHOOK_URL: "https://u:p@crm.example.com", LEAD_WEBHOOK_SECRET: secret },
      false,
    ],
    ["HubSpot elsewhere", { HUBSPOT_URL: "https://api-eu1.hsforms.com" }, true],
    ["HubSpot's origin with a path", { HUBSPOT_URL: "https://api.hsforms.com/submissions" }, false],
    ["HubSpot's origin with a slash", { HUBSPOT_URL: "https://api.hsforms.com/" }, false],
    ["HubSpot without a form", { HUBSPOT_PORTAL_ID: "12" }, false],
    ["a HubSpot form without an account", { HUBSPOT_DEMO_FORM_ID: "6f1ad2f4-0000-4a6e-8c6b-000000000000" }, false],
    [
      "HubSpot with one form",
      { HUBSPOT_PORTAL_ID: "12", HUBSPOT_DEMO_FORM_ID: "6f1ad2f4-0000-4a6e-8c6b-000000000000" },
      true,
    ],
    ["a mail server", { SMTP_URL: "smtp://user:password@mail.example.com:587" }, true],
    ["a password with a quoted %", { SMTP_URL: "smtp://user:pass%25word@mail.example.com" }, true],
    ["a password with a stray %", { SMTP_URL: "smtp://user:pass%word@mail.example.com" }, false],
    ["a mail server's user without password", { SMTP_URL: "smtp://user@mail.example.com" }, false],
    ["a mail server with a path", { SMTP_URL: "smtp://mail.example.com/inbox" }, false],
    ["a mail server's port 0", { SMTP_URL: "smtp://mail.example.com:0" }, false],
    ["one mail an hour", { VISITOR_MAILS_PER_HOUR: "1" }, true],
    ["no mail an hour", { VISITOR_MAILS_PER_HOUR: "0" }, false],
    ["a mail server's bare name", { SMTP_URL: "mail.example.com" }, false],
    ["a sender with a name", { MAIL_FROM: "Sales <sales@example.com>" }, false],
    ["one month", { LEAD_RETENTION_MONTHS: "1" }, true],
    ["no month", { LEAD_RETENTION_MONTHS: "0" }, false],
    ["longer than promised", { LEAD_RETENTION_MONTHS: "25" }, false],
  ])("%s", (_name, source, accepted) => {
    expect(problems(source).length === 0).toBe(accepted);
  });
});

describe("settings of a model", () => {
  const local = { ANALYST_MODEL: "openai-compatible:llama3.3:70b", ANALYST_MODEL_URL: "http://127.0.0.1:11434/v1" };
  const claude = { ANALYST_MODEL: "anthropic:claude-haiku-4-5", ANALYST_MODEL_KEY: "key" };

  test.each<[string, Environment, boolean]>([
    ["Anthropic with a key", claude, true],
    ["Anthropic without a key", { ANALYST_MODEL: claude.ANALYST_MODEL }, false],
    ["Anthropic with a key that a line break was copied with", { ...claude, ANALYST_MODEL_KEY: "ke\ny" }, false],
    ["Anthropic with two words as a key", { ...claude, ANALYST_MODEL_KEY: "my key" }, false],
    ["Anthropic behind a gateway", { ...claude, ANALYST_MODEL_URL: "https://gateway.example.com/anthropic/v1" }, true],
    ["a local server without a key", local, true],
    ["another server in the clear", { ...local, ANALYST_MODEL_URL: "http://models.example.com/v1" }, false],
    ["another server without an address", { ANALYST_MODEL: local.ANALYST_MODEL }, false],
    ["a name with a folder", { ...local, ANALYST_MODEL: "openai-compatible:meta-llama/Llama-3.3-70B" }, true],
    ["a provider that is not known", { ...local, ANALYST_MODEL: "oracle:delphi" }, false],
    ["a name without a provider", { ...local, ANALYST_MODEL: "llama3.3" }, false],
    ["a provider without a name", { ...local, ANALYST_MODEL: "openai-compatible:" }, false],
    ["a key without a model", { ANALYST_MODEL_KEY: "key" }, false],
    ["an address without a model", { ANALYST_MODEL_URL: local.ANALYST_MODEL_URL }, false],
    ["one call a minute", { ...local, ANALYST_MODEL_PER_MINUTE: "1" }, true],
    ["no call", { ...local, ANALYST_MODEL_PER_MINUTE: "0" }, false],
    ["9999 calls", { ...local, ANALYST_MODEL_PER_MINUTE: "9999" }, true],
    ["10000 calls", { ...local, ANALYST_MODEL_PER_MINUTE: "10000" }, false],
  ])("%s", (_name, source, accepted) => {
    expect(problems(source).length === 0).toBe(accepted);
  });

  test("are read into provider, name and address", () => {
    expect(readSettings(local).model).toEqual({
      provider: "openai-compatible",
      name: "llama3.3:70b",
      key: null,
      url: "http://127.0.0.1:11434/v1",
      local: true,
      callsPerMinute: 30,
    });
    expect(readSettings({ ...claude, ANALYST_MODEL_PER_MINUTE: "5" }).model).toEqual({
      provider: "anthropic",
      name: "claude-haiku-4-5",
      key: "key",
      url: "https://api.anthropic.com/v1",
      local: false,
      callsPerMinute: 5,
    });
  });

  test("are listed with every other problem", () => {
    const found = problems({ ANALYST_MODEL: "oracle", ANALYST_MODEL_URL: "ftp://x", ANALYST_MODEL_PER_MINUTE: "many" });
    expect(found.map((line) => line.split(" ")[0])).toEqual([
      "ANALYST_MODEL",
      "ANALYST_MODEL_URL",
      "ANALYST_MODEL_PER_MINUTE",
    ]);
  });
});

describe("settings that belong together", () => {
  test("PostgreSQL needs a shared secret", () => {
    const DATABASE_URL = "postgres://user@host/name";
    expect(problems({ DATABASE_URL })).toEqual([
      "SIGNING_SECRET is required with DATABASE_URL, the same for every instance",
    ]);
    expect(problems({ DATABASE_URL, SIGNING_SECRET: secret })).toEqual([]);
  });

  const keys = { TURNSTILE_SITE_KEY: "site", TURNSTILE_SECRET_KEY: "secret" };
  const turnstile = {
    kind: "turnstile",
    siteKey: "site",
    secretKey: "secret",
    verifyUrl: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  };

  test("Turnstile's keys switch it on, and HUMAN_VERIFICATION overrules them", () => {
    expect(readSettings(keys).verification).toEqual(turnstile);
    expect(readSettings({ ...keys, HUMAN_VERIFICATION: "turnstile" }).verification).toEqual(turnstile);
    expect(readSettings({ ...keys, HUMAN_VERIFICATION: "proof-of-work" }).verification).toEqual({
      kind: "proof-of-work",
    });
  });

  test.each([
    ["https://verify.example.com/siteverify", 0],
    ["http://127.0.0.1:9/siteverify", 0],
    ["http://verify.example.com/siteverify", 1],
    ["verify.example.com", 1],
  ])("Turnstile's tokens are verified over https or on this machine: %s", (TURNSTILE_VERIFY_URL, count) => {
    expect(problems({ TURNSTILE_VERIFY_URL })).toHaveLength(count);
  });

  test.each([
    ["raw", secret, 0],
    ["24 bytes", `whsec_${"A".repeat(32)}`, 0],
    ["21 bytes", `whsec_${"A".repeat(28)}`, 1],
    ["64 bytes", `whsec_${Buffer.alloc(64).toString("base64")}`, 0],
    ["65 bytes", `whsec_${Buffer.alloc(65).toString("base64")}`, 1],
    ["no base64", `whsec_${"-".repeat(32)}`, 1],
  ])("the webhook's secret is any text, or base64 after whsec_: %s", (_, LEAD_WEBHOOK_SECRET, count) => {
    expect(problems({ LEAD_WEBHOOK_URL: "https://crm.example.com", LEAD_WEBHOOK_SECRET })).toHaveLength(count);
  });

  test("Turnstile needs both its keys", () => {
    expect(problems({ TURNSTILE_SITE_KEY: "site" })).toHaveLength(1);
    expect(problems({ TURNSTILE_SECRET_KEY: "secret" })).toHaveLength(1);
    expect(problems({ HUMAN_VERIFICATION: "turnstile" })).toHaveLength(1);
  });
});

test("traces go below the collector's address, with its headers decoded", () => {
  const { traces } = readSettings({
    OTEL_EXPORTER_OTLP_ENDPOINT: "https://collector.example/base/",
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20a+b,x-tenant=site",
  });
  expect(traces).toEqual({
    url: "https://collector.example/base/v1/traces",
    headers: { authorization: "Bearer a+b", "x-tenant": "site" },
  });
});
