import type { Brand } from "@latchwork/brand";
import type { ReactNode } from "react";
import type { Content } from "../content/schemas/index.ts";
import { paths } from "../routes.ts";
import "../styles/stacked-table.css";
import { fillFigures } from "./accuracy/measured.ts";
import { type Fact, mailOf, ticketFacts } from "./ticket-facts.ts";

type Words = Content<"ticket-handling">;

/** Where tickets go: what the brand says of its platform, what a buyer still has to ask, and the tool of this site. */
export function TicketHandling({ words, brand }: { words: Words; brand: Brand }) {
  const { platform, ask, tool } = words;
  const { scopes, subProcessors } = brand.ticketHandling;
  const { known, open } = ticketFacts(brand.ticketHandling, platform);
  const tables = [scopes, subProcessors].filter(Boolean).length;
  const counted = { answered: `${known.length + tables}`, open: `${open.length}` };
  return (
    <div className="frame inset pt-14 pb-16 lg:pt-20 lg:pb-24">
      <header className="pb-12">
        <h1 className="text-h1">{words.title}</h1>
        <p className="mt-5 max-w-[38em] text-lead text-muted">{fillFigures(words.lead, counted)}</p>
      </header>
      {(known.length > 0 || scopes || subProcessors) && (
        <Part id="platform" heading={platform.heading} lead={platform.lead}>
          {known.length > 0 && <Facts facts={known} />}
          {scopes && (
            <FactTable
              words={platform.scopes}
              rows={scopes.map(({ tool: name, reads, writes }) => [name, reads, writes])}
            />
          )}
          {subProcessors && (
            <FactTable
              words={platform.subProcessors}
              rows={subProcessors.map(({ name, purpose, place }) => [name, purpose, place])}
            />
          )}
        </Part>
      )}
      {open.length > 0 && (
        <Part id="ask" heading={ask.heading} lead={ask.text}>
          <Facts facts={open} />
          <p className="mt-8">
            <a href={mailOf(brand.supportEmail, ask.subject, open)} className="link inline-block py-1 font-semibold">
              {ask.link}
            </a>
          </p>
        </Part>
      )}
      <Part id="tool" heading={tool.heading}>
        <Facts facts={tool.facts} />
        <p className="mt-8">
          <a href={ask.form.file} className="link">
            {ask.form.label}
          </a>
          {" · "}
          <a href={paths.changeAnalysisTool} className="link">
            Read a ticket
          </a>
          {" · "}
          <a href={paths.privacyNotice} className="link">
            The whole privacy notice
          </a>
        </p>
      </Part>
    </div>
  );
}

function Part(props: { id: string; heading: string; lead?: string; children: ReactNode }) {
  const { id, heading, lead, children } = props;
  return (
    <section aria-labelledby={id} className="border-ink border-t-2 pt-8 not-last:pb-14">
      <h2 id={id} className="text-h2">
        {heading}
      </h2>
      {lead && <p className="mt-4 max-w-[38em] text-lead text-muted">{lead}</p>}
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {facts.map(({ term, says }) => (
        <div key={term} className="border-rule border-t pt-4">
          <dt className="font-semibold text-h4">{term}</dt>
          <dd className="mt-2 text-base text-muted">{says}</dd>
        </div>
      ))}
    </dl>
  );
}

function FactTable({ words, rows }: { words: Words["platform"]["scopes"]; rows: readonly (readonly string[])[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <section className="stacked-table mt-12 overflow-x-auto" aria-label={words.term} tabIndex={0}>
      <table className="w-full text-start text-base">
        <caption className="pb-3 text-start font-semibold text-h4">{words.term}</caption>
        <thead>
          <tr className="border-ink border-b">
            {words.columns.map((column) => (
              <th key={column} scope="col" className="py-2 pe-6 text-start font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first} className="border-rule border-b">
              <th scope="row" className="py-2.5 pe-6 text-start align-top font-medium">
                {first}
              </th>
              {others.map((cell, at) => (
                <td
                  key={words.columns[at + 1]}
                  data-label={words.columns[at + 1]}
                  className="py-2.5 pe-6 align-top text-muted"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
