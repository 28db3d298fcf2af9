import * as z from "zod/mini";

/**
 * Every error the API can answer with: HTTP status and the sentence it carries.
 * The three `captcha_*` sentences contain the word "captcha" because other
 * clients recognise a failed verification by it.
 */
export const errorTable = {
  request_invalid: { status: 400, error: "The request is not JSON of the form that this address reads." },
  input_blank: { status: 400, error: "The ticket is blank." },
  captcha_missing: { status: 400, error: "The captcha token is missing." },
  captcha_invalid: { status: 400, error: "The captcha token is not valid or was used before." },
  captcha_expired: { status: 400, error: "The captcha token has expired." },
  key_invalid: { status: 401, error: "The API key is not valid, has expired or was revoked." },
  link_invalid: { status: 400, error: "This link is not one of ours, or too old." },
  not_found: { status: 404, error: "There is nothing at this address." },
  method_not_allowed: { status: 405, error: "This address does not take that method." },
  input_too_long: { status: 413, error: "The ticket is longer than 20,000 characters." },
  form_too_long: { status: 413, error: "The form is longer than its fields allow." },
  form_invalid: { status: 422, error: "Some fields need another look." },
  rate_limited: { status: 429, error: "Too many requests. Please wait before the next one." },
  internal: { status: 500, error: "Something went wrong on our side." },
  not_stored: {
    status: 503,
    error: "Your request could not be stored, so nothing was sent. Please try again in a moment.",
  },
  overloaded: { status: 503, error: "The service is busy. Please try again in a moment." },
} as const;

export type ErrorCode = keyof typeof errorTable;

/** Body of every answer that is not 2xx. */
export const errorAnswer = z.object({
  error: z.string(),
  code: z.enum(Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
