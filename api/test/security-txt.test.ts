import { expect, test } from "vitest";
import { datedSecurityTxt } from "../src/pages/security-txt.ts";

const built = "Contact: mailto:a@example.org\nExpires: 2026-01-01T00:00:00Z\nPreferred-Languages: en\n";

test("the file is good for half a year from whenever it is read, and nothing else changes", () => {
  expect(datedSecurityTxt(built, new Date("2031-03-01T23:59:59Z"))).toBe(
    "Contact: mailto:a@example.org\nExpires: 2031-08-28T00:00:00Z\nPreferred-Languages: en\n",
  );
});
