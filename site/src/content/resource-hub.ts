import raw from "@latchwork/content/resource-hub.yaml?raw";
import * as z from "zod";
import { readWords, text } from "./words.ts";

const hub = z.strictObject({ title: text, lead: text, closing: z.strictObject({ heading: text, lead: text }) });

export const hubWords = readWords("resource-hub.yaml", raw, hub);
