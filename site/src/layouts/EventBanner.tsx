import { brand } from "@latchwork/brand";
import { outsideHref } from "../outside-links.ts";
import { OutsideLink } from "../ui/OutsideLink.tsx";

export function EventBanner() {
  const { event } = brand;
  return (
    <aside aria-label="Event" className="torn-below bg-inverse text-on-inverse">
      <p className="mx-auto flex flex-wrap items-baseline justify-center gap-x-4 gap-y-0.5 px-4 pt-2 pb-1.5 text-small">
        <span className="fact opacity-80">
          <time dateTime={event.isoDate}>{event.date}</time>
          {` · ${event.kind}`}
        </span>
        <span className="font-medium">{event.title}</span>
        <OutsideLink href={outsideHref("event")} className="link inline-block py-0.5 font-semibold">
          Register Here
        </OutsideLink>
      </p>
    </aside>
  );
}
