import { type ErrorCode, errorTable } from "@latchwork/contract/errors";

/** Why an error comes, and what a client does about it. One sentence or two. */
export const errorNotes: Record<ErrorCode, string> = {
  request_invalid:
    "The body is not JSON of the documented shape: a field is missing, has another type, or the content type is another. Mend the request; sent again unchanged it fails again.",
  input_blank: "The ticket holds nothing that could be read, only spaces or invisible characters.",
  captcha_missing: "There is neither an API key nor a token. Get a challenge and solve it, or send a key.",
  captcha_invalid:
    "The token was not made from a challenge of this service, or an analysis has used it. Get a new challenge.",
  captcha_expired: "The token's challenge is older than five minutes. Get a new one.",
  key_invalid:
    "What came as `Authorization: Bearer` is no key of this service, has expired or was revoked; or a key stood in the address, or the header came twice. Do not send it again: ask the operator for another.",
  link_invalid: "The link from a mail was cut, changed, or is too old. Ask for a new mail.",
  not_found: "No route and no page has this address.",
  method_not_allowed: "The address exists; `Allow` lists its methods.",
  input_too_long: `The ticket has more than 20,000 UTF-16 units, or the body more bytes than such a ticket can need. Send the part that changes something.`,
  form_too_long: "The form has more bytes than its fields can fill.",
  form_invalid: "`fields` has one sentence for each field at fault, to be shown beside it.",
  rate_limited:
    "This client or this key has used up its share. Wait for the seconds of `Retry-After`; a refused request does not count.",
  internal: "A fault of the service. Try once more, then report it with the `X-Request-Id`.",
  not_stored: "The database took no write. Nothing was kept, so the form is safe to send again after `Retry-After`.",
  overloaded:
    "Every place is taken, or something the service depends on does not answer. A token is not spent. Come back after `Retry-After`.",
};

export const errorCodes = Object.keys(errorTable) as ErrorCode[];
