import { offers, teamSizes } from "@latchwork/contract/lead-forms";
import { leadPages } from "@latchwork/contract/lead-pages";
import { confirmationLinkDays } from "@latchwork/contract/limits";
import { calendarHint } from "./calendar-hint.ts";
import type { LeadMessage } from "./channels/channel.ts";
import type { Lead } from "./lead.ts";
import type { NewsletterLinks } from "./newsletter-link.ts";

/** A mail, in nodemailer's terms, which encodes whatever goes into a header. */
export interface Mail {
  readonly from: Mailbox;
  readonly to: string | Mailbox;
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly icalEvent?: { readonly filename: string; readonly method: "PUBLISH"; readonly content: string };
}

interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** Whose mails these are. */
export interface MailSender {
  readonly brandName: string;
  readonly domain: string;
  readonly from: string;
  readonly salesAddress: string;
  readonly supportAddress: string;
  /** Origin of the site's pages. */
  readonly siteOrigin: string;
  /** Origin that answers the newsletter's links. */
  readonly apiOrigin: string;
}

/** Mail programs and their out-of-office answers should not answer these. */
const automatic = { "Auto-Submitted": "auto-generated" };

/** What sales reads about a demo, and about a newsletter that was ended. Answering the former answers the visitor. */
export function salesMail(message: LeadMessage, sender: MailSender): Mail {
  const { lead } = message;
  if (lead.form === "book-a-demo") return demoMail(lead, sender);
  if (message.event !== "newsletter.unsubscribed") throw new TypeError("Sales gets no mail about this event.");
  return endMail(lead, sender);
}

function demoMail(lead: Lead & { form: "book-a-demo" }, sender: MailSender): Mail {
  const { name, email, company, role, teamSize, offer, message, marketing } = lead.fields;
  const facts = [
    ["Name", name],
    ["E-mail", email],
    ["Company", company],
    ["Role", role],
    ["Team", teamSize && teamSizes[teamSize]],
    ["Interested in", offer && offers[offer]],
    ["Newsletter", marketing ? "asked for" : "no"],
    ["Sent", new Date(lead.createdAt).toISOString()],
    ["Lead", lead.id],
  ].filter(([, value]) => value !== "");
  return {
    from: { name: sender.brandName, address: sender.from },
    to: sender.salesAddress,
    replyTo: { name, address: email },
    subject: `Demo request: ${company}`,
    text: `${facts.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${message}\n`,
    headers: automatic,
  };
}

/** HubSpot's forms only ever add an address, so a person has to take it off the list there. */
function endMail(lead: Lead & { form: "newsletter" }, sender: MailSender): Mail {
  return {
    from: { name: sender.brandName, address: sender.from },
    to: sender.salesAddress,
    subject: "Newsletter ended: please take the address off the list",
    text: [
      `Address: ${lead.fields.email}`,
      `Ended: ${new Date(lead.unsubscribedAt ?? lead.createdAt).toISOString()}`,
      `Lead: ${lead.id}`,
      "",
      "Whoever reads this address ended the newsletter. Please take it off every list that it was passed on to.",
      "HubSpot is not told by us: opt the contact out there.",
      "",
    ].join("\n"),
    headers: automatic,
  };
}

/**
 * What the visitor gets: a confirmation of the demo, or the link that confirms the newsletter. Nothing of it was typed in:
 * whoever gives somebody else's address must not choose what that person reads.
 */
export function visitorMail({ event, lead }: LeadMessage, sender: MailSender, links: NewsletterLinks): Mail {
  const common = { from: { name: sender.brandName, address: sender.from }, to: lead.fields.email };
  if (lead.form === "book-a-demo") {
    return {
      ...common,
      subject: `Your demo with ${sender.brandName}`,
      text: [
        "Thank you. Your request has arrived.",
        "",
        "Within 24 hours we write or call to find a time. The demo lasts 30 minutes.",
        "Have three tickets from your last sprint at hand, without names and secrets.",
        "The calendar entry with this mail only reminds you that we are going to write.",
        "",
        `Until then: ${sender.siteOrigin}/how-it-works`,
        `Questions: ${sender.supportAddress}`,
        "",
        "You did not ask for this? Somebody mistyped an address. Answer this mail, and we delete it.",
        "",
      ].join("\n"),
      headers: automatic,
      icalEvent: { filename: "demo.ics", method: "PUBLISH", content: calendarHint(lead.id, lead.createdAt, sender) },
    };
  }
  if (event !== "newsletter.requested") throw new TypeError("The visitor gets no mail about this event.");
  const confirm = `${sender.apiOrigin}${leadPages.confirm}?link=${links.make("confirm", lead.id)}`;
  const unsubscribe = `${sender.apiOrigin}${leadPages.unsubscribe}?link=${links.make("unsubscribe", lead.id)}`;
  return {
    ...common,
    subject: `Please confirm: the newsletter of ${sender.brandName}`,
    text: [
      "Somebody, we hope you, asked for our newsletter at this address.",
      "It begins when you follow this link and press the button there:",
      "",
      confirm,
      "",
      `The link works for ${confirmationLinkDays} days. If it was not you, do nothing, and you hear no more.`,
      "",
      "To end it, now or later:",
      "",
      unsubscribe,
      "",
    ].join("\n"),
    // RFC 8058: a mail program's own button ends it with one POST.
    headers: {
      ...automatic,
      "List-Unsubscribe": `<${unsubscribe}>, <mailto:${sender.supportAddress}?subject=unsubscribe>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
