import { expect, test } from "vitest";
import { repeated } from "./repeated.ts";

test("equal steps are equal text", () => {
  const places = [
    { x: 1, y: 2 },
    { x: 4, y: 2 },
    { x: 7, y: 2 },
    { x: 1, y: 9 },
  ];
  expect(repeated("h2v2h-2z", places)).toBe("m1 2h2v2h-2zm3 0h2v2h-2zm3 0h2v2h-2zm-6 7h2v2h-2z");
});
