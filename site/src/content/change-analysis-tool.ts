import raw from "@latchwork/content/change-analysis-tool.yaml?raw";
import * as z from "zod";
import { readWords, text } from "./words.ts";

const tool = z.strictObject({
  title: text,
  lead: text,
  benefitsHeading: text,
  benefits: z.array(z.strictObject({ title: text, text })).length(4),
  closing: z.strictObject({ heading: text, lead: text }),
});

export type ToolWords = z.output<typeof tool>;
export const toolWords: ToolWords = readWords("change-analysis-tool.yaml", raw, tool);
