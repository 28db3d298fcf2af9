import type { ReactNode } from "react";
import { paths } from "../routes.ts";
import { buttonClass } from "../ui/button.ts";
import { Stamp } from "../ui/Stamp.tsx";
import { Ticket } from "../ui/Ticket.tsx";

interface Props {
  number: string;
  kind: string;
  stamp: string;
  heading: string;
  children: ReactNode;
}

/** A ticket that leads nowhere: the pages for a missing address and a failed server. */
export function VoidTicket({ number, kind, stamp, heading, children }: Props) {
  return (
    <div className="frame inset grid min-h-[64vh] place-items-center py-16">
      <div className="w-full max-w-[38rem]">
        <Ticket
          number={<h1 className="font-mono font-semibold text-h4 tracking-normal">{number}</h1>}
          kind={kind}
          stacked
        >
          <p className="mb-3 font-bold font-display text-h2 tracking-tight">{heading}</p>
          <p className="max-w-[30em] text-base text-muted">{children}</p>
          <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
            <a href={paths.home} className={buttonClass("signal")}>
              Return to Home
            </a>
            <Stamp tone="signal">{stamp}</Stamp>
          </div>
        </Ticket>
      </div>
    </div>
  );
}
