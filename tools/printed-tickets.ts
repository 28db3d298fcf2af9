import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { assess } from "@latchwork/analyst";
import { weaknessOf } from "@latchwork/contract/preview";

// Writes what the engine says of the tickets that content/ prints; tests/articles/printed-tickets.test.ts holds the
// file equal to it. A ticket is a code block of the language `ticket`; the class after it names the finding shown.
const content = new URL("../content/", import.meta.url);
const folders = ["blog", "case-studies", "guides", "partnerships"];

export interface PrintedTicket {
  /** Such as blog/mttr.md. */
  readonly file: string;
  readonly number: string;
  readonly text: string;
  /** Of the finding that is shown beside it, such as CWE-837. */
  readonly cwe: string | undefined;
}

/** Every ticket that a text prints, in order. */
export function readPrintedTickets(): PrintedTicket[] {
  const files = folders.flatMap((folder) => readdirSync(new URL(folder, content)).map((name) => `${folder}/${name}`));
  return files
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) =>
      [...readFileSync(new URL(file, content), "utf8").matchAll(/^```ticket(?: (CWE-\d+))?\n([\s\S]*?)^```/gm)].map(
        ([, cwe, text = ""]) => ({ file, number: /^\S+/.exec(text)?.[0] ?? "", text: text.trim(), cwe }),
      ),
    );
}

/** What stands beside each of them: the marked phrase, the finding, and its micro test. */
export function describePrintedTickets(): Record<string, object> {
  const described = readPrintedTickets().flatMap(({ file, number, text, cwe }) => {
    if (cwe === undefined) return [];
    const finding = assess(text).vulnerabilities.find((found) => weaknessOf(found) === cwe);
    if (!finding?.evidence[0]) throw new Error(`${file}: the engine finds no ${cwe} in ${number}`);
    const [{ start, end }] = finding.evidence;
    const { minutes, kind } = finding.microTest;
    const marks = text.slice(start, end).replace(/^[A-Z]+-\d+\s+/, "");
    return [[number, { marks, name: finding.name, minutes, kind }] as const];
  });
  return Object.fromEntries(described.sort(([a], [b]) => a.localeCompare(b)));
}

if (import.meta.main)
  writeFileSync(new URL("printed-tickets.json", content), `${JSON.stringify(describePrintedTickets(), null, 2)}\n`);
