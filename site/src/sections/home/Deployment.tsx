import type { HomeWords } from "../../content/home.ts";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { Carousel } from "../../ui/Carousel.tsx";
import "./deployment.css";

/** Three offers as three order slips. */
export function Deployment({ words }: { words: HomeWords["deployment"] }) {
  return (
    <section className="frame inset py-16 lg:py-24" aria-labelledby="deployment-heading">
      <h2 id="deployment-heading" className="mb-10 max-w-[12em] text-h2">
        {words.heading}
      </h2>
      <Carousel
        label={words.heading}
        until="md"
        className="deployment"
        slides={words.options.map((option, index) => ({
          key: option.title,
          name: option.title,
          content: (
            <article className="slip">
              <p className="fact text-muted">{option.for}</p>
              <h3 className="mt-2 font-display text-h3">{option.title}</h3>
              <p className="mt-3 text-base text-muted">{option.text}</p>
              <ul className="slip-facts">
                {option.facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
              {/* biome-ignore lint/a11y/noAmbiguousAnchorText: the hidden words after it name the offer */}
              <a
                href={paths.bookADemo}
                className={`mt-auto self-start ${buttonClass(index === 0 ? "ink" : "outline", "small")}`}
              >
                Learn More
                <span className="sr-only">{` about ${option.title}`}</span>
              </a>
            </article>
          ),
        }))}
      />
    </section>
  );
}
