import type { Ticket } from "../reading/ticket.ts";

/** How sure it is, 0 to 1, that the ticket changes nothing an attacker could use. */
export function harmlessness(_ticket: Ticket): number {
  return 0;
}
