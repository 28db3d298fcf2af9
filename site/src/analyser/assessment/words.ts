/** As a description writes a quotation: on one line, without marks of formatting. */
export const plain = (text: string): string =>
  text
    .replace(/`+|\*\*/g, "")
    .replace(/\s+/g, " ")
    .replace(/[“”]/g, "'")
    .trim();

/** The sentence that only repeats the first quotation, which is marked in the ticket, and the word that leads on from it. */
function withoutLead(description: string, quotation: string | undefined): string {
  const lead = quotation !== undefined && `The ticket says “${plain(quotation)}”. `;
  if (!lead || !description.startsWith(lead)) return description;
  const left = description.slice(lead.length).replace(/^So /, "");
  return left.charAt(0).toUpperCase() + left.slice(1);
}

/**
 * A description in two: the one sentence that is read at a glance, and the rest.
 *
 * @param quotation the first phrase the description quotes
 */
export function inTwo(description: string, quotation?: string): { sentence: string; rest: string } {
  const said = withoutLead(description, quotation).trim();
  const end = /[.!?][”’)]?\s+(?=[\p{Lu}“])/u.exec(said);
  if (!end) return { sentence: said, rest: "" };
  return { sentence: said.slice(0, end.index + end[0].trimEnd().length), rest: said.slice(end.index + end[0].length) };
}
