import { vi } from "vitest";
import { Capacity } from "../../src/analysis/capacity.ts";
import { type AppDeps, buildApp } from "../../src/app.ts";
import { ApiKeys } from "../../src/keys/api-keys.ts";
import type { LeadIntake } from "../../src/leads/form-routes.ts";
import { newsletterLinks } from "../../src/leads/newsletter-link.ts";
import { loadSite } from "../../src/pages/site.ts";
import { rateLimiter } from "../../src/rate-limits.ts";
import type { ApiInstance } from "../../src/route.ts";
import { openSqlite, type Storage } from "../../src/storage/storage.ts";
import type { Verdict, Verifier } from "../../src/verification/verifier.ts";
import { engineAssessment } from "./assessment.ts";
import { fixtureSite } from "./fixture-site.ts";
import { leadStore } from "./lead-store.ts";

/** Passes every token but `""`, `wrong`, `old`, and those that were spent. */
export function lenientVerifier(): Verifier & { spent: Set<string> } {
  const spent = new Set<string>();
  return {
    spent,
    issue: async () => ({ kind: "turnstile", siteKey: "site-key" }),
    async check(token): Promise<Verdict> {
      if (token === "") return { kind: "missing" };
      if (token === "old") return { kind: "expired" };
      if (token === "wrong" || spent.has(token)) return { kind: "invalid" };
      return {
        kind: "valid",
        async spend() {
          if (spent.has(token)) return false;
          spent.add(token);
          return true;
        },
      };
    },
  };
}

/** A lead intake on that storage, without any channel. */
export function leadIntake(storage: Pick<Storage, "db" | "pool">, changes: Partial<LeadIntake> = {}): LeadIntake {
  return {
    store: leadStore(storage),
    wake: () => {},
    verifier: lenientVerifier(),
    links: newsletterLinks("test key", Date.now),
    counts: { accepted: () => {}, trapped: () => {}, refused: () => {} },
    mails: true,
    ...changes,
  };
}

/** Log lines that the app wrote, parsed and as text. */
export class LogCapture {
  text = "";
  write(line: string): void {
    this.text += line;
  }
  get lines(): Record<string, unknown>[] {
    return this.text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
  }
}

export interface TestApp {
  app: ApiInstance;
  log: LogCapture;
  assess: ReturnType<typeof vi.fn<AppDeps["analyst"]["assess"]>>;
  verifier: Verifier & { spent: Set<string> };
  [Symbol.asyncDispose](): Promise<void>;
}

/** The app on a fixture site, a fake analyst and a verifier that passes; `changes` replace parts. */
export async function testApp(
  changes: Partial<Omit<AppDeps, "settings" | "log">> & {
    settings?: Partial<AppDeps["settings"]>;
    logLevel?: string;
  } = {},
): Promise<TestApp> {
  await using built = await fixtureSite();
  const { settings, logLevel, ...parts } = changes;
  const log = new LogCapture();
  const assess = vi.fn<AppDeps["analyst"]["assess"]>(async () => engineAssessment);
  const verifier = lenientVerifier();
  const storage = await openSqlite(":memory:");
  const app = await buildApp({
    analyst: { assess },
    reader: null,
    capacity: new Capacity({ running: 1, waiting: 1 }),
    verifier,
    keys: new ApiKeys(storage.db, Date.now),
    keyCounts: { answered: () => {}, refused: () => {} },
    requestTimes: { answered: () => {} },
    tracing: null,
    limiter: rateLimiter(null),
    leads: leadIntake(storage),
    site: await loadSite(built.dist),
    isReady: async () => true,
    addressKey: "test key",
    log: { level: logLevel ?? "trace", sink: log },
    ...parts,
    settings: { trustedProxies: [], allowedOrigins: [], turnstile: false, timeouts: { drain: 0 }, ...settings },
  });
  app.addHook("onClose", () => storage.close());
  return { app, log, assess, verifier, [Symbol.asyncDispose]: () => app.close() };
}

let clients = 0;

/** An address that no other request of this test file comes from. */
export function nextAddress(): string {
  clients += 1;
  return `10.0.${clients >> 8}.${clients & 255}`;
}

/** Posts to the preview as a new client, unless `remoteAddress` says who. */
export function preview(app: ApiInstance, payload: object | string, remoteAddress = nextAddress()) {
  return app.inject({
    method: "POST",
    url: "/intelligence/preview",
    headers: { "content-type": "application/json" },
    payload,
    remoteAddress,
  });
}
