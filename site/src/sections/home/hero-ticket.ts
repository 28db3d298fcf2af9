import assessed from "@latchwork/content/hero-ticket.assessment.json";
import { assessment } from "@latchwork/contract/preview";
import { readContent } from "../../content/read-content.ts";

/** The ticket of the first screen with the engine's own assessment of its text. */
export const heroTicket = { ...readContent("hero-ticket"), assessment: assessment.parse(assessed) };
export type HeroTicket = typeof heroTicket;
