import { dayOf, isoOf } from "./days.ts";
import { measure } from "./measure.ts";
import { type LineProblem, readFindings } from "./read-findings.ts";
import { curve, figures, summary } from "./words.ts";

/** Problems that are shown; the rest are counted. */
const maxProblems = 4;
/** Milliseconds without a key before the answer is spoken. */
const pause = 900;

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) =>
  Object.assign(document.createElement(name), { textContent: text });

/**
 * Computes the answer anew with every key. Nothing leaves the page, and what
 * is in the text area is changed by its reader alone: the example and the
 * reader's own rows can be exchanged and come back.
 */
function enhanceCalculator(root: HTMLElement): void {
  const find = <Part extends Element>(selector: string) => root.querySelector<Part>(selector) as Part;
  const rows = find<HTMLTextAreaElement>("textarea");
  const list = find<HTMLElement>("ul");
  const day = find<HTMLInputElement>("[type=date]");
  const within = find<HTMLInputElement>("[type=number]");
  const status = find<HTMLElement>("[role=status]");
  const exchange = find<HTMLElement>("[data-example]");
  const example = { rows: rows.defaultValue, day: day.defaultValue, within: within.defaultValue };
  let kept = example;
  let speaking = 0;

  const now = () => ({ rows: rows.value, day: day.value, within: within.value });
  const isExample = () => JSON.stringify(now()) === JSON.stringify(example);

  const select = (line: number) => {
    const lines = rows.value.split("\n");
    const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    rows.focus();
    rows.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    rows.scrollTop = (rows.scrollHeight / lines.length) * (line - 3);
  };

  const told = ({ line, message }: LineProblem) => {
    const item = element("li", "");
    const button = Object.assign(element("button", `Line ${line}`), { type: "button", onclick: () => select(line) });
    item.append(button, `: ${message}`);
    return item;
  };

  const show = () => {
    const { findings, problems } = readFindings(rows.value);
    const countedOn = dayOf(day.value);
    const days = Number(within.value);
    const notes: string[] = [];
    if (countedOn === undefined) notes.push("Counted on: choose the day of counting. The answer is of the last one.");
    const usable = Number.isInteger(days) && days >= 1;
    if (!usable) notes.push("Within days: write a whole number, such as 30. The answer is of the last one.");
    const later = findings.filter(({ reported }) => countedOn !== undefined && reported > countedOn).length;
    if (later > 0)
      notes.push(`${later} reported after ${day.value} ${later === 1 ? "is" : "are"} left out: choose a later day.`);
    if (problems.length > maxProblems) notes.push(`${problems.length - maxProblems} more lines cannot be used.`);
    if (problems.length > 0) notes.push("The answer leaves these lines out.");
    list.hidden = notes.length === 0;
    list.replaceChildren(...problems.slice(0, maxProblems).map(told), ...notes.map((note) => element("li", note)));
    for (const [control, wrong] of [
      [rows, problems.length > 0],
      [day, countedOn === undefined],
      [within, !usable],
    ] as const)
      control.ariaInvalid = wrong ? "true" : null;
    exchange.hidden = isExample() && kept === example;
    exchange.textContent = isExample() ? "Back to my findings" : "Show the example";

    let spoken = list.textContent ?? "";
    if (countedOn !== undefined && usable) {
      const measures = measure(findings, countedOn, days);
      spoken += ` ${summary(measures)}`;
      draw(measures);
    }
    clearTimeout(speaking);
    speaking = window.setTimeout(() => {
      status.textContent = spoken;
    }, pause);
  };

  const draw = (measures: ReturnType<typeof measure>) => {
    const drawn = curve(measures);
    for (const name of ["all", "closed", "median"] as const)
      find(`[data-curve=${name}]`).setAttribute("d", drawn[name]);
    find("[data-last-day]").textContent = drawn.lastDay;
    find("svg").setAttribute("aria-label", drawn.alt);
    find("dl").replaceChildren(
      ...figures(measures).map(([term, value, note]) => {
        const line = element("div", "");
        line.append(element("dt", term), element("dd", value), element("dd", note));
        return line;
      }),
    );
  };

  const put = (taken: typeof example) => {
    rows.value = taken.rows;
    day.value = taken.day;
    within.value = taken.within;
    show();
  };

  root.addEventListener("input", show);
  find("form").addEventListener("submit", (event) => event.preventDefault());
  find<HTMLElement>("[data-today]").onclick = () => {
    const today = new Date();
    day.value = isoOf(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()) / 86_400_000);
    show();
  };
  exchange.onclick = () => {
    if (isExample()) return put(kept);
    kept = now();
    put(example);
  };
  // A browser that returns to the page has kept what was written.
  if (!isExample()) show();
}

export function enhanceCalculators(): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-calculator]")) enhanceCalculator(root);
}
