import { expect, test } from "vitest";
import { isBlank } from "./limits.ts";

test.each(["", " \n\t", "\u200b\u200d\ufeff", "\u00a0\u2003", "\u2060 \u00ad", "\u2800\u3164"])(
  "%j shows nothing",
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

test.each(["a", "\u200ba\u200b", ".", "🙂", "字", "0"])("%j shows something", (text) => {
  expect(isBlank(text)).toBe(false);
});
