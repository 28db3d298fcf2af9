import { authentication } from "./authentication.ts";
import { browser } from "./browser.ts";
import { business } from "./business.ts";
import { data } from "./data.ts";
import { federation } from "./federation.ts";
import { functionAccess } from "./function-access.ts";
import { guessing } from "./guessing.ts";
import { injection } from "./injection.ts";
import { objectAccess } from "./object-access.ts";
import { platform } from "./platform.ts";
import { recovery } from "./recovery.ts";
import { secrets } from "./secrets.ts";
import { serverInput } from "./server-input.ts";
import { session } from "./session.ts";
import type { Threat } from "./threat.ts";

/** Every threat the analyst knows, in running order: what is equally strong keeps this order. */
export const threats: readonly Threat[] = [
  ...objectAccess,
  ...functionAccess,
  ...federation,
  ...recovery,
  ...authentication,
  ...session,
  ...guessing,
  ...serverInput,
  ...injection,
  ...browser,
  ...secrets,
  ...platform,
  ...business,
  ...data,
];
