import { expect, test } from "vitest";
import { securityTxtExpires } from "./security-txt.ts";

test("security.txt runs out a year after its contact was checked, less than the year that RFC 9116 allows", () => {
  expect(securityTxtExpires("2026-11-23")).toBe("2027-11-22T00:00:00Z");
  expect(securityTxtExpires("2028-01-31")).toBe("2029-01-29T00:00:00Z");
});
