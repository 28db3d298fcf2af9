import type { BrowserContext, Page, Request } from "@playwright/test";
import { builtForOtherBrand } from "../../../support/other-brand-build.ts";
import { ConsentPage } from "../consent-page.ts";
import { expect, test as journey } from "../journey.ts";
import { vendorScripts } from "./scripts.ts";

/** Whose a request, a script or a cookie is. */
const owners: readonly (readonly [owner: string, hosts: RegExp])[] = [
  ["google-analytics", /google-analytics\.com$/],
  ["google-tags", /googletagmanager\.com$/], // serves both the Analytics tag and Tag Manager
  ["plausible", /^plausible\.io$/],
  ["leadfeeder", /lfeeder\.com$/],
  ["hubspot", /(hs-scripts\.com|hs-analytics\.net|hubspot\.com)$/],
  ["crisp", /crisp\.chat$/],
];

const ownerOf = (address: string) => owners.find(([, hosts]) => hosts.test(new URL(address).hostname))?.[0];

/** What the vendors got hold of on a page. */
export interface Trace {
  requests: string[];
  scripts: string[];
  cookies: string[];
  storage: string[];
}

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** Every vendor's hosts, played by the test. Requests to any other strange host fail the test. */
export class Vendors {
  readonly #context: BrowserContext;
  readonly #ownOrigin: string;
  /** Requests to vendors, in order. */
  readonly requests: Request[] = [];
  /** Requests to hosts that nobody plays. */
  readonly strangers: string[] = [];
  /** Hosts that cannot be reached. */
  down: RegExp | null = null;
  /** Hosts whose scripts fail once they run. */
  faulty: RegExp | null = null;

  constructor(context: BrowserContext, ownOrigin: string) {
    this.#context = context;
    this.#ownOrigin = ownOrigin;
  }

  async listen(): Promise<void> {
    await this.#context.route(
      (address) => address.origin !== this.#ownOrigin && /^https?:$/.test(address.protocol),
      async (route) => {
        const request = route.request();
        const address = request.url();
        if (ownerOf(address) === undefined) this.strangers.push(address);
        else this.requests.push(request);
        if (this.down?.test(new URL(address).hostname)) return route.abort("connectionrefused");
        const script = vendorScripts.find((it) => it.address.test(address));
        if (request.resourceType() === "script") {
          const fails = this.faulty?.test(new URL(address).hostname) === true;
          const body = fails ? "undefined.visitor;" : (script?.text ?? "");
          return route.fulfill({ contentType: "text/javascript", body });
        }
        if (request.resourceType() === "stylesheet") return route.fulfill({ contentType: "text/css", body: "" });
        return route.fulfill({ status: 204, headers: { "access-control-allow-origin": "*" } });
      },
    );
  }

  /** What is there now, but for what the site itself keeps. */
  async trace(page: Page): Promise<Trace> {
    const found = await page.evaluate(() => ({
      scripts: [...document.querySelectorAll("script[src]")].map((it) => (it as HTMLScriptElement).src),
      storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    }));
    const own = /^(cookie-consent|cookie-preferences|stored-beforehand)$/;
    return {
      requests: sorted(this.requests.map((it) => ownerOf(it.url()) ?? "")),
      scripts: sorted(found.scripts.flatMap((it) => ownerOf(it) ?? [])),
      cookies: sorted((await this.#context.cookies()).map(({ name }) => name)),
      storage: sorted(found.storage.filter((key) => !own.test(key))),
    };
  }

  /** What reached Google Analytics: name and properties of each event. */
  events(): Record<string, string>[] {
    return this.requests
      .map((request) => new URL(request.url()))
      .filter(({ pathname }) => pathname === "/g/collect")
      .map(({ searchParams }) => Object.fromEntries(searchParams));
  }
}

/** The queue of Google's tags as plain data, without what changes from run to run. */
export function readDataLayer(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    ((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []).map((entry) => {
      if (Object.prototype.toString.call(entry) !== "[object Arguments]") return (entry as { event: string }).event;
      const [command, first, second] = entry as [string, unknown, unknown];
      if (command === "consent") return [command, first, second];
      return typeof first === "string" ? [command, first] : [command];
    }),
  );
}

/** A first visit to the site of a company with every vendor, under a name that can hold cookies of a whole domain. */
export const test = journey.extend<{ vendors: Vendors; visit: ConsentPage }>({
  firstVisit: true,

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => use(await builtForOtherBrand()),
    { scope: "worker", timeout: 180_000 },
  ],

  baseURL: async ({ server }, use) => use(server.origin.replace("127.0.0.1", "www.site.localhost")),

  vendors: [
    async ({ context, baseURL }, use) => {
      const vendors = new Vendors(context, baseURL ?? "");
      await vendors.listen();
      await use(vendors);
      expect(vendors.strangers, "requests to hosts that nobody declared").toEqual([]);
    },
    { auto: true },
  ],

  visit: async ({ page }, use) => use(new ConsentPage(page)),
});

export { expect };
