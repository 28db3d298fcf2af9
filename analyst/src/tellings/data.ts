import type { Tellings } from "./wording.ts";

/** Data that gets where it should not. */
export const dataExposure: Tellings = [
  {
    cwe: 200,
    severity: "medium",
    because: "it shows data and changes none",
    name: ["{objects} may be seen by more people than intended", "Data may be seen by more people than intended"],
    description:
      "People or systems could see data that their task does not need. The ticket says “{quote}”; each field needs a reason to be there and a reader who may see it, and the rest has to stay behind.",
    test: {
      title: [
        "Read every field that {endpoint} returns as each kind of caller",
        "Look for data without a reason in every changed answer, file, mail and log",
      ],
      minutes: 45,
      kind: "manual",
    },
  },
];

/** Personal data and what people agreed to. */
export const privacy: Tellings = [
  {
    cwe: 359,
    severity: "medium",
    because: "personal data is used beyond what people agreed to",
    name: "Personal data may be used beyond what people agreed to",
    description:
      "People's data could be kept, passed on or used without the consent that was asked for. The ticket says “{quote}”; the server has to hold consent and retention for every copy, and a withdrawal has to reach them all.",
    test: {
      title: "Refuse, withdraw and delete, then look for the person's data in every copy",
      minutes: 60,
      kind: "manual",
    },
  },
];

/** How data is hidden and tokens are made. */
export const cryptography: Tellings = [
  {
    cwe: 327,
    severity: "medium",
    because: "it takes access to the data or many attempts",
    name: "Encryption, hash or token may be weaker than it looks",
    description:
      "Somebody could predict a value, or turn it back into what it hides. The ticket says “{quote}”; algorithms and lengths have to be current ones, and random values have to come from the system's secure source.",
    test: { title: "Check algorithm, key, salt and randomness of the changed values", minutes: 60, kind: "automated" },
  },
];

/** Keys and passwords of systems. */
export const secrets: Tellings = [
  {
    cwe: 522,
    severity: "high",
    because: "a leaked key opens what it was made for",
    name: "A key or password may be found by people who should not have it",
    description:
      "Somebody could find the secret and use it in place of the system it belongs to. The ticket says “{quote}”; it belongs in a secret store, out of code, images, logs and answers, with a way to replace it.",
    test: {
      title: "Search code, history, builds, logs and answers for the secret and try to use it",
      minutes: 45,
      kind: "automated",
    },
  },
];

/** What travels, and to whom. */
export const transport: Tellings = [
  {
    cwe: 319,
    severity: "medium",
    because: "it takes a place on the network between both ends",
    name: "The connection may be read or altered on its way",
    description:
      "Somebody on the network between both ends could read the data or answer in the server's place. The ticket says “{quote}”; the connection needs TLS, and the certificate and host name have to be checked.",
    test: { title: "Answer the connection with a foreign certificate and without TLS", minutes: 45, kind: "automated" },
  },
];
