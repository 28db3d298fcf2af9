import { builtForOtherBrand } from "../../../support/other-brand-build.ts";
import { ConsentPage } from "../consent-page.ts";
import { expect, test as journey } from "../journey.ts";
import { Vendors } from "./vendors.ts";

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
