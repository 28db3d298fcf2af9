import type { ReactNode } from "react";
import type { Customer } from "../../content/customers.ts";
import { CustomerMark } from "../../customers/CustomerMark.tsx";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { Glyph } from "../../ui/Glyph.tsx";

interface Props {
  study: {
    title: string;
    summary: string;
    figures: readonly { figure: string; says: string }[];
    quote: { text: string; person: string; role: string };
  };
  customer: Customer;
  /** Overview, challenge, approach. */
  children: ReactNode;
  /** A named slot of the page: the type checker does not see those, so it cannot be required. */
  conclusion?: ReactNode;
}

export function CaseStudyPage({ study, customer, children, conclusion }: Props) {
  const { title, summary, figures, quote } = study;
  return (
    <article className="frame">
      <header className="inset pt-6 pb-12 lg:pb-16">
        <a href={paths.home} className="link inline-block py-2 text-base print:hidden">
          <Glyph name="back" className="mr-1.5" />
          Back to Home
        </a>
        <p className="mt-8">
          <CustomerMark customer={customer} />
        </p>
        <h1 className="mt-5 max-w-[16em] text-[clamp(2.25rem,4vw+0.8rem,4.5rem)] leading-[0.97]">{title}</h1>
        <p className="mt-6 max-w-[38em] text-lede text-muted">{summary}</p>
      </header>
      <dl className="grid border-ink border-y-[1.5px] sm:auto-cols-fr sm:grid-flow-col">
        {figures.map(({ figure, says }) => (
          <div
            key={figure + says}
            className="inset flex flex-col-reverse justify-end gap-2 border-rule py-6 not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l"
          >
            <dt className="text-base text-muted">{says}</dt>
            <dd className="font-bold font-display text-[clamp(2.25rem,3.4vw,3.75rem)] leading-none tracking-tight">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <div className="inset grid gap-x-14 py-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-16">
        <div className="prose lg:col-start-2">{children}</div>
        <figure className="my-10 border-ink border-y-[1.5px] py-8 lg:col-span-2 lg:my-14 lg:py-10">
          <blockquote className="max-w-[24em] font-display font-semibold text-[clamp(1.5rem,2.2vw+0.7rem,2.5rem)] leading-[1.12] tracking-tight">
            <p>{`“${quote.text}”`}</p>
          </blockquote>
          <figcaption className="mt-5 text-base">
            <span className="font-semibold">{quote.person}</span>
            <span className="text-muted">{`, ${quote.role}, ${customer.name}`}</span>
          </figcaption>
        </figure>
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
