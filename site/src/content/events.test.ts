import { expect, test } from "vitest";
import { bannerEvent } from "./events.ts";

const event = (date: string, keepInBanner = false) => ({ date, keepInBanner });
const [march, april, june] = [event("2031-03-10"), event("2031-04-20"), event("2031-06-01")] as const;
const keptJune = { ...june, keepInBanner: true };

test.each([
  ["none", [], "2031-01-01", undefined],
  ["the next of several, whatever their order", [june, march, april], "2031-03-11", april],
  ["one of today", [march, april], "2031-03-10", march],
  ["none once the last is past", [march, april, june], "2031-06-02", undefined],
  ["the last one, kept", [keptJune, march], "2031-06-02", keptJune],
  ["the next one rather than one that is kept", [event("2030-01-01", true), june], "2031-05-01", june],
  ["none once another has followed the one that was kept", [event("2030-01-01", true), june], "2031-06-02", undefined],
] as const)("the banner shows %s", (_, events, today, shown) => {
  expect(bannerEvent(events, today)).toEqual(shown);
});
