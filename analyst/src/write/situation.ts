import type { Severity } from "@latchwork/contract/preview";
import type { Chapter } from "../weaknesses/asvs.ts";
import type { Cwe } from "../weaknesses/catalogue.ts";
import type { Act } from "./acts.ts";

/**
 * A sentence of a finding. `{name}` is a blank for the ticket's own words: what a pattern took down under that name, or
 * one of `blanks` (slots.ts). Where a wording is a list, the first one whose blanks can all be filled is told; where none can, the situation is not.
 */
export type Wording = string | readonly [string, ...string[]];

/** Something a tester knows to ask about: how it shows in a ticket, what it means there, and how it is settled. */
export interface Situation {
  /** Unique among all classes: `fetches-typed-address`. */
  readonly id: string;
  /** Patterns (facts/pattern.ts), any of which has to stand in a sentence. Only a class's last situation has none: it fits always. */
  readonly when?: readonly string[];
  /** Chosen by its topic alone: it is told of the sentence that says most for the class, and gives way to one that is not. */
  readonly byTopic?: true;
  /** Patterns that, anywhere in the ticket, settle the question: then it is not told. */
  readonly unless?: readonly string[];
  readonly cwe: Cwe;
  /** Where another chapter of the ASVS than the class's is closer. */
  readonly asvs?: Chapter;
  /** By who can do it and what is lost. */
  readonly severity: Severity;
  /** Why this severity; completes "…, because". */
  readonly because: string;
  /** The headline: who could do what to what. */
  readonly name: Wording;
  /** What follows for this ticket; stands after "The ticket says “…”." */
  readonly so: Wording;
  /** Where the ticket itself names the control: it is quoted, and this stands instead of `so`. */
  readonly control?: { readonly when: readonly string[]; readonly so: Wording };
  readonly test: {
    readonly act: Act;
    /** What is tried, as an order: "Follow the reset link twice". */
    readonly title: Wording;
    /** Accounts, data and tools that have to be there first. */
    readonly setUp: Wording;
    /** As whom, what is sent, with which values. */
    readonly steps: readonly [Wording, ...Wording[]];
    /** The answer that is the failure; completes "Fails if". */
    readonly failsIf: Wording;
  };
  /** A ticket that raises it, and one much like it that does not. */
  readonly raises?: string;
  readonly silent?: string;
}

/** The situations of one class: the first that fits is told. */
export type Situations = readonly [...Situation[], Situation];
