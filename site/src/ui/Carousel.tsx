import type { ReactNode } from "react";

interface Props {
  /** Accessible name of the whole. */
  label: string;
  slides: readonly { key: string /** Said by the slide's dot. */; name: string; content: ReactNode }[];
  /** How the slides stand side by side from `md` on, where the carousel is for narrower screens only. */
  wide?: { readonly track: string; readonly slide: string };
}

const arrow = "grid size-11 cursor-pointer place-items-center rounded-[3px] border-[1.5px] hover:bg-current/10";

/** 24 px to hit, 10 px to see. The current one is filled by its border, which forced colours leave alone. */
const dot =
  "grid h-11 w-6 cursor-pointer place-items-center before:size-2.5 before:rounded-full before:border-[1.5px] aria-[current]:before:border-5";

/** No section: it would be a landmark with the name of the one around it. */
const asGroup = (label: string) => ({ role: "group", "aria-roledescription": "carousel", "aria-label": label });

/**
 * Slides on a scroll-snap track. Without a script it scrolls and swipes;
 * `Carousel.client.ts` adds arrows that wrap, dots and arrow keys.
 */
export function Carousel({ label, slides, wide }: Props) {
  return (
    <div {...asGroup(label)} data-carousel>
      <ul
        className={`relative flex overflow-x-auto overscroll-x-contain [scroll-snap-type:x_mandatory] [scrollbar-width:none] ${wide?.track ?? ""}`}
        data-track
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
      >
        {slides.map(({ key, content }) => (
          <li key={key} className={`min-w-0 shrink-0 basis-full snap-start ${wide?.slide ?? ""}`}>
            {content}
          </li>
        ))}
      </ul>
      <div className={`needs-script flex items-center gap-2 ${wide ? "inset py-5 md:hidden" : "mt-5"}`}>
        <button type="button" data-step="-1" className={arrow} aria-label="Previous slide">
          <Arrow d="M13 4L6 11l7 7" />
        </button>
        <div className="flex">
          {slides.map(({ key, name }, index) => (
            <button
              key={key}
              type="button"
              data-dot={index}
              className={dot}
              aria-label={`Slide ${index + 1}: ${name}`}
              aria-current={index === 0 ? "true" : undefined}
            />
          ))}
        </div>
        <button type="button" data-step="1" className={arrow} aria-label="Next slide">
          <Arrow d="M9 4l7 7-7 7" />
        </button>
      </div>
    </div>
  );
}

function Arrow({ d }: { d: string }) {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
