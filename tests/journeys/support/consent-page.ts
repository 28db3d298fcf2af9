import type { Locator, Page } from "@playwright/test";

/** What the two keys of local storage hold, read as a program would. */
export interface StoredConsent {
  status: string | null;
  preferences: Record<string, unknown> | null;
}

type Category = "Essential" | "Analytics" | "Marketing" | "Functional";

/** The banner and the preferences, as a visitor finds them. */
export class ConsentPage {
  readonly #page: Page;
  readonly banner: Locator;
  readonly preferences: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.banner = page.getByRole("dialog", { name: "Nothing extra runs unless you allow it" });
    this.preferences = page.getByRole("dialog", { name: "Cookie Preferences" });
  }

  accept(): Promise<void> {
    return this.banner.getByRole("button", { name: "Accept all" }).click();
  }

  reject(): Promise<void> {
    return this.banner.getByRole("button", { name: "Reject non-essential" }).click();
  }

  openPreferences(): Promise<void> {
    return this.banner.getByRole("button", { name: "Preferences" }).click();
  }

  /** By the control at the foot of the page. */
  reopen(): Promise<void> {
    return this.#page.getByRole("contentinfo").getByRole("button", { name: "Cookie preferences" }).click();
  }

  toggle(category: Category): Locator {
    return this.preferences.getByRole("switch", { name: category });
  }

  save(): Promise<void> {
    return this.preferences.getByRole("button", { name: "Save Preferences" }).click();
  }

  back(): Promise<void> {
    return this.preferences.getByRole("button", { name: "Back" }).click();
  }

  stored(): Promise<StoredConsent> {
    return this.#page.evaluate(() => ({
      status: localStorage.getItem("cookie-consent"),
      preferences: JSON.parse(localStorage.getItem("cookie-preferences") ?? "null"),
    }));
  }
}

/** Puts a choice into storage before the page's own scripts run, once. */
export async function storeBeforehand(page: Page, status: string | null, preferences: unknown): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem("stored-beforehand") !== null) return;
      sessionStorage.setItem("stored-beforehand", "");
      if (key !== null) localStorage.setItem("cookie-consent", key);
      if (value !== null) localStorage.setItem("cookie-preferences", value);
    },
    [
      status,
      preferences === null || typeof preferences === "string" ? preferences : JSON.stringify(preferences),
    ] as const,
  );
}

export const all = { essential: true, analytics: true, marketing: true, functional: true };
export const none = { essential: true, analytics: false, marketing: false, functional: false };
