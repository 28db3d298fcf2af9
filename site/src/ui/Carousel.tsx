import type { ReactNode } from "react";
import "./carousel.css";

interface Props {
  /** Accessible name of the whole. */
  label: string;
  slides: readonly { key: string /** Said by the slide's dot. */; name: string; content: ReactNode }[];
  /** Phones only: from the middle breakpoint on the slides stand side by side. */
  until?: "md";
  className?: string;
}

/** No section: it would be a landmark with the name of the one around it. */
const asGroup = (label: string) => ({ role: "group", "aria-roledescription": "carousel", "aria-label": label });

/**
 * Slides on a scroll-snap track. Without a script it scrolls and swipes;
 * `Carousel.client.ts` adds arrows that wrap, dots and arrow keys.
 */
export function Carousel({ label, slides, until, className = "" }: Props) {
  return (
    <div
      {...asGroup(label)}
      data-carousel
      className={`carousel ${until === "md" ? "carousel-until-md" : ""} ${className}`}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <ul className="carousel-track" data-track tabIndex={0} aria-label={label}>
        {slides.map(({ key, content }) => (
          <li key={key} className="carousel-slide">
            {content}
          </li>
        ))}
      </ul>
      <div className="carousel-controls">
        <button type="button" data-step="-1" aria-label="Previous slide">
          <Arrow d="M13 4L6 11l7 7" />
        </button>
        <div className="carousel-dots">
          {slides.map(({ key, name }, index) => (
            <button
              key={key}
              type="button"
              data-dot={index}
              aria-label={`Slide ${index + 1}: ${name}`}
              aria-current={index === 0 ? "true" : undefined}
            />
          ))}
        </div>
        <button type="button" data-step="1" aria-label="Next slide">
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
