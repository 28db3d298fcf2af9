import { expect, test } from "vitest";
import { whatIsMissing } from "./missing.ts";

const given = { ticket: "Add a field.", hasSamples: true, status: "verified" } as const;

test("a blank ticket is missed first, and samples are named where there are some", () => {
  for (const status of ["idle", "verified"] as const) {
    expect(whatIsMissing({ ...given, ticket: " \n", status })).toBe("Paste a ticket or pick a sample first.");
    expect(whatIsMissing({ ...given, ticket: "", status, hasSamples: false })).toBe("Paste a ticket first.");
  }
});

test("then the proof, unless it is being made or at hand", () => {
  for (const status of ["idle", "expired", "error"] as const)
    expect(whatIsMissing({ ...given, status })).toBe("Confirm you are human first.");
  for (const status of ["working", "verified"] as const) expect(whatIsMissing({ ...given, status })).toBeUndefined();
});
