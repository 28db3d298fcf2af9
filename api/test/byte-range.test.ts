import { expect, test } from "vitest";
import { readRange } from "../src/pages/byte-range.ts";

test.each([
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=0-99", { first: 0, last: 99 }],
  ["bytes=0-100", { first: 0, last: 99 }],
  ["bytes=10-", { first: 10, last: 99 }],
  ["bytes=99-", { first: 99, last: 99 }],
  ["bytes=-1", { first: 99, last: 99 }],
  ["bytes=-100", { first: 0, last: 99 }],
  ["bytes=-101", { first: 0, last: 99 }],
])("%s of 100 bytes is a stretch of them", (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

test.each(["bytes=100-", "bytes=100-200", "bytes=-0"])("%s of 100 bytes starts behind their end", (header) => {
  expect(readRange(header, 100)).toBe("unsatisfiable");
});

test.each([undefined, "", "bytes=", "bytes=-", "bytes=5-4", "bytes=0-1,5-6", "items=0-5", "bytes=a-b", "bytes=0x1-2"])(
  "%s asks for the whole file",
  (header) => {
    expect(readRange(header, 100)).toBeNull();
  },
);
