import type { Assessment } from "@latchwork/contract/preview";
import { assess } from "../src/assess.ts";

/** The keyword matcher: a CWE for each of a few words. */
const WORDS: readonly (readonly [cwe: number, words: RegExp])[] = [
  [639, /\b(?:id|ids|tenant|owner|customer)\b/i],
  [862, /\b(?:admin|role|permission|permissions)\b/i],
  [287, /\b(?:login|log in|sign in|password|mfa|2fa)\b/i],
  [613, /\b(?:session|token|cookie)\b/i],
  [640, /\b(?:reset|forgot|invitation)\b/i],
  [347, /\b(?:sso|oauth|saml|jwt)\b/i],
  [434, /\b(?:upload|attachment|file)\b/i],
  [79, /\b(?:html|markdown|script)\b/i],
  [89, /\b(?:sql|query)\b/i],
  [918, /\b(?:url|webhook|fetch)\b/i],
  [601, /\bredirect/i],
  [200, /\b(?:export|log|email|address)\b/i],
  [770, /\b(?:limit|bulk|all)\b/i],
  [798, /\b(?:secret|key|credentials)\b/i],
  [1395, /\b(?:upgrade|bump|dependency)\b/i],
  [841, /\b(?:price|discount|refund|order)\b/i],
];
const MAX_FINDINGS = 3;

function matchKeywords(input: string): Assessment {
  const vulnerabilities = WORDS.flatMap(([cwe, words]) => {
    const found = words.exec(input);
    if (!found) return [];
    const evidence = [{ start: found.index, end: found.index + found[0].length }];
    const microTest = {
      title: `Try ${found[0]}`,
      minutes: 60,
      kind: "manual" as const,
      setUp: "",
      steps: [`Try ${found[0]}.`],
      failsIf: "",
    };
    return [
      {
        name: found[0],
        description: "",
        cwe: `CWE-${cwe}`,
        severity: "medium" as const,
        confidence: 0.5,
        evidence,
        microTest,
      },
    ];
  }).slice(0, MAX_FINDINGS);
  return { testable: vulnerabilities.length > 0, insufficient: false, questions: [], vulnerabilities };
}

/** Words that a search for security would look for. */
export const securityWords =
  /\b(?:passwords?|passphrase|tokens?|log[- ]?ins?|sign[- ]?ins?|auth|authn|authz|authenticat(?:e[sd]?|ing|ion|ors?)|authori[sz](?:e[sd]?|ing|ations?)|permissions?|roles?|admins?|administrators?|sessions?|secur(?:e[sd]?|ely|ing|ity)|vulnerab(?:le|ility|ilities)|encrypt(?:s|ed|ing|ion)?|secrets?|credentials?|CVE|XSS|CSRF|SSRF|injection|exploit(?:s|ed|ing|able|ation)?|attack(?:s|ed|ers?|ing)?|cookies?|2fa|mfa|oauth|saml|sso|jwt|tls|ssl|certificates?)\b/i;

/** An answer that names no weakness and asks nothing. */
const verdictAlone = (testable: boolean): Assessment => ({
  testable,
  insufficient: false,
  questions: [],
  vulnerabilities: [],
});

/** What is measured side by side: the engine, and three baselines. */
export const systems: Readonly<Record<"engine" | "search" | "matcher" | "silence", (input: string) => Assessment>> = {
  engine: (input) => assess(input),
  search: (input) => verdictAlone(securityWords.test(input)),
  matcher: matchKeywords,
  silence: () => verdictAlone(false),
};
