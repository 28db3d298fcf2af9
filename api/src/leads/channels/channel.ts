import type { Lead, LeadEvent } from "../lead.ts";

export const channelNames = ["webhook", "hubspot", "sales-mail", "visitor-mail"] as const;
export type ChannelName = (typeof channelNames)[number];

/** One message about one lead. */
export interface LeadMessage {
  /** The same at every attempt, so that receivers recognise a repetition. */
  readonly id: string;
  readonly event: LeadEvent;
  /** Id of the visitor's request that caused it; null for an operator's command. */
  readonly requestId: string | null;
  readonly lead: Lead;
}

/**
 * What became of an attempt. `problem` is a short code of ours or of the
 * protocol (`HTTP 503`, `ECONNRESET`, `SMTP 450`), never a text from outside:
 * such texts quote addresses.
 */
export type Outcome =
  | { readonly kind: "delivered" }
  /** To be tried again, not before `afterMs` when the receiver asked for that. */
  | { readonly kind: "retry"; readonly problem: string; readonly afterMs?: number | undefined }
  /** It can never succeed. */
  | { readonly kind: "refused"; readonly problem: string };

/** A way of delivering leads. One that is down never delays another. */
export interface Channel {
  readonly name: ChannelName;
  /** Whether this channel carries such an event. */
  carries(event: LeadEvent): boolean;
  /** Tries once. Never rejects because of the receiver; stops when `signal` aborts. */
  deliver(message: LeadMessage, signal: AbortSignal): Promise<Outcome>;
  close?(): void;
}
