import type { Reading } from "./hits.ts";
import type { Told } from "./knowledge/threat.ts";
import { findEndpoints } from "./reading/endpoints.ts";
import type { Ground } from "./suspicion.ts";

const ACTORS = ["anonymous", "staff", "partner", "admin", "everyone", "customer"];
const OBJECTS = ["secret", "record", "personal", "money", "file", "freetext"];

/** Gathers the ticket's own words around the grounds of a suspicion. */
export function tell(reading: Reading, grounds: readonly Ground[]): Told {
  const at = grounds[0]?.hits[0]?.at ?? 0;
  const hit = grounds[0]?.hits[0];
  const text = reading.ticket.text;
  return {
    actor: nearest(reading, at, ACTORS) ?? "any signed-in user",
    object: nearest(reading, at, OBJECTS) ?? "the data it handles",
    endpoint: nearestEndpoint(reading, at) ?? "the changed endpoint",
    quote: hit ? `“${oneLine(text.slice(hit.start, hit.end))}”` : "its wording",
  };
}

function nearest(reading: Reading, at: number, concepts: readonly string[]): string | undefined {
  for (const index of [at, 0]) {
    const sentence = reading.ticket.sentences[index];
    for (const concept of concepts) {
      const mentions = reading.mentions[index] ?? [];
      const from = mentions.findIndex((here) => here.some((mention) => mention.concept === concept));
      const found = mentions[from]?.find((mention) => mention.concept === concept);
      const [first, last] = [sentence?.words[from], sentence?.words[(found?.end ?? 0) - 1]];
      if (first && last) return oneLine(reading.ticket.text.slice(first.start, last.end));
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
