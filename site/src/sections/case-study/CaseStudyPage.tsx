import type { ReactNode } from "react";
import type { Customer } from "../../content/customers.ts";
import { CustomerMark } from "../../customers/CustomerMark.tsx";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { FiguresRow } from "../../ui/FiguresRow.tsx";
import { Glyph } from "../../ui/Glyph.tsx";
import { Quote } from "../../ui/Quote.tsx";

interface Props {
  study: {
    title: string;
    summary: string;
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
  const { title, summary, figures, quote } = study;
  return (
    <article className="frame">
      <header className="inset grid gap-x-12 gap-y-8 pt-6 pb-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:pb-14">
        <div>
          <a href={paths.home} className="link inline-block py-2 text-base print:hidden">
            <Glyph name="back" className="mr-1.5" />
            Back to Home
          </a>
          <p className="mt-8">
            <CustomerMark customer={customer} />
          </p>
          <h1 className="mt-5 max-w-[16em] text-[clamp(2.25rem,4vw+0.8rem,4.5rem)] leading-[0.97]">{title}</h1>
          <p className="mt-6 max-w-[38em] text-lede text-muted">{summary}</p>
        </div>
        <div className="self-end print:hidden">{cover}</div>
      </header>
      <FiguresRow figures={figures} />
      <div className="inset grid gap-x-14 py-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-16">
        <div className="prose lg:col-start-2">{children}</div>
        <div className="my-10 lg:col-span-2 lg:my-14">
          <Quote text={quote.text} person={quote.person} job={`${quote.role}, ${customer.name}`} />
        </div>
        <div className="prose lg:col-start-2">{conclusion}</div>
      </div>
      <p className="inset border-rule border-t py-12 print:hidden">
        <a href={paths.bookADemo} className={buttonClass("signal")}>
          Talk To Us
        </a>
      </p>
    </article>
  );
}
