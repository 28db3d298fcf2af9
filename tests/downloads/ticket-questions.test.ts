import { expect, test } from "vitest";
import { parse } from "yaml";
import { readRoot } from "../rules/repository-files.ts";

interface Asked {
  term: string;
  wanted: string;
}

const file = "content/downloads/ticket-questions.txt";
const width = 78;

/** A paragraph in lines of at most `width` characters, each after `indent` blanks. */
function wrapped(text: string, indent: number): string {
  const lines = [""];
  for (const word of text.trim().split(/\s+/)) {
    const line = lines.at(-1) ?? "";
    if (`${line} ${word}`.trim().length > width - indent) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`.trim();
  }
  return lines.map((line) => " ".repeat(indent) + line).join("\n");
}

// After a change of a question: npx vitest run tests/downloads/ticket-questions.test.ts -u
test("the form asks any supplier what the page on tickets answers or leaves open, in its order", async () => {
  const { platform, ask } = parse(readRoot("content/ticket-handling.yaml")) as {
    platform: { facts: Record<string, Asked>; scopes: Asked; subProcessors: Asked };
    ask: { form: { file: string } };
  };
  expect(`content${ask.form.file}`).toBe(file);
  const questions = [...Object.values(platform.facts), platform.scopes, platform.subProcessors];
  const asked = questions.map(({ term, wanted }, index) => {
    const [question, answer] = [term, wanted].map((text) => text.replaceAll("{brand}", "the supplier"));
    return [
      wrapped(`${index + 1}. ${question}`, 0),
      wrapped(`Complete: ${answer}`, 3),
      "   Answer ____",
      "   Clause ____   Date ____",
    ].join("\n");
  });
  const head = [
    wrapped(
      `${questions.length} questions to a supplier that reads your tickets. Under each is what a complete answer contains; there, “you” is the customer and “us” the supplier. Write down in which clause of the contract the answer stands, and when you had it. MIT licence.`,
      0,
    ),
  ];
  await expect(`${[...head, ...asked].join("\n\n")}\n`).toMatchFileSnapshot(`../../${file}`);
});
