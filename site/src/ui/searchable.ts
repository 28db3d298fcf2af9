/** A text as searches compare it: without case, and with every apostrophe and quotation mark straight. */
export function searchable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/[“”„″]/g, '"');
}
