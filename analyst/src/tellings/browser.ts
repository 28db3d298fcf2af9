import type { Tellings } from "./wording.ts";

/** Text that becomes page. */
export const xss: Tellings = [
  {
    cwe: 79,
    severity: "high",
    because: "the script acts as whoever looks at the page",
    name: "Text from one person may run as script for another",
    description:
      "Somebody could write markup that runs as script in the browser of whoever looks at it. The ticket says “{quote}”; text has to be escaped where it is shown, and markup cleaned by a list of what is allowed.",
    test: {
      title: "Store markup, event handlers and script links and view them as another role",
      minutes: 60,
      kind: "manual",
    },
  },
];

/** Requests that another site starts. */
export const csrf: Tellings = [
  {
    cwe: 352,
    severity: "medium",
    because: "it needs a signed-in person who opens a page",
    name: "Another site may act in a signed-in person's name",
    description:
      "A foreign page or a link in a mail could start the action with the visitor's own session. The ticket says “{quote}”; what changes something has to be a POST with a token or a checked origin.",
    test: {
      title: [
        "Trigger {endpoint} from a foreign page and by plain GET",
        "Trigger the action from a foreign page and by plain GET",
      ],
      minutes: 45,
      kind: "manual",
    },
  },
];

/** Where a visitor is sent. */
export const openRedirect: Tellings = [
  {
    cwe: 601,
    severity: "medium",
    because: "it lends the site's name to a forged page",
    name: ["Visitors may be sent to a foreign site by {parameter}", "Visitors may be sent on to a foreign site"],
    description:
      "Somebody could spread a link that begins at this site and ends at theirs. The ticket says “{quote}”; the target has to be a path of this site or an entry of a list, checked after decoding.",
    test: {
      title: [
        "Put foreign hosts, double slashes and other schemes in {parameter}",
        "Pass foreign hosts, double slashes and other schemes as the target",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
];
