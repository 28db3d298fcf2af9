import {
  type ConsentCategory,
  type ConsentStatus,
  type CookiePreferences,
  deniedPreferences,
} from "@house/contract/consent";
import { atom } from "nanostores";

export interface Consent {
  status: ConsentStatus;
  preferences: CookiePreferences;
}

/** The visitor's consent. Nothing but essential until they say otherwise. */
export const consent = atom<Consent>({ status: "pending", preferences: deniedPreferences });

/** Whether the visitor has allowed a category. A pending choice is a no. */
export function isAllowed(category: ConsentCategory): boolean {
  const { status, preferences } = consent.get();
  return category === "essential" || (status !== "pending" && preferences[category]);
}
