import { expect, test } from "vitest";
import { parse } from "yaml";
import { isThere } from "../articles/article-code.ts";
import { readRoot } from "../rules/repository-files.ts";

const guide = "guides/nist-ssdf-compliance.md";
const lines = readRoot("content/downloads/ssdf-evidence.csv").trim().split("\n");
/** A sheet's lines as cells. */
const cellsOf = (sheet: string[]) =>
  sheet.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = ""]) => quoted ?? plain),
  );
const [, head = [], ...rows] = cellsOf(lines);

test("every line of the sheet has a cell below each heading, and no task is filled in", () => {
  expect(head).toEqual(["Task", "Coverage", "Evidence", "Sampled (tickets)", "Owner", "What fills the rest"]);
  for (const row of rows) expect(row).toHaveLength(head.length);
  expect(lines.join("\n")).not.toMatch(/GRT-207|20\d\d/);
});

test.runIf(isThere(guide))("the sheet has the guide's eleven tasks with their coverage", () => {
  const text = readRoot(`content/${guide}`);
  expect(text).toContain("[empty sheet](/downloads/ssdf-evidence.csv) has a line for each of the eleven tasks");
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

test.runIf(isThere(guide))("the sheet filled in for one change says what the guide says of that change", () => {
  const text = readRoot(`content/${guide}`);
  expect(text).toContain("(/downloads/ssdf-evidence-example.csv)");
  const example = readRoot("content/downloads/ssdf-evidence-example.csv").trim().split("\n");
  const [, names, ...filled] = cellsOf(example);
  expect(names).toEqual(head);
  expect(filled.map(([task, coverage]) => [task, coverage])).toEqual(rows.map(([task, coverage]) => [task, coverage]));
  // Nine tasks of eleven have an entry in the printed record, on the days that the sheet names.
  const record = [...text.matchAll(/^\| \w{3} (\d+)(?:, [\d:]+)? \| .+ \| ([A-Z\d., ]+) \|$/gm)];
  const days = (task: string) => record.filter(([, , tasks]) => tasks?.includes(task)).map(([, day]) => day);
  const sampled = filled.filter(([, , , tickets]) => tickets === "GRT-207");
  expect(sampled).toHaveLength(9);
  for (const [task = "", , evidence = ""] of sampled) {
    expect(evidence).toMatch(/^GRT-207: /);
    for (const [, day] of evidence.matchAll(/(\d+) November/g)) expect(days(task), task).toContain(day);
  }
  for (const task of ["PW2.1", "RV1.2"])
    expect(text).toContain(`| ${task} | ${filled.find(([code]) => code === task)?.[2]} |`);
});
