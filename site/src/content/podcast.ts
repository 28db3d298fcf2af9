import raw from "@latchwork/content/podcast.yaml?raw";
import * as z from "zod";
import { readWords, text } from "./words.ts";

const podcast = z.strictObject({ title: text, lead: text, about: z.array(text).min(1) });

export const podcastWords = readWords("podcast.yaml", raw, podcast);
