import type { ChallengeAnswer, OutsideReader } from "@latchwork/contract/verification";

/** Who will read a ticket, as far as the page has been told: null is not yet. */
export type Reader = "embedded" | OutsideReader | null;

/** The reader that a challenge names; one that names none is read by the embedded engine. */
export const readerOf = ({ reader }: ChallengeAnswer): Reader => reader ?? "embedded";

export const isModel = (reader: Reader): reader is OutsideReader => reader !== null && reader !== "embedded";

/** That a model will read the ticket, which one, and where it goes for that. */
export function modelNotice({ name, host }: OutsideReader): string {
  if (host === undefined) return `A language model on our own server reads this ticket too: ${name}.`;
  return `A language model of an outside provider reads this ticket too: ${name} at ${host}.`;
}

/**
 * Who made an assessment, where that is news: a model, or nobody but the engine although a model was announced.
 *
 * @param engine what the answer says
 * @param reader what was announced before
 */
export function whoRead(engine: string, reader: Reader): string | undefined {
  if (engine !== "embedded") return `by ${engine}`;
  return isModel(reader) ? "without the language model" : undefined;
}
