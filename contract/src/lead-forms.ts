import * as z from "zod/mini";
import type { LeadForm } from "./lead-pages.ts";
import {
  maxCompanyLength,
  maxEmailLength,
  maxLeadMessageLength,
  maxPersonNameLength,
  maxRoleLength,
} from "./limits.ts";

/** Choices of the demo form: what travels, and the words beside it. */
export const teamSizes = {
  "1-10": "1 to 10 people",
  "11-50": "11 to 50",
  "51-250": "51 to 250",
  "251-1000": "251 to 1,000",
  "1001+": "More than 1,000",
} as const;
export type TeamSize = keyof typeof teamSizes;

export const offers = {
  "managed-service": "Managed service",
  "in-house": "In-house use",
  "service-provider": "For service providers",
  "not-sure": "Not sure yet",
} as const;
export type Offer = keyof typeof offers;

/** What an HTML control says by itself of the field it is for. */
interface FieldControl {
  required: boolean;
  maxLength: number;
}
const fieldControls = z.registry<FieldControl>();

/** Control characters and line separators: in a single line only an attack on a mail header needs them. */
const oneLine = z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "Please leave out line breaks and control characters.");

const atMost = (maxLength: number) =>
  z.maxLength(maxLength, `Please use at most ${maxLength.toLocaleString("en-GB")} characters.`);

const line = (maxLength: number, whenBlank: string) =>
  z
    .string(whenBlank)
    .check(z.trim(), z.minLength(1, whenBlank), atMost(maxLength), oneLine)
    .register(fieldControls, { required: true, maxLength });

const optionalLine = (maxLength: number) =>
  z
    ._default(z.string().check(z.trim(), atMost(maxLength), oneLine), "")
    .register(fieldControls, { required: false, maxLength });

/** An empty choice is none. */
function choice<Value extends string>(values: Record<Value, string>) {
  const listed = z.enum(["", ...Object.keys(values)], "Please choose one of the list, or none.");
  return z._default(listed as unknown as z.ZodMiniType<Value | "", string>, "" as Value | "");
}

const missingEmail = "Please enter your e-mail address.";
const malformedEmail = "Please check the e-mail address: it should look like anna@example.com.";

/**
 * What browsers accept in an e-mail field (WHATWG), with a dot in its domain.
 * Lower case, since a person is found by it again. It can hold no space, line
 * break, comma or bracket, so no mail header either.
 */
const email = z
  .string(missingEmail)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, missingEmail),
    atMost(maxEmailLength),
    z.email({ pattern: z.regexes.html5Email, error: malformedEmail }),
    z.regex(/\.[^.@]+$/, malformedEmail),
  )
  .register(fieldControls, { required: true, maxLength: maxEmailLength });

/** Several lines. Line breaks become `\n`; other control characters are dropped. */
const paragraphs = z
  ._default(
    z.string().check(
      z.overwrite((text) => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "")),
      z.trim(),
      atMost(maxLeadMessageLength),
    ),
    "",
  )
  .register(fieldControls, { required: false, maxLength: maxLeadMessageLength });

/** A checkbox as a form sends it: `on`, or not at all. */
const tick = z._default(
  z.pipe(
    z.string(),
    z.transform((sent) => sent === "on"),
  ),
  false,
);

/** The demo form: one step about the person, one about what they want. */
export const bookingFields = z.object({
  name: line(maxPersonNameLength, "Please enter your name."),
  email,
  company: line(maxCompanyLength, "Please enter the company's name."),
  role: optionalLine(maxRoleLength),
  teamSize: choice(teamSizes),
  offer: choice(offers),
  message: paragraphs,
  /** Whether news may be sent. Off unless ticked; the booking does not depend on it. */
  marketing: tick,
});
export type BookingFields = z.output<typeof bookingFields>;

export const newsletterFields = z.object({ email });
export type NewsletterFields = z.output<typeof newsletterFields>;

/** Every form, by the last part of its address, `/forms/…`. Browser and server read it with the same schema. */
export const leadForms = {
  "book-a-demo": bookingFields,
  newsletter: newsletterFields,
} as const satisfies Record<LeadForm, z.ZodMiniType>;

/** Name of a field of a form. */
export type FieldName<Form extends LeadForm> = keyof (typeof leadForms)[Form]["shape"] & string;

/** The HTML attributes of a field's control, from the field's schema; none for a choice or a tick. */
export function fieldControl<Form extends LeadForm>(form: Form, name: FieldName<Form>): FieldControl | undefined {
  const shape: Record<string, z.ZodMiniType> = leadForms[form].shape;
  return fieldControls.get(shape[name] as z.ZodMiniType);
}

/** No person sees this field, so whoever fills it in is a program. Its name suggests nothing to a browser's autofill. */
export const trapField = "reference";

/**
 * What a form sends beside its fields, all of it optional, since without
 * JavaScript only the trap exists: `key` names one filling of the form, so that
 * a second press is no second lead; `elapsed` is the age of the page in
 * milliseconds; `token` a solved proof of work.
 */
export const submissionMarks = z.object({
  key: z.catch(z.optional(z.uuid()), undefined),
  elapsed: z.catch(z.optional(z.coerce.number().check(z.nonnegative())), undefined),
  token: z._default(z.string().check(z.maxLength(4_000)), ""),
  [trapField]: z._default(z.string(), ""),
});

/** Body of a form that was stored, for a browser that sent JSON. */
export const storedAnswer = z.object({ status: z.literal("stored") });

/** Body of `form_invalid`: one sentence for each field at fault. */
export const invalidFormAnswer = z.object({
  error: z.string(),
  code: z.literal("form_invalid"),
  fields: z.record(z.string(), z.string()),
});

export type FieldProblems = Record<string, string>;

/** The first problem of each field, in the words beside it. */
export function problemsByField(issues: readonly { path: PropertyKey[]; message: string }[]): FieldProblems {
  const problems: FieldProblems = {};
  for (const { path, message } of issues) problems[String(path[0])] ??= message;
  return problems;
}
