import {
  type CookiePreferences,
  consentStatusKey,
  consentVersion,
  cookiePreferencesKey,
  deniedPreferences,
} from "@latchwork/contract/consent";
import { consent, sendsGpc, visitorStorage } from "./consent.ts";
import type { Consent, StoredPreferences } from "./stored-consent.ts";

export type Choice = "accept" | "reject" | CookiePreferences;

function consentOf(choice: Choice): Consent {
  if (choice === "reject") return { status: "rejected", preferences: deniedPreferences };
  if (choice !== "accept") return { status: "customized", preferences: { ...choice, essential: true } };
  return {
    status: "accepted",
    preferences: { essential: true, analytics: true, marketing: true, functional: true },
  };
}

function store({ status, preferences }: Consent): void {
  const stored: StoredPreferences = {
    ...preferences,
    version: consentVersion,
    decidedAt: Date.now(),
    gpc: sendsGpc(),
  };
  try {
    const storage = visitorStorage();
    // Other tabs read both as soon as the second one changes, which its time always does.
    storage?.setItem(consentStatusKey, status);
    storage?.setItem(cookiePreferencesKey, JSON.stringify(stored));
  } catch {
    // Full or blocked: the choice then lasts as long as the page.
  }
}

/** Takes the visitor's choice: it holds at once, and on later pages and in other tabs where storage allows. */
export function decide(choice: Choice): void {
  const made = consentOf(choice);
  store(made);
  consent.set(made);
}

/** Gives a choice without a date, stored by another consent script, the 12 months that begin now. */
export function dateStoredConsent(): void {
  store(consent.get());
}
