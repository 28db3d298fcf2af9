import raw from "@latchwork/content/events.yaml?raw";
import * as z from "zod";
import { readWords, text } from "./words.ts";

const event = z.strictObject({
  id: z.string(),
  title: text,
  date: z.iso.date("must be a day such as 2025-11-27"),
  kind: text,
  minutes: z.int().positive(),
  description: text,
  cover: z.string(),
});
export type Event = z.output<typeof event>;

export const events: readonly Event[] = readWords("events.yaml", raw, z.array(event));
