import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sendTo } from "../../analytics/track.ts";
import { consent } from "../../consent/consent.ts";
import { enhanceDemoDialog } from "./DemoDialog.client.ts";
import { DemoDialog } from "./DemoDialog.tsx";

/** Sets up the page's part that holds the dialog, as it is served. */
function openPage(address: string | null): void {
  document.body.innerHTML = `<a href="/#demo" data-watch-demo class="big">Watch Demo</a>${renderToStaticMarkup(
    <DemoDialog address={address} />,
  )}`;
  enhanceDemoDialog();
}

const dialog = () => document.querySelector("dialog") as HTMLDialogElement;
const watchDemo = () => document.querySelector("button.big") as HTMLButtonElement;
const load = () => document.querySelector("[data-demo-load]") as HTMLButtonElement;

// Frames load nothing here, which is what these tests want.
Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
  handleDisabledFileLoadingAsSuccess: true,
});

beforeEach(() => {
  // There is no player here.
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
});

afterEach(() => {
  document.body.innerHTML = "";
});

describe("the site's own recording", () => {
  test("comes with the first opening, plays each time, and pauses when the dialog closes", () => {
    openPage(null);
    expect(document.querySelector("video")).toBeNull();
    watchDemo().click();
    expect(dialog().open).toBe(true);
    const video = document.querySelector("video");
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
    dialog().close();
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(watchDemo());

    watchDemo().click();
    expect(document.querySelectorAll("video")).toHaveLength(1);
    expect(document.querySelector("video")).toBe(video);
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2);
  });

  test("is told in words, one sentence a caption", () => {
    openPage(null);
    const told = [...document.querySelectorAll("dialog li")].map(({ textContent }) => textContent);
    expect(told.length).toBeGreaterThan(5);
    for (const sentence of told) expect(sentence).toMatch(/^[A-Z][^\n<>]+[.?]$/);
  });
});

describe("a video elsewhere", () => {
  const address = "https://video.example/embed/a1";

  test("is loaded only when it is asked for by the name of its host", () => {
    openPage(address);
    watchDemo().click();
    expect(document.querySelector("iframe, video")).toBeNull();
    expect(load().textContent).toBe("Load the video from video.example");
    load().click();
    expect(document.querySelector("iframe")?.getAttribute("src")).toBe(address);
    expect(load().closest("[hidden]")).not.toBeNull();
  });

  test("is gone when the dialog closes, and has to be asked for again", () => {
    openPage(address);
    watchDemo().click();
    load().click();
    dialog().close();
    expect(document.querySelector("iframe")).toBeNull();
    watchDemo().click();
    expect(document.querySelector("iframe")).toBeNull();
    expect(load().closest("[hidden]")).toBeNull();
  });

  test("whose address is none stops the build", () => {
    expect(() => renderToStaticMarkup(<DemoDialog address="video.example/embed" />)).toThrow();
  });
});

describe("analytics", () => {
  afterEach(() => consent.set({ ...consent.get(), status: "pending" }));

  test("hear of the opening once the visitor allowed it, and of nothing before", () => {
    const heard: unknown[] = [];
    const stop = sendTo((name, properties) => heard.push([name, properties]));
    openPage(null);
    watchDemo().click();
    expect(heard).toEqual([]);
    consent.set({
      status: "accepted",
      preferences: { essential: true, analytics: true, marketing: true, functional: true },
    });
    watchDemo().click();
    expect(heard).toEqual([
      ["watch_demo", {}],
      ["CTA Clicked", { cta_text: "Watch Demo", cta_position: "hero-secondary" }],
    ]);
    stop();
  });
});

test("a page without the dialog keeps its link", () => {
  document.body.innerHTML = '<a href="/#demo" data-watch-demo>Watch Demo</a>';
  enhanceDemoDialog();
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/#demo");
});
