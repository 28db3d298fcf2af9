import { brand } from "@latchwork/brand";

/** The full address of a path of the site. */
export const absolute = (path: string): string => new URL(path, `https://${brand.domain}`).href;
