/**
 * Text of a ticket or a model as Markdown that says just this text, on one
 * line. Whoever wrote it could else reach the readers of the tracker that it is
 * pasted into, by an image, a link, a mention or HTML.
 */
export function escaped(text: string): string {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => (/@|:\/\/|www\./i.test(word) ? code(word) : word.replace(/[\\`*_[\]<>&~|]/g, "\\$&")))
    .join(" ")
    .replace(/^(\d*)(?=[#+=.)-])/, "$1\\"); // no heading, list or rule
}

/** Addresses become links by themselves, whatever is escaped, but not in code. */
const code = (word: string) => `\`${word.replaceAll("`", "'")}\``;
