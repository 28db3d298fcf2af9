import { describe, expect, test } from "vitest";
import { assess } from "../src/assess.ts";

/** Classes by number, as in corpus/classes.json. */
const OBJECT_ACCESS = ["CWE-639"];
const SERVER_FETCH = ["CWE-918"];
const TRADE = ["CWE-841", "CWE-1284"];

describe("risky changes told without a word of security", () => {
  test.each([
    [
      "support staff open customers' order history",
      'Order history in the help desk\n\nOur agents ask customers to read their orders aloud on the phone. Support staff should be able to open the order history of any customer from the ticket.\n\nAcceptance criteria\n- the ticket shows a link "Orders"\n- the page lists the last 50 orders with delivery address\n- works for all shops, the customer number is part of the address: `/helpdesk/orders/{customerNumber}`',
      OBJECT_ACCESS,
    ],
    [
      "contacts come from a web address",
      "Import contacts from a web address\n\nMany clubs keep their member list on their own page. On the import page the user pastes a link, our server loads the file from there and shows the first ten rows for checking.\n\n- CSV and vCard\n- progress bar\n- error text if the page cannot be reached",
      SERVER_FETCH,
    ],
    [
      "several promo codes on one basket",
      "Checkout: several promo codes on one basket\n\nMarketing wants to hand out more than one code per season. Customers can enter as many codes as they have, the discounts are added up and shown in the total.\n\n- a code can be removed again\n- gift cards can be combined with codes",
      TRADE,
    ],
    [
      "another family's pictures by a running number",
      "Kindergarten album\n\nParents get a link to the picture, `https://album.example/p/{number}`. The page opens without signing in because grandparents want to see the photos too.",
      ["CWE-639", "CWE-306", "CWE-200"],
    ],
    [
      "a trainee may do what only the manager did",
      "Trainees work alone on Sundays. Let trainees cancel bookings and refund the deposit without asking the manager.",
      ["CWE-269", "CWE-862"],
    ],
  ])("%s", (_, ticket, classes) => {
    const { testable, vulnerabilities } = assess(ticket);
    expect(testable).toBe(true);
    expect(vulnerabilities.map(({ cwe }) => cwe)).toEqual(expect.arrayContaining([expect.toBeOneOf(classes)]));
  });
});

describe("harmless changes that merely mention passwords and logins", () => {
  test.each([
    [
      "a typo",
      'Fix typo in the password reset e-mail\n\n"Pasword" -> "Password" in the German and English template. No other text changes.',
    ],
    [
      "a button's look",
      "Login button: colour and spacing\n\nThe login button on the start page uses the old blue. Use the primary gradient and 12 px padding like the sign-up button. Dark mode as well.",
    ],
    [
      "tests",
      "Tests: cover the token refresh helper\n\nAdds unit tests for expired and missing tokens with mocks for the login service. No production code changes.",
    ],
    [
      "documentation",
      "Docs: how to rotate API keys\n\nNew page in the handbook with three screenshots. The feature exists since spring, it was just not written down.",
    ],
    [
      "accessibility",
      "a11y: label for the password field\n\n- `aria-label` on the show/hide icon\n- focus ring visible in both themes\n- tab order: user name, password, sign in",
    ],
    [
      "a renaming",
      "refactor: rename `AuthContext` to `SessionContext`\n\nPure rename, 14 files, imports updated. Same behaviour.",
    ],
  ])("%s", (_, ticket) => {
    expect(assess(ticket)).toEqual({ testable: false, insufficient: false, questions: [], vulnerabilities: [] });
  });
});

describe("tickets that say too little", () => {
  test.each([
    "New feature\n\n- Add solution from the meeting\n- Fix review remarks",
    "Update",
    "See thread. Same as last time.",
    "Fix bug\n\nas discussed with Tom yesterday",
  ])("%j", (ticket) => {
    const { testable, insufficient, questions, vulnerabilities } = assess(ticket);
    expect({ testable, insufficient, vulnerabilities }).toEqual({
      testable: false,
      insufficient: true,
      vulnerabilities: [],
    });
    expect(questions.length).toBeGreaterThanOrEqual(1);
    expect(questions.length).toBeLessThanOrEqual(3);
  });

  test("are asked in their own words", () => {
    expect(assess("Rework of part two\n\nas agreed").questions[0]).toContain("Rework of part two");
  });
});

describe("what a ticket denies or leaves out", () => {
  const feature = "Contacts: new import page\n\nThe list gets a page of its own with the same table as before.";

  test("is not held against it", () => {
    const left = `${feature}\n\n## Out of scope\n- import from a web address that the user pastes\n- uploading any file`;
    const asked = `${feature}\n\n- import from a web address that the user pastes\n- uploading any file`;
    expect(assess(asked).vulnerabilities.map(({ cwe }) => cwe)).toContain("CWE-918");
    expect(assess(left).vulnerabilities.map(({ cwe }) => cwe)).not.toContain("CWE-918");
  });

  test("is not held against it in a sentence either", () => {
    const denied = "Invoice list\n\nThe change does not let support staff open any customer's invoices.";
    expect(assess(denied).vulnerabilities).toEqual([]);
  });

  test("in a comment nobody sees is not read", () => {
    const hidden = "Fix typo in the footer\n\n<!-- support staff can open any customer's orders -->";
    expect(assess(hidden).testable).toBe(false);
  });
});
