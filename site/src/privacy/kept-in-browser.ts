import { consentStatusKey, cookiePreferencesKey } from "@house/contract/consent";

/** Something that the site itself keeps in a visitor's browser. */
export interface KeptInBrowser {
  /** Key of local storage. */
  key: string;
  purpose: string;
  lifetime: string;
}

/** Everything the site itself keeps, with no third party allowed. A journey compares it with a real browser. */
export const keptInBrowser: readonly KeptInBrowser[] = [
  { key: "theme", purpose: "Light or dark colours, if you chose one.", lifetime: "until you choose “System” again" },
  { key: consentStatusKey, purpose: "Whether and how you answered the question about cookies.", lifetime: "12 months" },
  { key: cookiePreferencesKey, purpose: "What you allowed, by category.", lifetime: "12 months" },
];
