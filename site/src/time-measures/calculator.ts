import { dayOf } from "./days.ts";
import { type Measures, measure } from "./measure.ts";
import { readFindings } from "./read-findings.ts";
import { curve, figures, plot } from "./words.ts";

/** What a code block of the language `findings` says: two settings, then the findings, one a line. */
interface Example {
  countedOn: string;
  within: number;
  rows: string;
  measures: Measures;
}

const setting = (code: string, name: string): string => new RegExp(`^${name}: *(\\S+)`, "m").exec(code)?.[1] ?? "";

/** @throws Error when a line of it cannot be used */
export function readExample(code: string): Example {
  const [countedOn, within] = [setting(code, "counted on"), Number(setting(code, "within"))];
  const rows = code.replace(/^(counted on|within):.*\n/gm, "").trim();
  const { findings, problems } = readFindings(rows);
  const day = dayOf(countedOn);
  const [problem] = problems;
  if (problem) throw new Error(`findings, line ${problem.line}: ${problem.message}`);
  if (day === undefined || !(within >= 1))
    throw new Error("findings: begin with “counted on: 2024-05-31”, “within: 30”");
  return { countedOn, within, rows, measures: measure(findings, day, within) };
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The answer as it stands without a script; `Calculator.client.ts` writes its own into the same places. */
function answer(measures: Measures): string {
  const { all, closed, median, lastDay, alt } = curve(measures);
  const { left, right, top, bottom } = plot;
  const line = (d: string, name: string) =>
    `<path data-curve="${name}" d="${d}" fill="none" stroke="currentColor"></path>`;
  const label = (x: number, y: number, text: string, more = "") => `<text x="${x}" y="${y}"${more}>${text}</text>`;
  const lines = figures(measures).map(
    ([term, value, note]) => `<div><dt>${term}</dt><dd>${value}</dd><dd>${note}</dd></div>`,
  );
  return `<svg viewBox="0 0 320 176" role="img" aria-label="${escaped(alt)}">${[
    `<path class="grid" d="${[0, 0.5, 1].map((share) => `M${left} ${top + (bottom - top) * share}H${right}`).join("")}" fill="none"></path>`,
    line(closed, "closed"),
    line(median, "median"),
    line(all, "all"),
    label(left - 6, top + 4, "100%", ' text-anchor="end"'),
    label(left - 6, (top + bottom) / 2 + 4, "50%", ' text-anchor="end"'),
    label(left - 6, bottom + 4, "0%", ' text-anchor="end"'),
    label(left, bottom + 18, "0"),
    label(right, bottom + 18, lastDay, ' text-anchor="end" data-last-day'),
    label((left + right) / 2, bottom + 18, "days since the report", ' text-anchor="middle"'),
  ].join(
    "",
  )}</svg><p class="key"><span>All findings</span> <span>The closed alone</span></p><dl>${lines.join("")}</dl>`;
}

/** Draws a block of findings: the worked answer, and before it the form in which readers put their own. */
export function calculator(code: string): string {
  const { countedOn, within, rows, measures } = readExample(code);
  const field = (id: string, label: string, control: string) => `<p><label for="${id}">${label}</label>${control}</p>`;
  const form = [
    '<form class="needs-script"><div class="rows"><label for="findings-rows">Findings, one a line</label>',
    '<p id="findings-hint">Name, reported, fixed. Leave the last empty while it is open. Put a day of introduction before the report, and detection is measured too. A tracker\'s CSV will do; it stays on this page and is sent nowhere.</p>',
    `<textarea id="findings-rows" rows="11" spellcheck="false" autocomplete="off" autocapitalize="off" data-private data-hj-suppress data-clarity-mask="true" aria-describedby="findings-hint findings-problems">${escaped(rows)}</textarea>`,
    '<ul id="findings-problems" hidden></ul></div><div class="settings">',
    field("findings-day", "Counted on", `<input type="date" id="findings-day" value="${countedOn}" max="9999-12-31">`),
    field(
      "findings-within",
      "Within days",
      `<input type="number" id="findings-within" value="${within}" min="1" max="3650" step="1">`,
    ),
    '<button type="button" data-today>Count as of today</button> <button type="button" data-example hidden>Show the example</button></div>',
    '<p role="status" class="sr-only"></p></form>',
  ];
  return `<div class="calculator" data-calculator>${form.join("")}<div class="answer">${answer(measures)}</div></div>`;
}

/** The same for readers of plain Markdown: the findings and the answer. */
export function calculatorMarkdown(code: string): string {
  const { countedOn, rows, measures } = readExample(code);
  const lines = figures(measures).map(([term, value, note]) => `- ${term}: **${value}**. ${note}`);
  return `\`\`\`csv\n${rows}\n\`\`\`\n\nCounted on ${countedOn}:\n\n${lines.join("\n")}`;
}

/** What a feed can show of it: the figures. */
export const withoutControls = (html: string): string =>
  html.replace(/<form class="needs-script">[\s\S]*?<\/form>|<svg[\s\S]*?<\/svg><p class="key">.*?<\/p>/g, "");
