import type { WeaknessClass } from "../../weaknesses/classes.ts";
import type { Templates } from "../template.ts";
import { objectAccess } from "./access.ts";
import { csrf, openRedirect, xss } from "./browser.ts";
import { businessLogic, raceCondition } from "./business.ts";
import { dataExposure, privacy } from "./data.ts";
import { deserialisation, fileUpload } from "./files.ts";
import { messageAuthenticity, supplyChain } from "./foreign.ts";
import { bruteForce, enumeration } from "./guessing.ts";
import { authentication, session } from "./identity.ts";
import { codeInjection, sqlInjection } from "./injection.ts";
import { cryptography, secrets, transport } from "./keys.ts";
import { inputValidation, resourceExhaustion } from "./load.ts";
import { memorySafety, promptInjection } from "./machines.ts";
import { misconfiguration } from "./platform.ts";
import { federation, recovery } from "./recovery.ts";
import { audit, functionAccess } from "./roles.ts";
import { pathTraversal, ssrf } from "./server-input.ts";

/** How the findings of each class are told. */
export const templates: Readonly<Record<WeaknessClass, Templates>> = {
  "object-access": objectAccess,
  "function-access": functionAccess,
  authentication,
  session,
  recovery,
  federation,
  "brute-force": bruteForce,
  enumeration,
  "sql-injection": sqlInjection,
  "code-injection": codeInjection,
  xss,
  csrf,
  ssrf,
  "path-traversal": pathTraversal,
  "file-upload": fileUpload,
  deserialisation,
  "open-redirect": openRedirect,
  "data-exposure": dataExposure,
  cryptography,
  secrets,
  transport,
  "business-logic": businessLogic,
  "race-condition": raceCondition,
  "resource-exhaustion": resourceExhaustion,
  "input-validation": inputValidation,
  misconfiguration,
  "supply-chain": supplyChain,
  "message-authenticity": messageAuthenticity,
  "prompt-injection": promptInjection,
  audit,
  privacy,
  "memory-safety": memorySafety,
};
