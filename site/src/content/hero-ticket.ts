import judged from "@latchwork/content/hero-ticket.assessment.json";
import raw from "@latchwork/content/hero-ticket.yaml?raw";
import { assessment } from "@latchwork/contract/preview";
import * as z from "zod";
import { readWords, text, verbatim } from "./words.ts";

const heroTicket = z.strictObject({ number: text, kind: text, aside: text, title: text, text: verbatim });

/** The ticket of the first screen with the engine's own judgement of its text. */
export const heroTicketWords = {
  ...readWords("hero-ticket.yaml", raw, heroTicket),
  judgement: assessment.parse(judged),
};
export type HeroTicket = typeof heroTicketWords;
