import { findCustomer } from "../../content/customers.ts";
import type { HomeWords } from "../../content/home.ts";
import { paths } from "../../routes.ts";
import { CustomerMark } from "../../ui/CustomerMark.tsx";
import "./results.css";
import { Carousel } from "../../ui/Carousel.tsx";

/** Three figures, each with whose it is, what it was measured against, and the case study that tells. */
export function Results({ words }: { words: HomeWords["results"] }) {
  return (
    <section className="bg-band text-on-band" aria-labelledby="results-heading">
      <div className="results frame inset py-16 lg:py-20">
        <h2 id="results-heading" className="label mb-8">
          {words.heading}
        </h2>
        <Carousel
          label={words.heading}
          until="md"
          slides={words.items.map(({ figure, title, text, base, caseStudy }) => ({
            key: figure,
            name: `${figure} ${title}`,
            content: (
              <div className="results-card">
                <p className="results-figure">{figure}</p>
                <p className="mt-4 font-semibold text-h4">{title}</p>
                <p className="mt-2 mb-6 text-base opacity-85">{text}</p>
                <div className="results-base">
                  <CustomerMark customer={findCustomer(caseStudy)} />
                  <p className="mt-2.5 text-small">{base}</p>
                </div>
                <a href={paths.caseStudy(caseStudy)} className="link mt-2 self-start py-1.5 font-semibold text-base">
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
