import { leadNotice } from "@latchwork/contract/lead-consent";
import type { ReactNode } from "react";
import { buttonClass } from "../ui/button.ts";
import { LeadField, LeadForm } from "./LeadForm.tsx";

/** The words depend on whether mail can be sent: the server chooses between them, so they are no state of ours. */
type Props = { heading: string } & { [Words in "lead" | "button" | "done"]?: ReactNode };

/** One address. It counts once its owner has opened the link that we send there. */
export function NewsletterForm({ heading, lead, button, done }: Props) {
  return (
    <LeadForm form="newsletter" heading={heading} notice={leadNotice.newsletter} done={done}>
      {(state) => (
        <>
          <p className="mb-4 max-w-[36em] text-base text-muted">{lead}</p>
          <LeadField state={state} name="email" label="E-mail address" type="email" autoComplete="email" />
          <button type="submit" aria-disabled={state.isSending} className={`mt-4 ${buttonClass("ink")}`}>
            {button}
          </button>
        </>
      )}
    </LeadForm>
  );
}
