import type { ReadVulnerability } from "@latchwork/contract/preview";

/** The micro test as the list it is run by, in Markdown: set-up, steps, failure. Empty when the back end names none. */
export function testLines({ microTest }: ReadVulnerability): string[] {
  if (!microTest) return [];
  const { setUp, steps = [], failsIf } = microTest;
  return [
    ...(setUp ? [`Set-up: ${setUp}`, ""] : []),
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    ...(failsIf ? ["", `Fails if ${failsIf}.`] : []),
  ];
}

/** One micro test as a charter of its own: what is asked, how long it may take, and how it is run. */
export function testCharter(vulnerability: ReadVulnerability): string {
  const { name, description, severity, cwe, microTest } = vulnerability;
  if (!microTest) return "";
  const facts = [severity, cwe].filter(Boolean).join(", ");
  return `${[
    `## Test charter: ${microTest.title}`,
    "",
    `Time box: ${microTest.minutes} minutes, ${microTest.kind}`,
    "",
    `Question: ${name}${facts ? ` (${facts})` : ""}`,
    "",
    description,
    "",
    ...testLines(vulnerability),
  ].join("\n")}\n`;
}
