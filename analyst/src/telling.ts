import type { Hit, Reading } from "./hits.ts";
import type { Wording } from "./knowledge/threat.ts";
import { findEndpoints } from "./reading/endpoints.ts";
import type { Ground } from "./suspicion.ts";

const ACTORS = ["anonymous", "staff", "partner", "admin", "everyone", "customer"];
const OBJECTS = ["secret", "record", "personal", "money", "file", "freetext"];

/** Words too general to name what a finding is about. */
const TOO_GENERAL = new Set([
  "e-mail",
  "email",
  "emails",
  "name",
  "account",
  "accounts",
  "file",
  "form",
  "application",
  "response",
  "responses",
  "image",
  "all",
  "will",
  "now",
]);

/** A sentence longer than this is no sentence; its beginning is enough to name things. */
const MOST_WORDS_READ = 200;

/** The ticket's own words around the grounds of a suspicion. */
export type Told = Readonly<Record<"actor" | "object" | "endpoint" | "quote", string>>;

/** Gathers the ticket's own words; each has a plain fallback. */
export function tell(reading: Reading, grounds: readonly Ground[]): Told {
  const hit = grounds[0]?.hits[0];
  const taken = nearest(reading, hit, ACTORS);
  return {
    actor: taken ?? "any signed-in user",
    object: nearest(reading, hit, OBJECTS, taken) ?? "the data it handles",
    endpoint: nearestEndpoint(reading, hit?.at ?? 0) ?? "the changed endpoint",
    quote: hit ? `“${oneLine(reading.ticket.text.slice(hit.start, hit.end))}”` : "the ticket",
  };
}

/** Puts the ticket's words into a wording and starts it with a capital. */
export function fill(wording: Wording, told: Told): string {
  const text = wording.replace(/\{(actor|object|endpoint|quote)\}/g, (_, name: keyof Told) => told[name]);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the hit itself mentions comes before the rest of its sentence, that before the title; longer mentions say more. */
function nearest(
  reading: Reading,
  hit: Hit | undefined,
  concepts: readonly string[],
  except?: string,
): string | undefined {
  for (const at of [hit?.at ?? 0, 0]) {
    const named = mentionsIn(reading, at, concepts).filter(({ text }) => text !== except && !TOO_GENERAL.has(text));
    const touching = named.filter(({ start, end }) => hit !== undefined && start < hit.end && hit.start < end);
    const [best] = [...touching, ...named].sort(
      (a, b) => Number(touching.includes(b)) - Number(touching.includes(a)) || b.words - a.words,
    );
    if (best) return best.text;
  }
  return undefined;
}

interface Named {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly words: number;
}

function mentionsIn(reading: Reading, at: number, concepts: readonly string[]): Named[] {
  const words = reading.ticket.sentences[at]?.words ?? [];
  return (reading.mentions[at] ?? []).slice(0, MOST_WORDS_READ).flatMap((here, from) =>
    here.flatMap(({ concept, end }) => {
      const [first, last] = [words[from], words[end - 1]];
      if (!first || !last || !concepts.includes(concept)) return [];
      const text = oneLine(reading.ticket.text.slice(first.start, last.end)).replace(/['’]s?$/, "");
      return [{ text, start: first.start, end: last.end, words: end - from }];
    }),
  );
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
