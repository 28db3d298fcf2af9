// Long because every setting is here, with its default, its check and its reason.
import { existsSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { leadRetentionMonths } from "@latchwork/contract/limits";
import * as z from "zod";
import { StartError } from "./errors.ts";
import { minSecretLength } from "./signing-secret.ts";

/** Where the repository begins; relative folders in the settings start here, whatever the working directory. */
export const repositoryRoot = resolve(import.meta.dirname, "../..");

export type Environment = Record<string, string | undefined>;

const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text,
    "must be an origin such as https://api.example.com, without a path or a final slash",
  );

const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter((part) => part !== ""),
    )
    .pipe(z.array(item));

/** An address or a range of them, at widest a /8, of IPv4 also within IPv6: `10.0.0.7`, `10.0.0.0/8`, `::1`, `fd00::/8`. */
const addressRange = z.string().refine((text) => {
  const [address = "", bits = "32", ...rest] = text.split("/");
  const version = isIP(address);
  const widest = /^::ffff:/i.test(address) && text.includes("/") ? 104 : 8;
  const inRange = Number(bits) >= widest && Number(bits) <= (version === 4 ? 32 : 128);
  return version !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && inRange;
}, "must name addresses or ranges, such as 127.0.0.1,::1,10.0.0.0/8, none wider than /8: anybody could choose theirs");

const databaseUrl = z
  .string()
  .refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), "must begin with postgres:// and be a URL");

const months = z
  .string()
  .default(String(leadRetentionMonths))
  .refine(
    (text) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= leadRetentionMonths,
    `must be a number of months from 1 to ${leadRetentionMonths}, which the forms promise`,
  )
  .transform(Number);

const port = (byDefault: string) =>
  z
    .string()
    .default(byDefault)
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, "must be a port number from 0 to 65535")
    .transform(Number);

/** An address where leads, tickets or tokens are sent: encrypted, unless it is on this machine. `fetch` takes no password in it. */
const target = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === "https:" || isLoopback(url)) && url.username + url.password === "";
}, "must be an https address (http only for this machine), without user and password");

/** OpenTelemetry's form of headers: `name=value,name=value`, percent-encoded. */
const traceHeaders = z
  .string()
  .regex(/^$|^([\w-]+=[\w%.~+/:;-]+)(,[\w-]+=[\w%.~+/:;-]+)*$/, "must be name=value pairs with commas between them")
  .default("");

const targetOrigin = target.refine((text) => URL.parse(text)?.origin === text, "must be an origin, without a path");

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === "http:" && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/** Calls to a language model a minute, by all visitors together, unless the settings say otherwise. */
export const modelCallsPerMinute = 30;

/** Mails to visitors an hour, all forms and instances together, unless the settings say otherwise. */
const visitorMailsPerHour = 100;

