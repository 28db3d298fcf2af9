import type { MicroTest } from "@latchwork/contract/preview";

type Effort = Pick<MicroTest, "minutes" | "kind">;

const automated = (minutes: number): Effort => ({ minutes, kind: "automated" });
const manual = (minutes: number): Effort => ({ minutes, kind: "manual" });

/** What a tester does in a micro test. The same act takes the same time and is always automated or always not. */
export const acts = {
  /** One account sends the request with the id of something of another account's. */
  "swap-ids": automated(45),
  /** Each role, and nobody signed in, sends the same requests. */
  "try-roles": automated(60),
  /** The request is sent without a session, key or certificate. */
  "call-unauthenticated": automated(45),
  /** Values that the server should set or bound are sent along or altered. */
  "alter-values": automated(45),
  /** Strings that an interpreter would obey are put into a field. */
  "inject-input": automated(60),
  /** Files made for the purpose are handed to an upload, import or parser. */
  "craft-file": automated(60),
  /** The server is pointed at addresses it should not reach. */
  "point-inward": automated(60),
  /** A message is sent that its supposed sender never sent, or sent once. */
  "forge-message": automated(45),
  /** The same act is sent many times at once. */
  "race-requests": automated(60),
  /** Codes, passwords or names are tried in a row. */
  "guess-values": automated(45),
  /** Answers to requests that differ in one thing are compared. */
  "compare-answers": automated(45),
  /** Size, number or depth is raised until the server refuses. */
  "raise-load": automated(60),
  /** Settings are read from outside: headers, ports, protocols, listings. */
  "probe-setting": automated(45),
  /** A parser in native code is fed mutated input under a sanitiser. */
  "fuzz-parser": automated(120),
  /** What is installed is compared with what was published. */
  "check-component": automated(45),
  /** A flow is gone through in another order, twice, or half. */
  "walk-flow": manual(60),
  /** A session or token is kept and used after it should have ended. */
  "outlive-session": manual(60),
  /** Marked values are put in and looked for in logs, mails, exports and caches. */
  "trace-values": manual(45),
  /** A page made for the purpose acts in the browser of somebody signed in. */
  "lure-browser": manual(60),
  /** A pipeline runs a change that a stranger proposed. */
  "run-pipeline": manual(90),
  /** The tester acts with the rights of a workload, role or cluster account. */
  "use-identity": manual(90),
  /** Keys, tokens and ciphertexts are collected and looked at. */
  "examine-keys": manual(60),
  /** A model is talked into what it should not do. */
  "steer-model": manual(60),
  /** An app is run on a device whose traffic and storage the tester reads. */
  "open-app": manual(90),
  /** A device or its firmware stands on the tester's bench. */
  "open-device": manual(120),
} as const satisfies Record<string, Effort>;

export type Act = keyof typeof acts;
