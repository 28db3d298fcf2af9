import { Fragment } from "react";
import type { HeroTicket } from "../../content/hero-ticket.ts";
import { segments } from "../../evidence/segments.ts";
import { Stamp } from "../../ui/Stamp.tsx";
import { Ticket } from "../../ui/Ticket.tsx";
import "../../ui/marked-text.css";
import "./hero-ticket.css";

/** A ticket as the engine read it: phrases marked, findings on the slip below. */
export function HeroTicketSheet({ ticket }: { ticket: HeroTicket }) {
  const { vulnerabilities } = ticket.judgement;
  return (
    <div className="hero-ticket">
      <Ticket number={ticket.number} kind={ticket.kind} aside={ticket.aside} stacked>
        <h2 className="mb-2.5 font-semibold font-text text-h4 tracking-normal">{ticket.title}</h2>
        <p className="hero-ticket-text">
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
      <section aria-label="Security assessment" className="hero-slip">
        <p className="label">Security assessment</p>
        <ol>
          {vulnerabilities.map(({ name, cwe }, index) => (
            <li key={name}>
              <span className="hero-slip-number">{index + 1}</span>
              <span className="font-semibold text-base leading-snug">{name}</span>
              <span className="fact opacity-80">{cwe}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
