import raw from "@latchwork/content/customers.yaml?raw";
import * as z from "zod";
import { readWords, text } from "./words.ts";

export const glyphs = [
  "bird",
  "plot",
  "sieve",
  "cell",
  "fern",
  "quill",
  "road",
  "pennant",
  "cobble",
  "waves",
  "hill",
  "kite",
] as const;

const customer = z.strictObject({
  name: text,
  glyph: z.enum(glyphs),
  face: z.enum(["display", "text", "mono"]),
  strip: z.int().positive(),
});
export type Customer = z.output<typeof customer>;

const customers = readWords("customers.yaml", raw, z.record(z.string(), customer));

/** @throws Error when customers.yaml has no such entry */
export function findCustomer(id: string): Customer {
  const found = customers[id];
  if (!found) throw new Error(`content/customers.yaml has no entry "${id}"`);
  return found;
}

/** The customers of the logo strip, in its order. */
export const stripCustomers: readonly Customer[] = Object.values(customers).sort((a, b) => a.strip - b.strip);
