import raw from "@latchwork/content/how-it-works.yaml?raw";
import * as z from "zod";
import { readWords, text, verbatim } from "./words.ts";

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

const example = z.strictObject({ asks: text, because: text });
const side = z.strictObject({ heading: text, text, label: text, examples: z.array(example).min(3) });

/** Anchors of the page that other pages link to. */
const anchors = ["security-reviews", "knowing-what-needs-people", "micro-tests"] as const;

/** The times that "at a glance" draws; what each looks like is decided in the drawing. */
export const drawnTimes = ["review", "setup", "micro-test", "tested", "detection"] as const;
export type DrawnTime = (typeof drawnTimes)[number];

const howItWorks = z.strictObject({
  hero: z.strictObject({
    headline: text,
    headlineEnd: text,
    lede: text,
    contents: z.strictObject({
      label: text,
      items: z.array(z.strictObject({ anchor: z.enum(anchors), says: text })).length(anchors.length),
    }),
    count: z.strictObject({
      title: text,
      steps: z.array(z.strictObject({ count: z.int().positive(), says: text })).length(3),
      link: text,
      caseStudy: z.string(),
    }),
  }),
  glance: z.strictObject({
    heading: text,
    text,
    axis: text,
    scale: text,
    rows: z.array(z.strictObject({ figure: text, drawn: z.enum(drawnTimes), text })).min(1),
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
    rows: z.array(z.strictObject({ what: text, long: text, short: text })).min(1),
    long: text,
    calendar: text,
    short: text,
    sum: text,
    alt: text,
    enlarged: text,
    steps: z
      .array(z.strictObject({ from: z.int().nonnegative(), to: z.int().positive(), title: text, text }))
      .length(4),
  }),
  integrations: z.strictObject({
    heading: text,
    groups: z.array(z.strictObject({ carries: text, names: z.array(text).length(2), text })).length(4),
  }),
  /** `first`: the customer whose words come first here; the home page begins with another. */
  testimonials: z.strictObject({ heading: text, first: z.string() }),
  faq: z.strictObject({ heading: text }),
  closing: z.strictObject({ heading: text, lead: text }),
});

export type HowItWorksWords = z.output<typeof howItWorks>;
export type TicketLine = HowItWorksWords["agents"]["lines"][number];
export const howItWorksWords: HowItWorksWords = readWords("how-it-works.yaml", raw, howItWorks);
