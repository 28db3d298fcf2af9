import { dayOf } from "./days.ts";
import type { Finding } from "./measure.ts";

/** A line that cannot be used, with the remedy. */
export interface LineProblem {
  /** From 1. */
  line: number;
  message: string;
}

export interface FindingsRead {
  findings: Finding[];
  problems: LineProblem[];
}

/** What trackers call the three days, in the first line of what they export. */
const columnNames = {
  introduced: /^(introduced|shipped|merged|released)/,
  reported: /^(reported|created|opened|found)/,
  fixed: /^(fixed|closed|resolved|retest)/,
};
type Column = keyof typeof columnNames;
const columns = Object.keys(columnNames) as Column[];

/** Cells of a line that is parted by tabs, commas or semicolons; a cell in quotes may hold them. */
function cellsOf(line: string): string[] {
  const mark = ["\t", ",", ";"].find((one) => line.includes(one)) ?? ",";
  const cell = new RegExp(`${mark} *(?:"((?:[^"]|"")*)"|([^${mark}]*))`, "g");
  return [...(mark + line).matchAll(cell)].map(([, quoted, plain = ""]) => (quoted ?? plain).trim());
}

/** A day alone or with its time, as trackers write it. */
const written = /^(\d{4}-\d\d-\d\d)(?:[T ].*)?$/;
/** A day in whatever form, such as 12/May/24. */
const dayLike = /^\d{1,4}[-/. ]\w{1,9}[-/. ]\d/;

function headOf(cells: readonly string[]): Partial<Record<Column, number>> | undefined {
  if (cells.some((cell) => /\d{4}/.test(cell))) return undefined;
  const at = (column: Column) => cells.findIndex((cell) => columnNames[column].test(cell.toLowerCase()));
  return Object.fromEntries(columns.map((column) => [column, at(column)]).filter(([, index]) => Number(index) >= 0));
}

/** Without a head, after a name or none: `reported, fixed`, or `introduced, reported, fixed` where there are three. */
function placesIn(cells: readonly string[]): Partial<Record<Column, number>> {
  const first = cells.findIndex((cell) => dayLike.test(cell));
  const start = first >= 0 ? first : Math.min(1, cells.length - 1);
  if (cells.length - start >= 3) return { introduced: start, reported: start + 1, fixed: start + 2 };
  return { reported: start, fixed: start + 1 };
}

/** Reads findings, one a line, as a tracker exports them or as they are typed. Lines that cannot be used are told. */
export function readFindings(text: string): FindingsRead {
  const findings: Finding[] = [];
  const problems: LineProblem[] = [];
  let head: ReturnType<typeof headOf>;
  let begun = false;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue;
    const tell = (message: string) => problems.push({ line: index + 1, message });
    const cells = cellsOf(line);
    if (!begun) {
      begun = true;
      head = headOf(cells);
      if (head && head.reported === undefined) {
        tell("no column is called reported, created or opened: rename the one that holds the day of the report.");
        head = undefined;
      }
      if (head || problems.length > 0) continue;
    }
    const finding = findingIn(cells, head ?? placesIn(cells));
    if (typeof finding === "string") tell(finding);
    else findings.push(finding);
  }
  return { findings, problems };
}

/** The finding of a line, or what is wrong with it. */
function findingIn(cells: readonly string[], places: Partial<Record<Column, number>>): Finding | string {
  const days: Partial<Record<Column, number>> = {};
  for (const column of columns) {
    const cell = cells[places[column] ?? -1] ?? "";
    if (cell === "" || /^(open|-|–|null|n\/a)$/i.test(cell)) continue;
    const iso = written.exec(cell)?.[1];
    if (!iso) return `“${cell}” is no day such as 2024-05-31: write year, month and day in that order.`;
    const day = dayOf(iso);
    if (day === undefined) return `${iso} is not in the calendar: mend the month or the day.`;
    days[column] = day;
  }
  const { introduced, reported, fixed } = days;
  if (reported === undefined) return "the day of the report is missing: write it, such as 2024-05-31.";
  if (fixed !== undefined && fixed < reported)
    return `fixed before it was reported: swap ${cells[places.reported ?? 0]} and ${cells[places.fixed ?? 0]}, or mend one.`;
  return { introduced, reported, fixed };
}
