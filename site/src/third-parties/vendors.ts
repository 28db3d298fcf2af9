import type { Brand } from "@latchwork/brand";
import type { Vendor } from "./vendor.ts";
import { crisp } from "./vendors/crisp.ts";
import { googleAnalytics, googleTagManager } from "./vendors/google.ts";
import { hubspot } from "./vendors/hubspot.ts";
import { leadfeeder } from "./vendors/leadfeeder.ts";
import { plausible } from "./vendors/plausible.ts";

/** Every third party that the site can load once a visitor allows its category. */
export const vendors: readonly Vendor[] = [googleAnalytics, googleTagManager, plausible, leadfeeder, hubspot, crisp];

/** An id in the brand folder is not what its vendor gives out. */
export class VendorIdError extends Error {
  override readonly name = "VendorIdError";
}

/**
 * The third parties that a company has given an id for, in the order of {@link vendors}.
 *
 * @throws {VendorIdError} when an id cannot be one of that vendor's
 */
export function enabledVendors(brand: Brand): Vendor[] {
  return vendors.filter(({ id, name, idForm, idExample }) => {
    const given = brand.thirdParties[id];
    if (given === null) return false;
    if (!idForm.test(given)) {
      throw new VendorIdError(`thirdParties.${id} is "${given}": ${name} gives out ids such as ${idExample}.`);
    }
    return true;
  });
}
