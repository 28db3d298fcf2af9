import type { Tracker } from "../analytics/track.ts";

/** One third party in the browser. It is only started while its category is allowed. */
export interface Adapter {
  /** Does what the vendor's snippet does. The script itself comes by `load`. */
  start(id: string, load: LoadScript): void;
  /** The vendor's own off switch, if it has one. What it stored and added is removed besides. */
  stop?(id: string): void;
  /**
   * Its code goes on running until the page is left, whatever it is told: only
   * loading the page again ends it.
   */
  outlivesStop: boolean;
  /** Hands it events. Only those for analytics have one. */
  tracker?(id: string): Tracker;
}

/** Adds a script of the vendor's to the page. Attributes are those of the vendor's snippet. */
export type LoadScript = (address: string, attributes?: Readonly<Record<string, string>>) => void;
