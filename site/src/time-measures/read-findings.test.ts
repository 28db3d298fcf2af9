import { expect, test } from "vitest";
import { dayOf } from "./days.ts";
import { readFindings } from "./read-findings.ts";

const day = (iso: string) => dayOf(iso) ?? Number.NaN;
const [may1, may3, may9] = [day("2024-05-01"), day("2024-05-03"), day("2024-05-09")];
const open = { introduced: undefined, reported: may3, fixed: undefined };
const closed = { ...open, fixed: may9 };
const dated = { ...closed, introduced: may1 };

test.each([
  ["a name and two days", "F-1,2024-05-03,2024-05-09", closed],
  ["an open one", "F-1,2024-05-03,", open],
  ["an open one without a comma", "F-1,2024-05-03", open],
  ["two days alone", "2024-05-03,2024-05-09", closed],
  ["one day alone", "2024-05-03", open],
  ["three days", "F-1,2024-05-01,2024-05-03,2024-05-09", dated],
  ["a name that holds commas", "A, b and c,2024-05-03,2024-05-09", closed],
  ["a name like a month", "PT-2024-05,2024-05-03,2024-05-09", closed],
  ["no introduction", "F-1,,2024-05-03,2024-05-09", closed],
  ["semicolons", "F-1;2024-05-03;2024-05-09", closed],
  ["tabs, as spreadsheets copy", "F-1\t2024-05-03\t2024-05-09", closed],
  ["tabs around nothing", "F-1\t\t2024-05-03\t", open],
  ["spaces", "  F-1 , 2024-05-03 , 2024-05-09  ", closed],
  ["open in words", "F-1,2024-05-03,open", open],
  ["what gh prints", '13,"2024-05-03T09:00:00Z","2024-05-09T23:59:59Z"', closed],
  ["what gh prints of an open one", '13,"2024-05-03T09:00:00Z",', open],
  ["another tracker's head", '"Key";"Resolved";"Created"\nX-1;2024-05-09 10:00;2024-05-03 08:00', closed],
  [
    "a head with more columns",
    'id,title,shipped,severity,found,fixed\n1,"a, b",2024-05-01,high,2024-05-03,2024-05-09',
    dated,
  ],
  ["a head with an empty first cell", "name,created,closed\n,2024-05-03,2024-05-09", closed],
  [
    "lines of another system, empty ones, a byte order mark",
    "\uFEFFname,created,closed\r\n\r\nF-1,2024-05-03,2024-05-09\r\n",
    closed,
  ],
])("%s", (_, text, finding) => {
  expect(readFindings(text)).toEqual({ findings: [finding], problems: [] });
});

test.each([
  ["F-1,3/5/2024,", "“3/5/2024” is no day such as 2024-05-31: write year, month and day in that order."],
  ["F-1,12/May/24 10:00,", "“12/May/24 10:00” is no day such as"],
  ["F-1,2024-05-03,soon", "“soon” is no day such as"],
  ["F-1,2024-02-30,", "2024-02-30 is not in the calendar: mend the month or the day."],
  ["F-1,2024-05-09,2024-05-03", "fixed before it was reported: swap 2024-05-09 and 2024-05-03, or mend one."],
  ["F-1,2024-05-01,,2024-05-09", "the day of the report is missing: write it, such as 2024-05-31."],
])("%s is told, and the lines around it are read", (line, message) => {
  const { findings, problems } = readFindings(`name,2024-05-03\n${line}\nF-3,2024-05-03,2024-05-09`);
  expect(problems).toEqual([{ line: 2, message: expect.stringContaining(message) }]);
  expect(findings).toEqual([open, closed]);
});

test("a head without the day of the report is told", () => {
  const { problems } = readFindings("name,updated\nF-1,2024-05-03,2024-05-09");
  expect(problems).toEqual([{ line: 1, message: expect.stringContaining("no column is called reported") }]);
});

test("whatever is pasted, each line is read or told", () => {
  const parts = [
    "2024-05-03",
    "",
    ",",
    ";",
    "\t",
    '"',
    "open",
    "3/5/24",
    "F-1",
    "reported",
    "\u0000",
    "–",
    "2024-99-99",
  ];
  for (let seed = 1; seed <= 500; seed++) {
    const line = (at: number) =>
      Array.from(
        { length: (seed * at) % 9 },
        (_, index) => parts[(seed * 7 + at * 5 + index * index * 3) % parts.length],
      );
    const text = `a,2024-05-03\n${Array.from({ length: seed % 6 }, (_, at) => line(at + 1).join(",")).join("\n")}`;
    const { findings, problems } = readFindings(text);
    const lines = text.split("\n").filter((one) => one.trim() !== "").length;
    expect(findings.length + problems.length, text).toBe(lines);
  }
});
