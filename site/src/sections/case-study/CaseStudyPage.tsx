import { brand } from "@latchwork/brand";
import type { ReactNode } from "react";
import type { Customer } from "../../content/customers.ts";
import { paths } from "../../routes.ts";
import { CustomerMark } from "../../ui/CustomerMark.tsx";
import { FiguresRow } from "../../ui/FiguresRow.tsx";
import { Quote } from "../../ui/Quote.tsx";
import { PublicationHead } from "../publication/PublicationHead.tsx";
import { PublicationInvitation } from "../publication/PublicationInvitation.tsx";

interface Props {
  study: {
    title: string;
    summary: string;
    /** Sector, teams, tools: what the text says about the customer, at a glance. */
    facts: readonly { fact: string; says: string }[];
    figures: readonly { figure: string; says: string }[];
    quote: { text: string; person: string; role: string };
  };
  customer: Customer;
  /** A named slot: the drawn cover, a figure of the customer's numbers. */
  cover?: ReactNode;
  /** Overview, challenge, approach. */
  children: ReactNode;
  /** A named slot of the page: the type checker does not see those, so it cannot be required. */
  conclusion?: ReactNode;
}

export function CaseStudyPage({ study, customer, cover, children, conclusion }: Props) {
  const { title, summary, facts, figures, quote } = study;
  return (
    <article className="frame">
      <PublicationHead
        back={{ href: paths.home, label: "Back to Home" }}
        cover={cover}
        coverClass="lg:mt-[7.75rem] print:hidden"
      >
        <p className="mt-8">
          <CustomerMark customer={customer} />
        </p>
        <h1 className="mt-5 max-w-[16em] text-h1">{title}</h1>
        <p className="mt-6 max-w-[38em] text-lead text-muted">{summary}</p>
      </PublicationHead>
      <FiguresRow figures={figures} />
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
          <Quote text={quote.text} person={quote.person} job={`${quote.role}, ${customer.name}`} />
        </div>
        <div className="prose lg:col-start-2">{conclusion}</div>
      </div>
      <PublicationInvitation
        words={`Bring ${brand.name} three tickets from your last sprint. We read them with you in thirty minutes.`}
      />
    </article>
  );
}
