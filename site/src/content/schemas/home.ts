import * as z from "zod";
import { exactly, some, text, verbatim } from "./fields.ts";

/** The ticket of the first screen. */
export const heroTicket = z.strictObject({ number: text, kind: text, aside: text, title: text, text: verbatim });

export const home = z.strictObject({
  hero: z.strictObject({
    label: text,
    headline: text,
    headlineEnd: text,
    lede: text,
    ledeStrong: text,
    ledeEnd: text,
    facts: exactly(3, { figure: text, says: text }),
  }),
  problem: z.strictObject({ heading: text, drawing: text, points: exactly(3, { title: text, text }) }),
  tabs: z.strictObject({
    heading: text,
    items: exactly(2, {
      value: z.enum(["tools-miss", "micro-tests"]),
      label: text,
      title: text,
      text,
      points: z.array(text).length(3),
      learn: text,
      anchor: z.enum(["security-reviews", "micro-tests"]),
    }),
  }),
  results: z.strictObject({
    heading: text,
    items: exactly(3, {
      figure: text,
      title: text,
      text,
      /** Of what and against what it was measured, as the case study says. */
      base: text,
      caseStudy: text,
    }),
  }),
  deployment: z.strictObject({
    heading: text,
    options: exactly(3, { title: text, for: text, text, facts: z.array(text).length(3) }),
  }),
  people: z.strictObject({
    heading: text,
    testers: exactly(3, { title: text, text }),
    audienceHeading: text,
    audience: some({ title: text, text }),
  }),
  demo: z.strictObject({ label: text, heading: text, lead: text }),
  testimonials: z.strictObject({ heading: text }),
  featured: z.strictObject({
    heading: text,
    lead: text,
    episode: z.strictObject({ cover: text, label: text, title: text, text }),
    articles: z.array(text).length(2),
  }),
});
