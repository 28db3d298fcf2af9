import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { version } from "@latchwork/contract/version";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Dropped } from "../analysis/model-answer.ts";
import type { ModelFailureKind } from "../analysis/model-failure.ts";
import type { ChannelName, Outcome } from "../leads/channels/channel.ts";
import type { Backlog } from "../leads/delivery-queue.ts";
import type { LeadCounts } from "../leads/form-routes.ts";
import type { Withheld } from "../leads/visitor-mails.ts";

/** What Prometheus reads. Labels are closed lists: forms, traps, error codes, channels, outcomes, routes, statuses. */
export interface Metrics {
  readonly requests: RequestTimes;
  readonly leads: LeadCounts;
  attempted(channel: ChannelName, outcome: Outcome["kind"]): void;
  withheld(why: Withheld): void;
  readonly model: ModelCounts;
  readonly keys: KeyCounts;
  /** The whole answer, in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** What became of each request, and how long that took. */
export interface RequestTimes {
  /** `route` is its pattern, `/*` for a page or a file, null where there is none; never an address that somebody typed. */
  answered(request: { route: string | null; method: string; status: number; seconds: number }): void;
}

/** Seconds: pages take a few milliseconds, tickets some tens, a model up to 13 seconds. */
const requestBuckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

const countedMethods = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** What became of requests for an analysis that came with an API key. */
export interface KeyCounts {
  /** `id` is the key's name for operators, never its text. */
  answered(id: string, status: number): void;
  /** With what is no key, or no longer one. */
  refused(): void;
}

/** What became of tickets where a language model is the second reader. */
export interface ModelCounts {
  assessed(outcome: "answered" | ModelFailureKind): void;
  dropped(why: Dropped): void;
  spent(tokens: { readonly read: number; readonly written: number }): void;
}

/** At each scrape, `backlogs` answers what each channel has yet to deliver, and `ping` writes to storage. */
export function metrics(backlogs: () => Promise<Map<string, Backlog>>, ping: () => Promise<void>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: "service_info",
    help: "1, with the version that runs.",
    labelNames: ["version", "node"],
    registers,
  }).set({ version, node: process.version }, 1);
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's head to its answer, by route, method and status.",
    labelNames: ["route", "method", "status"],
    buckets: requestBuckets,
    registers,
  });
  const accepted = new Counter({
    name: "leads_accepted_total",
    help: "Forms that were stored.",
    labelNames: ["form"],
    registers,
  });
  const trapped = new Counter({
    name: "leads_trapped_total",
    help: "Forms that a trap held to be a program's. Nothing of them is kept.",
    labelNames: ["form", "trap"],
    registers,
  });
  const refused = new Counter({
    name: "leads_refused_total",
    help: "Forms that were not stored, by error code.",
    labelNames: ["form", "code"],
    registers,
  });
  const attempts = new Counter({
    name: "lead_delivery_attempts_total",
    help: "Attempts to deliver, by outcome: delivered, retry, refused.",
    labelNames: ["channel", "outcome"],
    registers,
  });
  const withheld = new Counter({
    name: "visitor_mails_withheld_total",
    help: "Mails to visitors that were not sent: their mailbox or the service had its share, or they had unsubscribed.",
    labelNames: ["why"],
    registers,
  });
  const modelAssessments = new Counter({
    name: "model_assessments_total",
    help: "Tickets by what became of the model's assessment: answered, or why the engine's answer was sent.",
    labelNames: ["outcome"],
    registers,
  });
  const modelDropped = new Counter({
    name: "model_findings_dropped_total",
    help: "Findings of a model that were thrown away: no evidence in the ticket, unknown weakness, one too many.",
    labelNames: ["why"],
    registers,
  });
  const modelTokens = new Counter({
    name: "model_tokens_total",
    help: "Tokens that a model read and wrote, as its provider counts and bills them.",
    labelNames: ["direction"],
    registers,
  });
  const keyRequests = new Counter({
    name: "api_key_requests_total",
    help: "Requests for an analysis by API key, as `npm run keys` lists it, and by the status of the answer.",
    labelNames: ["key", "status"],
    registers,
  });
  const keysRefused = new Counter({
    name: "api_keys_refused_total",
    help: "Requests with an API key that is wrong, has expired or was revoked.",
    registers,
  });
  const perChannel = (name: string, help: string) => new Gauge({ name, help, labelNames: ["channel"], registers });
  const waiting = perChannel("lead_deliveries_waiting", "Messages not delivered yet.");
  const dead = perChannel("lead_deliveries_dead", "Messages that were given up: an operator has to look.");
  const oldest = perChannel("lead_delivery_oldest_age_seconds", "Age of the oldest message not delivered yet.");
  const storage = new Gauge({
    name: "lead_storage_up",
    help: "1 when storage took a write at this scrape, else 0.",
    registers,
  });
  return {
    requests: {
      answered({ route, method, status, seconds }) {
        requests.observe(
          { route: route ?? "none", method: countedMethods.has(method) ? method : "other", status },
          seconds,
        );
      },
    },
    leads: {
      accepted: (form) => accepted.inc({ form }),
      trapped: (form, trap) => trapped.inc({ form, trap }),
      refused: (form, code) => refused.inc({ form, code }),
    },
    model: {
      assessed: (outcome) => modelAssessments.inc({ outcome }),
      dropped: (why) => modelDropped.inc({ why }),
      spent({ read, written }) {
        modelTokens.inc({ direction: "read" }, read);
        modelTokens.inc({ direction: "written" }, written);
      },
    },
    keys: {
      answered: (key, status) => keyRequests.inc({ key, status }),
      refused: () => keysRefused.inc(),
    },
    attempted: (channel, outcome) => attempts.inc({ channel, outcome }),
    withheld: (why) => withheld.inc({ why }),
    contentType: registry.contentType,
    async text() {
      for (const gauge of [waiting, dead, oldest]) gauge.reset();
      try {
        for (const [channel, backlog] of await backlogs()) {
          waiting.set({ channel }, backlog.waiting);
          dead.set({ channel }, backlog.dead);
          oldest.set({ channel }, backlog.oldestAgeMs / 1_000);
        }
        await ping();
        storage.set(1);
      } catch {
        storage.set(0); // the log has the reason
      }
      return registry.metrics();
    },
  };
}

/** `GET /metrics` on an address and port of its own: the numbers are the operator's alone. Rejects when the port is taken. */
export async function serveMetrics(
  metrics: Pick<Metrics, "text" | "contentType">,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": metrics.contentType }).end(await metrics.text());
  });
  await once(server.listen(port, host), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
