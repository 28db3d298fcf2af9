import { consentUpdatedEvent, cookiePreferencesKey } from "@latchwork/contract/consent";
import { consent, storedConsent, visitorStorage } from "./consent.ts";

/** Tells the page of every change, and brings in what other tabs decide. */
export function shareConsent(): void {
  consent.listen((detail) => dispatchEvent(new CustomEvent(consentUpdatedEvent, { detail })));
  addEventListener("storage", ({ key }) => {
    if (key === cookiePreferencesKey || key === null) consent.set(storedConsent());
  });
}

/**
 * Makes the two consent dialogs work; see `ConsentDialogs.tsx` for their parts.
 * They open and close by themselves, so that a press before this has come is
 * not lost; what it meant stands in `returnValue`, and is taken here.
 */
export function enhanceConsentDialogs(): void {
  const banner = document.querySelector<HTMLDialogElement>("#consent-banner");
  const preferences = document.querySelector<HTMLDialogElement>("#consent-preferences");
  if (!banner || !preferences) return;

  const settle = () => {
    const { status, preferences: allowed } = consent.get();
    // Something was pressed before this came, or what is stored turned out to be no choice.
    if (status === "pending" && !banner.open) void take();
    if (status !== "pending" && banner.open) banner.close();
    for (const input of preferences.querySelectorAll("input")) {
      if (!input.disabled) input.checked = allowed[input.name as keyof typeof allowed];
    }
  };
  let taking: typeof import("./take-choice.ts") | undefined;
  const fetchTaking = async () => {
    taking ??= await import("./take-choice.ts");
    return taking;
  };
  const take = async () => {
    (taking ?? (await fetchTaking())).takeChoice(banner, preferences);
    settle();
  };
  if (!preferences.returnValue) settle();
  else void take();
  consent.listen(settle);
  for (const dialog of [banner, preferences]) {
    dialog.addEventListener("close", take);
    // Fetched before the press: the choice is then stored at once, even if the visitor leaves right after it.
    for (const approach of ["pointerover", "focusin"]) dialog.addEventListener(approach, fetchTaking, { once: true });
  }

  const isDated = visitorStorage()?.getItem(cookiePreferencesKey)?.includes("decidedAt") ?? true;
  if (!isDated && consent.get().status !== "pending") void import("./decide.ts").then((it) => it.dateStoredConsent());
}
