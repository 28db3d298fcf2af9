import type { Consent } from "../consent/consent.ts";
import { vendorGlobals } from "./vendor-globals.ts";

/** The queue that Google's tags read, made with its default by the document's own script. */
export function dataLayer(): unknown[] {
  vendorGlobals.dataLayer ??= [];
  return vendorGlobals.dataLayer;
}

/** Queues a command. Google's tags tell commands from events by their being `arguments`. */
export function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments);
}

const word = (isAllowed: boolean) => (isAllowed ? "granted" : "denied");

/** The seven signals of Google Consent Mode v2 for a choice. Security storage is essential. */
export function consentSignals({ preferences: { analytics, marketing, functional } }: Consent) {
  return {
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
    analytics_storage: word(analytics),
    functionality_storage: word(functional),
    personalization_storage: word(functional),
    security_storage: word(true),
  };
}
