import type { Brand } from "@latchwork/brand";
import type { FastifyBaseLogger } from "fastify";
import { codeOf } from "../errors.ts";
import { type Metrics, metrics } from "../operations/metrics.ts";
import type { Tracing } from "../operations/tracing.ts";
import type { Settings } from "../settings.ts";
import { keyFor } from "../signing-secret.ts";
import type { Storage } from "../storage/storage.ts";
import { proofOfWork } from "../verification/proof-of-work.ts";
import type { SpentTokens } from "../verification/verifier.ts";
import { openChannels } from "./channels/open-channels.ts";
import { DeliveryAlarm } from "./delivery-alarm.ts";
import { DeliveryQueue } from "./delivery-queue.ts";
import type { LeadIntake } from "./form-routes.ts";
import { LeadRetention } from "./lead-retention.ts";
import { LeadStore } from "./lead-store.ts";
import { newsletterLinks } from "./newsletter-link.ts";
import { Outbox } from "./outbox.ts";
import { VisitorMails } from "./visitor-mails.ts";

/** Time that attempts under way have to finish when the process stops, in milliseconds. */
const stopWithinMs = 5_000;

const checkEveryMs = 60_000;
const deleteEveryMs = 60 * 60_000;

/** How often it is logged at most that visitors are not mailed, in milliseconds. */
const capLogEveryMs = 60 * 60_000;

export interface LeadsParts {
  readonly intake: LeadIntake;
  readonly metrics: Metrics;
  /** Begins to deliver. `log` gets what goes wrong, never a lead's data. */
  start(log: FastifyBaseLogger): void;
  stop(): Promise<void>;
}

/** What whoever starts the service should know about delivery, or null. */
export function deliveryWarning({ webhook, hubspot, smtp }: Settings["leads"]): string | null {
  if (webhook ?? hubspot ?? smtp) return null;
  return "Leads are only stored: nothing delivers them. Set LEAD_WEBHOOK_URL, HUBSPOT_PORTAL_ID or SMTP_URL.";
}

/** Puts together what receives and delivers leads. */
export function composeLeads(options: {
  settings: Settings;
  brand: Brand;
  storage: Storage;
  secret: string;
  spent: SpentTokens;
  /** null: nothing is traced. */
  tracing: Pick<Tracing, "followChannel"> | null;
}): LeadsParts {
  const { settings, brand, storage, secret, spent, tracing } = options;
  const clock = Date.now;
  const links = newsletterLinks(keyFor(secret, "newsletter-link"), clock);
  const opened = openChannels(settings, brand, links, clock);
  const channels = tracing ? opened.map(tracing.followChannel) : opened;
  const queue = new DeliveryQueue({ db: storage.db, shared: storage.pool !== null, clock });
  const retention = new LeadRetention(storage.db, clock);
  const alarm = new DeliveryAlarm(clock);
  const counted = metrics(() => queue.backlogs(), storage.ping);
  let log: FastifyBaseLogger | null = null;
  const timers: NodeJS.Timeout[] = [];
  const outbox = new Outbox({
    queue,
    channels,
    events: {
      attempted(channel, { id: delivery, requestId: reqId }, outcome) {
        counted.attempted(channel, outcome.kind);
        const line = { reqId, channel, delivery };
        if (outcome.kind === "delivered") log?.info(line, "delivered a lead");
        else log?.info({ ...line, problem: outcome.problem }, "could not deliver a lead yet");
      },
      gaveUp: (channel, { id: delivery, requestId: reqId }, problem) =>
        log?.error({ reqId, channel, delivery, problem }, "gave up delivering a lead: see npm run leads"),
      storageFailed: (reason) => log?.error({ dependency: "storage", reason }, "leads cannot be delivered"),
    },
  });

  let cappedAt = Number.NEGATIVE_INFINITY;
  const visitorMails = new VisitorMails({
    shared: storage.pool !== null,
    key: keyFor(secret, "suppression"),
    perHour: settings.leads.visitorMailsPerHour,
    clock,
    onWithheld(why) {
      counted.withheld(why);
      if (why !== "service" || Math.abs(clock() - cappedAt) < capLogEveryMs) return;
      cappedAt = clock();
      const { visitorMailsPerHour: perHour } = settings.leads;
      log?.error({ perHour }, "visitors are not mailed: VISITOR_MAILS_PER_HOUR is reached");
    },
  });

  async function checkBacklogs(): Promise<void> {
    alarm.check(await queue.backlogs(), {
      late: (channel, { waiting, oldestAgeMs }) =>
        log?.error({ channel, waiting, oldestSeconds: Math.round(oldestAgeMs / 1_000) }, "leads wait too long"),
      recovered: (channel) => log?.info({ channel }, "leads are delivered in time again"),
    });
  }

  async function deleteExpired(): Promise<void> {
    const leads = await retention.deleteExpired(settings.leads.retentionMonths);
    if (leads === null) log?.error("the clock is a month ahead of the last run: no lead is deleted for a day");
    else if (leads > 0) log?.info({ leads }, "old leads were deleted");
  }

  /** Runs a job now and at that interval. One that fails is logged and runs again. */
  function repeat(job: () => Promise<void>, everyMs: number): void {
    const run = () =>
      job().catch((error: unknown) => {
        log?.error({ reason: codeOf(error) }, "a job on leads failed");
      });
    void run();
    timers.push(setInterval(run, everyMs).unref());
  }

  return {
    intake: {
      store: new LeadStore({ db: storage.db, channels, visitorMails, key: keyFor(secret, "submission"), clock }),
      wake: () => outbox.wake(),
      verifier: proofOfWork({ secret: keyFor(secret, "form-challenge"), spent, clock }),
      links,
      counts: counted.leads,
      mails: settings.leads.smtp !== null,
    },
    metrics: counted,
    start(given) {
      log = given;
      // When storage fails just now, the leases run out by themselves.
      void queue
        .releaseLeases()
        .catch(() => {})
        .then(() => outbox.start());
      repeat(checkBacklogs, checkEveryMs);
      repeat(deleteExpired, deleteEveryMs);
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await outbox.stop(stopWithinMs);
    },
  };
}
