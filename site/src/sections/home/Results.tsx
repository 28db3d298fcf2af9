import { findCustomer } from "../../content/customers.ts";
import type { Content } from "../../content/schemas/index.ts";
import { paths } from "../../routes.ts";
import { Carousel } from "../../ui/Carousel.tsx";
import { CustomerMark } from "../../ui/CustomerMark.tsx";

/** Three figures, each with whose it is, what it was measured against, and the case study that tells. */
export function Results({ words }: { words: Content<"home">["results"] }) {
  return (
    <section className="band" aria-labelledby="results-heading">
      <div className="frame inset py-16 lg:py-20">
        <h2 id="results-heading" className="label mb-8">
          {words.heading}
        </h2>
        <Carousel
          label={words.heading}
          until="md"
          slides={words.items.map(({ figure, title, text, base, caseStudy }, index) => ({
            key: figure,
            name: `${figure} ${title}`,
            content: (
              <div
                className={`flex h-full flex-col pr-4 md:row-span-5 md:grid md:grid-rows-subgrid ${index > 0 ? "border-rule md:border-l md:pl-7" : ""}`}
              >
                <p className="font-bold font-display text-display leading-[0.85] tracking-[-0.035em] md:max-xl:text-h1">
                  {figure}
                </p>
                <p className="mt-4 font-semibold text-h4">{title}</p>
                <p className="mt-2 mb-6 text-base text-muted">{text}</p>
                <div className="flex-1 border-rule-strong border-t-2 border-dashed pt-4.5">
                  <CustomerMark customer={findCustomer(caseStudy)} />
                  <p className="mt-2.5 text-small">{base}</p>
                </div>
                <a
                  href={paths.caseStudy(caseStudy)}
                  className="link mt-2 self-start justify-self-start py-1.5 font-semibold text-base"
                >
                  Read more
                  <span className="sr-only">{` about ${figure} ${title}`}</span>
                </a>
              </div>
            ),
          }))}
        />
      </div>
    </section>
  );
}