const countFrom = (byDefault: string, min: number, max: number, what: string) =>
  z
    .string()
    .default(byDefault)
    .refine(
      (text) => /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a number of ${what} from ${min} to ${max}`,
    )
    .transform(Number);

const countFrom1 = (byDefault: number, what: string) => countFrom(String(byDefault), 1, 9_999, what);

/** Whose protocol, and the model's own name there: `anthropic:claude-…`, `openai-compatible:llama3.3:70b`. */
const modelName = z
  .string()
  .regex(
    /^(anthropic|openai-compatible):[\w./:@+-]{1,100}$/,
    "must be anthropic: or openai-compatible: and the model's name, such as openai-compatible:llama3.3",
  );

const smtpUrl = z.string().refine((text) => {
  const url = URL.parse(text);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === "" || url.port === "0") return false;
  if (!/^\/?$/.test(url.pathname) || url.search + url.hash !== "") return false;
  try {
    return (decodeURIComponent(url.username) === "") === (decodeURIComponent(url.password) === "");
  } catch {
    return false; // a stray %
  }
}, "must be smtp://user:password@host:port or smtps://…, special characters of the password as %XX");

const mailbox = z.email({ pattern: z.regexes.html5Email, error: "must be an e-mail address" });

const signingSecret = z.string().min(minSecretLength, `must have at least ${minSecretLength} characters`);

/** What follows whsec_ is base64, as Standard Webhooks has it: 24 to 64 bytes. */
const webhookSecret = signingSecret.refine((text) => {
  if (!text.startsWith("whsec_")) return true;
  const base64 = text.slice("whsec_".length);
  const bytes = Buffer.from(base64, "base64");
  return bytes.toString("base64") === base64 && bytes.length >= 24 && bytes.length <= 64;
}, "must be 24 to 64 bytes in base64 after whsec_");

/** A key as a service hands it out, which is sent to it in a header. */
const apiKey = z.string().regex(/^[\x21-\x7e]+$/, "must be one word: a line break or a blank was copied with it");

/** Every variable that is read, with its default. `.env.example` documents each; a test holds the two together. */
export const variables = {
  PORT: port("4321"),
  // "localhost" means both loopback addresses: a browser may resolve the name to
  // ::1 first, where a server on 127.0.0.1 alone does not answer. Nothing outside
  // the machine reaches either, which is right for development and behind a local proxy;
  // a container needs 0.0.0.0 or ::.
  HOST: z.string().default("localhost"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: databaseUrl.nullable().default(null),
  BRAND_DIR: z.string().nullable().default(null), // read by the build
  PUBLIC_API_ORIGIN: origin.nullable().default(null),
  ALLOWED_ORIGINS: list(origin),
  HUMAN_VERIFICATION: z.enum(["proof-of-work", "turnstile"]).nullable().default(null),
  TURNSTILE_SITE_KEY: apiKey.nullable().default(null),
  TURNSTILE_SECRET_KEY: apiKey.nullable().default(null),
  TURNSTILE_VERIFY_URL: target.default("https://challenges.cloudflare.com/turnstile/v0/siteverify"),
  SIGNING_SECRET: signingSecret.nullable().default(null),
  TRUSTED_PROXY: list(addressRange),
  ANALYST_MODEL: modelName.nullable().default(null),
  ANALYST_MODEL_KEY: apiKey.nullable().default(null),
  ANALYST_MODEL_URL: target.nullable().default(null),
  ANALYST_MODEL_PER_MINUTE: countFrom1(modelCallsPerMinute, "calls"),
  LEAD_WEBHOOK_URL: target.nullable().default(null),
  LEAD_WEBHOOK_SECRET: webhookSecret.nullable().default(null),
  HUBSPOT_PORTAL_ID: z.string().regex(/^\d+$/, "must be a number").nullable().default(null),
  HUBSPOT_DEMO_FORM_ID: z.guid("must be a form's id (GUID)").nullable().default(null),
  HUBSPOT_NEWSLETTER_FORM_ID: z.guid("must be a form's id (GUID)").nullable().default(null),
  HUBSPOT_URL: targetOrigin.default("https://api.hsforms.com"),
  SMTP_URL: smtpUrl.nullable().default(null),
  MAIL_FROM: mailbox.nullable().default(null),
  LEAD_MAIL_TO: mailbox.nullable().default(null),
  VISITOR_MAILS_PER_HOUR: countFrom1(visitorMailsPerHour, "mails"),
  PUBLIC_SITE_ORIGIN: origin.nullable().default(null),
  LEAD_RETENTION_MONTHS: months,
  DRAIN_SECONDS: countFrom("0", 0, 30, "seconds"),
  OTEL_EXPORTER_OTLP_ENDPOINT: target.nullable().default(null),
  OTEL_EXPORTER_OTLP_HEADERS: traceHeaders,
  METRICS_HOST: z.string().default("127.0.0.1"),
  METRICS_PORT: port("9464"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
};

/** Runs a check between variables even when others are at fault, so that everything is reported at once. */
const always = (): boolean => true;

const schema = z
  .object(variables)
  .refine((read) => (read.TURNSTILE_SITE_KEY === null) === (read.TURNSTILE_SECRET_KEY === null), {
    path: ["TURNSTILE_SITE_KEY"],
    message: "and TURNSTILE_SECRET_KEY must be set together",
    when: always,
  })
  .refine((read) => read.HUMAN_VERIFICATION !== "turnstile" || read.TURNSTILE_SITE_KEY !== null, {
    path: ["HUMAN_VERIFICATION"],
    message: "is turnstile, which needs TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY",
    when: always,
  })
  // Each instance would make its own secret, and refuse the tokens of the others.
  .refine((read) => read.DATABASE_URL === null || read.SIGNING_SECRET !== null, {
    path: ["SIGNING_SECRET"],
    message: "is required with DATABASE_URL, the same for every instance",
    when: always,
  })
  .refine((read) => !read.ANALYST_MODEL?.startsWith("anthropic:") || read.ANALYST_MODEL_KEY !== null, {
    path: ["ANALYST_MODEL_KEY"],
    message: "is required with a model of anthropic",
    when: always,
  })
  .refine((read) => !read.ANALYST_MODEL?.startsWith("openai-compatible:") || read.ANALYST_MODEL_URL !== null, {
    path: ["ANALYST_MODEL_URL"],
    message: "is required with an openai-compatible model: it says where its server is",
    when: always,
  })
  .refine(
    (read) => read.ANALYST_MODEL !== null || (read.ANALYST_MODEL_KEY === null && read.ANALYST_MODEL_URL === null),
    { path: ["ANALYST_MODEL"], message: "is not set, but its key or its address is", when: always },
  )
  .refine((read) => (read.LEAD_WEBHOOK_URL === null) === (read.LEAD_WEBHOOK_SECRET === null), {
    path: ["LEAD_WEBHOOK_SECRET"],
    message: "and LEAD_WEBHOOK_URL must be set together: what is sent there is signed",
    when: always,
  })
  .refine(
    (read) =>
      (read.HUBSPOT_PORTAL_ID !== null) ===
      (read.HUBSPOT_DEMO_FORM_ID !== null || read.HUBSPOT_NEWSLETTER_FORM_ID !== null),
    {
      path: ["HUBSPOT_PORTAL_ID"],
      message: "and the id of at least one of its forms must be set together",
      when: always,
    },
  );

/** A language model that reads tickets beside the engine. `url` is what its protocol's paths are appended to. */
export interface ModelSettings {
  readonly provider: "anthropic" | "openai-compatible";
  readonly name: string;
  readonly key: string | null;
  readonly url: string;
  /** Whether that address is this machine's own. */
  readonly local: boolean;
  readonly callsPerMinute: number;
}

/** Where leads are delivered. null: not that way. */
export interface LeadSettings {
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  readonly hubspot: {
    readonly url: string;
    readonly portalId: string;
    readonly demoFormId: string | null;
    readonly newsletterFormId: string | null;
  } | null;
  /** `from` and `to` are the brand's own addresses when null. */
  readonly smtp: { readonly url: string; readonly from: string | null; readonly to: string | null } | null;
  readonly visitorMailsPerHour: number;
  readonly retentionMonths: number;
}

export type VerificationSettings =
  | { readonly kind: "proof-of-work" }
  | { readonly kind: "turnstile"; readonly siteKey: string; readonly secretKey: string; readonly verifyUrl: string };

/** Where traces are sent. */
export interface TraceSettings {
  /** The address for traces itself. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The settings of the service. Frozen; folders are absolute; null means "not set". */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly publicApiOrigin: string | null;
  readonly allowedOrigins: readonly string[];
  readonly verification: VerificationSettings;
  readonly signingSecret: string | null;
  readonly trustedProxies: readonly string[];
  /** null: the embedded engine alone. */
  readonly model: ModelSettings | null;
  readonly leads: LeadSettings;
  /** Where visitors find the site, for links in mails; the brand's own domain when null. */
  readonly publicSiteOrigin: string | null;
  /** How long `/readyz` says no before the service stops taking connections. */
  readonly drainSeconds: number;
  /** null: no traces. */
  readonly traces: TraceSettings | null;
  readonly metricsHost: string;
  readonly metricsPort: number;
  readonly logLevel: string;
}

/** The environment cannot be used. `problems` holds one line for each variable at fault, none with its value. */
export class SettingsError extends StartError {
  override readonly name = "SettingsError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings cannot be used:\n${problems.map((line) => `  ${line}`).join("\n")}`);
    this.problems = problems;
  }
}

