import { expect, test } from "vitest";
import { codeBlocks, isThere } from "../articles/article-code.ts";
import { readRoot } from "../rules/repository-files.ts";

const file = "blog/top-5-business-logic-flaws.md";

test.runIf(isThere(file))(
  "the card asks the article's five questions and has each line that its tickets lacked",
  () => {
    const text = readRoot(`content/${file}`);
    const card = readRoot("content/downloads/business-rules-card.md");
    expect(text).toContain("(/downloads/business-rules-card.md)");
    const questions = [...card.matchAll(/^- \[ \] \*\*([^?]+)\?\*\*/gm)].map(([, question = ""]) => question);
    const [, named = ""] = /leaves out at least one of these: ([^.]+)\./.exec(text) ?? [];
    expect(questions.map((question) => question.toLowerCase())).toEqual(named.split(", "));
    const rows = [...card.matchAll(/^\| (?!Change|---)(.+) \| (.+)\? \| (.+) \|$/gm)].map(([, , question, line]) => ({
      question,
      line,
    }));
    const added = codeBlocks(file, "diff").flatMap((block) => block.match(/(?<=^\+- ).+$/gm) ?? []);
    expect(rows.map(({ line }) => line)).toEqual(added);
    expect(new Set(rows.map(({ question }) => question))).toEqual(new Set(questions));
  },
);
