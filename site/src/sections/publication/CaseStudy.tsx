import type { ReactNode } from "react";
import type { Customer, Testimonial } from "../../content/customers.ts";
import { CustomerMark } from "../../ui/CustomerMark.tsx";
import { Quote } from "../../ui/Quote.tsx";
import "../../styles/prose.css";
import { Revised } from "./Publication.tsx";

interface TitleProps {
  customer: Customer;
  title: string;
  summary: string;
  /** ISO day of its last revision. */
  revised?: string | undefined;
}

export function CaseStudyTitle({ customer, title, summary, revised }: TitleProps) {
  return (
    <>
      <p className="mt-8">
        <CustomerMark customer={customer} />
      </p>
      <h1 className="mt-5 max-w-[16em] text-h1">{title}</h1>
      <p className="mt-6 max-w-[38em] text-lead text-muted">{summary}</p>
      {revised && (
        <p className="fact mt-5 text-muted">
          <Revised on={revised} />
        </p>
      )}
    </>
  );
}

interface BodyProps {
  /** Sector, teams, tools: what the text says about the customer, at a glance. */
  facts: readonly { fact: string; says: string }[];
  quote: Testimonial;
  /** Overview, challenge, approach. */
  children?: ReactNode;
  /** A named slot, which the type checker does not see. */
  conclusion?: ReactNode;
}

/** The text beside the facts, with the customer's words before the conclusion. */
export function CaseStudyBody({ facts, quote, children, conclusion }: BodyProps) {
  return (
    <div className="inset grid gap-x-14 gap-y-10 py-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-y-0 lg:py-16">
      <dl className="self-start border-ink border-t-[1.5px] lg:sticky lg:top-26">
        {facts.map(({ fact, says }) => (
          <div key={fact} className="border-rule border-b py-3">
            <dt className="label">{fact}</dt>
            <dd className="mt-1 text-base">{says}</dd>
          </div>
        ))}
      </dl>
      <div className="prose lg:col-start-2">{children}</div>
      <div className="lg:col-span-2 lg:my-14">
        <Quote text={quote.quote} person={quote.person} job={`${quote.role}, ${quote.customer.name}`} />
      </div>
      <div className="prose lg:col-start-2">{conclusion}</div>
    </div>
  );
}
