import { readContent } from "../content/read-content.ts";

/** The measures that a code block of the language `measures` names, one id a line. */
function named(code: string) {
  const all = readContent("time-measures");
  return code
    .trim()
    .split(/\s+/)
    .map((id) => {
      const found = all.find((measure) => measure.id === id);
      if (!found) throw new Error(`“${id}” is not in content/time-measures.yaml: add it there, or mend the name`);
      return [found.name, found.starts, found.stops, found.given];
    });
}

const head = ["Measure", "Clock starts", "Clock stops", "Given as"];

/** Their definitions, which stand in one file for all articles. */
export function measuresTable(code: string): string {
  const row = (cells: readonly string[], cell: string) =>
    `<tr>${cells.map((text) => `<${cell}>${text}</${cell}>`).join("")}</tr>`;
  const rows = named(code).map((cells) => row(cells, "td"));
  return `<table><thead>${row(head, "th")}</thead><tbody>${rows.join("")}</tbody></table>`;
}

export const measuresMarkdown = (code: string): string =>
  [head, head.map(() => "---"), ...named(code)].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
