import type { Content } from "../../content/schemas/index.ts";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { Carousel } from "../../ui/Carousel.tsx";

/** Three offers as three order slips. */
export function Deployment({ words }: { words: Content<"home">["deployment"] }) {
  return (
    <section className="frame inset py-16 lg:py-24" aria-labelledby="deployment-heading">
      <h2 id="deployment-heading" className="mb-10 max-w-[12em] text-h2">
        {words.heading}
      </h2>
      <Carousel
        label={words.heading}
        until="lg"
        slides={words.options.map((option, index) => ({
          key: option.title,
          name: option.title,
          content: (
            <article className="flex h-full flex-col border border-rule-strong bg-sheet px-6.5 py-7 lg:row-span-5 lg:grid lg:grid-rows-subgrid">
              <p className="fact text-muted lg:self-end">{option.for}</p>
              <h3 className="mt-2 font-display text-h3">{option.title}</h3>
              <p className="mt-3 text-base text-muted">{option.text}</p>
              <ul className="mt-5.5 mb-7 border-rule-strong border-t-2 border-dashed text-base">
                {option.facts.map((fact) => (
                  <li
                    key={fact}
                    className="grid grid-cols-[1.5rem_1fr] border-rule border-b py-2.75 before:mt-1.5 before:size-2.75 before:border-6 before:border-ink"
                  >
                    {fact}
                  </li>
                ))}
              </ul>
              {/* biome-ignore lint/a11y/noAmbiguousAnchorText: the hidden words after it name the offer */}
              <a
                href={paths.bookADemo}
                className={`mt-auto self-start justify-self-start ${buttonClass(index === 0 ? "ink" : "outline", "small")}`}
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
