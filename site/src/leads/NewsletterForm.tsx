import { leadNotice } from "@latchwork/contract/lead-consent";
import { maxEmailLength } from "@latchwork/contract/limits";
import type { NewsletterWords } from "../content/newsletter.ts";
import { buttonClass } from "../ui/button.ts";
import { ByMail } from "./ByMail.tsx";
import { FormField } from "./FormField.tsx";
import { LeadForm } from "./LeadForm.tsx";

/** One address. It counts once its owner has opened the link that we send there. */
export function NewsletterForm({ words }: { words: Pick<NewsletterWords, "form" | "steps" | "withoutMail"> }) {
  return (
    <LeadForm
      form="newsletter"
      heading={words.form.heading}
      notice={leadNotice.newsletter}
      done={
        <>
          <p className="font-semibold text-h4">
            <ByMail sent={words.steps.requested.heading} unsent={words.withoutMail.requested.heading} />
          </p>
          <p className="mt-2">
            <ByMail sent={words.steps.requested.text} unsent={words.withoutMail.requested.text} />
          </p>
        </>
      }
    >
      <p className="mb-4 max-w-[36em] text-base text-muted">
        <ByMail sent={words.form.lead} unsent={words.withoutMail.lead} />
      </p>
      <FormField id="newsletter-email" label="E-mail address">
        {(tied) => (
          <input {...tied} type="email" name="email" required maxLength={maxEmailLength} autoComplete="email" />
        )}
      </FormField>
      <button type="submit" className={`mt-4 ${buttonClass("ink")}`}>
        <ByMail sent={words.form.button} unsent={words.withoutMail.button} />
      </button>
    </LeadForm>
  );
}
