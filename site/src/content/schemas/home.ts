import { type Offer, offers } from "@latchwork/contract/lead-forms";
import * as z from "zod";
import { download, exactly, group, isoDay, some, text, verbatim } from "./fields.ts";

/** The ticket of the first screen. */
export const heroTicket = group("number kind aside title", { text: verbatim });

/** Where the hero's ticket is, and when. */
const stage = group("name when");

const tab = {
  value: z.enum(["tools-miss", "micro-tests"]),
  points: z.array(text).length(3),
  anchor: z.enum(["security-reviews", "micro-tests"]),
};

export const home = z.strictObject({
  hero: group("label headline headlineEnd lede ledeStrong ledeEnd", {
    /** `base`: as in `results`, in few words. */
    facts: exactly(2, "figure says base caseStudy"),
    /** Words to a figure that is counted: how many changes have nothing to test. Other such figures stand in square brackets. */
    harmless: group("says link"),
  }),
  journey: z.strictObject({
    written: stage,
    read: stage,
    questioned: stage,
    tested: stage,
    yours: stage,
    closed: stage,
  }),
  problem: group("heading", {
    year: group("drawing tested risk"),
    points: exactly(3, "title text"),
  }),
  tabs: group("heading", {
    items: exactly(2, "label title text learn", tab),
    /** What a reviewer asks at the hero's ticket: one note for each of its findings, in their order. */
    reading: group("caption", { notes: z.array(text).min(1) }),
    /** What is done in the minutes of a micro test, each from its `minute` on. */
    timeline: group("caption", {
      /** The ticket with its findings, the test, its answer and the retest. */
      file: download,
      minutes: z.int().positive(),
      steps: some("label text", { minute: z.int().nonnegative() }),
      /** What was sent, and what came back in the test and in the retest; `flaw` where the test found one. */
      answers: z.strictObject({
        columns: z.tuple([text, text, text]),
        rows: some("says test retest", { flaw: z.boolean().optional() }),
      }),
    }),
  }),
  /** `base`: of what and against what a figure was measured, as the case study says. */
  results: group("heading", {
    items: exactly(3, "figure title text base caseStudy", {
      /** Drawn below the figure: of `of` tickets, how many each of two ways missed. */
      drawn: z
        .strictObject({ of: z.int().positive(), ways: exactly(2, "name", { missed: z.int().nonnegative() }) })
        .optional(),
    }),
  }),
  deployment: group("heading", {
    /** `offer`: what of the demo form "Learn More" fills in. */
    options: exactly(3, "title for text", {
      offer: z.enum(Object.keys(offers) as Offer[]),
      facts: z.array(text).length(3),
    }),
    /** Figures that are counted stand in square brackets: work-of-hundred.ts has their names. */
    work: group("heading more", {
      columns: z.tuple([text, text, text]),
      rows: some("says engine beside"),
      notes: z.array(text).min(1),
    }),
  }),
  people: group("heading audienceHeading", { testers: exactly(3, "title text"), audience: some("title text") }),
  /** `wrong`: leads to the tickets that the engine got wrong. */
  demo: group("heading lead wrong"),
  /** What search engines are told of the recording. */
  video: group("title text", { recorded: isoDay }),
  testimonials: group("heading"),
  featured: group("heading lead", { episode: group("cover label title text"), articles: z.array(text).length(2) }),
});
