import type { ReactNode } from "react";
import { buttonClass } from "../ui/button.ts";
import "./embedded-frame.css";

/** Heights of the newsletter form, the booking form and the privacy document, in pixels. */
const heights = { 400: "embedded-frame-400", 500: "embedded-frame-500", 600: "embedded-frame-600" } as const;

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
  /** The frame becomes taller as the framed page says; see `boot-frames.ts`. For pages of this site only. */
  grow?: boolean;
  /** The plain way to the same thing, always shown below: a link, or words with one. */
  children: ReactNode;
}

/** A page within the page. When it does not come, `boot-frames.ts` says so in its place. */
export function EmbeddedFrame({ title, address, height, holds, grow = false, children }: Props) {
  const isOurs = address.startsWith("/");
  const frame = (
    <iframe
      title={title}
      src={address}
      loading={isOurs ? "lazy" : "eager"}
      sandbox={isOurs ? undefined : sandboxes[holds]}
      referrerPolicy={isOurs ? undefined : "strict-origin"}
    />
  );
  return (
    <div className="embedded-frame" data-embedded-frame={isOurs ? "ours" : "elsewhere"} data-grow={grow || undefined}>
      <div className={`embedded-frame-place ${heights[height]}`} data-frame-place>
        {isOurs ? frame : <Front title={title} address={address} frame={frame} />}
        <p role="status" className="embedded-frame-notice" data-frame-notice />
      </div>
      <div className="embedded-frame-way-out">{children}</div>
    </div>
  );
}

/** Stands where a stranger's frame will be, until the visitor asks for it. */
function Front({ title, address, frame }: { title: string; address: string; frame: ReactNode }) {
  const { host } = new URL(address);
  return (
    <div className="embedded-frame-front" data-frame-front>
      <button type="button" data-frame-load className={`needs-script ${buttonClass("ink")}`}>
        {`Load “${title}” from ${host}`}
      </button>
      <p className="text-muted text-small">{`${host} will learn your address, and may set cookies of its own.`}</p>
      <template>{frame}</template>
    </div>
  );
}
