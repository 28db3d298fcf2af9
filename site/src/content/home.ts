import raw from "@latchwork/content/home.yaml?raw";
import * as z from "zod";
import { readWords, text } from "./words.ts";

const titled = z.strictObject({ title: text, text });

const home = z.strictObject({
  hero: z.strictObject({
    label: text,
    headline: text,
    headlineEnd: text,
    lede: text,
    ledeStrong: text,
    ledeEnd: text,
    facts: z.array(z.strictObject({ figure: text, says: text })).length(3),
  }),
  problem: z.strictObject({ heading: text, drawing: text, points: z.array(titled).length(3) }),
  tabs: z.strictObject({
    heading: text,
    items: z
      .array(
        z.strictObject({
          value: z.enum(["tools-miss", "micro-tests"]),
          label: text,
          title: text,
          text,
          points: z.array(text).length(3),
          learn: text,
          anchor: z.enum(["security-reviews", "micro-tests"]),
        }),
      )
      .length(2),
  }),
  results: z.strictObject({
    heading: text,
    items: z
      .array(
        z.strictObject({
          figure: text,
          title: text,
          text,
          /** Of what and against what it was measured, as the case study says. */
          base: text,
          caseStudy: z.string(),
        }),
      )
      .length(3),
  }),
  deployment: z.strictObject({
    heading: text,
    options: z.array(z.strictObject({ title: text, for: text, text, facts: z.array(text).length(3) })).length(3),
  }),
  people: z.strictObject({
    heading: text,
    testers: z.array(titled).length(3),
    audienceHeading: text,
    audience: z.array(titled).min(1),
  }),
  demo: z.strictObject({ label: text, heading: text, lead: text }),
  testimonials: z.strictObject({ heading: text }),
  featured: z.strictObject({
    heading: text,
    lead: text,
    episode: z.strictObject({ cover: z.string(), label: text, title: text, text }),
    /** Slugs of the two articles. */
    articles: z.array(z.string()).length(2),
  }),
});

export type HomeWords = z.output<typeof home>;
export const homeWords: HomeWords = readWords("home.yaml", raw, home);
