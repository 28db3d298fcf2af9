import type { Severity } from "./preview.ts";
import { weaknesses } from "./weaknesses.ts";

/** What code scanning at GitHub sorts by: about the middle of CVSS 3.1's ranges high, medium and low. */
const securitySeverity = { high: "8.0", medium: "5.5", low: "2.0" } as const;

const HOW_TO_READ =
  "A finding says that a short test is worth its time, not that the change is broken. " +
  "Run the micro test that the finding names, then mend the change or dismiss the finding with a reason.";

const names: Readonly<Record<string, string | undefined>> = weaknesses;

/** A weakness as a SARIF reportingDescriptor. `id` is `CWE-639`, or what a back end without numbers says. */
export function describeRule(id: string, severity: Severity = "medium") {
  const number = /^CWE-(\d+)$/.exec(id)?.[1];
  const weakness = (number && names[number]) ?? (number ? `Weakness ${number}` : "Unclassified weakness");
  const title = number ? `${weakness} (${id})` : weakness;
  const helpUri = number ? `https://cwe.mitre.org/data/definitions/${number}.html` : "https://cwe.mitre.org/";
  return {
    id,
    name: identifierOf(weakness),
    shortDescription: { text: title },
    fullDescription: { text: `The change touches what can lead to this weakness: ${title}.` },
    help: {
      text: `${title}. ${HOW_TO_READ} About the weakness: ${helpUri}`,
      markdown: `**${title}**\n\n${HOW_TO_READ}\n\n[About the weakness](${helpUri})`,
    },
    helpUri,
    properties: {
      tags: ["security", ...(number ? [`external/cwe/cwe-${number}`] : [])],
      "security-severity": securitySeverity[severity],
    },
  };
}

/** `SQL injection` as `SqlInjection`: the standard asks for one Pascal-case identifier. */
function identifierOf(title: string): string {
  const words = title.match(/[A-Za-z\d]+/g) ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join("");
}
