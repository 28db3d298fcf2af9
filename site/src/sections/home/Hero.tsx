import { brand } from "@latchwork/brand";
import measured from "@latchwork/content/benchmark.json" with { type: "json" };
import { findCustomer } from "../../content/customers.ts";
import type { Content } from "../../content/schemas/index.ts";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { figuresInWords, fillFigures, percent } from "../accuracy/measured.ts";
import { DemoDialog } from "./DemoDialog.tsx";
import { HeroScene } from "./HeroScene.tsx";
import type { HeroTicket } from "./hero-ticket.ts";

export function Hero({ words, ticket }: { words: Content<"home">["hero"]; ticket: HeroTicket }) {
  return (
    <section className="overflow-x-clip">
      <div className="frame inset grid gap-x-6 gap-y-6 pt-4 pb-12 sm:pt-7 lg:grid-cols-12 lg:pb-16">
        <div className="hero-words lg:col-span-5 lg:pr-4">
          <p className="hero-category">{words.label}</p>
          <h1 className="hero-headline">
            <span>{words.headline}</span> <span className="text-signal">{words.headlineEnd}</span>
          </h1>
          <p className="hero-lede">
            {`${words.lede} `}
            <strong className="font-semibold text-ink">{words.ledeStrong}</strong>
            {words.ledeEnd}
          </p>
          <div className="flex flex-wrap gap-3">
            <a href={paths.bookADemo} className={buttonClass("signal")}>
              Talk To Us
            </a>
            <a href={paths.demo} data-watch-demo className={buttonClass("outline")}>
              <svg width="0.8em" height="0.8em" viewBox="0 0 16 16" aria-hidden="true">
                <path d="M3 1v14l11.5-7z" fill="currentColor" />
              </svg>
              Watch Demo
            </a>
          </div>
        </div>
        <div className="min-w-0 max-lg:-ml-(--inset) lg:col-span-7">
          <HeroScene ticket={ticket} />
        </div>
      </div>
      <Facts {...words} />
      <DemoDialog address={brand.links.demoVideo} />
    </section>
  );
}

/** Three figures on one ruled line, each with whose it is and a way to how it was counted. */
function Facts({ facts, harmless }: Pick<Content<"home">["hero"], "facts" | "harmless">) {
  const { real } = measured.sets;
  const counted = fillFigures(harmless, figuresInWords(measured));
  const rows = [
    ...facts.map(({ figure, says, base, caseStudy }) => ({
      figure,
      says,
      after: `, ${base}`,
      link: findCustomer(caseStudy).name,
      href: paths.caseStudy(caseStudy),
    })),
    { figure: percent(real.harmless / real.tickets), ...counted, after: "", href: paths.howGoodIsIt },
  ];
  return (
    <div className="border-rule border-t">
      <dl className="frame grid sm:grid-cols-3">
        {rows.map(({ figure, says, link, href, after }) => (
          <div
            key={figure}
            className="inset flex gap-x-3.5 border-rule py-3 not-first:border-t sm:py-5 sm:not-first:border-t-0 sm:not-first:border-l"
          >
            <dt className="order-1 text-muted text-small leading-snug">
              {says}
              <span className="block">
                <a href={href} className="link inline-block py-0.5">
                  {link}
                </a>
                {after}
              </span>
            </dt>
            <dd className="whitespace-nowrap font-display font-semibold text-h3 leading-none">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
