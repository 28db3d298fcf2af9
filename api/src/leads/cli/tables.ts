import type { LeadRecord } from "../lead-admin.ts";

/** Columns of an export, in order. One row a lead; what a form does not ask for is blank. */
export const exportColumns = [
  "id",
  "form",
  "createdAt",
  "name",
  "email",
  "company",
  "role",
  "teamSize",
  "offer",
  "message",
  "marketing",
  "confirmedAt",
  "unsubscribedAt",
  "notice",
  "delivery",
] as const;

type Row = Record<(typeof exportColumns)[number], string>;

const time = (ms: number | null) => (ms === null ? "" : new Date(ms).toISOString());

/** `delivered`, `waiting (HTTP 500)`, `given up (SMTP 550)`: the worst of a lead's messages; `stored` when it has none. */
export function deliveryState({ deliveries }: LeadRecord): string {
  const worst = deliveries.find(({ state }) => state === "dead") ?? deliveries.find(({ state }) => state === "waiting");
  if (worst === undefined) return deliveries.length === 0 ? "stored" : "delivered";
  const why = worst.problem === null ? "" : ` (${worst.problem})`;
  return `${worst.state === "dead" ? "given up" : "waiting"}${why}`;
}

/** A lead as one flat row of text. */
export function flat(record: LeadRecord): Row {
  const { lead } = record;
  const blank = Object.fromEntries(exportColumns.map((column) => [column, ""])) as Row;
  const own =
    lead.form === "book-a-demo"
      ? { ...lead.fields, marketing: lead.fields.marketing ? "yes" : "no" }
      : { ...lead.fields, confirmedAt: time(lead.confirmedAt), unsubscribedAt: time(lead.unsubscribedAt) };
  return {
    ...blank,
    ...own,
    id: lead.id,
    form: lead.form,
    createdAt: time(lead.createdAt),
    notice: lead.notice,
    delivery: deliveryState(record),
  };
}

/**
 * Comma-separated values for spreadsheets (RFC 4180, with the mark that makes
 * Excel read UTF-8). A cell that a spreadsheet would run as a formula begins with
 * an apostrophe, which it shows as text (OWASP, CSV injection).
 */
export function csv(rows: readonly Row[]): string {
  const cell = (text: string) => {
    const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
    return `"${harmless.replaceAll('"', '""')}"`;
  };
  const lines = rows.map((row) => exportColumns.map((column) => cell(row[column])).join(","));
  return `\ufeff${[exportColumns.join(","), ...lines].join("\r\n")}\r\n`;
}

/** A table for the terminal: columns as wide as their longest cell, up to `widest` characters. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], widest = 32): string {
  const shown = [head, ...rows].map((row) => row.map((cell) => clip(plain(cell), widest)));
  const widths = head.map((_, column) => Math.max(...shown.map((row) => [...(row[column] ?? "")].length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - [...cell].length))
      .join("  ")
      .trimEnd();
  const rule = widths.map((width) => "─".repeat(width)).join("  ");
  const [first = [], ...rest] = shown;
  return [line(first), rule, ...rest.map(line)].join("\n");
}

/** A visitor's text must not steer the terminal: control characters and changes of writing direction are dropped. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
}

function clip(text: string, widest: number): string {
  const characters = [...text];
  return characters.length <= widest ? text : `${characters.slice(0, widest - 1).join("")}…`;
}
