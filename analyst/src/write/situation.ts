import type { MicroTest, Severity } from "@latchwork/contract/preview";
import type { Cwe } from "@latchwork/contract/weaknesses";
import type { Chapter } from "../weaknesses/asvs.ts";

type Effort = Pick<MicroTest, "minutes" | "kind">;

const automated = (minutes: number): Effort => ({ minutes, kind: "automated" });
const manual = (minutes: number): Effort => ({ minutes, kind: "manual" });

/** What a tester does in a micro test, with its time and whether it can be automated. */
export const techniques = {
  /** One account sends the request with the id of something of another account's. */
  "swap-ids": automated(45),
  /** Each role, and nobody signed in, sends the same requests. */
  "try-roles": automated(60),
  /** The request is sent without a session, key or certificate. */
  "call-unauthenticated": automated(45),
  /** Values that the server should set or bound are sent along or altered. */
  "alter-values": automated(45),
  /** Strings that an interpreter would execute are put into a field. */
  "inject-input": automated(60),
  /** Files made for the purpose are handed to an upload, import or parser. */
  "craft-file": automated(60),
  /** The server is pointed at addresses it should not reach. */
  "point-inward": automated(60),
  /** A message is sent that its supposed sender never sent, or sent once. */
  "forge-message": automated(45),
  /** The same request is sent many times at once. */
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
  /** A model is prompted to do what it should not. */
  "steer-model": manual(60),
  /** An app is run on a device whose traffic and storage the tester reads. */
  "open-app": manual(90),
  /** A device or its firmware is examined on the tester's bench. */
  "open-device": manual(120),
} as const satisfies Record<string, Effort>;

export type Technique = keyof typeof techniques;

/**
 * A sentence of a finding. `{name}` is a slot for the ticket's own words: what a pattern captured under that name, or one
 * of `slotNames` (slots.ts). Of a list, the first wording whose slots can all be filled is used; where none can, the
 * situation is passed over.
 */
export type Wording = string | readonly [string, ...string[]];

/** An entry of the CWE list, for tickets in which a pattern matches near the sentence; without patterns, for the others. */
export interface Filing {
  readonly when?: readonly string[];
  readonly cwe: Cwe;
}

/** Something a tester knows to ask about: how it shows in a ticket, what it means there, and how to test it. */
export interface Situation {
  /** Unique among all classes: `fetches-typed-address`. */
  readonly id: string;
  /** Patterns (facts/pattern.ts), one of which has to match a sentence. Only a class's last situation has none: it always fits. */
  readonly when?: readonly string[];
  /** Its patterns only name a topic: it gives way to precise situations, and counts only where the class is spoken of. */
  readonly topicOnly?: true;
  /** Patterns that rule it out when they match near the sentence. */
  readonly unless?: readonly string[];
  /** The number that labelled corpora count it by: one of its class's. */
  readonly cwe: Cwe;
  /** What it is filed under, where that is not `cwe`. Of several, the one whose pattern matches nearest; the last has none. */
  readonly weakness?: Cwe | readonly Filing[];
  /** Where another chapter of the ASVS than the class's is closer. */
  readonly asvs?: Chapter;
  /** By who can do it and what is lost. */
  readonly severity: Severity;
  /** Why this severity; completes "…, because". */
  readonly rationale: string;
  /** The headline: who could do what to what. */
  readonly name: Wording;
  /** What follows for this ticket; stands after "The ticket says “…”." */
  readonly consequence: Wording;
  /** Where the ticket itself names the control: it is quoted, and this stands instead of `consequence`. */
  readonly control?: { readonly when: readonly string[]; readonly consequence: Wording };
  readonly test: {
    readonly technique: Technique;
    /** What is tried, as an imperative: "Follow the reset link twice". */
    readonly title: Wording;
    /** Accounts, data and tools that have to be there first. */
    readonly setUp: Wording;
    /** As whom, what is sent, with which values. */
    readonly steps: readonly [Wording, ...Wording[]];
    /** The answer that is the failure; completes "Fails if". */
    readonly failsIf: Wording;
  };
  /** A ticket that it fits, and a similar one that it does not. */
  readonly example?: string;
  readonly counterexample?: string;
}

/** The situations of one class, the more specific before the more general. */
export type Situations = readonly [...Situation[], Situation];
