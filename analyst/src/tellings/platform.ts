import type { Tellings } from "./wording.ts";

/** Settings of servers, clouds and browsers. */
export const misconfiguration: Tellings = [
  {
    cwe: 16,
    severity: "medium",
    because: "harm depends on who can reach what was opened",
    name: "A setting may open more than it is meant to",
    description:
      "Somebody outside could reach or embed what the old setting kept closed. The ticket says “{quote}”; the setting has to name the few who need it, and hold in production as it does in the test.",
    test: {
      title: "Probe what the changed setting opens from outside and from a foreign origin",
      minutes: 45,
      kind: "automated",
    },
  },
];

/** Code that others wrote. */
export const supplyChain: Tellings = [
  {
    cwe: 829,
    severity: "medium",
    because: "it takes control of the foreign code first",
    name: "Foreign code may run here unchecked",
    description:
      "Whoever controls the foreign code could run theirs with the rights of this build or page. The ticket says “{quote}”; the version has to be fixed, its content checked by hash, and its rights kept to what it needs.",
    test: {
      title: "Check version, hash and rights of all foreign code that is loaded or run",
      minutes: 45,
      kind: "automated",
    },
  },
];

/** Messages from other systems. */
export const messageAuthenticity: Tellings = [
  {
    cwe: 345,
    severity: "high",
    because: "a forged message is acted upon as if it were real",
    name: "A forged message may be taken for a real one",
    description:
      "Somebody who finds the way in could send a message of their own or repeat an old one. The ticket says “{quote}”; each message needs a checked signature or origin, a fresh time and an id that was not seen before.",
    test: {
      title: [
        "Send forged, altered and repeated messages to {endpoint}",
        "Send forged, altered and repeated messages to the receiver",
      ],
      minutes: 60,
      kind: "automated",
    },
  },
];
