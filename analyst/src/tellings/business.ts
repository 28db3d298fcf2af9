import type { Tellings } from "./wording.ts";

/** Rules about value and order of steps. */
export const businessLogic: Tellings = [
  {
    cwe: 840,
    severity: "medium",
    because: "the gain is limited to what the rule governs",
    name: ["The rules around {objects} may be bent", "The rules of the process may be bent"],
    description:
      "Somebody could repeat, combine or leave out steps, or send values the page would not offer, and gain from it. The ticket says “{quote}”; the server has to work out values and limits itself, at every step.",
    test: {
      title: [
        "Repeat, skip and reorder steps and send own values to {endpoint}",
        "Repeat, skip and reorder the steps and send values the page does not offer",
      ],
      minutes: 90,
      kind: "manual",
    },
  },
];

/** Two requests at one time. */
export const raceCondition: Tellings = [
  {
    cwe: 362,
    severity: "medium",
    because: "it takes well-timed requests",
    name: "Two requests at the same moment may both succeed",
    description:
      "Somebody could send the request many times at once and have it counted more often than allowed. The ticket says “{quote}”; checking and changing have to be one step that the database guards.",
    test: {
      title: [
        "Send {endpoint} twenty times in the same moment",
        "Send the same request twenty times in the same moment",
      ],
      minutes: 60,
      kind: "automated",
    },
  },
];
