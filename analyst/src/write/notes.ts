import type { Assessment } from "@latchwork/contract/preview";
import type { Ticket } from "../parse/ticket.ts";

const FOREIGN = "The ticket does not seem to be in English, the one language this reader knows, so it was not judged.";

/** What the reader of an answer should know of the ticket beside its findings; nothing when there is nothing to say. */
export function notesOn({ input, instructions, foreign }: Ticket): Pick<Assessment, "notes"> {
  const notes: string[] = [];
  const [first] = instructions;
  if (first) {
    const said = input.slice(first.start, first.end).replace(/\s+/g, " ");
    notes.push(`The ticket gives its reader orders (“${said}”). They were not followed and count neither way.`);
  }
  if (foreign) notes.push(FOREIGN);
  return notes.length > 0 ? { notes } : {};
}
