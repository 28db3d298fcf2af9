import { consentUpdatedEvent, cookiePreferencesKey } from "@latchwork/contract/consent";
import { consent, storedConsent, visitorStorage } from "./consent.ts";

/** Dispatches every change in the page, and brings in what other tabs decide. */
export function shareConsent(): void {
  consent.listen((detail) => dispatchEvent(new CustomEvent(consentUpdatedEvent, { detail })));
  addEventListener("storage", ({ key }) => {
    if (key === cookiePreferencesKey || key === null) consent.set(storedConsent());
  });
}

/**
 * Enhances the two dialogs of `ConsentDialogs.tsx`. They open and close by
 * themselves, so that no press before this is lost; what it meant stands in
 * `returnValue`, and is taken here.
 */
export function enhanceConsentDialogs(): void {
  const banner = document.querySelector<HTMLDialogElement>("#consent-banner");
  const preferences = document.querySelector<HTMLDialogElement>("#consent-preferences");
  if (!banner || !preferences) return;

  const show = () => {
    const { status, preferences: allowed } = consent.get();
    // Something was pressed before this came, or what is stored turned out to be no choice.
    if (status === "pending" && !banner.open) void take();
    if (status !== "pending" && banner.open) banner.close();
    for (const input of preferences.querySelectorAll("input")) {
      if (!input.disabled) input.checked = allowed[input.name as keyof typeof allowed];
    }
  };
  let deciding: typeof import("./decide.ts") | undefined;
  const loadDeciding = async () => (deciding ??= await import("./decide.ts"));
  const take = async () => {
    (deciding ?? (await loadDeciding())).takeChoice(banner, preferences);
    show();
  };
  if (!preferences.returnValue) show();
  else void take();
  consent.listen(show);
  for (const dialog of [banner, preferences]) {
    dialog.addEventListener("close", take);
    // The browser tells of closing only later, and by then the visitor may have left.
    dialog.addEventListener("submit", (event) => {
      event.preventDefault();
      dialog.close(event.submitter?.getAttribute("value") ?? undefined);
      void take();
    });
    // Loaded before the press: the choice is then stored at once, even if the visitor leaves right after it.
    for (const intent of ["pointerover", "focusin"]) dialog.addEventListener(intent, loadDeciding, { once: true });
  }

  const isDated = visitorStorage()?.getItem(cookiePreferencesKey)?.includes("decidedAt") ?? true;
  if (!isDated && consent.get().status !== "pending") void loadDeciding().then((it) => it.dateStoredConsent());
}
