import { createHmac } from "node:crypto";
import type { Channel, LeadMessage } from "./channel.ts";
import { postJson } from "./post-json.ts";

export interface WebhookOptions {
  readonly url: string;
  /** The key of the signature: the bytes that follow `whsec_` in base64, else the text's own in UTF-8. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly timeoutMs?: number;
}

/**
 * A signed POST to any CRM or automation tool, in the form of Standard Webhooks
 * (https://www.standardwebhooks.com): `webhook-id`, `webhook-timestamp` and
 * `webhook-signature` over `id.timestamp.body`. The id is also sent as
 * `Idempotency-Key`: it is the same at every attempt.
 */
export function webhook(options: WebhookOptions): Channel {
  const { url, secret, clock } = options;
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice("whsec_".length), "base64") : secret;
  return {
    name: "webhook",
    // An address that nobody confirmed is nobody's business.
    carries: (event) => event !== "newsletter.requested",
    deliver(message, signal) {
      const body = JSON.stringify(webhookBody(message));
      const timestamp = Math.floor(clock() / 1000).toString();
      const signature = createHmac("sha256", key).update(`${message.id}.${timestamp}.${body}`).digest("base64");
      const headers = {
        "webhook-id": message.id,
        "webhook-timestamp": timestamp,
        "webhook-signature": `v1,${signature}`,
      };
      return postJson(url, message, body, { ...options, signal, headers });
    },
  };
}

function webhookBody({ id, event, lead }: LeadMessage): object {
  return {
    id,
    event,
    lead: {
      id: lead.id,
      form: lead.form,
      createdAt: new Date(lead.createdAt).toISOString(),
      notice: lead.notice,
      ...lead.fields,
    },
  };
}
