import { objectAccess } from "./object-access.ts";
import type { Threat } from "./threat.ts";

/** Every threat the analyst knows, in running order: on equal severity and confidence the earlier one comes first. */
export const threats: readonly Threat[] = [...objectAccess];
