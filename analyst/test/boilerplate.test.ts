import { describe, expect, test } from "vitest";
import { blankBoilerplate } from "../src/parse/boilerplate.ts";

const left = (text: string): string => blankBoilerplate(text).trim();

describe("boilerplate says nothing of a change", () => {
  test.each([
    "Signed-off-by: the committer",
    "Co-authored-by: somebody else",
    "(cherry picked from commit 0123456789abcdef0123456789abcdef01234567)",
    "- [x] I have read the contribution guidelines",
    "- [ ] I have added tests that prove my fix is effective",
    "- [ ] Bug fix (non-breaking change which fixes an issue)",
    "Please read our CONTRIBUTING guide before submitting a pull request.",
    "Thanks!",
    "Hi all,",
    "_No response_",
  ])("%s", (line) => {
    expect(left(line)).toBe("");
  });

  test.each([
    "Thank the customer in the mail after a refund",
    "- [ ] Let guests open the invoice by its number",
    "Hello page shows the user's address",
    "This PR lets support staff reset passwords",
    "Make sure forms have pressed states and stop login after five tries",
    "This code duplicates the check of the policy",
  ])("but this does: %s", (line) => {
    expect(left(line)).toBe(line);
  });
});

describe("a statement of scope is a claim, not a fact", () => {
  test.each([
    "Only strings change, no logic.",
    "No functional changes.",
    "There is no behaviour change intended",
    "Already reviewed by security.",
    "Docs only.",
    "- Just a refactor",
    "Refactoring only, no behaviour change.",
    "Just a small cleanup.",
    "No logic was touched.",
    "Low risk.",
    "Test-only changes.",
  ])("%s", (claim) => {
    expect(left(`The server fetches the address that a customer typed.\n\n${claim}`)).toBe(
      `The server fetches the address that a customer typed.${claim.startsWith("-") ? "\n\n-" : ""}`,
    );
  });

  test.each([
    "Only admins change the logic of approval.",
    "No behaviour changes without approval by two people",
    "Tests only run for admins",
  ])("but this is a rule of the product: %s", (line) => {
    expect(left(line)).toBe(line);
  });
});

test("every offset and line end stays", () => {
  const text = "Title\r\n\r\nThanks!\r\nOnly strings change, no logic. Then more.\n";
  const read = blankBoilerplate(text);
  expect(read).toHaveLength(text.length);
  expect(read.replace(/[^\r\n]/g, "")).toBe(text.replace(/[^\r\n]/g, ""));
});
