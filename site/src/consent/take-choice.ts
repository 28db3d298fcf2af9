import type { CookiePreferences } from "@latchwork/contract/consent";
import { consent } from "./consent.ts";
import { decide } from "./decide.ts";

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
