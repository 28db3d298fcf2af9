import { brand } from "@latchwork/brand";
import type { HeroTicket } from "../../content/hero-ticket.ts";
import type { HomeWords } from "../../content/home.ts";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import "./hero.css";
import { DemoDialog } from "./DemoDialog.tsx";
import { HeroTicketSheet } from "./HeroTicketSheet.tsx";

export function Hero({ words, ticket }: { words: HomeWords["hero"]; ticket: HeroTicket }) {
  return (
    <section className="frame inset grid items-center gap-x-12 gap-y-12 pt-12 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.04fr)] lg:pt-20 lg:pb-24">
      <div>
        <p className="label">{words.label}</p>
        <h1 className="mt-5 mb-6 text-display">
          {`${words.headline} `}
          <span className="text-signal-text">{words.headlineEnd}</span>
        </h1>
        <p className="max-w-[34em] text-lead text-muted">
          {`${words.lede} `}
          <strong className="font-semibold text-ink">{words.ledeStrong}</strong>
          {words.ledeEnd}
        </p>
        <div className="mt-8 mb-10 flex flex-wrap gap-3.5">
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
        <dl className="hero-facts">
          {words.facts.map(({ figure, says }) => (
            <div key={figure}>
              <dt className="fact text-muted">{says}</dt>
              <dd className="font-display font-semibold text-h3 leading-none tracking-tight">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <HeroTicketSheet ticket={ticket} />
      <DemoDialog address={brand.links.demoVideo} />
    </section>
  );
}
