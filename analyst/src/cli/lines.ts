import { Problem } from "./problem.ts";

/** One ticket of a batch. */
export interface TicketLine {
  readonly id: string | number;
  readonly text: string;
}

/** Reads one `{"id","text"}` a line; blank lines are skipped. Throws a Problem naming `file` and line for anything else. */
export function readTicketLines(content: string, file: string): TicketLine[] {
  return content
    .split("\n")
    .flatMap((line, index) => (line.trim() === "" ? [] : [readLine(line, `${file}, line ${index + 1}`)]));
}

function readLine(line: string, place: string): TicketLine {
  const value = parse(line, place);
  if (typeof value !== "object" || value === null || !("id" in value) || !("text" in value))
    throw new Problem(`${place}: "id" and "text" are needed.`);
  const { id, text } = value;
  if (typeof id !== "string" && typeof id !== "number")
    throw new Problem(`${place}: "id" has to be a string or a number.`);
  if (typeof text !== "string") throw new Problem(`${place}: "text" has to be a string.`);
  return { id, text };
}

function parse(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Problem(`${place} is not JSON.`, { cause: error });
  }
}
