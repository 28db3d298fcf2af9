const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Text as it may stand in XML, in an element or between quotation marks. Drops what XML 1.0 has no place for. */
export function xmlText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML forbids
  return text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, "").replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
