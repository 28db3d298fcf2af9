import assessed from "@latchwork/content/hero-ticket.assessment.json";
import { assessment, type Evidence } from "@latchwork/contract/preview";
import { readContent } from "../../content/read-content.ts";
import { type Segment, segments } from "../../evidence/segments.ts";

const { text, ...head } = readContent("hero-ticket");
const { vulnerabilities: findings } = assessment.parse(assessed);

/** The ticket of the first screen, line by line, with the engine's own findings in its text. */
export const heroTicket = { ...head, findings, lines: linesOf(text) };

const byHand = findings.filter(({ microTest }) => microTest.kind === "manual").length;

/** What is stamped on it. A script takes a person's time too, once. */
export const heroStamp = {
  word: "Testable",
  small: `${findings.length - byHand} to script, ${byHand} by hand`,
};
export type HeroTicket = typeof heroTicket;

/** The lines that say something, each cut where evidence in it begins and ends. */
function linesOf(ticket: string): Segment[][] {
  let start = 0;
  const lines: Segment[][] = [];
  for (const line of ticket.split("\n")) {
    const within = ({ start: from, end }: Evidence) => ({
      start: Math.max(from - start, 0),
      end: Math.min(end - start, line.length),
    });
    if (line.trim())
      lines.push(
        segments(
          line,
          findings.map(({ evidence }) => evidence.map(within)),
        ),
      );
    start += line.length + 1;
  }
  return lines;
}
