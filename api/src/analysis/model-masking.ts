import type { Evidence } from "@latchwork/contract/preview";
import { findSecrets } from "@latchwork/contract/secrets";

/** Shorter secrets are masked where they were found, not wherever the same letters stand. UTF-16 units. */
const longEnoughToRepeat = 8;

interface Mask extends Evidence {
  readonly instead: string;
}

/** A ticket whose secrets have been replaced, and the way back from its offsets to those of the ticket. */
export class MaskedTicket {
  readonly text: string;
  /** What was kept, in order: where it stands in the masked text, and by how much it moved. */
  readonly #kept: readonly (Evidence & { readonly moved: number })[];

  constructor(ticket: string) {
    const kept: (Evidence & { moved: number })[] = [];
    let text = "";
    let from = 0;
    for (const { start, end, instead } of [
      ...masks(ticket),
      { start: ticket.length, end: ticket.length, instead: "" },
    ]) {
      kept.push({ start: text.length, end: text.length + start - from, moved: from - text.length });
      text += ticket.slice(from, start) + instead;
      from = end;
    }
    this.text = text;
    this.#kept = kept;
  }

  /** Where a stretch of the masked text stands in the ticket; null when it touches a mask. */
  inTicket({ start, end }: Evidence): Evidence | null {
    const piece = this.#kept.find((kept) => kept.start <= start && end <= kept.end);
    return piece === undefined ? null : { start: start + piece.moved, end: end + piece.moved };
  }
}

/** Stretches to replace, in order, none overlapping: what looks like a secret, and every repetition of it. */
function masks(ticket: string): Mask[] {
  const seen = findSecrets(ticket).map(({ kind, ...at }): Mask => ({ ...at, instead: `[masked ${kind}]` }));
  const distinct = new Map(seen.map((mask) => [ticket.slice(mask.start, mask.end), mask.instead]));
  const repeated = [...distinct].flatMap(([secret, instead]) =>
    occurrences(ticket, secret).map((start): Mask => ({ start, end: start + secret.length, instead })),
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
