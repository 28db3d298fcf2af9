import { offers, teamSizes } from "@latchwork/contract/lead-forms";
import type { Lead, LeadEvent } from "../lead.ts";
import type { Channel } from "./channel.ts";
import { postJson } from "./post-json.ts";

export interface HubspotOptions {
  /** Origin of the forms API. */
  readonly url: string;
  readonly portalId: string;
  readonly demoFormId: string | null;
  readonly newsletterFormId: string | null;
  /** Origin of the site, for the page that HubSpot shows beside a submission. */
  readonly siteOrigin: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly timeoutMs?: number;
}

/**
 * HubSpot's forms API (https://developers.hubspot.com/docs/api-reference/legacy/forms-v3-legacy/submit-data-unauthenticated).
 * It knows no idempotency header; it merges submissions of one address into one
 * contact, and our id goes along in the context.
 */
export function hubspot(options: HubspotOptions): Channel {
  const formOf = (event: LeadEvent): string | null => {
    if (event === "demo.requested") return options.demoFormId;
    return event === "newsletter.confirmed" ? options.newsletterFormId : null;
  };
  return {
    name: "hubspot",
    carries: (event) => formOf(event) !== null,
    deliver(message, signal) {
      const { event, lead } = message;
      const address = `${options.url}/submissions/v3/integration/submit/${options.portalId}/${formOf(event)}`;
      const body = JSON.stringify({
        submittedAt: lead.createdAt,
        fields: fieldsOf(lead),
        context: { pageUri: `${options.siteOrigin}/forms/${lead.form}`, pageName: lead.form },
      });
      return postJson(address, message, body, { ...options, signal });
    },
  };
}

/** HubSpot's own property names; what it has none for goes into `message`. Blank ones are left out: it refuses some. */
function fieldsOf(lead: Lead): { objectTypeId: "0-1"; name: string; value: string }[] {
  const values: Record<string, string> = { email: lead.fields.email };
  if (lead.form === "book-a-demo") {
    const { name, company, role, teamSize, offer, message } = lead.fields;
    const [first = "", ...rest] = name.split(" ");
    Object.assign(values, { firstname: first, lastname: rest.join(" "), company, jobtitle: role });
    const facts = [teamSize && `Team: ${teamSizes[teamSize]}`, offer && `Offer: ${offers[offer]}`, message];
    values.message = facts.filter(Boolean).join("\n");
  }
  return Object.entries(values)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => ({ objectTypeId: "0-1", name, value }));
}
