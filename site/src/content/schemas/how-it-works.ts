import * as z from "zod";
import { download, exactly, group, some, text, verbatim } from "./fields.ts";

const raising = { text: verbatim, phrase: verbatim };
/** Minutes of a manual test. Without them the test is automated and runs with every build. */
const minutes = z.int().positive().optional();

/** A line of the ticket: it raises a finding, by a phrase or by what only the architect knows, or is harmless. */
const line = z
  .union([
    z.strictObject({ text: verbatim }),
    group("mark threat because test", { ...raising, minutes }),
    group("threat because test", { text: verbatim, minutes }),
  ])
  .refine((read) => !("phrase" in read) || read.text.includes(read.phrase), "the phrase must stand in the text");

const side = group("heading text label", { examples: some("asks because").min(3) });

/** Anchors of the page that other pages link to. */
const anchors = ["security-reviews", "knowing-what-needs-people", "micro-tests"] as const;

/** The times that "at a glance" draws; what each looks like is decided in the drawing. */
const drawnTimes = ["review", "setup", "micro-test", "tested", "detection"] as const;

export const howItWorks = z.strictObject({
  hero: group("headline headlineEnd lede", {
    contents: group("label", { items: exactly(anchors.length, "says", { anchor: z.enum(anchors) }) }),
    count: group("title link caseStudy", { steps: exactly(3, "says", { count: z.int().positive() }) }),
  }),
  glance: group("heading text axis scale", { rows: some("figure text", { drawn: z.enum(drawnTimes) }) }),
  /** `alone`: what of it the tool on this site does, and what it finds without the platform. */
  agents: group("heading lead tool accuracy end effort", {
    alone: z.array(text).min(1),
    ticket: group("number title kind"),
    analyst: group("name does"),
    architect: group("name does"),
    engineer: group("name does"),
    lines: z.array(line).min(1),
    blank: group("threat test"),
    enough: group("heading text question answer again", { ticket: group("number text") }),
  }),
  choice: group("testers", { machine: side, person: side }),
  microTests: group("heading text long calendar short sum alt enlarged", {
    rows: some("what long short"),
    steps: exactly(4, "title text", { from: z.int().nonnegative(), to: z.int().positive() }),
    /** What the tester writes on the ticket, line by line. */
    written: group("heading", {
      lines: some("what says"),
      /** The whole ticket, its threats and tests, and an empty form. */
      file: download,
    }),
  }),
  integrations: group("heading", { groups: exactly(4, "carries text", { names: z.array(text).length(2) }) }),
  /** `first`: the customer whose words come first here; the home page begins with another. */
  testimonials: group("heading first"),
  faq: group("heading"),
  closing: group("heading lead"),
});
