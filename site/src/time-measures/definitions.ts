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
export function measuresList(code: string): string {
  const part = (text: string, index: number) =>
    index === 0 ? `<dt>${text}</dt>` : `<dd><span>${head[index]}</span> ${text}</dd>`;
  return `<dl class="measures">${named(code)
    .map((cells) => `<div>${cells.map(part).join("")}</div>`)
    .join("")}</dl>`;
}

export const measuresMarkdown = (code: string): string =>
  [head, head.map(() => "---"), ...named(code)].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
