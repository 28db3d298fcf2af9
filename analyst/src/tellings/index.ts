import type { Family } from "../knowledge/threat.ts";
import { audit, functionAccess, objectAccess } from "./access.ts";
import { csrf, openRedirect, xss } from "./browser.ts";
import { businessLogic, raceCondition } from "./business.ts";
import { cryptography, dataExposure, privacy, secrets, transport } from "./data.ts";
import { authentication, bruteForce, enumeration, federation, recovery, session } from "./identity.ts";
import { messageAuthenticity, misconfiguration, supplyChain } from "./platform.ts";
import {
  codeInjection,
  deserialisation,
  fileUpload,
  inputValidation,
  memorySafety,
  pathTraversal,
  promptInjection,
  resourceExhaustion,
  sqlInjection,
  ssrf,
} from "./server-input.ts";
import type { Tellings } from "./wording.ts";

/** How the findings of each family are told. */
export const tellings: Readonly<Record<Family, Tellings>> = {
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
