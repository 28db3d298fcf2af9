import { paths } from "../routes.ts";
import { buttonClass } from "../ui/button.ts";

interface Props {
  heading: string;
  lead: string;
  label: "Talk To Us" | "Talk to Us" | "Analyse a ticket";
  href?: string;
}

/** The call to action that ends a page. */
export function Closing({ heading, lead, label, href = paths.bookADemo }: Props) {
  return (
    <section className="border-rule border-t print:hidden">
      <div className="frame inset grid items-end gap-x-12 gap-y-8 py-16 md:grid-cols-[1fr_auto] lg:py-24">
        <div>
          <h2 className="max-w-[16em] text-h2">{heading}</h2>
          <p className="mt-5 max-w-[36em] text-lead text-muted">{lead}</p>
        </div>
        <a href={href} className={buttonClass("signal")}>
          {label}
        </a>
      </div>
    </section>
  );
}
