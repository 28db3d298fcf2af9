import { createHash } from "node:crypto";

/** Names the company that a recording shows, without its name: the first half of a SHA-256. */
export const recordedOf = ({ name, domain }: { name: string; domain: string }): string =>
  createHash("sha256").update(`${name}\0${domain}`).digest("hex").slice(0, 32);

const note = "NOTE recorded of ";

/** What {@link webVtt} noted, or undefined when it noted nothing. */
export const recordingIn = (vtt: string): string | undefined =>
  new RegExp(`^${note}([0-9a-f]{32})$`, "m").exec(vtt)?.[1];

/** One caption: a sentence and when it stands there, in milliseconds from the beginning of the video. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A sentence that was never shown, or captions that overlap or run backwards. */
export class CaptionError extends Error {
  override readonly name = "CaptionError";
}

function timestamp(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const rest = Math.round(ms) % 1000;
  const seconds = Math.round(ms) / 1000;
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${String(rest).padStart(3, "0")}`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * Captions as a WebVTT file (https://www.w3.org/TR/webvtt1/). They stand at the
 * top, where the recorded page has its header: at the bottom they would hide
 * what it shows, and the player's controls would hide them.
 *
 * @param cues in order, none blank
 * @param recorded by {@link recordedOf}; players do not show it
 * @throws {CaptionError} that names the cue at fault
 */
export function webVtt(cues: readonly Cue[], recorded: string): string {
  let last = 0;
  for (const { start, end, text } of cues) {
    if (text.trim() === "" || text.includes("\n")) throw new CaptionError(`"${text}" is not one line of text.`);
    if (start < last || end <= start) throw new CaptionError(`"${text}" would stand from ${start} to ${end} ms.`);
    last = end;
  }
  const blocks = cues.map(
    ({ start, end, text }) => `${timestamp(start)} --> ${timestamp(end)} line:0\n${escaped(text)}\n`,
  );
  return ["WEBVTT\n", `${note}${recorded}\n`, ...blocks].join("\n");
}

/** Milliseconds in which a sentence is read without haste: 14 characters a second, and never under 2.5 s. */
export const readingTime = (text: string): number => Math.max(2500, (text.length / 14) * 1000);
