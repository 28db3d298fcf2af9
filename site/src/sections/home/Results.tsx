import { findCustomer } from "../../content/customers.ts";
import type { Content } from "../../content/schemas/index.ts";
import { paths } from "../../routes.ts";
import { Carousel } from "../../ui/Carousel.tsx";
import { CustomerMark } from "../../ui/CustomerMark.tsx";
import { type ChapterProps, Station } from "./Chapter.tsx";

type Words = Content<"home">["results"];

/** A black spread: one figure as large as it is told, two beside it; each with whose it is and the study that tells. */
export function Results({ words, ticket, stage }: ChapterProps<Words>) {
  return (
    <section className="overflow-x-clip band torn-below" aria-labelledby="results-heading">
      <div className="journey frame">
        <Station ticket={ticket} stage={stage} />
        <h2 id="results-heading" className="inset pt-6 pb-8 text-subhead">
          {words.heading}
        </h2>
        <Carousel
          label={words.heading}
          wide={{
            track: "md:grid md:grid-cols-2 md:overflow-visible",
            slide: "md:first:row-span-2 md:nth-2:border-rule md:nth-2:border-b",
          }}
          slides={words.items.map((item, index) => ({
            key: item.figure,
            name: `${item.figure} ${item.title}`,
            content: <Result {...item} large={index === 0} />,
          }))}
        />
      </div>
    </section>
  );
}

function Result({ figure, title, text, base, caseStudy, drawn, large }: Words["items"][number] & { large: boolean }) {
  return (
    <div
      className={`inset flex h-full flex-col pt-7 pb-6 max-md:pr-6 ${large ? "field-signal md:pt-10 md:pb-8" : "border-rule md:border-t"}`}
    >
      <p className={`font-bold font-display ${large ? "text-figure tracking-[-0.02em]" : "text-display"}`}>{figure}</p>
      <div className={`mt-5 flex flex-1 flex-col ${large ? "md:mt-8" : "lg:grid lg:grid-cols-2 lg:gap-x-8"}`}>
        <div>
          <p className={`font-semibold ${large ? "text-h3" : "text-h4"}`}>{title}</p>
          <p className="mt-2 mb-5 max-w-[30em] text-base text-muted">{text}</p>
        </div>
        {drawn && <Missed {...drawn} />}
        <div className={`mt-auto border-rule-strong border-t-[1.5px] pt-3.5 ${large ? "" : "lg:mt-0"}`}>
          <CustomerMark customer={findCustomer(caseStudy)} />
          <p className="mt-2 max-w-[34em] text-small">{base}</p>
          <a href={paths.caseStudy(caseStudy)} className="link mt-1 inline-block py-1.5 font-semibold text-base">
            Read more
            <span className="sr-only">{` about ${figure} ${title}`}</span>
          </a>
        </div>
      </div>
    </div>
  );
}

/** Two rows of tickets: those a way of looking found are filled, those it missed are empty. */
function Missed({ of, ways }: NonNullable<Words["items"][number]["drawn"]>) {
  return (
    <div className="mt-2 mb-8 grid gap-3" aria-hidden="true">
      {ways.map(({ name, missed }) => (
        <div key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <span className="fact w-26">{name}</span>
          <span className="flex gap-1.25">
            {Array.from({ length: of }, (_, ticket) => (
              <span
                key={`${name}${ticket + 1}`}
                className={`h-5 w-3.25 border-[1.5px] sm:h-6 sm:w-4 ${ticket < of - missed ? "bg-current forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none" : ""}`}
              />
            ))}
          </span>
          <span className="fact">{`missed ${missed}`}</span>
        </div>
      ))}
    </div>
  );
}
