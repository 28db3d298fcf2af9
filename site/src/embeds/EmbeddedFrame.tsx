import type { ReactNode } from "react";
import { buttonClass } from "../ui/button.ts";

/** Heights of the newsletter form, the booking form and the privacy document, in pixels. */
const heights = { 400: "h-[400px]", 500: "h-[500px]", 600: "h-[600px]" } as const;

/**
 * What a stranger's framed page may do: scripts and its own origin in each case.
 * Our own pages get no sandbox, since one that allows both at the same origin
 * holds nothing back, and browsers warn of it.
 */
const sandboxes = {
  document: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  /** May also send, and lead the whole page on once the visitor has pressed something. */
  form:
    "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox " +
    "allow-top-navigation-by-user-activation",
} as const;

interface Props {
  /** What is in the frame, for a screen reader: "Book a demo". */
  title: string;
  /** A path of this site, or an https address. The latter is only contacted once the visitor asks for it. */
  address: string;
  height: keyof typeof heights;
  holds: keyof typeof sandboxes;
  /** The frame becomes taller as the framed page says; see `EmbeddedFrame.client.ts`. For pages of this site only. */
  grow?: boolean;
  /** Below the frame: the plain way to the same thing, see {@link PlainWay}, and what else leads there. */
  children: ReactNode;
}

/** A page within the page. When it does not come, `EmbeddedFrame.client.ts` says so in its place. */
export function EmbeddedFrame({ title, address, height, holds, grow = false, children }: Props) {
  const isOurs = address.startsWith("/");
  const host = isOurs ? "" : new URL(address).host;
  const frame = (
    <iframe
      title={title}
      src={address}
      loading={isOurs ? "lazy" : "eager"}
      sandbox={isOurs ? undefined : sandboxes[holds]}
      referrerPolicy={isOurs ? undefined : "strict-origin"}
      // Without a scheme a framed page that is dark gets a white ground.
      className={`block w-full scheme-light-dark border-0 ${heights[height]}`}
    />
  );
  return (
    <div data-embedded-frame={isOurs ? "ours" : "elsewhere"} data-grow={grow || undefined}>
      {/* The padding: at fractions of a pixel a frame paints over what lies next to it. */}
      <div className="relative border border-rule-strong bg-sheet p-px" data-frame-place>
        {isOurs ? (
          frame
        ) : (
          // Stands where a stranger's frame will be, until the visitor asks for it.
          <div
            className={`grid ${heights[height]} place-content-center justify-items-center gap-3 p-6 text-center`}
            data-frame-front
          >
            <button type="button" data-frame-load className={`needs-script ${buttonClass("ink")}`}>
              {`Load “${title}” from ${host}`}
            </button>
            <p className="text-muted text-small">{`${host} will learn your address, and may set cookies of its own.`}</p>
            <template>{frame}</template>
          </div>
        )}
        {/* In its place from the start: a live region that comes with its words is not read out. */}
        <p
          role="status"
          className="pointer-events-none absolute inset-0 grid place-content-center p-6 text-center in-data-missing:bg-sheet"
          data-frame-notice
        />
      </div>
      <div className="mt-3 text-small">{children}</div>
    </div>
  );
}

/** To the framed page itself: for those without scripts, and for those whose frame does not come. */
export function PlainWay({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="link mr-4 inline-block py-1 in-[.scripted_[data-embedded-frame=ours]:not([data-missing])]:hidden"
    >
      {children}
    </a>
  );
}
