import type { Brand } from "@latchwork/brand";
import { crisp } from "./crisp/declaration.ts";
import type { VendorDeclaration } from "./declaration.ts";
import { googleAnalytics } from "./google-analytics/declaration.ts";
import { googleTagManager } from "./google-tag-manager/declaration.ts";
import { hubspot } from "./hubspot/declaration.ts";
import { leadfeeder } from "./leadfeeder/declaration.ts";
import { plausible } from "./plausible/declaration.ts";

/** Every third party that the site can load once a visitor allows its category. */
export const declarations: readonly VendorDeclaration[] = [
  googleAnalytics,
  googleTagManager,
  plausible,
  leadfeeder,
  hubspot,
  crisp,
];

/** An id in the brand folder is not what its vendor gives out. */
export class VendorIdError extends Error {
  override readonly name = "VendorIdError";
}

/**
 * The third parties that a company has given an id for, in the order of {@link declarations}.
 *
 * @throws {VendorIdError} when an id cannot be one of that vendor's
 */
export function enabledVendors(brand: Brand): VendorDeclaration[] {
  return declarations.filter(({ id, name, idForm, idExample }) => {
    const given = brand.thirdParties[id];
    if (given === null) return false;
    if (!idForm.test(given)) {
      throw new VendorIdError(`thirdParties.${id} is "${given}": ${name} gives out ids such as ${idExample}.`);
    }
    return true;
  });
}
