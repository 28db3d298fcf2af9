import type { LeadForm } from "@latchwork/contract/lead-pages";
import { track } from "../analytics/track.ts";

/** Longest that a frame may take once it can be seen, in milliseconds. */
const loadTimeout = 8_000;

/** What a framed page of this site may say to the page around it. How tall it is, in CSS pixels: */
export interface FrameHeightMessage {
  type: "frame-height";
  height: number;
}

/** That its form was sent, and where this page should go now: an address of this site, or null to stay. */
export interface FrameDoneMessage {
  type: "frame-done";
  form: LeadForm;
  next: string | null;
}

/** Tallest that a frame grows, in CSS pixels; beyond that it scrolls. */
const maxHeight = 2_400;

const notice =
  "This part of the page has not come. A blocker in your browser, or the network, may have kept it away. " +
  "The way below works without it.";

/** A blocked or refused page of ours leaves the browser's own error page behind, which nobody may look into. */
function isOursAndThere(frame: HTMLIFrameElement): boolean {
  const document = frame.contentDocument;
  return document !== null && document.URL !== "about:blank" && document.body?.childElementCount > 0;
}

function watch(wrapper: HTMLElement, frame: HTMLIFrameElement): void {
  const ours = wrapper.dataset.embeddedFrame === "ours";
  const status = wrapper.querySelector<HTMLElement>("[data-frame-notice]");
  let isThere = ours && isOursAndThere(frame);
  let isReachable = true;

  const show = (there: boolean) => {
    isThere = there;
    wrapper.toggleAttribute("data-missing", !there);
    frame.toggleAttribute("inert", !there);
    if (status) status.textContent = there ? "" : notice;
  };

  // A late arrival still counts.
  frame.addEventListener("load", () => show(ours ? isOursAndThere(frame) : isReachable));
  frame.addEventListener("error", () => show(false));

  // It may have been blocked before this came. One that is still to be loaded holds an empty page of ours.
  if (ours && frame.contentDocument === null) show(false);

  // Far below the fold a lazy frame has not been asked for yet: the time runs from when it is seen.
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    seen.disconnect();
    setTimeout(() => isThere || show(false), loadTimeout);
  });
  seen.observe(frame);

  // A stranger's frame also "loads" when it is blocked, and nobody may look into it: only a request of our own tells.
  if (ours) return;
  fetch(frame.src, { method: "HEAD", mode: "no-cors", credentials: "omit" }).catch(() => {
    isReachable = false;
    show(false);
  });
}

/** Follows what a framed page of ours says. */
function listen(frame: HTMLIFrameElement): void {
  const { offsetHeight: minHeight } = frame;
  const grow = (height: number) => {
    frame.style.height = `${Math.min(Math.max(Math.ceil(height), minHeight), maxHeight)}px`;
  };
  addEventListener(
    "message",
    ({ source, origin, data }: MessageEvent<FrameHeightMessage | FrameDoneMessage | null>) => {
      if (source !== frame.contentWindow || origin !== location.origin) return;
      if (data?.type === "frame-done") {
        track("lead_sent", { form: data.form });
        if (data.next !== null) location.assign(new URL(data.next, origin).pathname);
      }
      if (data?.type === "frame-height" && Number.isFinite(data.height)) grow(data.height);
    },
  );
  grow(frame.contentDocument?.body?.offsetHeight ?? 0); // it may have spoken before this listened
}

function enhanceFrame(wrapper: HTMLElement): void {
  const frame = wrapper.querySelector("iframe");
  if (frame) {
    watch(wrapper, frame);
    if (wrapper.hasAttribute("data-grow")) listen(frame);
    return;
  }
  const front = wrapper.querySelector<HTMLElement>("[data-frame-front]");
  const template = front?.querySelector("template");
  front?.querySelector("[data-frame-load]")?.addEventListener("click", () => {
    if (!template) return;
    front.replaceWith(template.content.cloneNode(true));
    const loaded = wrapper.querySelector("iframe");
    if (!loaded) return;
    watch(wrapper, loaded);
    loaded.focus();
  });
}

/**
 * Makes the embedded frames of the page say so when they do not come, grow
 * when they are asked to, and load a stranger's page only on request; see
 * `EmbeddedFrame.tsx` for their parts.
 */
export function enhanceFrames(): void {
  for (const wrapper of document.querySelectorAll<HTMLElement>("[data-embedded-frame]")) enhanceFrame(wrapper);
}