/**
 * Reads the settings from `source`, where an empty variable counts as not set.
 * Throws a {@link SettingsError} that lists every problem at once.
 */
export function readSettings(source: Environment): Settings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`));
  }
  const read = parsed.data;
  return Object.freeze({
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(repositoryRoot, read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    publicApiOrigin: read.PUBLIC_API_ORIGIN,
    allowedOrigins: Object.freeze(read.ALLOWED_ORIGINS),
    verification: Object.freeze(verification(read)),
    signingSecret: read.SIGNING_SECRET,
    trustedProxies: Object.freeze(read.TRUSTED_PROXY),
    model: Object.freeze(model(read)),
    leads: Object.freeze(leads(read)),
    publicSiteOrigin: read.PUBLIC_SITE_ORIGIN,
    drainSeconds: read.DRAIN_SECONDS,
    traces: read.OTEL_EXPORTER_OTLP_ENDPOINT === null ? null : traces(read.OTEL_EXPORTER_OTLP_ENDPOINT, read),
    metricsHost: read.METRICS_HOST,
    metricsPort: read.METRICS_PORT,
    logLevel: read.LOG_LEVEL,
  });
}

/**
 * Settings of this process: its environment, and `envFile` for what the environment does not set. Standard error
 * hears of variables that look like settings and are none.
 */
export function readProcessSettings(envFile: string | null): Settings {
  if (envFile !== null && existsSync(envFile)) process.loadEnvFile(envFile);
  for (const line of misspeltSettings(Object.keys(process.env))) process.stderr.write(`${line}\n`);
  return readSettings(process.env);
}

/** One line for each name that is a setting's but for a slip of the keys. */
function misspeltSettings(names: readonly string[]): string[] {
  const known = Object.keys(variables);
  return names.flatMap((name) => {
    const meant = known.includes(name) ? undefined : known.find((setting) => isSlipOf(name, setting));
    return meant ? [`${name} is not a setting; did you mean ${meant}?`] : [];
  });
}

/** Whether one letter was left out, added or replaced, or two neighbours changed places. Short names have too many neighbours. */
function isSlipOf(name: string, setting: string): boolean {
  if (setting.length < 6 || Math.abs(name.length - setting.length) > 1) return false;
  let start = 0;
  while (start < name.length && name[start] === setting[start]) start += 1;
  const [left, right] = [name.slice(start), setting.slice(start)];
  const swapped = `${left[1]}${left[0]}${left.slice(2)}` === right;
  return swapped || left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1);
}

/** Keys alone switch Turnstile on, so that one setting less can be forgotten; `HUMAN_VERIFICATION` overrules them. */
function verification(read: z.infer<typeof schema>): VerificationSettings {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey } = read;
  if (siteKey === null || secretKey === null || read.HUMAN_VERIFICATION === "proof-of-work") {
    return { kind: "proof-of-work" };
  }
  return { kind: "turnstile", siteKey, secretKey, verifyUrl: read.TURNSTILE_VERIFY_URL };
}

const anthropicUrl = "https://api.anthropic.com/v1";

function model(read: z.infer<typeof schema>): ModelSettings | null {
  const [, provider, name] = /^([a-z-]+):(.+)$/.exec(read.ANALYST_MODEL ?? "") ?? [];
  if (provider === undefined || name === undefined) return null;
  const url = read.ANALYST_MODEL_URL ?? anthropicUrl;
  return {
    provider: provider === "anthropic" ? "anthropic" : "openai-compatible",
    name,
    key: read.ANALYST_MODEL_KEY,
    url,
    local: isLoopback(new URL(url)),
    callsPerMinute: read.ANALYST_MODEL_PER_MINUTE,
  };
}

/** A collector takes traces below its base address (OTLP specification). */
function traces(base: string, read: z.infer<typeof schema>): TraceSettings {
  const pairs = read.OTEL_EXPORTER_OTLP_HEADERS.replaceAll("+", "%2B").replaceAll(",", "&");
  const headers = Object.freeze(Object.fromEntries(new URLSearchParams(pairs)));
  return Object.freeze({ url: `${base.replace(/\/$/, "")}/v1/traces`, headers });
}

function leads(read: z.infer<typeof schema>): LeadSettings {
  const {
    LEAD_WEBHOOK_URL: webhookUrl,
    LEAD_WEBHOOK_SECRET: secret,
    HUBSPOT_PORTAL_ID: portalId,
    SMTP_URL: smtpUrl,
  } = read;
  return {
    webhook: webhookUrl === null || secret === null ? null : { url: webhookUrl, secret },
    hubspot:
      portalId === null
        ? null
        : {
            url: read.HUBSPOT_URL,
            portalId,
            demoFormId: read.HUBSPOT_DEMO_FORM_ID,
            newsletterFormId: read.HUBSPOT_NEWSLETTER_FORM_ID,
          },
    smtp: smtpUrl === null ? null : { url: smtpUrl, from: read.MAIL_FROM, to: read.LEAD_MAIL_TO },
    visitorMailsPerHour: read.VISITOR_MAILS_PER_HOUR,
    retentionMonths: read.LEAD_RETENTION_MONTHS,
  };
}
