import { all, none, storeBeforehand } from "../support/consent-page.ts";
import { expect, readDataLayer, type Trace, test } from "../support/vendors/vendors.ts";

const nothing: Trace = { requests: [], scripts: [], cookies: [], storage: [] };

/** What each category lets in. */
const byCategory: Record<"analytics" | "marketing" | "functional", Trace> = {
  analytics: {
    requests: ["google-analytics", "google-tags", "plausible"],
    scripts: ["google-tags", "plausible"],
    cookies: ["_ga", "_ga_THORN12345"],
    storage: [],
  },
  marketing: {
    requests: ["hubspot", "leadfeeder"],
    scripts: ["hubspot", "leadfeeder"],
    cookies: ["__hssc", "__hssrc", "__hstc", "_lfa", "hubspotutk"],
    storage: ["_lfa_expiry"],
  },
  functional: {
    requests: ["crisp"],
    scripts: ["crisp"],
    cookies: ["crisp-client%2Fsession%2F1f0c1b2a-3d4e-4f50-8a6b-7c8d9e0f1a2b"],
    storage: [
      "crisp-client/domain-detect/1f0c1b2a-3d4e-4f50-8a6b-7c8d9e0f1a2b",
      "crisp-client/socket/1f0c1b2a-3d4e-4f50-8a6b-7c8d9e0f1a2b",
    ],
  },
};

type Category = keyof typeof byCategory;
const categories = Object.keys(byCategory) as Category[];

function allowed(...names: readonly Category[]): Trace {
  const parts = names.map((name) => byCategory[name]);
  const join = (kind: keyof Trace) => parts.flatMap((part) => part[kind]).sort();
  return { requests: join("requests"), scripts: join("scripts"), cookies: join("cookies"), storage: join("storage") };
}

const signals = (analytics: boolean, marketing: boolean, functional: boolean) => {
  const word = (is: boolean) => (is ? "granted" : "denied");
  return {
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
    analytics_storage: word(analytics),
    functionality_storage: word(functional),
    personalization_storage: word(functional),
    security_storage: "granted",
  };
};
const byDefault = ["consent", "default", signals(false, false, false)];
const update = (...names: readonly Category[]) => [
  "consent",
  "update",
  signals(names.includes("analytics"), names.includes("marketing"), names.includes("functional")),
];
/** The queue from the start of a page on which analytics is allowed. */
const measured = [["js"], ["config", "G-THORN12345"], "gtm.js", ["event", "page_view"], "page_view"];

const decided = { version: 1, decidedAt: Date.now(), gpc: false };

interface Row {
  state: string;
  /** Stored on an earlier visit: status and preferences. */
  stored?: readonly [status: string | null, preferences: unknown];
  gpc?: boolean;
  warns?: boolean;
  lets: readonly Category[];
  dataLayer: readonly unknown[];
}

const rows: Row[] = [
  { state: "pending", lets: [], dataLayer: [byDefault] },
  {
    state: "accepted",
    stored: ["accepted", { ...all, ...decided }],
    lets: categories,
    dataLayer: [byDefault, update(...categories), ...measured],
  },
  { state: "rejected", stored: ["rejected", { ...none, ...decided }], lets: [], dataLayer: [byDefault, update()] },
  ...categories.map((category) => ({
    state: `only ${category}`,
    stored: ["customized", { ...none, [category]: true, ...decided }] as const,
    lets: [category],
    dataLayer: [byDefault, update(category), ...(category === "analytics" ? measured : [])],
  })),
  { state: "malformed", stored: ["accepted", "{"], warns: true, lets: [], dataLayer: [byDefault] },
  {
    state: "older version",
    stored: ["accepted", { ...all, ...decided, version: 0 }],
    lets: [],
    dataLayer: [byDefault],
  },
  {
    state: "Global Privacy Control over an earlier yes",
    stored: ["accepted", { ...all, ...decided }],
    gpc: true,
    lets: ["analytics", "functional"],
    dataLayer: [byDefault, update("analytics", "functional"), ...measured],
  },
];

