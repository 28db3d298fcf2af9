/** Variation selectors: after a letter of another script or an emoji they say how it looks. */
const selectors = String.raw`\u180b-\u180d\u180f\ufe00-\ufe0f`;
/** What such a selector or a joiner can follow to any effect. Latin letters have nothing to join or to vary. */
const base = String.raw`[^\s\p{Default_Ignorable_Code_Point}\p{Script=Latin}]`;

/**
 * Characters that show nothing where they stand: tag characters, zero-width spaces, soft hyphens, marks of direction,
 * control characters. Letters can be spelled in them that a model reads and a person does not see. Joiners and
 * selectors stay where scripts and emoji need them, one at a time: a run of them can spell as well.
 */
const invisible = new RegExp(
  [
    String.raw`(?![\u200c\u200d${selectors}\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}`,
    String.raw`(?<!${base}[${selectors}]?)[\u200c\u200d]`,
    `(?<!${base})[${selectors}]`,
    String.raw`(?<!\p{Unified_Ideograph})[\u{e0100}-\u{e01ef}]`,
    String.raw`[^\P{Cc}\t\n\v\f\r\x85]|[\ufff9-\ufffb]`, // control characters, and marks of annotations
  ].join("|"),
  "gu",
);

/** What of a text a person can see, and where each of its UTF-16 units stands in the text itself. */
export function visibleText(text: string): { visible: string; places: readonly number[] } {
  const places: number[] = [];
  let visible = "";
  let from = 0;
  const keepUntil = (end: number) => {
    visible += text.slice(from, end);
    for (let at = from; at < end; at += 1) places.push(at);
  };
  for (const { 0: hidden, index } of text.matchAll(invisible)) {
    keepUntil(index);
    from = index + hidden.length;
  }
  keepUntil(text.length);
  return { visible, places };
}
