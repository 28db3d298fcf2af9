import type { Brand } from "@latchwork/brand";
import type { Settings } from "../../settings.ts";
import { type MailSender, salesMail, visitorMail } from "../mails.ts";
import type { NewsletterLinks } from "../newsletter-link.ts";
import type { Channel, ChannelName } from "./channel.ts";
import { hubspot } from "./hubspot.ts";
import { mailChannel } from "./mail.ts";
import { webhook } from "./webhook.ts";

/** The names of what {@link openChannels} opens. */
export function channelsOf({ webhook, hubspot, smtp }: Settings["leads"]): ChannelName[] {
  return [
    ...(webhook ? (["webhook"] as const) : []),
    ...(hubspot ? (["hubspot"] as const) : []),
    ...(smtp ? (["sales-mail", "visitor-mail"] as const) : []),
  ];
}

/** The channels that the settings name, in no order. */
export function openChannels(
  settings: Pick<Settings, "leads" | "publicSiteOrigin" | "publicApiOrigin">,
  brand: Pick<Brand, "name" | "domain" | "salesEmail" | "supportEmail">,
  links: NewsletterLinks,
  clock: () => number,
): Channel[] {
  const { leads } = settings;
  const siteOrigin = settings.publicSiteOrigin ?? `https://${brand.domain}`;
  const channels: Channel[] = [];
  if (leads.webhook) channels.push(webhook({ ...leads.webhook, clock }));
  if (leads.hubspot) channels.push(hubspot({ ...leads.hubspot, siteOrigin, clock }));
  if (leads.smtp) {
    const sender: MailSender = {
      brandName: brand.name,
      domain: brand.domain,
      from: leads.smtp.from ?? brand.salesEmail,
      salesAddress: leads.smtp.to ?? brand.salesEmail,
      supportAddress: brand.supportEmail,
      siteOrigin,
      apiOrigin: settings.publicApiOrigin ?? siteOrigin,
    };
    // HubSpot's forms begin a newsletter and cannot end one: a person has to.
    const endsByHand = leads.hubspot?.newsletterFormId != null;
    const server = { smtpUrl: leads.smtp.url, domain: brand.domain };
    channels.push(
      mailChannel("sales-mail", {
        ...server,
        carries: (event) => event === "demo.requested" || (endsByHand && event === "newsletter.unsubscribed"),
        write: (message) => salesMail(message, sender),
      }),
      mailChannel("visitor-mail", {
        ...server,
        carries: (event) => event === "demo.requested" || event === "newsletter.requested",
        write: (message) => visitorMail(message, sender, links),
      }),
    );
  }
  return channels;
}
