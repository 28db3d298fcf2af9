import { expect, test } from "vitest";
import { enhanceConsentDialogs } from "./consent.client.ts";

test("where buttons know no commands, the preferences open all the same", () => {
  expect("commandForElement" in HTMLButtonElement.prototype).toBe(false); // this simulated browser is such a one
  document.body.innerHTML = `<dialog id="consent-banner" open></dialog><dialog id="consent-preferences"></dialog>
    <button command="show-modal" commandfor="consent-preferences"><span>Preferences</span></button>`;
  enhanceConsentDialogs();
  const preferences = document.querySelector<HTMLDialogElement>("#consent-preferences");
  document.querySelector("span")?.click();
  expect(preferences?.open).toBe(true);
  document.querySelector("span")?.click(); // open already
  expect(preferences?.open).toBe(true);
});
