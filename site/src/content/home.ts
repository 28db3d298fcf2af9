import raw from "@house/content/home.yaml?raw";
import * as z from "zod";
import { readWords, text } from "./words.ts";

const closing = z.strictObject({ heading: text, lead: text });

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
  demo: z.strictObject({ label: text, heading: text, lead: text }),
  closing,
});

export type HomeWords = z.output<typeof home>;
export const homeWords: HomeWords = readWords("home.yaml", raw, home);
