import type { Judgement } from "@house/contract/preview";
import type { Ticket } from "../reading/ticket.ts";

/** What the reader of an answer should know of the ticket beside its findings; nothing when there is nothing to say. */
export function notesOn({ text, instructions }: Ticket): Pick<Judgement, "notes"> {
  const [first] = instructions;
  if (!first) return {};
  const said = text.slice(first.start, first.end).replace(/\s+/g, " ");
  return { notes: [`The ticket gives its reader orders (“${said}”). They were not followed and count neither way.`] };
}
