import type { Tellings } from "./wording.ts";

/** Proving who somebody is. */
export const authentication: Tellings = [
  {
    cwe: 287,
    severity: "high",
    because: "whoever gets past the sign-in acts as somebody else",
    name: "The changed sign-in may let the wrong person in",
    description:
      "A stranger could leave out, repeat or reorder a step and arrive in another person's account. The ticket says “{quote}”; every way in has to ask for the same proof, and the server has to check it.",
    test: { title: "Leave out, repeat and reorder the steps of the changed sign-in", minutes: 60, kind: "manual" },
  },
];

/** How long and where a sign-in lives. */
export const session: Tellings = [
  {
    cwe: 613,
    severity: "medium",
    because: "it takes a stolen token or an unattended device",
    name: "A session may outlive the reason it was given for",
    description:
      "Somebody with a stolen token or a forgotten device could go on acting as its owner. The ticket says “{quote}”; signing out, a changed password and a removed account have to end the session on the server.",
    test: {
      title: "Reuse old session tokens after sign-out, password change and removal of the account",
      minutes: 45,
      kind: "automated",
    },
  },
];

/** Ways back into an account, and links that stand for a person. */
export const recovery: Tellings = [
  {
    cwe: 640,
    severity: "high",
    because: "whoever holds the link or code takes the account",
    name: "The link or code may open an account to the wrong person",
    description:
      "Whoever gets hold of the link or guesses the code could act as the person it was meant for. The ticket says “{quote}”; it has to be random, short-lived, good for one use, and bound to one account.",
    test: {
      title: "Reuse, alter and outlive the links and codes, and try them for a second account",
      minutes: 60,
      kind: "manual",
    },
  },
];

/** Trusting another party's word about who somebody is. */
export const federation: Tellings = [
  {
    cwe: 347,
    severity: "high",
    because: "a forged or mixed-up identity opens an account",
    name: "An identity from outside may be accepted unchecked",
    description:
      "A stranger could present a token or an assertion that was made for somebody else or by somebody else. The ticket says “{quote}”; signature, issuer, audience and lifetime have to be checked before an account opens.",
    test: { title: "Present altered, expired and foreign tokens to the changed sign-in", minutes: 90, kind: "manual" },
  },
];

/** Trying until it fits. */
export const bruteForce: Tellings = [
  {
    cwe: 307,
    severity: "medium",
    because: "it takes patience and a script",
    name: "Nothing may stop a script that keeps guessing",
    description:
      "A script could try values until one fits. The ticket says “{quote}”; attempts have to be limited per account as well as per address, and a new code or a parallel request must not start the count again.",
    test: {
      title: [
        "Send parallel guesses to {endpoint} from several addresses",
        "Send parallel guesses from several addresses and across resends",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
];

/** Learning what exists from how the answer differs. */
export const enumeration: Tellings = [
  {
    cwe: 203,
    severity: "low",
    because: "it tells what exists and opens nothing by itself",
    name: "The answer may tell strangers what exists",
    description:
      "Somebody with a list of addresses, names or numbers could learn which of them are known here. The ticket says “{quote}”; wording, status and time of the answer have to be the same for known and unknown ones.",
    test: {
      title: [
        "Compare the answers of {endpoint} for known and unknown entries",
        "Compare wording, status and timing for known and unknown entries",
      ],
      minutes: 45,
      kind: "automated",
    },
  },
];
