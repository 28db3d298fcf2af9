import { expect, test } from "vitest";
import { isThere } from "../articles/article-code.ts";
import { CompanionShop } from "../articles/companion-shop.ts";
import { readRoot } from "../rules/repository-files.ts";

const article = "blog/security-is-just-another-form-of-quality.md";
const offered = test.runIf(isThere(article) && isThere("downloads/state-and-caller-tables.csv"));

const rows = () =>
  readRoot("content/downloads/state-and-caller-tables.csv")
    .trim()
    .split("\n")
    .map((line) =>
      [...line.matchAll(/("[^"]*"|[^,]*)(?:,|$)/g)].slice(0, 5).map(([, cell = ""]) => cell.replaceAll('"', "")),
    );

/** The rows of a table of the file, head first. */
function table(head: string): string[][] {
  const all = rows();
  const from = all.findIndex(([first]) => first === head);
  const length = all.slice(from).findIndex(([first]) => first === "" || first === "Cells still empty");
  return all.slice(from, from + length);
}

/** The rows of a table of the article, head first. */
const printed = (head: string): string[][] =>
  (readRoot(`content/${article}`).split(`\n| ${head} |`)[1]?.split("\n\n")[0] ?? "")
    .split("\n")
    .map((line, index) => (index === 0 ? `${head} | ${line}` : line).replace(/^\| | \|$/g, "").split(/ ?\| /))
    .filter(([first]) => first !== "---")
    .map((cells) => cells.map((cell) => cell.trim()));

offered("the article offers the file, which has a row for each of its events and callers", () => {
  expect(readRoot(`content/${article}`)).toContain("(/downloads/state-and-caller-tables.csv)");
  const [states, callers] = [table("States, example"), table("Callers, example")];
  expect(states.map(([first]) => first).slice(1)).toEqual(
    printed("Event")
      .map(([first]) => first)
      .slice(1),
  );
  expect(states[0]?.slice(1)).toEqual(printed("Event")[0]?.slice(1));
  const minus = (cells: string[]) => cells.map((cell) => cell.replace("−", "minus "));
  expect(callers.map((cells) => cells.slice(1))).toEqual(printed("Caller").map((cells) => minus(cells.slice(1))));
  expect(callers.map(([first]) => first).slice(1)).toEqual(
    printed("Caller")
      .map(([first]) => first)
      .slice(1),
  );
});

offered("the filled state table is what the mended shop does", () => {
  const shop = new CompanionShop([
    "a pause is taken in every state",
    "a dispute blocks what was cancelled",
    "the end of a dispute makes active",
  ]);
  const [head = [], ...events] = table("States, example");
  let cells = 0;
  for (const [event = "", ...became] of events)
    for (const [index, cell] of became.entries()) {
      const from = head[index + 1] ?? "";
      cells++;
      for (const before of ["active", "paused"]) {
        const expected = cell === "as before the block" ? before : ["refused", "nothing"].includes(cell) ? from : cell;
        expect(shop.subscribe(from, event, before).state, `${event} while ${from}`).toBe(expected);
      }
    }
  expect(cells).toBe(24);
});

offered("the empty tables are as large, and count the cells that are still empty", () => {
  const all = rows();
  for (const [empty, filled] of [
    ["States", "States, example"],
    ["Callers", "Callers, example"],
  ] as const) {
    const cells = table(empty);
    expect(cells).toHaveLength(table(filled).length);
    expect(
      cells
        .slice(1)
        .flatMap((row) => row.slice(1))
        .join(""),
    ).toBe("");
    const head = all.findIndex(([first]) => first === empty);
    const first = head + 2; // rows count from one, and the head is a row
    const last = first + cells.length - 2;
    expect(all[last]).toEqual(["Cells still empty", `=COUNTBLANK(B${first}:E${last})`, "", "", ""]);
  }
});
