import type { AnalyticsEventName, AnalyticsEvents } from "@house/contract/events";
import { isAllowed } from "../consent/consent.ts";

/** Hands an event to one vendor. Adapters register with {@link sendTo}. */
export type Tracker = <Name extends AnalyticsEventName>(name: Name, properties: AnalyticsEvents[Name]) => void;

const trackers = new Set<Tracker>();

/** Adds a vendor; the returned function takes it out again. */
export function sendTo(tracker: Tracker): () => void {
  trackers.add(tracker);
  return () => trackers.delete(tracker);
}

/** Reports an outcome to every vendor, if the visitor allowed analytics; otherwise does nothing and keeps nothing. */
export function track<Name extends AnalyticsEventName>(name: Name, properties: AnalyticsEvents[Name]): void {
  if (!isAllowed("analytics")) return;
  for (const tracker of trackers) tracker(name, properties);
}
