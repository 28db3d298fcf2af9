import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentSecurityPolicy } from "../../../api/src/pages/security-headers.ts";
import { outsideSources } from "../../../site/build/outside-sources.ts";
import { brand } from "../../support/other-brand/brand.ts";
import { AnalyserPage } from "../support/analyser-page.ts";
import { all, none, storeBeforehand } from "../support/consent-page.ts";
import type { Vendors } from "../support/vendors/vendors.ts";
import { expect, test } from "../support/vendors/vendors.ts";

const decided = { version: 1, decidedAt: Date.now(), gpc: false };
const analytics = ["customized", { ...none, analytics: true, ...decided }] as const;

/** What was reported beside page views, with the properties that are ours. */
const outcomes = (vendors: Vendors) =>
  vendors
    .events()
    .filter(({ en }) => en !== "page_view" && en !== "user_engagement")
    .map((event) =>
      Object.fromEntries(
        Object.entries(event).filter(([key]) => key === "en" || (key.startsWith("ep.") && key !== "ep.send_to")),
      ),
    );

test("a page view carries path, listed parameters, title, category and content type, and nothing else", async ({
  page,
  vendors,
  baseURL,
}) => {
  await storeBeforehand(page, ...analytics);
  await page.goto("/blog?utm_source=news&email=anna%40site.example#ticket=secret");
  await expect.poll(() => vendors.events().length).toBe(1);
  expect(vendors.events()[0]).toEqual({
    tid: "G-THORN12345",
    en: "page_view",
    dl: `${baseURL}/blog?utm_source=news`,
    dt: await page.title(),
    gcs: "G11",
    "ep.page_location": `${baseURL}/blog?utm_source=news`,
    "ep.page_title": await page.title(),
    "ep.content_group": "blogs",
    "ep.content_type": expect.stringMatching(/\w/),
    "ep.send_to": "G-THORN12345",
  });
});

test("a yes reports the page it was given on, once", async ({ page, vendors, visit }) => {
  await page.goto("/blog");
  await visit.accept();
  await expect.poll(() => vendors.events().map(({ en }) => en)).toEqual(["page_view"]);
  await page.waitForTimeout(300);
  expect(vendors.events()).toHaveLength(1);
});

test("no vendor gets to see what was in the address or what is searched for", async ({ page, vendors }) => {
  await storeBeforehand(page, "accepted", { ...all, ...decided });
  await page.goto("/resource-hub?category=guides&q=secretword&email=anna%40site.example");
  await expect(page.getByRole("searchbox")).toHaveValue("secretword");
  await expect.poll(() => vendors.requests.length).toBeGreaterThan(6);
  await page.getByRole("searchbox").fill("anotherword");
  await page.goto("/blog");
  await expect.poll(() => vendors.events().length).toBe(2);
  const seen = vendors.requests.map((request) =>
    [request.url(), request.postData() ?? "", request.headers().referer ?? ""].join(" "),
  );
  expect(seen.filter((text) => /secretword|anotherword|anna|email/.test(decodeURIComponent(text)))).toEqual([]);
});

test("what is searched for on the whole site leaves the address before a vendor may read it", async ({
  page,
  vendors,
}) => {
  await storeBeforehand(page, "accepted", { ...all, ...decided });
  await page.goto("/search?q=secretword");
  await expect(page.getByRole("searchbox")).toHaveValue("secretword");
  await expect(page.getByRole("search").getByRole("status")).toContainText("secretword");
  await expect.poll(() => vendors.requests.length).toBeGreaterThan(6);
  await page.getByRole("searchbox").fill("anotherword");
  await expect(page.getByRole("search").getByRole("status")).toContainText("anotherword");
  await expect(page).toHaveURL("/search");
  await page.goto("/blog");
  await expect.poll(() => vendors.events().length).toBe(2);
  const seen = vendors.requests.map((request) => `${request.url()} ${request.postData() ?? ""}`);
  expect(seen.filter((text) => /secretword|anotherword/.test(decodeURIComponent(text)))).toEqual([]);
});

test("outcomes: Watch Demo tells two events, with exactly their properties", async ({ page, vendors }) => {
  await storeBeforehand(page, ...analytics);
  await page.goto("/");
  await expect.poll(() => vendors.events().length).toBe(1);
  await page.getByRole("button", { name: "Watch Demo" }).click();
  await expect.poll(() => vendors.events().length).toBe(3);
  expect(outcomes(vendors)).toEqual([
    { en: "watch_demo" },
    { en: "cta_clicked", "ep.cta_text": "Watch Demo", "ep.cta_position": "hero-secondary" },
  ]);
});

test("outcomes: an analysis, its answer and what is taken along, and nothing of the ticket", async ({
  page,
  vendors,
}) => {
  await storeBeforehand(page, "accepted", { ...all, ...decided });
  const analyser = new AnalyserPage(page);
  await analyser.open();
  await analyser.submit("Support staff can open the order history of any customer.");
  await expect(analyser.findings.first()).toBeVisible();
  const findings = String(await analyser.findings.count());
  const download = page.waitForEvent("download");
  await analyser.results.getByRole("button", { name: "Download JSON" }).click();
  await download;
  expect(vendors.requests).toEqual([]);
  await page.goto("/blog");
  await expect
    .poll(() => outcomes(vendors))
    .toEqual([
      { en: "change_analysis_tool_used", "ep.ticketLength": "57", "ep.sample": "null" },
      { en: "analysis_answered", "ep.answer": "testable", "ep.findings": findings },
      { en: "assessment_exported", "ep.form": "json" },
    ]);
  const seen = vendors.requests.map((request) => `${request.url()} ${request.postData() ?? ""}`);
  expect(seen.filter((text) => /support.staff|order.history/i.test(decodeURIComponent(text)))).toEqual([]);
});

