import * as z from "zod";
import { exactly, some, text, verbatim } from "./fields.ts";

const agent = z.strictObject({ name: text, does: text });

const raising = { text: verbatim, phrase: verbatim, mark: text };

/** A line of the ticket: it raises a finding by one phrase, gives the context for others, or is harmless. */
const line = z
  .union([
    z.strictObject({ text: verbatim }),
    z.strictObject({ ...raising, context: text, test: text }),
    z.strictObject({
      ...raising,
      threat: text,
      because: text,
      test: text,
      /** Minutes of a manual test. Without them the test is automated and runs with every build. */
      minutes: z.int().positive().optional(),
    }),
  ])
  .refine((read) => !("phrase" in read) || read.text.includes(read.phrase), "the phrase must stand in the text");

const side = z.strictObject({ heading: text, text, label: text, examples: some({ asks: text, because: text }).min(3) });

/** Anchors of the page that other pages link to. */
const anchors = ["security-reviews", "knowing-what-needs-people", "micro-tests"] as const;

/** The times that "at a glance" draws; what each looks like is decided in the drawing. */
const drawnTimes = ["review", "setup", "micro-test", "tested", "detection"] as const;

export const howItWorks = z.strictObject({
  hero: z.strictObject({
    headline: text,
    headlineEnd: text,
    lede: text,
    contents: z.strictObject({
      label: text,
      items: exactly(anchors.length, { anchor: z.enum(anchors), says: text }),
    }),
    count: z.strictObject({
      title: text,
      steps: exactly(3, { count: z.int().positive(), says: text }),
      link: text,
      caseStudy: text,
    }),
  }),
  glance: z.strictObject({
    heading: text,
    text,
    axis: text,
    scale: text,
    rows: some({ figure: text, drawn: z.enum(drawnTimes), text }),
  }),
  agents: z.strictObject({
    heading: text,
    lead: text,
    ticket: z.strictObject({ number: text, title: text, kind: text }),
    analyst: agent,
    architect: agent,
    engineer: agent,
    lines: z.array(line).min(1),
    blank: z.strictObject({ threat: text, test: text }),
    end: text,
    effort: text,
    enough: z.strictObject({
      heading: text,
      text,
      ticket: z.strictObject({ number: text, text }),
      question: text,
      answer: text,
      again: text,
    }),
  }),
  choice: z.strictObject({ machine: side, person: side, testers: text }),
  microTests: z.strictObject({
    heading: text,
    text,
    rows: some({ what: text, long: text, short: text }),
    long: text,
    calendar: text,
    short: text,
    sum: text,
    alt: text,
    enlarged: text,
    steps: exactly(4, { from: z.int().nonnegative(), to: z.int().positive(), title: text, text }),
  }),
  integrations: z.strictObject({
    heading: text,
    groups: exactly(4, { carries: text, names: z.array(text).length(2), text }),
  }),
  /** `first`: the customer whose words come first here; the home page begins with another. */
  testimonials: z.strictObject({ heading: text, first: text }),
  faq: z.strictObject({ heading: text }),
  closing: z.strictObject({ heading: text, lead: text }),
});
