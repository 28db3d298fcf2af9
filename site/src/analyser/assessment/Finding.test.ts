import { expect, test } from "vitest";
import { withoutLead } from "./Finding.tsx";

const quotation = (text: string) => ({ text, start: 0, end: text.length });

test("the sentence that repeats the first quotation is left to the quotation", () => {
  const text = "The ticket says “POST /x takes 'it'”. Whoever calls it sees all.";
  expect(withoutLead(text, [quotation("`POST /x`\n takes “it”")])).toBe("Whoever calls it sees all.");
});

test("every other description stays whole", () => {
  for (const text of ["The ticket says “something else”. So.", "No check.", ""]) {
    expect(withoutLead(text, [quotation("no check")])).toBe(text);
    expect(withoutLead(text, [])).toBe(text);
  }
});
