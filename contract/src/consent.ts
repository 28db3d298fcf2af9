/** Categories a visitor decides about. Essential is always on. */
export const consentCategories = ["essential", "analytics", "marketing", "functional"] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type CookiePreferences = Record<ConsentCategory, boolean> & { essential: true };
export type ConsentStatus = "pending" | "accepted" | "rejected" | "customized";

/** Keys of browser local storage. */
export const consentStatusKey = "cookie-consent";
export const cookiePreferencesKey = "cookie-preferences";

export const deniedPreferences: CookiePreferences = {
  essential: true,
  analytics: false,
  marketing: false,
  functional: false,
};

/** Raised when a category is added or changes its meaning: whoever chose before is asked again. */
export const consentVersion = 1;

/** How long a choice counts, in milliseconds: 12 months, after which the visitor is asked again. */
export const consentLifetime = 365 * 24 * 60 * 60 * 1000;

/** The browser event, dispatched on `window`, of every change. Its detail is status and preferences. */
export const consentUpdatedEvent = "consent-updated";
