import raw from "@latchwork/content/testimonials.yaml?raw";
import * as z from "zod";
import { type Customer, findCustomer } from "./customers.ts";
import { readWords, text } from "./words.ts";

const testimonial = z.strictObject({ customer: z.string(), quote: text, person: text, role: text });

export type Testimonial = Omit<z.output<typeof testimonial>, "customer"> & {
  customerId: string;
  customer: Customer;
};

export const testimonials: readonly Testimonial[] = readWords(
  "testimonials.yaml",
  raw,
  z.array(testimonial).length(6),
).map((entry) => ({ ...entry, customerId: entry.customer, customer: findCustomer(entry.customer) }));

/** All six in the same round, beginning with one customer's. Throws when they gave none. */
export function testimonialsFrom(customer: string): readonly Testimonial[] {
  const first = testimonials.findIndex((entry) => entry.customer === findCustomer(customer));
  if (first === -1) throw new Error(`testimonials.yaml holds nothing of "${customer}"`);
  return [...testimonials.slice(first), ...testimonials.slice(0, first)];
}
