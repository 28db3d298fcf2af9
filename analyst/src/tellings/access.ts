import type { Tellings } from "./wording.ts";

/** Whose records somebody reaches. */
export const objectAccess: Tellings = [
  {
    cwe: 639,
    severity: "high",
    because: "it reaches what belongs to other people",
    name: [
      "Any {actor} may reach {objects} of other people",
      "{objects} may open to people they do not belong to",
      "Records may open to people they do not belong to",
    ],
    description: [
      "One account could read or change {an object} that belongs to another. The ticket says “{quote}”, so the server has to compare the owner of each {object} with the caller on every request.",
      "One account could read or change what belongs to another. The ticket says “{quote}”, so the server has to compare the owner of each record with the caller on every request.",
    ],
    test: {
      title: [
        "Swap ids between two accounts on {endpoint}",
        "Request a second account's {objects} through every changed page and call",
        "Request a second account's records through every changed page and call",
      ],
      minutes: 60,
      kind: "manual",
    },
  },
];

/** Who may do what. */
export const functionAccess: Tellings = [
  {
    cwe: 862,
    severity: "high",
    because: "a lesser role gets a greater one's power",
    name: ["Any {actor} may do more than the role allows", "The action may be open to roles that should not have it"],
    description:
      "Somebody with a lesser role could call the action directly, whatever the page shows them. The ticket says “{quote}”; the server has to check the role each time the action is called, by every way that leads to it.",
    test: {
      title: [
        "Call {endpoint} with each role below the one required",
        "Call the changed action with each role below the one required",
      ],
      minutes: 60,
      kind: "manual",
    },
  },
];

/** What remains to be read of who did what. */
export const audit: Tellings = [
  {
    cwe: 778,
    severity: "low",
    because: "it hides other harm and does none itself",
    name: "Who did what may not be traceable afterwards",
    description:
      "Somebody who misuses the change could stay unnoticed, or blame another. The ticket says “{quote}”; the record has to name actor, time and object, and nobody who acts may alter it.",
    test: {
      title: "Do the changed actions and compare what the audit record says of them",
      minutes: 45,
      kind: "manual",
    },
  },
];
