import type { Locator } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./support/accessibility.ts";
import { all, ConsentPage, none, storeBeforehand } from "./support/consent-page.ts";
import { expect, test as journey } from "./support/journey.ts";

const test = journey.extend<{ visit: ConsentPage }>({
  firstVisit: true,
  visit: async ({ page }, use) => use(new ConsentPage(page)),
});

test("the banner lies at the lower right over a dimmed page, with equal buttons", async ({ page, visit }) => {
  await page.goto("/");
  await expect(visit.banner).toBeInViewport({ ratio: 1 });
  const box = await visit.banner.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(32);
  expect(height - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(32);
  expect(
    await visit.banner.evaluate((it) => it.matches(":modal") && getComputedStyle(it, "::backdrop").backgroundColor),
  ).toMatch(/0\.16|16%/);
  const look = (name: string) =>
    visit.banner.getByRole("button", { name }).evaluate((it) => {
      const { width, height } = it.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(it);
      return { width, height, color, backgroundColor, fontSize, fontWeight, borderColor };
    });
  expect(await look("Accept all")).toEqual(await look("Reject non-essential"));
});

for (const [press, status, preferences] of [
  ["accept", "accepted", all],
  ["reject", "rejected", none],
] as const) {
  test(`${press}: stored, told to the page, and never asked again`, async ({ page, visit }) => {
    await page.goto("/");
    await page.evaluate(() => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      addEventListener("consent-updated", (event) => told.push((event as CustomEvent).detail));
    });
    await visit[press]();
    await expect(visit.banner).toBeHidden();
    await expect.poll(() => visit.stored()).toMatchObject({ status, preferences });
    expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([
      { status, preferences },
    ]);
    await page.goto("/blog");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(visit.banner).toBeHidden();
  });
}

test("a choice is kept though the visitor leaves the page in the same moment", async ({ page, visit }) => {
  await page.goto("/");
  const fetched = page.waitForResponse(/decide/);
  await visit.banner.hover();
  // The page asked for it first, so it has it once this second asking is answered.
  await page.evaluate((address) => import(address), (await fetched).url());
  const left = page.waitForEvent("load");
  await visit.banner.getByRole("button", { name: "Reject non-essential" }).evaluate((it: HTMLButtonElement) => {
    it.click();
    location.assign("/blog");
  });
  await left;
  await expect(page).toHaveURL("/blog");
  await expect(visit.banner).toBeHidden();
  expect(await visit.stored()).toMatchObject({ status: "rejected", preferences: none });
});

test("preferences: picked one by one, locked where essential, saved as customized", async ({ page, visit }) => {
  await page.goto("/");
  await visit.openPreferences();
  await expect(visit.toggle("Essential")).toBeChecked();
  await expect(visit.toggle("Essential")).toBeDisabled();
  for (const category of ["Analytics", "Marketing", "Functional"] as const) {
    await expect(visit.toggle(category)).not.toBeChecked();
  }
  await visit.toggle("Analytics").check();
  await visit.save();
  await expect(visit.preferences).toBeHidden();
  await expect(visit.banner).toBeHidden();
  await expect
    .poll(() => visit.stored())
    .toMatchObject({ status: "customized", preferences: { ...none, analytics: true } });
});

test("where buttons know no commands, the preferences open all the same", async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLButtonElement.prototype, "commandForElement", { get: () => undefined });
  });
  await page.goto("/");
  const opens = visit.banner.getByRole("button", { name: "Preferences" });
  await opens.evaluate((it) => it.removeAttribute("command")); // which this browser would follow by itself
  await opens.click();
  await expect(visit.preferences).toBeVisible();
});

test("neither Escape nor Back is a choice: the banner stays, nothing is stored", async ({ page, visit }) => {
  await page.goto("/");
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
  await expect(visit.banner).toBeVisible();
  expect(await visit.stored()).toEqual({ status: null, preferences: null });
  await visit.openPreferences();
  await visit.toggle("Marketing").check();
  await visit.back();
  await expect(visit.preferences).toBeHidden();
  await expect(visit.banner.getByRole("button", { name: "Preferences" })).toBeFocused();
  expect(await visit.stored()).toEqual({ status: null, preferences: null });
  await visit.openPreferences();
  await expect(visit.toggle("Marketing")).not.toBeChecked();
});

