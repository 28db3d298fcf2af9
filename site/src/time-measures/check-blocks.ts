import { readExample } from "./calculator.ts";

/** What is wrong with a text's blocks of findings and of measures, each with its remedy. `at` is its place in the text. */
export function* blockProblems(
  markdown: string,
  measures: readonly string[],
): Generator<{ at: number; message: string }> {
  let calculators = 0;
  for (const { index: at, 1: language, 2: code = "" } of markdown.matchAll(
    /^```(findings|measures)\n([\s\S]*?)^```/gm,
  )) {
    if (language === "measures") {
      for (const id of code.trim().split(/\s+/))
        if (!measures.includes(id))
          yield { at, message: `“${id}” is not in content/time-measures.yaml: add it there, or mend the name` };
      continue;
    }
    calculators++;
    if (calculators === 2) yield { at, message: "is the second calculator: a text has one, remove the other" };
    try {
      readExample(code);
    } catch (error) {
      yield { at, message: (error as Error).message };
    }
  }
}
