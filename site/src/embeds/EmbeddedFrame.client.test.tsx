import { deniedPreferences } from "@latchwork/contract/consent";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendTo, type Tracker } from "../analytics/track.ts";
import { consent } from "../consent/consent.ts";
import { enhanceFrames, type FrameDoneMessage } from "./EmbeddedFrame.client.ts";

const tracker = vi.fn<Tracker>();
let takeOut = () => {};

beforeEach(() => {
  takeOut = sendTo(tracker);
  document.body.innerHTML = `<div data-embedded-frame="ours" data-grow><iframe srcdoc="<p>A form</p>"></iframe></div>`;
  enhanceFrames();
});

afterEach(() => {
  takeOut();
  tracker.mockReset();
  consent.set({ status: "pending", preferences: deniedPreferences });
  document.body.replaceChildren();
});

function say(from: "the frame" | "another window", origin = location.origin): void {
  const source = from === "the frame" ? (document.querySelector("iframe")?.contentWindow ?? null) : window;
  const data: FrameDoneMessage = { type: "frame-done", form: "newsletter", next: null };
  dispatchEvent(new MessageEvent("message", { data, origin, source }));
}

function allowAnalytics(): void {
  consent.set({ status: "customized", preferences: { ...deniedPreferences, analytics: true } });
}

test("a form that was sent in its frame is an outcome, named by its kind alone", () => {
  allowAnalytics();
  say("the frame");
  expect(tracker.mock.calls).toEqual([["lead_sent", { form: "newsletter" }]]);
});

test("nobody else can claim that a form was sent", () => {
  allowAnalytics();
  say("another window");
  say("the frame", "https://elsewhere.example");
  expect(tracker).not.toHaveBeenCalled();
});

test("a form that was sent is reported to nobody without consent", () => {
  say("the frame");
  expect(tracker).not.toHaveBeenCalled();
});