for (const { state, stored, gpc = false, warns = false, lets, dataLayer } of rows) {
  test(`${state}: requests, scripts, cookies, storage, data layer and events`, async ({ page, vendors, problems }) => {
    if (warns) problems.expect(/stored cookie preferences cannot be read/);
    if (gpc) await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    if (stored) await storeBeforehand(page, ...stored);
    await page.goto("/blog?utm_source=news&email=anna%40site.example");
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    if (lets.length > 0) await expect.poll(() => vendors.trace(page)).toEqual(allowed(...lets));
    await page.waitForTimeout(500);
    expect(await vendors.trace(page)).toEqual(allowed(...lets));
    expect(await readDataLayer(page)).toEqual(dataLayer);
    expect(vendors.events().map((event) => event.en)).toEqual(lets.includes("analytics") ? ["page_view"] : []);
    expect(await page.locator("link[data-visitor-tracking]").count()).toBe(lets.includes("marketing") ? 1 : 0);
  });
}

test("before a choice nothing is written, whatever page is opened", async ({ page, vendors }) => {
  for (const path of ["/", "/change-analysis-tool", "/resource-hub", "/book-a-demo", "/privacy-notice"]) {
    await page.goto(path);
    await page.waitForTimeout(500); // what would come late has come; "networkidle" may never, see consent.journey.ts
    expect(await vendors.trace(page), path).toEqual(nothing);
  }
});

for (const category of categories) {
  test(`allowing ${category} loads it on the spot; withdrawing ends it and takes away what it stored`, async ({
    page,
    vendors,
    visit,
    problems,
  }) => {
    problems.expect(/securitypolicyviolation|Content Security Policy/); // code that wants to send once more is kept from it
    const name = { analytics: "Analytics", marketing: "Marketing", functional: "Functional" } as const;
    await page.goto("/blog");
    await visit.openPreferences();
    await visit.toggle(name[category]).check();
    await visit.save();
    await expect.poll(() => vendors.trace(page)).toEqual(allowed(category));

    await visit.reopen();
    await visit.toggle(name[category]).uncheck();
    const reloaded = page.waitForEvent("load");
    await visit.save();
    await reloaded;
    await expect.poll(async () => (await vendors.trace(page)).scripts).toEqual([]);
    vendors.requests.length = 0;
    await page.waitForTimeout(600);
    expect(await vendors.trace(page)).toEqual(nothing);
    await page.goto("/podcast", { waitUntil: "networkidle" });
    expect(await vendors.trace(page)).toEqual(nothing);
    expect(await page.locator("link[data-visitor-tracking]").count()).toBe(0);
  });
}

test("a withdrawal in one tab ends what runs in another", async ({ page, context, vendors, visit, problems }) => {
  problems.expect(/securitypolicyviolation|Content Security Policy/);
  await storeBeforehand(page, "accepted", { ...all, ...decided });
  await page.goto("/blog");
  await expect.poll(() => vendors.trace(page)).toEqual(allowed(...categories));
  const other = await context.newPage();
  await other.goto("/podcast");
  await expect.poll(async () => (await vendors.trace(other)).scripts).toEqual(allowed(...categories).scripts);

  await visit.reopen();
  for (const name of ["Analytics", "Marketing", "Functional"] as const) await visit.toggle(name).uncheck();
  const reloaded = Promise.all([page.waitForEvent("load"), other.waitForEvent("load")]);
  await visit.save();
  await reloaded;
  await expect.poll(async () => (await vendors.trace(other)).scripts).toEqual([]);
  vendors.requests.length = 0;
  await other.waitForTimeout(600);
  expect(await vendors.trace(other)).toEqual({ ...nothing });
});

test("with storage blocked, a yes holds for the page and is asked again on the next", async ({
  page,
  vendors,
  visit,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
  await page.goto("/blog");
  await visit.openPreferences();
  await visit.toggle("Analytics").check();
  await visit.save();
  await expect.poll(() => vendors.events().map((event) => event.en)).toEqual(["page_view"]);
  await page.goto("/podcast", { waitUntil: "networkidle" });
  await expect(visit.banner).toBeVisible();
  expect(await readDataLayer(page)).toEqual([byDefault]);
});
