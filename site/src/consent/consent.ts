import {
  type ConsentCategory,
  type ConsentStatus,
  type CookiePreferences,
  consentLifetime,
  consentStatusKey,
  consentVersion,
  cookiePreferencesKey,
  deniedPreferences,
} from "@latchwork/contract/consent";

export interface Consent {
  status: ConsentStatus;
  preferences: CookiePreferences;
}

/** What stands under the key of the preferences, beside the categories. */
export interface StoredPreferences extends CookiePreferences {
  version?: number;
  /** Milliseconds since 1970. Absent in a choice that another consent script has stored. */
  decidedAt?: number;
  /** Whether the visitor chose while their browser was sending Global Privacy Control. */
  gpc?: boolean;
}

export const undecided: Consent = { status: "pending", preferences: deniedPreferences };

/** The stored preferences, when they have the right form, are of this version and not too old. */
function parsePreferences(stored: string, now: number): StoredPreferences | null {
  const read: Record<string, unknown> = JSON.parse(stored); // null throws in the next line
  const { analytics, marketing, functional, version = consentVersion, decidedAt = now, gpc = false } = read;
  const isWhole =
    [analytics, marketing, functional, gpc].every((value) => typeof value === "boolean") &&
    [version, decidedAt].every(Number.isFinite);
  if (!isWhole) throw new TypeError("a value is missing");
  // A clock that was set back must not make a choice last forever.
  const age = now - (decidedAt as number);
  if (version !== consentVersion || age < 0 || age >= consentLifetime) return null;
  return read as unknown as StoredPreferences;
}

const fits = (status: string, { analytics, marketing, functional }: CookiePreferences) =>
  status === "customized" ||
  (status === "accepted" && analytics && marketing && functional) ||
  (status === "rejected" && !analytics && !marketing && !functional);

/**
 * The choice that is stored. What cannot be read, is of another version, or is
 * older than 12 months counts as none; only the first is warned about. While
 * the browser sends Global Privacy Control, marketing counts as refused unless
 * it was allowed in spite of that. Never throws.
 *
 * @param storage local storage; null while the browser blocks it
 * @param now milliseconds since 1970
 */
export function readConsent(storage: Pick<Storage, "getItem"> | null, now: number, gpc: boolean): Consent {
  const status = storage?.getItem(consentStatusKey) ?? null;
  const stored = storage?.getItem(cookiePreferencesKey) ?? null;
  if (status === null && stored === null) return undecided;
  try {
    const preferences = parsePreferences(stored ?? "", now);
    if (!preferences) return undecided;
    if (!fits(status ?? "", preferences)) throw new TypeError("status and preferences differ");
    const { analytics, functional } = preferences;
    const marketing = preferences.marketing && (!gpc || preferences.gpc === true);
    return {
      status: marketing === preferences.marketing ? (status as ConsentStatus) : "customized",
      preferences: { essential: true, analytics, marketing, functional },
    };
  } catch (error) {
    console.warn("The stored cookie preferences cannot be read; nothing is allowed until you choose again.", error);
    return undecided;
  }
}

/** The browser's local storage, or null while it is blocked: even to name it may then throw. */
export function visitorStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export const sendsGpc = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

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
