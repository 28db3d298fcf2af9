import { type Place, placesIn, type TicketPart } from "./places.ts";
import { type Evidence, type ReadVulnerability, weaknessOf } from "./preview.ts";

/** A finding with what tells it from others, run after run. */
export interface PlacedFinding<Vulnerability extends ReadVulnerability = ReadVulnerability> {
  readonly vulnerability: Vulnerability;
  /** `CWE-639`, or `unclassified` when the back end names none. */
  readonly rule: string;
  /** Where to look, the best first. Empty only for a ticket without parts. */
  readonly places: readonly Place[];
  /** The words that raised it, blanks run together. Empty without evidence. */
  readonly quote: string;
  /** 16 hexadecimal digits, the same as long as rule, file and evidence are: lines may move. */
  readonly fingerprint: string;
}

/** A ticket's findings, each with its place and its fingerprint. `seen` counts equal ones over several tickets. */
export function placeFindings<Vulnerability extends ReadVulnerability>(
  parts: readonly TicketPart[],
  vulnerabilities: readonly Vulnerability[],
  seen: Map<string, number> = new Map(),
): PlacedFinding<Vulnerability>[] {
  const places = placesIn(parts);
  return vulnerabilities.map((vulnerability) => {
    const { evidence = [], name } = vulnerability;
    const rule = weaknessOf(vulnerability) ?? "unclassified";
    const found = places.of(evidence);
    const [best] = found;
    const quote = quoteOf(parts, best?.region?.snippet?.text, evidence[0]);
    const path = best?.shows === "change" ? "" : (best?.path ?? "");
    const key = [rule, path, quote || name].join("\n");
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return { vulnerability, rule, places: found, quote, fingerprint: hash(`${key}\n${count}`) };
  });
}

function quoteOf(parts: readonly TicketPart[], snippet: string | undefined, span: Evidence | undefined): string {
  const part = span && parts.find(({ start, text }) => start <= span.start && span.end <= start + text.length);
  const text = snippet ?? (part && span ? part.text.slice(span.start - part.start, span.end - part.start) : "");
  return text.replace(/\s+/g, " ").trim();
}

/** FNV-1a in 64 bits: these need not resist anyone, and a browser has no other hash that answers at once. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n);
  return value.toString(16).padStart(16, "0");
}
