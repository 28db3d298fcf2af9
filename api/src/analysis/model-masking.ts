import type { Evidence } from "@latchwork/contract/preview";
import { findSecrets } from "@latchwork/contract/secrets";
import { visibleText } from "./visible-text.ts";

/** Shorter secrets are masked where they were found, not wherever the same letters stand. UTF-16 units. */
const longEnoughToRepeat = 8;

interface Mask extends Evidence {
  readonly instead: string;
}

/** What is visible of an input, its secrets replaced, and the way back from its offsets to those of the input. */
export class MaskedInput {
  readonly text: string;
  /** The masked text with each run of spaces as one, and where each of its units stands in the masked text. */
  readonly #line: string;
  readonly #places: readonly number[];
  /** Where each unit of what is visible stands in the input. */
  readonly #visible: readonly number[];
  /** What was kept of it, in order: where it stands in the masked text, and by how much it moved. */
  readonly #kept: readonly (Evidence & { readonly moved: number })[];

  constructor(input: string) {
    const { visible, places } = visibleText(input);
    const kept: (Evidence & { moved: number })[] = [];
    let text = "";
    let from = 0;
    for (const { start, end, instead } of [
      ...masks(visible),
      { start: visible.length, end: visible.length, instead: "" },
    ]) {
      kept.push({ start: text.length, end: text.length + start - from, moved: from - text.length });
      text += visible.slice(from, start) + instead;
      from = end;
    }
    this.text = text;
    this.#kept = kept;
    this.#visible = places;
    const runs = [...text.matchAll(/\s+|\S/g)];
    this.#line = text.replace(/\s+/g, " ");
    this.#places = runs.map(({ index }) => index);
  }

  /** Where one line of text first stands in the masked text, whatever spaces it has between its words. Linear in both. */
  find(line: string): Evidence | null {
    const at = indexOf(this.#line, line);
    if (at < 0) return null;
    const last = this.#places[at + line.length - 1] ?? 0;
    return { start: this.#places[at] ?? 0, end: last + 1 };
  }

  /** Where a span of the masked text stands in the input; null when it is empty or touches a mask. */
  unmask({ start, end }: Evidence): Evidence | null {
    const piece = this.#kept.find((kept) => kept.start <= start && end <= kept.end);
    if (piece === undefined) return null;
    const first = this.#visible[start + piece.moved];
    const last = this.#visible[end - 1 + piece.moved];
    return first === undefined || last === undefined ? null : { start: first, end: last + 1 };
  }
}

/** Spans to replace, in order, none overlapping: what looks like a secret, and every repetition of it. */
function masks(input: string): Mask[] {
  const seen = findSecrets(input).map(({ kind, ...at }): Mask => ({ ...at, instead: `[masked ${kind}]` }));
  const distinct = new Map(seen.map((mask) => [input.slice(mask.start, mask.end), mask.instead]));
  const repeated = [...distinct].flatMap(([secret, instead]) =>
    occurrences(input, secret).map((start): Mask => ({ start, end: start + secret.length, instead })),
  );
  const found = [...seen, ...repeated];
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  return found.reduce<Mask[]>((all, mask) => {
    const last = all.at(-1);
    if (last === undefined || mask.start >= last.end) all.push(mask);
    else if (mask.end > last.end) all[all.length - 1] = { ...last, end: mask.end };
    return all;
  }, []);
}

function occurrences(text: string, part: string): number[] {
  const found: number[] = [];
  if (part.length < longEnoughToRepeat) return found;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found.push(at);
  return found;
}

/**
 * What `String.indexOf` answers, in time that is linear whatever the two are (Knuth, Morris and Pratt): a model that
 * was talked to by a ticket chooses one of them, and its author the other.
 */
function indexOf(text: string, part: string): number {
  const borders = [0];
  for (let at = 1, length = 0; at < part.length; at += 1) {
    while (length > 0 && part[at] !== part[length]) length = borders[length - 1] ?? 0;
    if (part[at] === part[length]) length += 1;
    borders.push(length);
  }
  for (let at = 0, length = 0; at < text.length; at += 1) {
    while (length > 0 && text[at] !== part[length]) length = borders[length - 1] ?? 0;
    if (text[at] === part[length]) length += 1;
    if (length === part.length) return at - length + 1;
  }
  return -1;
}