test("by keyboard alone: the focus begins at the banner, stays inside, and goes back to the page", async ({
  page,
  visit,
}) => {
  await page.goto("/");
  await expect(visit.banner.getByRole("heading")).toBeFocused();
  await expect(visit.banner).toHaveAccessibleDescription(/stay off until you choose/);
  const stops = ["Privacy Notice", "Accept all", "Reject non-essential", "Preferences"];
  for (const name of stops) {
    await page.keyboard.press("Tab");
    await expect(visit.banner.getByText(name, { exact: true })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(visit.preferences.getByRole("heading")).toBeFocused();
  await page.keyboard.press("Tab"); // what is kept
  await page.keyboard.press("Tab");
  await expect(visit.toggle("Analytics")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(visit.toggle("Analytics")).toBeChecked();
  await visit.preferences.getByRole("button", { name: "Save Preferences" }).focus();
  await page.keyboard.press("Enter");
  await expect(visit.preferences).toBeHidden();
  await expect(visit.banner).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
});

test("the foot of the page opens the preferences again, and they show what holds", async ({ page, visit }) => {
  await page.goto("/");
  await visit.accept();
  await visit.reopen();
  await expect(visit.toggle("Marketing")).toBeChecked();
  await visit.toggle("Marketing").uncheck();
  await visit.save();
  await expect
    .poll(() => visit.stored())
    .toMatchObject({ status: "customized", preferences: { ...all, marketing: false } });
  await expect(page.getByRole("button", { name: "Cookie preferences" })).toBeFocused();
  await visit.reopen();
  await page.keyboard.press("Escape");
  await expect(visit.preferences).toBeHidden();
  expect(await visit.stored()).toMatchObject({ status: "customized" });
});

test("a press before the module has come is not lost", async ({ page, visit }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_astro/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await visit.reject();
  await expect(visit.banner).toBeHidden();
  release();
  await expect.poll(() => visit.stored()).toMatchObject({ status: "rejected", preferences: none });
  await expect(visit.banner).toBeHidden();
});

test("a choice reaches the other tabs", async ({ page, context, visit }) => {
  await page.goto("/");
  const other = await context.newPage();
  const otherVisit = new ConsentPage(other);
  await other.goto("/blog");
  await expect(otherVisit.banner).toBeVisible();
  // A handle comes back once the page listens; the choice may reach it before another call does.
  const told = await other.evaluateHandle(() => ({
    detail: new Promise((resolve) =>
      addEventListener("consent-updated", (event) => resolve((event as CustomEvent).detail)),
    ),
  }));
  await visit.accept();
  await expect(otherVisit.banner).toBeHidden();
  expect(await told.evaluate(({ detail }) => detail)).toEqual({ status: "accepted", preferences: all });
});

test("the privacy notice can be read before choosing", async ({ page, visit }) => {
  await page.goto("/");
  await visit.banner.getByRole("link", { name: "Privacy Notice" }).click();
  await expect(page).toHaveURL("/privacy-notice");
  await expect(visit.banner).toBeVisible();
  expect(await visit.banner.evaluate((it) => it.matches(":modal"))).toBe(false);
  await visit.reject();
  await expect.poll(() => visit.stored()).toMatchObject({ status: "rejected" });
});

for (const [what, status, preferences, warns] of [
  ["is no JSON", "accepted", "{", true],
  ["lacks a value", "accepted", { essential: true, analytics: true }, true],
  ["contradicts its status", "rejected", all, true],
  ["is of an older version", "accepted", { ...all, version: 0, decidedAt: Date.now() }, false],
  ["is 12 months old", "accepted", { ...all, version: 1, decidedAt: Date.now() - 365 * 86_400_000 }, false],
] as const) {
  test(`what is stored ${what}: nothing is allowed and the visitor is asked`, async ({ page, visit, problems }) => {
    let warned = 0;
    page.on("console", (message) => {
      if (message.type() === "warning") warned += 1;
    });
    if (warns) problems.expect(/stored cookie preferences cannot be read/);
    await storeBeforehand(page, status, preferences);
    await page.goto("/");
    await expect(visit.banner).toBeVisible();
    expect(warned).toBe(warns ? 1 : 0);
    await visit.reject();
    // Until the new choice is written, what stands there may be no JSON.
    await expect.poll(() => visit.stored().catch(() => null)).toMatchObject({ status: "rejected", preferences: none });
    await page.reload();
    await expect(visit.banner).toBeHidden();
  });
}

test("a choice without a date counts, and its 12 months begin now", async ({ page, visit }) => {
  await storeBeforehand(page, "accepted", all);
  await page.goto("/");
  await expect
    .poll(() => visit.stored())
    .toMatchObject({ status: "accepted", preferences: { decidedAt: expect.any(Number) } });
  await expect(visit.banner).toBeHidden();
});

test("with storage blocked a choice lasts as long as the page", async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await visit.accept();
  await expect(visit.banner).toBeHidden();
  await visit.reopen();
  await expect(visit.toggle("Analytics")).toBeChecked();
  await visit.back();
  await page.goto("/blog");
  await expect(visit.banner).toBeVisible();
});

test("Global Privacy Control refuses marketing until the visitor says otherwise", async ({ page, visit }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await storeBeforehand(page, "accepted", { ...all, version: 1, decidedAt: Date.now() });
  await page.goto("/");
  await expect(visit.banner).toBeHidden();
  await visit.reopen();
  await expect(visit.preferences.getByText(/asks not to be tracked/)).toBeVisible();
  await expect(visit.toggle("Analytics")).toBeChecked();
  await expect(visit.toggle("Marketing")).not.toBeChecked();
  await visit.toggle("Marketing").check();
  await visit.save();
  await expect.poll(() => visit.stored()).toMatchObject({ preferences: { marketing: true, gpc: true } });
  await page.reload();
  await visit.reopen();
  await expect(visit.toggle("Marketing")).toBeChecked();
});

for (const width of [360, 1280]) {
  test(`axe finds nothing at ${width} px in either theme, and nothing sticks out`, async ({ page, visit }) => {
    const expectWhole = async (dialog: Locator, name: string) => {
      await expect(dialog).toBeInViewport({ ratio: 1 });
      expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
      await expectAccessibleInBothThemes(page, name);
    };
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/");
    await expectWhole(visit.banner, "the banner");
    await visit.openPreferences();
    await expect(visit.preferences).toBeInViewport({ ratio: 1 });
    for (const details of await visit.preferences.getByRole("group").all()) await details.locator("summary").click();
    await expectWhole(visit.preferences, "the preferences");
  });
}

for (const [path, width] of [
  ["/", 360],
  ["/", 1280],
  ["/privacy-notice", 360],
  ["/blog", 360],
  ["/book-a-demo", 1280],
] as const) {
  test(`the banner is not the largest thing painted on ${path} at ${width} px`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await expect(visit.banner).toBeVisible();
    // Not "networkidle": on a busy machine Playwright may wait for it forever where a frame asks for nothing of its own.
    await page.waitForTimeout(500); // the banner's paint has been counted
    const isOfTheBanner = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          new PerformanceObserver((list) => {
            const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
            resolve(element?.closest("dialog") !== null && element !== null);
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
    expect(isOfTheBanner).toBe(false);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("neither banner nor control shows", async ({ page, visit }) => {
    await page.goto("/");
    await expect(visit.banner).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Cookie preferences" })).toBeHidden();
  });
});

test("on a low screen half of the page stays in sight beside the consent banner", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto("/");
  const banner = page.getByRole("dialog", { name: "Nothing extra runs unless you allow it" });
  await expect(banner).toBeVisible();
  expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(240);
  for (const button of await banner.getByRole("button").all()) await expect(button).toBeInViewport({ ratio: 1 });
});
