import judged from "@house/content/hero-ticket.judgement.json";
import raw from "@house/content/hero-ticket.yaml?raw";
import { judgement } from "@house/contract/preview";
import * as z from "zod";
import { readWords, text, verbatim } from "./words.ts";

const heroTicket = z.strictObject({ number: text, kind: text, aside: text, title: text, text: verbatim });

/** The ticket of the first screen with the engine's own judgement of its text. */
export const heroTicketWords = {
  ...readWords("hero-ticket.yaml", raw, heroTicket),
  judgement: judgement.parse(judged),
};
export type HeroTicket = typeof heroTicketWords;
