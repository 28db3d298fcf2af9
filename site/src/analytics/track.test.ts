import { type ConsentStatus, type CookiePreferences, deniedPreferences } from "@latchwork/contract/consent";
import { afterEach, expect, test, vi } from "vitest";
import { consent } from "../consent/consent.ts";
import { sendTo, type Tracker, track } from "./track.ts";

const others: CookiePreferences = { essential: true, analytics: false, marketing: true, functional: true };
const analytics: CookiePreferences = { ...deniedPreferences, analytics: true };

let takeOut = () => {};

function addTracker() {
  const tracker = vi.fn<Tracker>();
  takeOut = sendTo(tracker);
  return tracker;
}

afterEach(() => {
  takeOut();
  consent.set({ status: "pending", preferences: deniedPreferences });
});

test.each<[ConsentStatus, CookiePreferences, number]>([
  ["pending", deniedPreferences, 0],
  ["pending", analytics, 0],
  ["rejected", deniedPreferences, 0],
  ["customized", others, 0],
  ["customized", analytics, 1],
  ["accepted", { ...others, analytics: true }, 1],
])("with consent %s and preferences %j, %i event is sent", (status, preferences, sent) => {
  const tracker = addTracker();
  consent.set({ status, preferences });
  track("homepage_security_analysis", { ticketLength: 12 });
  expect(tracker.mock.calls).toEqual(Array(sent).fill(["homepage_security_analysis", { ticketLength: 12 }]));
});

test("an event from before a consent is not sent afterwards", () => {
  const tracker = addTracker();
  track("watch_demo", {});
  consent.set({ status: "accepted", preferences: analytics });
  expect(tracker).not.toHaveBeenCalled();
});

test("a withdrawn consent holds from the next event on", () => {
  const tracker = addTracker();
  consent.set({ status: "accepted", preferences: analytics });
  track("watch_demo", {});
  consent.set({ status: "rejected", preferences: deniedPreferences });
  track("watch_demo", {});
  expect(tracker).toHaveBeenCalledTimes(1);
});

test("every vendor hears an event, until it is taken out; none at all is no error", () => {
  consent.set({ status: "accepted", preferences: analytics });
  const first = vi.fn<Tracker>();
  const takeFirstOut = sendTo(first);
  const second = addTracker();
  track("watch_demo", {});
  takeFirstOut();
  track("watch_demo", {});
  takeOut();
  track("watch_demo", {});
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
});
