import {
  type CookiePreferences,
  consentStatusKey,
  consentVersion,
  cookiePreferencesKey,
  deniedPreferences,
} from "@latchwork/contract/consent";
import { type Consent, consent, type StoredPreferences, sendsGpc, visitorStorage } from "./consent.ts";

export type Choice = "accept" | "reject" | CookiePreferences;

function consentOf(choice: Choice): Consent {
  if (choice === "reject") return { status: "rejected", preferences: deniedPreferences };
  if (choice !== "accept") return { status: "customized", preferences: { ...choice, essential: true } };
  return { status: "accepted", preferences: { essential: true, analytics: true, marketing: true, functional: true } };
}

function store({ status, preferences }: Consent): void {
  const stored: StoredPreferences = { ...preferences, version: consentVersion, decidedAt: Date.now(), gpc: sendsGpc() };
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
export const dateStoredConsent = () => store(consent.get());

/** What a dialog was closed with, once. */
function takeValue(dialog: HTMLDialogElement): string {
  if (dialog.open) return "";
  const { returnValue } = dialog;
  dialog.returnValue = "";
  return returnValue;
}

function switchedOn(dialog: HTMLDialogElement): CookiePreferences {
  const isOn = (name: string) => dialog.querySelector<HTMLInputElement>(`input[name=${name}]`)?.checked === true;
  return {
    essential: true,
    analytics: isOn("analytics"),
    marketing: isOn("marketing"),
    functional: isOn("functional"),
  };
}

/**
 * Takes what the visitor pressed in the two dialogs. Without a choice the
 * banner stays: closing it by Escape is neither a yes nor a no.
 */
export function takeChoice(banner: HTMLDialogElement, preferences: HTMLDialogElement): void {
  const answer = takeValue(banner);
  if (takeValue(preferences) === "save") decide(switchedOn(preferences));
  else if (answer === "accept" || answer === "reject") decide(answer);
  if (consent.get().status === "pending" && !banner.open && !preferences.open) banner.showModal();
}
