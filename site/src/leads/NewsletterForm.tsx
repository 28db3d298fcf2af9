import { leadNotice } from "@latchwork/contract/lead-consent";
import type { ReactNode } from "react";
import { buttonClass } from "../ui/button.ts";
import { IslandBoundary } from "../ui/IslandBoundary.tsx";
import { LeadField, LeadForm } from "./LeadForm.tsx";
import { useLeadForm } from "./use-lead-form.ts";

interface Props {
  heading: string;
  /** Words that depend on whether mail can be sent: the server chooses between them, so they are no state of ours. */
  lead?: ReactNode;
  button?: ReactNode;
  done?: ReactNode;
}

/** One address. It counts once its owner has opened the link that we send there. */
export function NewsletterForm(props: Props) {
  return (
    <IslandBoundary>
      <Newsletter {...props} />
    </IslandBoundary>
  );
}

function Newsletter({ heading, lead, button, done }: Props) {
  const state = useLeadForm("newsletter");
  return (
    <LeadForm state={state} heading={heading} notice={leadNotice.newsletter} done={done}>
      <p className="mb-4 max-w-[36em] text-base text-muted">{lead}</p>
      <LeadField state={state} name="email" label="E-mail address">
        {(attributes) => <input {...attributes} type="email" autoComplete="email" />}
      </LeadField>
      <button type="submit" aria-disabled={state.isSending} className={`mt-4 ${buttonClass("ink")}`}>
        {button}
      </button>
    </LeadForm>
  );
}
