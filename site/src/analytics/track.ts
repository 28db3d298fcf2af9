import type { AnalyticsEventName, AnalyticsEvents } from "@latchwork/contract/events";
import { isAllowed } from "../consent/consent.ts";

/** Hands an event to one vendor. Adapters register with {@link sendTo}. */
export type Tracker = <Name extends AnalyticsEventName>(name: Name, properties: AnalyticsEvents[Name]) => void;

const trackers = new Set<Tracker>();
let held: (() => void)[] | null = null;

/** Adds a vendor; the returned function takes it out again. */
export function sendTo(tracker: Tracker): () => void {
  trackers.add(tracker);
  return () => trackers.delete(tracker);
}

/** From now on allowed events wait for {@link releaseEvents}: the vendors are on their way. */
export function holdEvents(): void {
  held = [];
}

/** Sends what was held, if it is still allowed, and holds no more. */
export function releaseEvents(): void {
  const waiting = held ?? [];
  held = null;
  for (const send of waiting) send();
}

/** Reports an outcome to every vendor, if the visitor allowed analytics; otherwise does nothing and keeps nothing. */
export function track<Name extends AnalyticsEventName>(name: Name, properties: AnalyticsEvents[Name]): void {
  if (!isAllowed("analytics")) return;
  if (held) held.push(() => track(name, properties));
  else for (const tracker of trackers) tracker(name, properties);
}
