import type { Testimonial } from "../content/customers.ts";
import { paths } from "../routes.ts";
import { Carousel } from "../ui/Carousel.tsx";
import { CustomerMark } from "../ui/CustomerMark.tsx";
import "./pinned.css";

interface Props {
  heading: string;
  testimonials: readonly Testimonial[];
  /** Customers that have a case study. */
  studied: readonly string[];
}

/** Six voices, one at a time, as notes pinned to a closed ticket. */
export function Testimonials({ heading, testimonials, studied }: Props) {
  return (
    <div className="grid lg:grid-cols-3">
      <h2 id="testimonials-heading" className="inset pt-6 pb-5 text-h2 lg:pb-16">
        {heading}
      </h2>
      <div className="inset min-w-0 border-rule pb-10 lg:col-span-2 lg:border-l lg:pt-10 lg:pb-16">
        <Carousel
          label={heading}
          slides={testimonials.map(({ customer, quote, person, role }) => ({
            key: customer.name,
            name: customer.name,
            content: (
              <figure className="pinned mx-px mt-3 flex h-[calc(100%-1rem)] flex-col border border-rule-strong bg-sheet px-5 pt-8 pb-6 sm:px-9 sm:pt-10 sm:pb-8">
                <blockquote className="mb-6 font-display font-semibold text-h3 leading-[1.12] sm:text-subhead tracking-tight">
                  <p>{`“${quote}”`}</p>
                </blockquote>
                <figcaption className="mt-auto flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-ink border-t-[1.5px] pt-4 text-base">
                  <span>
                    <CustomerMark customer={customer} />
                    <span className="mt-3 block font-semibold">{person}</span>
                    <span className="block text-muted">{role}</span>
                  </span>
                  {studied.includes(customer.id) && (
                    <a href={paths.caseStudy(customer.id)} className="link py-1 font-semibold">
                      {`${customer.name}'s case study`}
                    </a>
                  )}
                </figcaption>
              </figure>
            ),
          }))}
        />
      </div>
    </div>
  );
}
