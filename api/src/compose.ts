import { version } from "@latchwork/contract/version";
import { Capacity } from "./analysis/capacity.ts";
import { embeddedAnalyst } from "./analysis/embedded-analyst.ts";
import type { ModelAnalyst } from "./analysis/model-analyst.ts";
import { buildApp } from "./app.ts";
import { codeOf, Unavailable } from "./errors.ts";
import { ApiKeys } from "./keys/api-keys.ts";
import { composeLeads, deliveryWarning } from "./leads/compose-leads.ts";
import { serveMetrics } from "./operations/metrics.ts";
import type { Tracing } from "./operations/tracing.ts";
import type { Site } from "./pages/site.ts";
import { rateLimiter } from "./rate-limits.ts";
import type { LogSink } from "./request-log.ts";
import type { ApiInstance } from "./route.ts";
import type { ModelSettings, Settings, TraceSettings } from "./settings.ts";
import { keyFor } from "./signing-secret.ts";
import { openStorage } from "./storage/storage.ts";
import { proofOfWork } from "./verification/proof-of-work.ts";
import { turnstile } from "./verification/turnstile.ts";
import type { Verifier } from "./verification/verifier.ts";
import { SpentTokens } from "./verification/verifier.ts";

/** Tickets that may wait for each thread. At tens of milliseconds a ticket, the last of them waits about a second. */
const waitingPerThread = 16;

/** How often tokens past their age are dropped, in milliseconds. */
const forgetEveryMs = 10 * 60_000;

/**
 * Puts the real parts together, with the site that was built. Throws `StartError` without storage. Closing
 * the app closes everything.
 */
export async function compose(settings: Settings, site: Site, sink: LogSink): Promise<ApiInstance> {
  const { storage, secret } = await openStorage(settings, "service", (code) =>
    app.log.error({ code }, "lost a connection"),
  );
  const spent = new SpentTokens(storage.db, keyFor(secret, "spent-token"), Date.now);
  const threads = embeddedAnalyst();
  const tracing = settings.traces && (await openTracing(settings.traces));
  const engine = tracing ? tracing.followAnalyst("engine", threads) : threads;
  const { model } = settings;
  const limiter = rateLimiter(storage.pool, model ? { model: [{ times: model.callsPerMinute, seconds: 60 }] } : {});
  const leads = composeLeads({ settings, brand: site.brand, storage, secret, spent, tracing });
  const second = model && (await secondReader(model));
  let warm = false;
  let stopping = false;

  const app: ApiInstance = await buildApp({
    analyst: second && tracing ? tracing.followAnalyst("engine and model", second) : (second ?? engine),
    tracing,
    reader: model && { name: model.name, ...(model.local ? {} : { host: new URL(model.url).host }) },
    capacity: new Capacity({
      // Who waits for a model holds no thread. The calls of two minutes can meet where one minute ends.
      running: threads.threads + 2 * (model?.callsPerMinute ?? 0),
      waiting: threads.threads * waitingPerThread,
    }),
    verifier: verifier(settings, secret, spent),
    keys: new ApiKeys(storage.db, Date.now),
    keyCounts: leads.metrics.keys,
    requestTimes: leads.metrics.requests,
    limiter,
    leads: leads.intake,
    site,
    isReady: async () => warm && (await storage.ping().then(() => true, notReady)),
    addressKey: keyFor(secret, "client-address"),
    log: { level: settings.logLevel, sink },
    settings: {
      ...settings,
      turnstile: settings.verification.kind === "turnstile",
      ...(settings.drainSeconds > 0 ? { timeouts: { drain: settings.drainSeconds * 1_000 } } : {}),
    },
  });

  const cleaning = setInterval(() => forgetSpent(app, spent), forgetEveryMs).unref();
  app.addHook("onListen", async () => {
    // Not waited for: pages are served meanwhile, and a first ticket waits in line.
    void threads.warm().then(
      () => {
        warm = true;
      },
      (error: unknown) => {
        if (!stopping) throw error; // an engine that cannot be loaded ends the process
      },
    );
    void forgetSpent(app, spent);
    app.log.info({ version, node: process.version }, "started");
    leads.start(app.log);
    const warning = deliveryWarning(settings.leads);
    if (warning !== null) app.log.warn(warning);
  });
  app.addHook("preClose", async () => second?.stop());
  app.addHook("onClose", async () => {
    stopping = true;
    await metricsServer?.close();
    clearInterval(cleaning);
    await threads.close();
    await leads.stop();
    await storage.close();
    await tracing?.stop();
  });
  // Numbers are for operators; visitors are served without them too.
  const metricsServer = await serveMetrics(leads.metrics, {
    host: settings.metricsHost,
    port: settings.metricsPort,
  }).catch((error: unknown) => {
    app.log.warn({ port: settings.metricsPort, code: codeOf(error) }, "no metrics: set METRICS_PORT to a free port");
    return null;
  });
  if (metricsServer !== null) app.log.info({ port: metricsServer.port }, "metrics are at /metrics");
  if (site.apiOrigin !== (settings.publicApiOrigin ?? "")) {
    app.log.warn("The site was built with another PUBLIC_API_ORIGIN. Run `npm run build`.");
  }
  return app;

  function notReady(error: unknown): false {
    app.log.error({ dependency: "storage", reason: codeOf(error) }, "storage takes no write");
    return false;
  }

  async function openTracing(chosen: TraceSettings): Promise<Tracing> {
    const tracing = await import("./operations/tracing.ts");
    return tracing.openTracing(chosen, { name: site.brand.domain, version });
  }

  /** Its libraries take long to load, so that only those who have a model wait for them. */
  async function secondReader(chosen: ModelSettings): Promise<ModelAnalyst> {
    const { composeModel } = await import("./analysis/compose-model.ts");
    return composeModel({ settings: chosen, engine, limiter, counts: leads.metrics.model, log: () => app.log });
  }
}

function verifier(settings: Settings, secret: string, spent: SpentTokens): Verifier {
  const { verification } = settings;
  if (verification.kind === "turnstile") return turnstile({ ...verification, spent, clock: Date.now });
  return proofOfWork({ secret, spent, clock: Date.now });
}

async function forgetSpent(app: ApiInstance, spent: SpentTokens): Promise<void> {
  try {
    await spent.deleteExpired();
  } catch (error) {
    app.log.error({ reason: error instanceof Unavailable ? error.reason : "unknown" }, "old tokens were not dropped");
  }
}
