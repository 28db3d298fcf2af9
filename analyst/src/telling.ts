import type { Reading } from "./hits.ts";
import type { Wording } from "./knowledge/threat.ts";
import { findEndpoints } from "./reading/endpoints.ts";
import type { Ground } from "./suspicion.ts";

const ACTORS = ["anonymous", "staff", "partner", "admin", "everyone", "customer"];
const OBJECTS = ["secret", "record", "personal", "money", "file", "freetext"];

/** The ticket's own words around the grounds of a suspicion. */
export type Told = Readonly<Record<"actor" | "object" | "endpoint" | "quote", string>>;

/** Gathers the ticket's own words; each has a plain fallback. */
export function tell(reading: Reading, grounds: readonly Ground[]): Told {
  const hit = grounds[0]?.hits[0];
  const at = hit?.at ?? 0;
  const taken = nearest(reading, at, ACTORS);
  return {
    actor: taken ?? "any signed-in user",
    object: nearest(reading, at, OBJECTS, taken) ?? "the data it handles",
    endpoint: nearestEndpoint(reading, at) ?? "the changed endpoint",
    quote: hit ? `“${oneLine(reading.ticket.text.slice(hit.start, hit.end))}”` : "the ticket",
  };
}

/** Puts the ticket's words into a wording and starts it with a capital. */
export function fill(wording: Wording, told: Told): string {
  const text = wording.replace(/\{(actor|object|endpoint|quote)\}/g, (_, name: keyof Told) => told[name]);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function nearest(reading: Reading, at: number, concepts: readonly string[], except?: string): string | undefined {
  for (const index of [at, 0]) {
    const sentence = reading.ticket.sentences[index];
    for (const concept of concepts) {
      const mentions = reading.mentions[index] ?? [];
      for (const [from, here] of mentions.entries()) {
        const found = here.find((mention) => mention.concept === concept);
        const [first, last] = [sentence?.words[from], sentence?.words[(found?.end ?? 0) - 1]];
        if (!found || !first || !last) continue;
        const words = oneLine(reading.ticket.text.slice(first.start, last.end)).replace(/['’]s?$/, "");
        if (words !== except) return words;
      }
    }
  }
  return undefined;
}

function nearestEndpoint(reading: Reading, at: number): string | undefined {
  const { sentences, text } = reading.ticket;
  const order = [sentences[at], ...sentences];
  for (const sentence of order) {
    const [endpoint] = sentence ? findEndpoints(text, sentence.start, sentence.end) : [];
    if (endpoint) return `\`${[endpoint.method, endpoint.path.slice(0, 60)].filter(Boolean).join(" ")}\``;
  }
  return undefined;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").slice(0, 90).toLowerCase();
}
