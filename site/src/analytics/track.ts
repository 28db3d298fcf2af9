import type { AnalyticsEventName, AnalyticsEvents } from "@latchwork/contract/events";
import { isAllowed } from "../consent/consent.ts";

/** Reports an event to one vendor. Vendors register with {@link sendTo}. */
export type Tracker = <Name extends AnalyticsEventName>(name: Name, properties: AnalyticsEvents[Name]) => void;

export type HeldEvent = Parameters<Tracker>;

const trackers = new Set<Tracker>();
let held: HeldEvent[] | null = null;

/** Adds a vendor; the returned function takes it out again. */
export function sendTo(tracker: Tracker): () => void {
  trackers.add(tracker);
  return () => trackers.delete(tracker);
}

/** From now on allowed events wait for {@link releaseEvents}: the vendors are on their way, or run on other pages only. */
export function holdEvents(): void {
  held = [];
}

export const heldEvents = (): readonly HeldEvent[] => held ?? [];

/** Sends what was held, here and on the pages before, if it is still allowed, and holds no more. */
export function releaseEvents(earlier: readonly HeldEvent[] = []): void {
  const waiting = [...earlier, ...heldEvents()];
  held = null;
  for (const event of waiting) track(...event);
}

/** Reports an outcome to every vendor, if the visitor allowed analytics; otherwise does nothing and keeps nothing. */
export function track<Name extends AnalyticsEventName>(name: Name, properties: AnalyticsEvents[Name]): void {
  if (!isAllowed("analytics")) return;
  if (held) held.push([name, properties]);
  else for (const tracker of trackers) tracker(name, properties);
}
