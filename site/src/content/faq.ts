import homeRaw from "@latchwork/content/faq-home.yaml?raw";
import howItWorksRaw from "@latchwork/content/faq-how-it-works.yaml?raw";
import * as z from "zod";
import { readWords, text } from "./words.ts";

const questions = z.array(z.strictObject({ question: text, answer: text })).length(10);

export type Faq = z.output<typeof questions>;

export const homeFaq: Faq = readWords("faq-home.yaml", homeRaw, questions);
export const howItWorksFaq: Faq = readWords("faq-how-it-works.yaml", howItWorksRaw, questions);
