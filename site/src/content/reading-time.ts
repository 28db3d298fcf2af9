/** Words a minute that a reading time stands for. */
const readingSpeed = 200;

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Minutes that a Markdown text takes. Code and tables are looked at rather than read: their words count half. */
export function minutesToRead(markdown: string): number {
  const lookedAt = markdown.match(/^```[\s\S]*?^```|^\|.*$/gm) ?? [];
  const words = countWords(markdown) - countWords(lookedAt.join("\n")) / 2;
  return Math.max(1, Math.round(words / readingSpeed));
}
