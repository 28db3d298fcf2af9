import { expect, test } from "vitest";
import { wilson } from "./wilson.ts";

test.each([
  // R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])("%i of %i has the interval that is published for it", (part, whole, low, high) => {
  const [from, to] = wilson(part, whole);
  expect(from).toBeCloseTo(low, 4);
  expect(to).toBeCloseTo(high, 4);
});
