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
