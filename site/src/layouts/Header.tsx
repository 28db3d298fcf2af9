import { brand } from "@latchwork/brand";
import { outsideHref } from "../addresses.ts";
import type { Content } from "../content/schemas/index.ts";
import type { Navigation } from "../page-table/navigation.ts";
import { paths } from "../routes.ts";
import { buttonClass } from "../ui/button.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { OutsideLink } from "../ui/OutsideLink.tsx";
import "./header.css";
import { Mark } from "./Mark.tsx";

const plain =
  "rounded-sm py-2 font-medium text-base text-ink no-underline hover:underline underline-offset-4 aria-[current]:underline aria-[current]:decoration-3 aria-[current]:decoration-signal aria-[current]:underline-offset-8";

/** Above the header of every page. */
export function EventBanner({ event }: { event: Content<"events">[number] }) {
  return (
    <aside
      aria-label="Event"
      className="torn-below bg-inverse text-on-inverse"
      data-until={event.keepInBanner ? undefined : event.date}
    >
      <p className="mx-auto flex flex-wrap items-baseline justify-center gap-x-2.5 gap-y-0 px-3 pt-1.5 pb-1 text-fact sm:gap-x-4 sm:px-4 sm:text-small">
        <span className="fact opacity-80">
          <time dateTime={event.date}>{event.date.slice(2).split("-").reverse().join("/")}</time>
          <span className="max-sm:hidden">{` · ${event.kind}`}</span>
        </span>{" "}
        <span className="font-medium">{event.title}</span>{" "}
        <OutsideLink href={event.link ?? outsideHref("event")} className="link inline-block py-1 font-semibold">
          Register Here
        </OutsideLink>
      </p>
    </aside>
  );
}

const signIn = "Sign In";

/** Menus are native popovers: they open, close on an outside click or Escape, and need no script. */
export function Header({ navigation, path }: { navigation: Navigation; path: string }) {
  const { main, resources, action } = navigation;
  return (
    <header className="sticky top-0 z-20 bg-surface squat:static print:hidden">
      <div className="frame inset flex flex-wrap items-center gap-x-4 gap-y-1 max-xs:gap-x-2 lg:gap-x-8 border-rule border-b bg-surface py-3.5">
        <a
          href={paths.home}
          className="mr-auto inline-flex rounded-sm py-1 text-ink no-underline"
          aria-label={`${brand.name}, home`}
        >
          <Mark />
        </a>

        <nav aria-label="Main" className="hidden items-center gap-7 lg:flex">
          {main.map(({ label, ...link }) => (
            <a key={label} {...link} className={plain}>
              {label}
            </a>
          ))}
          <button
            type="button"
            popoverTarget="resources-menu"
            className={`resources-button cursor-pointer ${plain} ${resources.some((link) => link["aria-current"]) ? "underline decoration-3 decoration-signal underline-offset-8" : ""}`}
          >
            Resources
            <svg width="10" height="7" viewBox="0 0 10 7" className="ml-1.5 inline-block" aria-hidden="true">
              <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" />
            </svg>
          </button>
          <ul
            id="resources-menu"
            popover="auto"
            className="resources-menu fixed inset-auto m-0 min-w-60 border-[1.5px] border-ink bg-sheet py-1.5 text-ink"
          >
            {resources.map(({ label, ...link }) => (
              <li key={label} className="border-rule-strong border-dashed not-first:border-t">
                <a
                  {...link}
                  className="block px-5 py-3 font-medium text-base no-underline hover:bg-sunken aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-signal aria-[current]:underline-offset-6"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <OutsideLink href={outsideHref("portal")} className={plain}>
            {signIn}
          </OutsideLink>
          {action.map(({ label, ...link }) => (
            <a
              key={label}
              {...link}
              className={`underline-offset-4 aria-[current]:underline ${buttonClass("ink", "small")}`}
            >
              {label}
            </a>
          ))}
        </nav>

        <a
          href={paths.search}
          aria-current={path === paths.search ? "page" : undefined}
          aria-label="Search"
          className="-mx-2 lg:-mx-4 inline-flex size-11 items-center justify-center rounded-sm text-h4 hover:bg-sunken"
        >
          <Glyph name="search" />
        </a>

        <button type="button" popoverTarget="site-menu" className={`lg:hidden ${buttonClass("outline", "small")}`}>
          Menu
        </button>
      </div>

      <nav
        id="site-menu"
        popover="auto"
        aria-label="Menu"
        className="fixed inset-0 m-0 size-full border-0 bg-surface px-(--gutter) pt-5 pb-8 text-ink backdrop:bg-surface"
      >
        <div className="mb-4 flex items-center justify-between">
          <span className="label">Menu</span>
          <button
            type="button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            className={buttonClass("outline", "small")}
          >
            Close
          </button>
        </div>
        <ul className="border-ink border-t-[1.5px]">
          {[...main, ...resources].map(({ label, ...link }) => (
            <li key={label} className="border-rule border-b">
              <a {...link} className="block py-3.5 font-semibold text-h4 no-underline">
                {label}
              </a>
            </li>
          ))}
          <li className="border-rule border-b">
            <OutsideLink href={outsideHref("portal")} className="block py-3.5 font-semibold text-h4 no-underline">
              {signIn}
            </OutsideLink>
          </li>
        </ul>
        {action.map(({ label, ...link }) => (
          <a key={label} {...link} className={`mt-6 w-full ${buttonClass("signal")}`}>
            {label}
          </a>
        ))}
      </nav>
    </header>
  );
}
