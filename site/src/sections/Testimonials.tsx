import type { Testimonial } from "../content/customers.ts";
import { paths } from "../routes.ts";
import { Carousel } from "../ui/Carousel.tsx";
import { CustomerMark } from "../ui/CustomerMark.tsx";

interface Props {
  heading: string;
  testimonials: readonly Testimonial[];
  /** Customers that have a case study. */
  studied: readonly string[];
}

/** Six voices, one at a time, large. */
export function Testimonials({ heading, testimonials, studied }: Props) {
  return (
    <section id="customer-stories" className="border-rule border-t" aria-labelledby="testimonials-heading">
      <div className="frame inset py-16 lg:py-24">
        <h2 id="testimonials-heading" className="label mb-8">
          {heading}
        </h2>
        <Carousel
          label={heading}
          slides={testimonials.map(({ customer, quote, person, role }) => ({
            key: customer.name,
            name: customer.name,
            content: (
              <figure className="grid gap-8 pr-4 lg:grid-cols-[1fr_15rem] lg:gap-16">
                <blockquote className="font-display font-semibold text-subhead leading-[1.12] tracking-tight">
                  <p>{`“${quote}”`}</p>
                </blockquote>
                <figcaption className="border-ink border-t-[1.5px] pt-4 text-base lg:self-end">
                  <CustomerMark customer={customer} />
                  <span className="mt-4 block font-semibold">{person}</span>
                  <span className="block text-muted">{role}</span>
                  {studied.includes(customer.id) && (
                    <a href={paths.caseStudy(customer.id)} className="link mt-3 inline-block py-1 font-semibold">
                      {`${customer.name}'s case study`}
                    </a>
                  )}
                </figcaption>
              </figure>
            ),
          }))}
        />
      </div>
    </section>
  );
}
