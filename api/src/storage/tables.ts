/** Rows as the queries see them. Times are milliseconds since 1970. */
export interface Tables {
  spent_token: SpentTokenTable;
  lead: LeadTable;
  delivery: DeliveryTable;
  erasure: ErasureTable;
  suppression: SuppressionTable;
  heartbeat: HeartbeatTable;
  api_key: ApiKeyTable;
}

/** Proofs of being human that have been used. `id` is a keyed hash; past `expires_at` the proof is refused anyway. */
export interface SpentTokenTable {
  id: string;
  expires_at: number;
}

/** What somebody sent with a form. */
export interface LeadTable {
  id: string;
  /** A `LeadForm` of the contract. */
  form: string;
  /** Keyed hash that is the same for every repetition of one submission. */
  submission: string;
  /** Lower case, so that a person is found again. Also part of `fields`. */
  email: string;
  /** The mailbox that this address reaches: addresses that differ may reach the same. */
  mailbox: string;
  /** The fields of the form, JSON. */
  fields: string;
  /** Version of the notice that stood beside the form. */
  notice: string;
  created_at: number;
  /** When the owner of the address opened the newsletter's link. */
  confirmed_at: number | null;
  unsubscribed_at: number | null;
}

/** The outbox: one message about one lead through one channel. */
export interface DeliveryTable {
  /** Names the message at the receiving end too, so that a repetition is recognised. */
  id: string;
  lead_id: string;
  event: string;
  channel: string;
  /** Of the visitor's request that caused it; null for an operator's command. */
  request_id: string | null;
  state: "waiting" | "delivered" | "dead";
  attempts: number;
  /** Not to be tried before. */
  due_at: number;
  /** Who is trying it, and until when nobody else may. */
  lease: string | null;
  leased_until: number | null;
  /** Code of the last failure. Never a text that came from outside. */
  problem: string | null;
  created_at: number;
  /** When it was delivered or given up. */
  settled_at: number | null;
}

/** That somebody's data were erased, and how much; not whose. */
export interface ErasureTable {
  id: string;
  erased_at: number;
  leads: number;
  deliveries: number;
}

/** Mailboxes that ended the newsletter. `id` is a keyed hash; before `until` nothing is mailed there. */
export interface SuppressionTable {
  id: string;
  until: number;
}

/** When something recurrent was last done. */
export interface HeartbeatTable {
  name: "ping" | "retention";
  at: number;
  /** Fills pages, so that a write shows whether there is room for more than a few bytes. */
  room: string;
}

/** A key by which a machine may ask for analyses, without its text. */
export interface ApiKeyTable {
  /** Names it in logs, metrics and commands. */
  id: string;
  name: string;
  /** SHA-256 of its text, hexadecimal. */
  hash: string;
  /** Analyses that it may ask for. */
  per_minute: number;
  per_hour: number;
  created_at: number;
  expires_at: number | null;
  /** Such as 2026-11-23, UTC. No finer, so that nobody's hours can be read from it. */
  last_used_day: string | null;
  revoked_at: number | null;
}
