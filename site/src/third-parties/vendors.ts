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

/** The ids of a company that cannot be what their vendors gave out. */
export function wrongVendorIds(brand: Brand): { id: Vendor["id"]; message: string }[] {
  return vendors.flatMap(({ id, name, idForm, idExample }) => {
    const given = brand.thirdParties[id];
    if (given === null || idForm.test(given)) return [];
    return [{ id, message: `thirdParties.${id} is "${given}": ${name} gives out ids such as ${idExample}.` }];
  });
}

/**
 * The third parties that a company has given an id for, in the order of {@link vendors}.
 *
 * @throws {VendorIdError} when an id cannot be one of that vendor's
 */
export function enabledVendors(brand: Brand): Vendor[] {
  const [wrong] = wrongVendorIds(brand);
  if (wrong) throw new VendorIdError(wrong.message);
  return vendors.filter(({ id }) => brand.thirdParties[id] !== null);
}
