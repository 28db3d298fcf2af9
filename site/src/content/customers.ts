import { readContent } from "./read-content.ts";
import type { Content } from "./schemas/index.ts";

export type Customer = Content<"customers">[string] & { id: string };

/** In the order of the logo strip. */
export const customers: readonly Customer[] = Object.entries(readContent("customers")).map(([id, data]) => ({
  id,
  ...data,
}));

/** @throws Error when customers.yaml has no such entry */
export function findCustomer(id: string): Customer {
  const found = customers.find((customer) => customer.id === id);
  if (!found) throw new Error(`content/customers.yaml has no entry "${id}"`);
  return found;
}

export type Testimonial = Omit<Content<"testimonials">[number], "customer"> & { customer: Customer };

const testimonials: readonly Testimonial[] = readContent("testimonials").map((entry) => ({
  ...entry,
  customer: findCustomer(entry.customer),
}));

/** @throws Error when they gave none */
export function testimonialOf(customer: string): Testimonial {
  const found = testimonials.find((testimonial) => testimonial.customer.id === customer);
  if (!found) throw new Error(`content/testimonials.yaml has no entry of "${customer}"`);
  return found;
}

/** All testimonials in the same round, beginning with the first or with one customer's. */
export function testimonialsFrom(customer?: string): readonly Testimonial[] {
  const start = customer === undefined ? 0 : testimonials.indexOf(testimonialOf(customer));
  return [...testimonials.slice(start), ...testimonials.slice(0, start)];
}
