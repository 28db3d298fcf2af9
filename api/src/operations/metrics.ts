import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Dropped } from "../analysis/model-answer.ts";
import type { ModelFailureKind } from "../analysis/model-failure.ts";
import type { ChannelName, Outcome } from "../leads/channels/channel.ts";
import type { Standing } from "../leads/delivery-queue.ts";
import type { LeadCounts } from "../leads/form-routes.ts";

/** What Prometheus reads. Labels are closed lists: forms, traps, error codes, channels, outcomes. */
export interface Metrics {
  readonly leads: LeadCounts;
  attempted(channel: ChannelName, outcome: Outcome["kind"]): void;
  readonly model: ModelCounts;
  /** The whole answer, in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** What became of tickets where a language model is the second reader. */
export interface ModelCounts {
  read(outcome: "answered" | ModelFailureKind): void;
  dropped(why: Dropped): void;
  spent(tokens: { readonly read: number; readonly written: number }): void;
}

/** `standing` says how things stand with each channel; it is asked at each scrape. */
export function metrics(standing: () => Promise<Map<string, Standing>>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
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
  const modelReadings = new Counter({
    name: "model_readings_total",
    help: "Tickets by what became of the model's reading: answered, or why the engine's answer was sent.",
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
  const perChannel = (name: string, help: string) => new Gauge({ name, help, labelNames: ["channel"], registers });
  const waiting = perChannel("lead_deliveries_waiting", "Messages not delivered yet.");
  const dead = perChannel("lead_deliveries_dead", "Messages that were given up: an operator has to look.");
  const oldest = perChannel("lead_delivery_oldest_age_seconds", "Age of the oldest message not delivered yet.");
  const storage = new Gauge({
    name: "lead_storage_up",
    help: "1 when storage answered this scrape, else 0, and the numbers of channels are missing.",
    registers,
  });
  return {
    leads: {
      accepted: (form) => accepted.inc({ form }),
      trapped: (form, trap) => trapped.inc({ form, trap }),
      refused: (form, code) => refused.inc({ form, code }),
    },
    model: {
      read: (outcome) => modelReadings.inc({ outcome }),
      dropped: (why) => modelDropped.inc({ why }),
      spent({ read, written }) {
        modelTokens.inc({ direction: "read" }, read);
        modelTokens.inc({ direction: "written" }, written);
      },
    },
    attempted: (channel, outcome) => attempts.inc({ channel, outcome }),
    contentType: registry.contentType,
    async text() {
      for (const gauge of [waiting, dead, oldest]) gauge.reset();
      try {
        for (const [channel, state] of await standing()) {
          waiting.set({ channel }, state.waiting);
          dead.set({ channel }, state.dead);
          oldest.set({ channel }, state.oldestAgeMs / 1_000);
        }
        storage.set(1);
      } catch {
        storage.set(0); // said by this number; the log has the reason
      }
      return registry.metrics();
    },
  };
}
