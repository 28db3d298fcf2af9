import type { FastifyBaseLogger } from "fastify";
import type { Settings } from "../settings.ts";
import { keyFor } from "../signing-secret.ts";
import type { Storage } from "../storage/storage.ts";
import { proofOfWork } from "../verification/proof-of-work.ts";
import type { SpentTokens } from "../verification/spent-tokens.ts";
import type { Channel } from "./channels/channel.ts";
import { DeliveryQueue } from "./delivery-queue.ts";
import type { LeadDesk } from "./form-routes.ts";
import { LeadStore } from "./lead-store.ts";
import { newsletterLinks } from "./newsletter-link.ts";
import { Outbox } from "./outbox.ts";

/** Time that attempts under way have to finish when the process stops, in milliseconds. */
const stopWithinMs = 5_000;

export interface LeadsParts {
  readonly desk: LeadDesk;
  /** Begins to deliver. `log` hears of trouble, never of a lead's data. */
  start(log: FastifyBaseLogger): void;
  stop(): Promise<void>;
}

/** Puts together what receives and delivers leads. */
export function composeLeads(options: {
  settings: Settings;
  storage: Storage;
  secret: string;
  spent: SpentTokens;
}): LeadsParts {
  const { storage, secret, spent } = options;
  const clock = Date.now;
  const channels: Channel[] = [];
  const links = newsletterLinks(keyFor(secret, "newsletter-link"), clock);
  const queue = new DeliveryQueue({ db: storage.db, shared: storage.pool !== null, clock });
  let log: FastifyBaseLogger | null = null;
  const outbox = new Outbox({
    queue,
    channels,
    events: {
      attempted: () => {},
      gaveUp: (channel, delivery, problem) =>
        log?.error({ channel, delivery, problem }, "a lead's delivery was given up"),
      storageFailed: (reason) => log?.error({ dependency: "storage", reason }, "leads cannot be delivered"),
    },
  });
  return {
    desk: {
      store: new LeadStore({ db: storage.db, channels, key: keyFor(secret, "submission"), clock }),
      wake: () => outbox.wake(),
      verifier: proofOfWork({ secret: keyFor(secret, "form-challenge"), spent, clock }),
      links,
      counts: { accepted: () => {}, trapped: () => {}, refused: () => {} },
    },
    start(given) {
      log = given;
      outbox.start();
    },
    stop: () => outbox.stop(stopWithinMs),
  };
}
