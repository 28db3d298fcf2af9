import type { Content } from "../../content/schemas/index.ts";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { Carousel } from "../../ui/Carousel.tsx";
import { Chapter, type ChapterProps } from "./Chapter.tsx";
import { People } from "./People.tsx";
import { WorkOfHundred } from "./WorkOfHundred.tsx";

interface Props extends ChapterProps<Content<"home">["deployment"]> {
  people: Content<"home">["people"];
}

/** Three offers as three parts of one strip; below it how much work it is, who tests, and who reads the result. */
export function Deployment({ words, people, ...journey }: Props) {
  return (
    <Chapter {...journey} labelledBy="deployment-heading">
      <h2 id="deployment-heading" className="inset pt-6 pb-8 text-h2 lg:pb-10">
        {words.heading}
      </h2>
      <div className="border-ink border-y-[1.5px] bg-sheet">
        <Carousel
          label={words.heading}
          wide={{
            track: "md:block md:overflow-visible lg:grid lg:grid-cols-3 lg:grid-rows-[repeat(4,auto)]",
            slide: "strip-part lg:row-span-4 lg:grid lg:grid-rows-subgrid",
          }}
          slides={words.options.map((option, index) => ({
            key: option.title,
            name: option.title,
            content: (
              <article className="inset flex h-full flex-col pt-8 pb-9 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10 lg:row-span-4 lg:grid lg:grid-rows-subgrid">
                <div>
                  <h3 className="font-bold font-display text-subhead">{option.title}</h3>
                  <p className="fact mt-3 text-muted">{option.for}</p>
                </div>
                <p className="mt-4 md:max-lg:col-start-1">{option.text}</p>
                <ul className="mt-6 mb-7 text-base md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1 md:max-lg:mt-0 md:max-lg:mb-0">
                  {option.facts.map((fact) => (
                    <li
                      key={fact}
                      className="grid grid-cols-[1.5rem_1fr] border-rule border-t py-2.5 before:mt-1.5 before:size-2.75 before:border-6 before:border-ink"
                    >
                      {fact}
                    </li>
                  ))}
                </ul>
                {/* biome-ignore lint/a11y/noAmbiguousAnchorText: the hidden words after it name the offer */}
                <a
                  href={paths.bookADemoFor(option.offer)}
                  className={`mt-auto self-start md:max-lg:mt-6 justify-self-start ${buttonClass(index === 0 ? "ink" : "outline", "small")}`}
                >
                  Learn More
                  <span className="sr-only">{` about ${option.title}`}</span>
                </a>
              </article>
            ),
          }))}
        />
      </div>
      <WorkOfHundred words={words.work} />
      <People words={people} />
    </Chapter>
  );
}
