import { answerWithinMs, maxTicketLength } from "@latchwork/contract/limits";

/** Every sentence the analyser can answer a problem with. The wording is agreed; change it in one place. */
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

function wait(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

export const details = {
  network: "The server could not be reached. Your ticket is still here.",
  late: `No answer came within ${answerWithinMs / 1000} seconds. Your ticket is still here: try again.`,
  tooLong: `The ticket is longer than ${number.format(maxTicketLength)} characters.`,
  rateLimited: (seconds: number) => `You have reached the limit of analyses. Try again in ${wait(seconds)}.`,
  overloaded: (seconds: number) => `The service is busy. Try again in ${wait(seconds)}.`,
} as const;

/** What a screen reader hears. */
export const announcements = {
  loading: "AI analysing your ticket...",
  assessed: "Analysis completed successfully",
  verified: "Verified human",
} as const;
