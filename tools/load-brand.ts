import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import type { Brand } from "../brand/brand-type.ts";
import { brandFolder } from "./build-inputs.mjs";

/** The folder of the brand lacks something, or a field of it cannot be used. The message says what to do. */
export class BrandError extends Error {
  override readonly name = "BrandError";
}

const text = z.string("must be a text").trim().min(1, "must not be blank");
const address = z.email("must be an e-mail address such as hello@example.com");

/** The fields that would otherwise be built into every page as they stand. Types alone are not checked when a site is built. */
const fields = z.object({
  name: text,
  legalName: text,
  domain: z
    .string("must be a text")
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "must be a host name such as example.com, without https:// and slashes"),
  tagline: text,
  registeredIn: text,
  governingLaw: text,
  supportEmail: address,
  salesEmail: address,
  postalAddress: z.array(text, "must be a list of lines").min(1, "must have a line"),
});

/**
 * The company whose site is built: that of `BRAND_DIR`, or the repository's own.
 *
 * @throws BrandError when files are missing or a field that every page shows cannot be used
 */
export async function loadBrand(folder = brandFolder(resolve(import.meta.dirname, ".."), process.env)): Promise<Brand> {
  const missing = ["brand.ts", "colours.css", "favicon.svg"].filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) {
    throw new BrandError(`The brand's folder ${folder} lacks ${missing.join(", ")}. Look at BRAND_DIR.`);
  }
  const file = join(folder, "brand.ts");
  const { brand } = (await import(pathToFileURL(file).href)) as { brand?: Brand };
  if (!brand) throw new BrandError(`${file} exports no \`brand\`.`);
  const wrong = fields.safeParse(brand).error?.issues ?? [];
  if (wrong.length > 0)
    throw new BrandError(wrong.map(({ path, message }) => `${file}  ${path.join(".")}: ${message}`).join("\n"));
  return brand;
}
