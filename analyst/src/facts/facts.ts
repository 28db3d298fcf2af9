import type { Ticket } from "../parse/ticket.ts";
import { findMentions } from "./mentions.ts";
import type { MentionsAt } from "./pattern.ts";

/** A ticket with what it speaks of: who acts, on what, how, across which boundary. */
export interface Facts {
  readonly ticket: Ticket;
  /** Concepts mentioned, by sentence. */
  readonly mentions: readonly MentionsAt[];
}

/** Finds what every sentence of a ticket speaks of. */
export function readFacts(ticket: Ticket): Facts {
  return { ticket, mentions: ticket.sentences.map((sentence) => findMentions(ticket.text, sentence)) };
}
