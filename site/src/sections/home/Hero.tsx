import { brand } from "@latchwork/brand";
import { Fragment } from "react";
import type { Content } from "../../content/schemas/index.ts";
import { segments } from "../../evidence/segments.ts";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { Stamp } from "../../ui/Stamp.tsx";
import { Ticket } from "../../ui/Ticket.tsx";
import type { HeroTicket } from "./hero-ticket.ts";
import "../../ui/marked-text.css";
import { DemoDialog } from "./DemoDialog.tsx";
import "./home-motion.css";

export function Hero({ words, ticket }: { words: Content<"home">["hero"]; ticket: HeroTicket }) {
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
        <dl className="grid max-w-[40rem] border-rule-strong border-t xs:grid-cols-3">
          {words.facts.map(({ figure, says }) => (
            <div
              key={figure}
              className="grid grid-cols-[5.5rem_1fr] items-baseline gap-2 border-rule border-b py-3 xs:flex xs:flex-col-reverse xs:justify-end xs:border-b-0 xs:pt-4 xs:pr-3 xs:pb-0 xs:not-first:border-l xs:not-first:pl-4"
            >
              <dt className="fact text-muted">{says}</dt>
              <dd className="col-start-1 row-start-1 font-display font-semibold text-h3 leading-none tracking-tight">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <HeroTicketField ticket={ticket} />
      <DemoDialog address={brand.links.demoVideo} />
    </section>
  );
}

/** A ticket as the engine read it: phrases marked, findings listed below. */
function HeroTicketField({ ticket }: { ticket: HeroTicket }) {
  const { vulnerabilities } = ticket.assessment;
  return (
    <div className="hero-ticket min-w-0">
      <Ticket number={ticket.number} kind={ticket.kind} aside={ticket.aside} stacked>
        <h2 className="mb-2.5 font-semibold font-text text-h4 tracking-normal">{ticket.title}</h2>
        <p className="whitespace-pre-line font-mono text-fact leading-[1.75] sm:text-small">
          {segments(
            ticket.text,
            vulnerabilities.map(({ evidence }) => evidence),
          ).map((segment) =>
            segment.findings.length === 0 ? (
              segment.text
            ) : (
              <mark key={segment.start} className="marked">
                {segment.text}
                {segment.ending.length > 0 && (
                  <span className="marked-numbers">
                    {segment.ending.map((number) => (
                      <Fragment key={number}>
                        {" "}
                        <span>{number}</span>
                      </Fragment>
                    ))}
                  </span>
                )}
              </mark>
            ),
          )}
        </p>
        <p className="mt-6 flex justify-end">
          <Stamp tone="signal" small={`${vulnerabilities.length} findings`} className="hero-stamp">
            Testable
          </Stamp>
        </p>
      </Ticket>
      <section
        aria-label="Security assessment"
        className="hero-assessment relative z-1 -mt-1 band ml-[clamp(1.25rem,6vw,4rem)] px-4 pt-4.5 pb-3 [box-shadow:0_16px_30px_-14px_var(--color-shade)] sm:px-6"
      >
        <p className="label">Security assessment</p>
        <ol className="mt-2.5">
          {vulnerabilities.map(({ name, cwe }, index) => (
            <li
              key={name}
              className="grid grid-cols-[1.25rem_1fr] items-baseline gap-x-2.5 gap-y-1 border-rule border-t py-2.5 sm:grid-cols-[1.25rem_1fr_auto]"
            >
              <span className="fact font-semibold">{index + 1}</span>
              <span className="font-semibold text-base leading-snug">{name}</span>
              <span className="fact text-muted max-sm:col-start-2">{cwe}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
