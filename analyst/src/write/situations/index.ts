import type { WeaknessClass } from "../../weaknesses/classes.ts";
import { patternsOf } from "../candidates.ts";
import type { Situations } from "../situation.ts";
import { audit } from "./audit.ts";
import { authentication } from "./authentication.ts";
import { bruteForce } from "./brute-force.ts";
import { businessLogic } from "./business-logic.ts";
import { codeInjection } from "./code-injection.ts";
import { cryptography } from "./cryptography.ts";
import { csrf } from "./csrf.ts";
import { dataExposure } from "./data-exposure.ts";
import { deserialisation } from "./deserialisation.ts";
import { enumeration } from "./enumeration.ts";
import { federation } from "./federation.ts";
import { fileUpload } from "./file-upload.ts";
import { functionAccess } from "./function-access.ts";
import { inputValidation } from "./input-validation.ts";
import { memorySafety } from "./memory-safety.ts";
import { messageAuthenticity } from "./message-authenticity.ts";
import { misconfiguration } from "./misconfiguration.ts";
import { objectAccess } from "./object-access.ts";
import { openRedirect } from "./open-redirect.ts";
import { pathTraversal } from "./path-traversal.ts";
import { privacy } from "./privacy.ts";
import { promptInjection } from "./prompt-injection.ts";
import { raceCondition } from "./race-condition.ts";
import { recovery } from "./recovery.ts";
import { resourceExhaustion } from "./resource-exhaustion.ts";
import { secrets } from "./secrets.ts";
import { session } from "./session.ts";
import { sqlInjection } from "./sql-injection.ts";
import { ssrf } from "./ssrf.ts";
import { supplyChain } from "./supply-chain.ts";
import { transport } from "./transport.ts";
import { xss } from "./xss.ts";

/** What a tester knows to ask about, by class. */
export const situations: Readonly<Record<WeaknessClass, Situations>> = {
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

// All patterns are compiled before the first ticket is read.
for (const { when, unless, control, weakness } of Object.values(situations).flat()) {
  const filings = typeof weakness === "object" ? weakness.map((filing) => filing.when) : [];
  for (const sources of [when, unless, control?.when, ...filings]) patternsOf(sources);
}
