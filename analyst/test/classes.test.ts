import { describe, expect, test } from "vitest";
import { classTable } from "../bench/corpus.ts";
import { assess } from "../src/assess.ts";
import { classes, type WeaknessClass } from "../src/weaknesses/classes.ts";

/** A change that raises a class, and the nearest change that does not. Written as such tickets are, mostly without words of security. */
interface ClassCase {
  readonly class: WeaknessClass;
  readonly raises: string;
  readonly silent: string;
}

const classCases: readonly ClassCase[] = [
  {
    class: "object-access",
    raises:
      "Order history for support\n\nSupport staff can open any customer's order history from the ticket view.\n\n- new endpoint `GET /v1/customers/{id}/orders`\n- newest orders first",
    silent: 'Order history: the empty list gets a drawing and the text "No orders yet". Spacing as in the design.',
  },
  {
    class: "function-access",
    raises:
      "New role: shift lead\n\nShift leads can approve refunds and change prices without asking the owner. The owner assigns the role in the staff page.",
    silent: "Roles page: wider column for the role name, icon next to the owner",
  },
  {
    class: "authentication",
    raises:
      "Sign in with phone number only\n\nDrivers forget their passwords. Let them sign in without a password on the depot tablet, the phone number is enough.",
    silent: "Login page: button colour follows the new brand palette, hover state too",
  },
  {
    class: "session",
    raises:
      "Keep me signed in\n\nUsers stay signed in for 90 days on their own device. The refresh token is renewed on each visit and signing out on the web leaves the other sessions.",
    silent: 'Account menu: move "Sign out" below "Settings", same icon size',
  },
  {
    class: "recovery",
    raises:
      "Password reset link stays valid for 14 days\n\nPeople read the reset mail late. The reset link can be used several times until a new password was set.",
    silent: "Password reset mail: typo in the Dutch subject line",
  },
  {
    class: "federation",
    raises:
      "Sign in with Microsoft\n\nAdd Microsoft as identity provider. If the e-mail address in the id token belongs to an existing account, link that account and sign the user in.",
    silent: "Docs: new screenshot of the single sign-on settings page",
  },
  {
    class: "brute-force",
    raises:
      "One-time code at the pickup locker\n\nThe customer types a four digit code and the door opens. No limit on tries, people mistype in the cold.",
    silent: "Pickup code: larger font and more letter spacing on the phone",
  },
  {
    class: "enumeration",
    raises:
      "Registration: tell people that the e-mail address is already taken while they type, before the form is sent (`/api/available?email=`)",
    silent: "Registration form: align labels and inputs on narrow screens",
  },
  {
    class: "sql-injection",
    raises:
      "Sort and filter by any column\n\nThe list accepts any column name in `?sort=`; the repository builds the ORDER BY from the query string.",
    silent: "Sort arrow in the table header has the wrong colour in dark mode",
  },
  {
    class: "code-injection",
    raises:
      "Formulas in custom fields\n\nAdmins can write own expressions for a calculated field. The server evaluates the expression with the record's values as variables.",
    silent: "Storybook: stories for the formula icon set, snapshots updated",
  },
  {
    class: "xss",
    raises:
      "Rich text in comments\n\nCustomers write comments as HTML in the new editor. We render the HTML in the list and in the mail to the agent.",
    silent: "Comments: less padding between avatar and text, line height 1.4",
  },
  {
    class: "csrf",
    raises:
      "Approve from the mail\n\nManagers get a mail with a link to `GET /holidays/42/approve`. One click approves the request, the login cookie is enough.",
    silent: "Holiday mail: new header picture and footer text",
  },
  {
    class: "ssrf",
    raises:
      "Import contacts from a web address\n\nThe user pastes a link to a contact list, our server fetches the address and imports what it finds.",
    silent: "Import dialog: the hint text below the address field is cut off on small screens, wrap it",
  },
  {
    class: "path-traversal",
    raises:
      "Log viewer\n\nShow server logs in the panel. The file name is taken from the address (`/panel/logs?file=app.log`) and the backend reads the file from the log folder.",
    silent: "Log viewer: monospace font and alternating row background",
  },
  {
    class: "file-upload",
    raises:
      "Applicants upload documents\n\nAccept any file type up to 50 MB, keep the original file name and show the file in the browser when the recruiter clicks it.",
    silent: "Upload button: new icon and tooltip text",
  },
  {
    class: "deserialisation",
    raises:
      "Import settings\n\nUsers upload an XML file with their settings. The parser resolves external entities because some exports refer to a DTD.",
    silent: "README: link to the XML schema on the docs page",
  },
  {
    class: "open-redirect",
    raises:
      "After login send people back to the page in the `return_url` parameter, also when it is on a partner's domain.",
    silent: "Login page: loading spinner while the page is built",
  },
  {
    class: "data-exposure",
    raises:
      "The member list API response now includes phone number, home address and date of birth of all members, the app shows what it needs.",
    silent: "Member list: skeleton rows while loading, avatars with rounded corners",
  },
  {
    class: "cryptography",
    raises: "Store the door PINs as MD5 hash instead of plain text, without salt so that we can look them up.",
    silent: "Rename `hashHelper.ts` to `digest.ts`, imports updated, no functional changes",
  },
  {
    class: "secrets",
    raises:
      "The map API key and the SMS auth token are put in the app's code so that it can call both services directly.",
    silent: "Docs: explain where to find the API key, two new screenshots",
  },
  {
    class: "transport",
    raises:
      "Gateway: skip certificate validation when the handshake fails, technicians can't install our CA on old proxies.",
    silent: 'Changelog: spelling of "certificate" corrected',
  },
  {
    class: "business-logic",
    raises:
      "Checkout: allow several promo codes on one basket\n\nDiscounts add up, also with gift cards. Codes can be used once per basket.",
    silent: "Checkout: promo code field has the same height as the button next to it",
  },
  {
    class: "race-condition",
    raises:
      "Reserve the last seat\n\nWe check that a seat is free, then book it. Two people clicking at the same time both got a ticket; retry the payment if the booking fails. No lock, three app servers.",
    silent: "Seat map: free seats are drawn in green, legend below the map",
  },
  {
    class: "resource-exhaustion",
    raises:
      "Remove the page size limit of the list API, the report needs all rows at once. Timeout raised to ten minutes.",
    silent: 'List footer: text "rows per page" translated to French',
  },
  {
    class: "input-validation",
    raises:
      "Profile API: `PATCH /profile` saves the whole request body as it is, so new fields need no backend work. No validation for now.",
    silent: "Profile form: placeholder texts and tab order",
  },
  {
    class: "misconfiguration",
    raises:
      "CORS: allow all origins with credentials so that partners can call the API from their pages. Also make the storage bucket public.",
    silent: "Terraform: fix the description text of the bucket, plan is empty",
  },
  {
    class: "supply-chain",
    raises: "Add the vendor's chat widget script from their CDN to all pages, always the latest version.",
    silent: "chore(dev-deps): bump eslint and prettier, reformat",
  },
  {
    class: "message-authenticity",
    raises:
      "Payment webhook\n\nNew route `POST /webhooks/pay`. When the provider calls it with state paid we mark the order as paid. Their sandbox sends no signature.",
    silent: "Tests: fixtures for the webhook handler moved to their own folder",
  },
  {
    class: "prompt-injection",
    raises:
      "Assistant for incoming mails\n\nThe language model reads each customer mail, drafts the answer and may call the refund tool.",
    silent: "Assistant panel: avatar and colours from the design tokens",
  },
  {
    class: "audit",
    raises:
      "Clerks may correct entries without an audit trail entry, the history table grows too fast. Nobody can see who changed what.",
    silent: 'History tab: relative dates ("2 days ago") with the full date in a tooltip',
  },
  {
    class: "privacy",
    raises:
      "Start session replay and analytics before the cookie banner was answered and keep the recordings for two years.",
    silent: "Cookie banner: typo in the heading",
  },
  {
    class: "memory-safety",
    raises: "Decoder: read the length field from the packet header and memcpy that many bytes into the fixed buffer.",
    silent: "clang-format over the decoder folder, no functional change",
  },
];

const classesOf = (text: string): string[] =>
  assess(text).vulnerabilities.flatMap(({ cwe }) => classTable.get(Number(cwe.slice(4))) ?? []);

describe.each(classCases)("$class", ({ class: name, raises, silent }) => {
  test("is raised by a change of its kind", () => {
    expect(classesOf(raises)).toContain(name);
  });

  test("is silent beside its nearest harmless change", () => {
    expect(assess(silent)).toEqual({ testable: false, insufficient: false, questions: [], vulnerabilities: [] });
  });
});

test("every class has a case, and the corpora are labelled in the same ones", () => {
  expect(classCases.map((one) => one.class).toSorted()).toEqual([...classes].toSorted());
  expect([...new Set([...classTable.values()].flat())].toSorted()).toEqual([...classes].toSorted());
});
