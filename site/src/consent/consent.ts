import type { ConsentCategory } from "@latchwork/contract/consent";
import { type Consent, readConsent } from "./stored-consent.ts";

export type { Consent } from "./stored-consent.ts";

/** The browser's local storage, or null while it is blocked: even to name it may then throw. */
export function visitorStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Whether the browser sends Global Privacy Control. */
export const sendsGpc = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** The choice as it is stored now. */
export const storedConsent = () => readConsent(visitorStorage(), Date.now(), sendsGpc());

let current = storedConsent();
const listeners = new Set<(consent: Consent) => void>();

/** The visitor's consent. Nothing but essential until they say otherwise. */
export const consent = {
  get: () => current,
  set(next: Consent): void {
    current = next;
    for (const listener of listeners) listener(next);
  },
  /** Calls back on every change; the returned function ends that. */
  listen(listener: (consent: Consent) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Whether the visitor has allowed a category. A pending choice is a no. */
export function isAllowed(category: ConsentCategory): boolean {
  const { status, preferences } = consent.get();
  return category === "essential" || (status !== "pending" && preferences[category]);
}
