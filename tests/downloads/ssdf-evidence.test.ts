import { expect, test } from "vitest";
import { parse } from "yaml";
import { isThere } from "../articles/article-code.ts";
import { readRoot } from "../rules/repository-files.ts";

const guide = "guides/nist-ssdf-compliance.md";
const lines = readRoot("content/downloads/ssdf-evidence.csv").trim().split("\n");
/** The sheet's lines as cells. */
const cells = lines.map((line) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = ""]) => quoted ?? plain),
);
const [, head = [], ...rows] = cells;

test("every line of the sheet has a cell below each heading, and no task is filled in", () => {
  expect(head).toEqual(["Task", "Coverage", "Evidence", "Sampled (tickets)", "Owner", "What fills the rest"]);
  for (const row of rows) expect(row).toHaveLength(head.length);
  expect(lines.join("\n")).not.toMatch(/GRT-207|20\d\d/);
});

test.runIf(isThere(guide))("the sheet has the guide's eleven tasks with their coverage", () => {
  const text = readRoot(`content/${guide}`);
  expect(text).toContain("[a line for each of the eleven tasks](/downloads/ssdf-evidence.csv)");
  const [, yaml = ""] = text.split(/^---$/m);
  const { rows: covered } = parse(yaml) as { rows: { clause: string; coverage: string }[] };
  expect(covered).toHaveLength(11);
  expect(rows.map(([task, coverage]) => [task, coverage])).toEqual(
    covered.map(({ clause, coverage }) => [clause, coverage]),
  );
});

test.runIf(isThere(guide))("the two lines that the guide fills in say as much as the sheet's", () => {
  const text = readRoot(`content/${guide}`);
  for (const task of ["PW2.1", "RV1.2"]) {
    const [, printed = ""] = new RegExp(`^\\| ${task} \\| (GRT-207: .+) \\|$`, "m").exec(text) ?? [];
    const evidence = rows.find(([code]) => code === task)?.[2] ?? "";
    expect(printed).toMatch(/shows? (that|what)/);
    expect(evidence).toMatch(/It shows (that the review took place, not that it saw everything|what was tried, not)/);
  }
});
