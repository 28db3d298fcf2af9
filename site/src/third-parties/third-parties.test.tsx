import type { Brand } from "@latchwork/brand";
import type { CookiePreferences } from "@latchwork/contract/consent";
import type { DetachedWindowAPI } from "happy-dom";
import { beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../consent/decide.ts";
import type { Vendor } from "./vendor.ts";
import { vendors } from "./vendors.ts";

/** Every vendor, with an id such as it gives out. */
const ids = Object.fromEntries(vendors.map(({ id, idExample }) => [id, idExample])) as Brand["thirdParties"];

/** Hosts of the scripts that vendors of these categories start with. */
function hostsOf(...categories: readonly Vendor["category"][]): string[] {
  const hosts: string[] = [];
  for (const vendor of vendors.filter(({ category }) => categories.includes(category)))
    vendor.start(vendor.idExample, (address) => hosts.push(new URL(address).host));
  Reflect.deleteProperty(window, "plausible");
  return hosts.sort();
}

const none: CookiePreferences = { essential: true, analytics: false, marketing: false, functional: false };

/** Hosts whose scripts the page asks for. */
const started = () => [...document.head.querySelectorAll("script")].map(({ src }) => new URL(src).host).sort();

beforeEach(() => {
  // No script is loaded here, and none is missed.
  const { settings } = (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM;
  settings.handleDisabledFileLoadingAsSuccess = true;
  localStorage.clear();
});

/** A page of the visit: what the one before it loaded is gone, what it stored is there. */
async function openPage(barred = false) {
  vi.resetModules();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, "plausible");
  const { decide } = await import("../consent/decide.ts");
  const { holdEvents } = await import("../analytics/track.ts");
  const { runThirdParties } = await import("./third-parties.ts");
  holdEvents();
  runThirdParties(ids, barred);
  return decide;
}

const all = hostsOf("analytics", "marketing", "functional");

test("every vendor starts with a script", () => {
  expect(all.length).toBeGreaterThanOrEqual(vendors.length);
});

test.each<[string, Choice | null, readonly string[]]>([
  ["nothing yet", null, []],
  ["a rejection", "reject", []],
  ["everything", "accept", all],
  ["only analytics", { ...none, analytics: true }, hostsOf("analytics")],
  ["only marketing", { ...none, marketing: true }, hostsOf("marketing")],
  ["only functional", { ...none, functional: true }, hostsOf("functional")],
])("%s: no vendor starts without its category, now or on the next page", async (_, choice, expected) => {
  const decide = await openPage();
  expect(started()).toEqual([]);
  if (choice !== null) decide(choice);
  expect(started()).toEqual(expected);

  await openPage();
  expect(started()).toEqual(expected);
});

test("a page that bars them starts none; what is reported there waits for the next page", async () => {
  sessionStorage.clear();
  const decide = await openPage(true);
  decide("accept");
  expect(started()).toEqual([]);

  dispatchEvent(new Event("pagehide"));
  expect(JSON.parse(sessionStorage.getItem("held-events") ?? "[]")).toMatchObject([["page_view", { path: "/" }]]);
  await openPage();
  expect(started()).toEqual(all);
  expect(sessionStorage.length).toBe(0);
});
