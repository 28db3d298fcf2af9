import { answerWithinMs, isBlank, maxTicketLength, ticketLengthWarning } from "@latchwork/contract/limits";
import type { OutsideReader } from "@latchwork/contract/verification";
import type { VerificationStatus } from "./verification/use-verification.ts";

/** Every sentence that names a problem. The wording is agreed. */
export const messages = {
  blank: "Please enter a prompt before continuing.",
  captchaMissing: "Please complete the captcha to continue.",
  captchaError: "Captcha error. Please try again.",
  captchaExpired: "Captcha expired. Please complete it again.",
  captchaRejected: "Captcha validation failed. Please complete the captcha again.",
  captchaRefused: "Captcha validation failed. Please try again.",
  general: "An error occurred while processing your request. Please try again later.",
} as const;

/** What went wrong, and below it why or how long to wait. */
export interface Problem {
  message: (typeof messages)[keyof typeof messages];
  detail?: string;
}

const number = new Intl.NumberFormat("en-GB");

function duration(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

export const details = {
  network: "The server could not be reached. Your ticket is still here.",
  late: `No answer came within ${answerWithinMs / 1000} seconds. Your ticket is still here: try again.`,
  tooLong: `The ticket is longer than ${number.format(maxTicketLength)} characters.`,
  rateLimited: (seconds: number) => `You have reached the limit of analyses. Try again in ${duration(seconds)}.`,
  overloaded: (seconds: number) => `The service is busy. Try again in ${duration(seconds)}.`,
} as const;

/** What a screen reader hears. */
export const announcements = {
  loading: "AI analysing your ticket...",
  assessed: "Analysis completed successfully",
  verified: "Verified human",
} as const;

/** Length of the input; near the limit, the limit too. */
export function lengthText(length: number): string {
  const limit = length < ticketLengthWarning ? "" : ` / ${number.format(maxTicketLength)}`;
  return `${number.format(length)}${limit} ${length === 1 ? "character" : "characters"}`;
}

/** How much is too much, or null when the input fits. */
export function tooLongText(length: number): string | null {
  const excess = length - maxTicketLength;
  if (excess <= 0) return null;
  return `The ticket is ${number.format(excess)} ${excess === 1 ? "character" : "characters"} too long: ${number.format(maxTicketLength)} can be read at once. Nothing has been cut.`;
}

/** The next thing without which no analysis can begin, or undefined when nothing is missing or it is on its way. */
export function missingText(input: string, hasSamples: boolean, status: VerificationStatus): string | undefined {
  if (isBlank(input)) return hasSamples ? "Paste a ticket or pick a sample first." : "Paste a ticket first.";
  return status === "working" || status === "verified" ? undefined : "Confirm you are human first.";
}

/** Who will read a ticket; null until the challenge has said so. */
export type Reader = "embedded" | OutsideReader | null;

export const isModel = (reader: Reader): reader is OutsideReader => reader !== null && reader !== "embedded";

/** That a model will read the ticket, which one, and where it goes for that. */
export function modelNotice({ name, host }: OutsideReader): string {
  if (host === undefined)
    return `A language model on our own server reads this ticket too: ${name}. Its answer replaces our program’s, unless it grades nothing high where ours does.`;
  return `A language model of an outside provider reads this ticket too: ${name} at ${host}. Its answer replaces our program’s, unless it grades nothing high where ours does.`;
}

/**
 * Who made an assessment, where that is news: a model, or nobody but the engine although a model was announced.
 *
 * @param engine as the answer names it
 * @param reader who was announced before
 */
export function engineText(engine: string, reader: Reader): string | undefined {
  if (engine !== "embedded") return `by ${engine}`;
  return isModel(reader) ? "without the language model" : undefined;
}
