import raw from "@latchwork/content/book-a-demo.yaml?raw";
import * as z from "zod";
import { readWords, text } from "./words.ts";

const bookADemo = z.strictObject({
  title: text,
  lead: text,
  agenda: z.array(z.strictObject({ minutes: text, heading: text, text })).min(1),
});

export type BookADemoWords = z.output<typeof bookADemo>;

export const bookADemoWords = readWords("book-a-demo.yaml", raw, bookADemo);