test("outcomes: a page that was shared", async ({ page, vendors, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await storeBeforehand(page, ...analytics);
  await page.goto("/blog");
  await page.getByRole("main").locator("a[href^='/blog/']").first().click();
  await page.waitForURL(/\/blog\/./);
  await page.getByRole("button", { name: "Share" }).click();
  await expect.poll(() => outcomes(vendors)).toEqual([{ en: "page_shared", "ep.way": "copied" }]);
});

test("a script that cannot be loaded is taken out, with a warning", async ({ page, vendors, problems }) => {
  problems.expect(/could not be loaded|ERR_CONNECTION_REFUSED/);
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  vendors.down = /googletagmanager\.com$/;
  await storeBeforehand(page, ...analytics);
  await page.goto("/blog");
  await expect.poll(() => vendors.trace(page)).toMatchObject({ scripts: ["plausible"] });
  expect(warnings.filter((text) => text.includes("www.googletagmanager.com"))).toHaveLength(2);
});

test("a vendor's script that fails as it runs is a warning, not an error of the page's", async ({
  page,
  vendors,
  problems,
}) => {
  problems.expect(/A third party's script failed/);
  const uncaught: string[] = [];
  page.on("pageerror", (error) => uncaught.push(error.message));
  const warned = page.waitForEvent("console", (message) => /A third party's script failed/.test(message.text()));
  vendors.faulty = /^plausible\.io$/;
  await storeBeforehand(page, ...analytics);
  await page.goto("/blog");
  expect((await warned).type()).toBe("warning");
  await expect.poll(() => vendors.events().length).toBe(1);
  expect(uncaught).toEqual([]);
});

test("errors of tracking hosts, and those about consent, become warnings; any other stays an error", async ({
  page,
  vendors,
  problems,
}) => {
  problems.expect(/A third party's script failed|left alone/);
  await storeBeforehand(page, ...analytics);
  await page.goto("/blog");
  await expect.poll(() => vendors.events().length).toBe(1);
  const told: string[] = [];
  page.on("console", (message) => told.push(`${message.type()}: ${message.text()}`));
  const uncaught: string[] = [];
  page.on("pageerror", (error) => uncaught.push(error.message));
  await page.evaluate(() => {
    void Promise.reject(new TypeError("Failed to fetch https://region1.google-analytics.com/g/collect"));
    void Promise.reject(new Error("Consent is not set"));
    void Promise.reject(new TypeError("Failed to fetch: left alone"));
  });
  await expect.poll(() => told.length).toBe(2);
  expect(told).toEqual([
    expect.stringMatching(/^warning: .*Failed to fetch https:\/\/region1/),
    expect.stringMatching(/^warning: .*Consent is not set/),
  ]);
  expect(uncaught).toEqual(["Failed to fetch: left alone"]);
});

test("the preferences name each vendor, what it is for, what it keeps and how long", async ({ page, visit }) => {
  await page.goto("/");
  await visit.openPreferences();
  await visit.preferences.getByText("Google Analytics, Google Tag Manager, Plausible").click();
  const entry = visit.preferences.getByText("_ga", { exact: true }).locator("..");
  await expect(entry).toContainText("2 years");
  await expect(visit.preferences.getByText("Run by Google Ireland Limited").first()).toBeVisible();
});

/** The company without the two vendors that write HTML and styles: Trusted Types stay on. */
const thirdParties = { ...brand.thirdParties, hubspot: null, crisp: null };

test("vendors run under Trusted Types: their hosts' script addresses pass, no other does, and no HTML", async ({
  page,
  vendors,
  site,
  server,
  problems,
}) => {
  const manifest = JSON.parse(readFileSync(join(site ?? "", "manifest.json"), "utf8"));
  const policy = contentSecurityPolicy(manifest.pages["/blog"], {
    apiOrigin: "",
    turnstile: false,
    outside: outsideSources({ ...brand, thirdParties }),
  });
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types site default goog#html");
  expect(policy).not.toContain("unsafe-inline");
  await page.route("**/blog", async (route) => {
    const response = await fetch(`${server.origin}/blog`);
    const body = (await response.text()).replace(/(id="third-parties">)[^<]*/, `$1${JSON.stringify(thirdParties)}`);
    const headers = { "content-type": "text/html", "content-security-policy": policy };
    await route.fulfill({ body, headers });
  });
  await storeBeforehand(page, "accepted", { ...all, version: 1, decidedAt: Date.now(), gpc: false });
  await page.goto("/blog");
  await expect
    .poll(async () => (await vendors.trace(page)).requests)
    .toEqual(["google-analytics", "google-tags", "leadfeeder", "plausible"]);
  // Each of these vendors loads a further script by a plain string.
  await expect.poll(() => vendors.requests.filter((it) => /destination|further\.js/.test(it.url())).length).toBe(3);

  problems.expect(/TrustedHTML|TrustedScriptURL|trusted-types|Not a script of this site|securitypolicyviolation/);
  const refused = await page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act();
        return "allowed";
      } catch {
        return "refused";
      }
    };
    return [
      attempt(() => {
        document.createElement("script").src = "https://evil.example/x.js";
      }),
      attempt(() => {
        document.createElement("div").innerHTML = "<b>x</b>";
      }),
    ];
  });
  expect(refused).toEqual(["refused", "refused"]);
});
