import type { MentionsAt } from "../facts/pattern.ts";
import type { Ticket } from "../parse/ticket.ts";

const MAX_QUESTIONS = 3;
const INTO_ENGLISH = "What does the ticket say in English? A translation by machine will do.";
const ACTORS = ["staff", "admin", "customer", "partner", "anonymous", "everyone"];
const DATA = ["record", "personal", "money", "file", "secret"];
const ENTRY_POINTS = ["endpoint", "webhook", "upload", "import", "url"];

/** What to ask when a ticket says too little: one to three questions about what is missing. */
export function questionsOn(ticket: Ticket, mentions: readonly MentionsAt[]): string[] {
  if (ticket.foreign) return [INTO_ENGLISH];
  const mentioned = new Set(
    mentions.flatMap((sentence) => sentence.flatMap((here) => here.map((mention) => mention.concept))),
  );
  const lacks = (concepts: readonly string[]): boolean => !concepts.some((concept) => mentioned.has(concept));
  const questions = [`What can be done after ${nameOf(ticket)} that could not be done before?`];
  if (lacks(ACTORS))
    questions.push("Who may use the changed part: visitors, any signed-in user, staff, another system?");
  if (lacks(DATA)) questions.push("Which data does it read, change or show, and whose data is it?");
  if (lacks(ENTRY_POINTS)) questions.push("Which endpoint, page or file does the input arrive through?");
  return questions.slice(0, MAX_QUESTIONS);
}

function nameOf({ input, sentences }: Ticket): string {
  const [title] = sentences;
  const name = title ? input.slice(title.start, title.end).replace(/\s+/g, " ").trim() : "";
  return name !== "" && name.length <= 80 ? `“${name}”` : "this change";
}
