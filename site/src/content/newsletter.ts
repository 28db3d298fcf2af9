import raw from "@latchwork/content/newsletter.yaml?raw";
import * as z from "zod";
import { readWords, text } from "./words.ts";

const step = z.strictObject({ stamp: text, heading: text, text, button: text.optional() });

const newsletter = z.strictObject({
  section: z.strictObject({ heading: text, lead: text }),
  form: z.strictObject({ heading: text, lead: text, button: text }),
  /** What stands in the place of words about a mail where none can be sent. */
  withoutMail: z.strictObject({ lead: text, button: text, requested: step }),
  /** The pages on the way from a request to a newsletter and out of it again, by the last part of their address. */
  steps: z.strictObject({
    requested: step,
    confirm: step.required(),
    confirmed: step,
    unsubscribe: step.required(),
    unsubscribed: step,
    "link-invalid": step,
  }),
});

export type NewsletterWords = z.output<typeof newsletter>;
export type NewsletterStep = keyof NewsletterWords["steps"];

export const newsletterWords = readWords("newsletter.yaml", raw, newsletter);
