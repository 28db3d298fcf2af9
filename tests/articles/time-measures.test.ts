import { expect, test } from "vitest";
import { readExample } from "../../site/src/time-measures/calculator.ts";
import { figures } from "../../site/src/time-measures/words.ts";
import { readRoot } from "../rules/repository-files.ts";
import { codeBlocks, isThere } from "./article-code.ts";

const mttr = "blog/mttr.md";

test.runIf(isThere(mttr))("what the article says of its ten findings is what its calculator says of them", () => {
  const text = readRoot(`content/${mttr}`);
  const { measures } = readExample(codeBlocks(mttr, "findings")[0] ?? "");
  expect(Object.fromEntries(figures(measures).map(([term, value, note]) => [term, `${value}: ${note}`]))).toEqual({
    Findings: "10: 6 closed, 4 open",
    "Mean of the closed": "6.0 days: What most dashboards call MTTR.",
    "Median, open ones counted": "9 days: Of the closed alone: 5.5.",
    "Mean, at the least": "18.1 days: As if all were closed on the day of counting.",
    "Closed within 30 days": "67%: 6 of the 9 reported so long ago.",
  });
  for (const said of [
    "The six closed took 36 days, a mean of 6",
    "the median is 9 days; of the closed alone it is 5.5",
    "(36 + 145) / 10 = 18.1 days",
    "six of nine, 67%",
  ])
    expect(text).toContain(said);
  const printed = [...text.matchAll(/^\| (\d+) \| (\d+) \| (\d+) \| (\d+)% \|$/gm)].map(([, ...cells]) =>
    cells.map(Number),
  );
  expect(printed).toEqual(
    measures.steps.map(({ day, underObservation, closed, open }) => [
      day,
      underObservation,
      closed,
      Math.round(open * 100),
    ]),
  );
});

test.runIf(isThere(mttr))("closing the oldest finding a day later makes its mean worse, as the article says", () => {
  const code = codeBlocks(mttr, "findings")[0] ?? "";
  const later = code.replace("2024-05-31", "2024-06-01").replace("F-01,2024-04-01,", "F-01,2024-04-01,2024-06-01");
  expect(readExample(later).measures).toMatchObject({ closed: 7, closedMean: (36 + 61) / 7 });
  expect(readRoot(`content/${mttr}`)).toContain("(36 + 61) / 7 = 13.9 days");
});
