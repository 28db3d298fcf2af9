import { paths } from "../routes.ts";
import { buttonClass } from "../ui/button.ts";
import { Stamp } from "../ui/Stamp.tsx";
import { TicketScene } from "../ui/TicketScene.tsx";

interface Props {
  heading: string;
  lead: string;
  label: "Talk To Us" | "Talk to Us" | "Analyse a ticket";
  href?: string;
}

/** The call to action that ends a page, beside a ticket that nobody has read yet. */
export function Closing({ heading, lead, label, href = paths.bookADemo }: Props) {
  return (
    <section className="overflow-clip border-rule border-t print:hidden">
      <div className="frame inset grid items-end gap-x-6 gap-y-10 pt-16 lg:grid-cols-12 lg:pt-24">
        <div className="lg:col-span-6 lg:pr-6 lg:pb-24">
          <h2 className="text-h2">{heading}</h2>
          <p className="mt-5 mb-8 max-w-[36em] text-lead text-muted">{lead}</p>
          <a href={href} className={buttonClass("signal")}>
            {label}
          </a>
        </div>
        <div className="mb-12 min-w-0 lg:mb-16 max-lg:-ml-(--inset) lg:col-span-6" aria-hidden="true">
          <TicketScene
            number="NEXT"
            kind="Your next change"
            stamp={
              <Stamp tone="signal" size="large" small="So far">
                Unread
              </Stamp>
            }
          >
            <div className="ticket-scene-blank" />
          </TicketScene>
        </div>
      </div>
    </section>
  );
}
