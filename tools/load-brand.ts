import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Brand } from "../brand/brand-type.ts";
import { brandFolder } from "./build-inputs.mjs";

/** The company whose site is built: that of `BRAND_DIR`, or the repository's own. */
export async function loadBrand(): Promise<Brand> {
  const folder = brandFolder(resolve(import.meta.dirname, ".."), process.env);
  const { brand } = (await import(pathToFileURL(join(folder, "brand.ts")).href)) as { brand: Brand };
  return brand;
}
