import type * as z from "zod";
import { heroTicket, home } from "./home.ts";
import { howGoodIsIt } from "./how-good-is-it.ts";
import { howItWorks } from "./how-it-works.ts";
import { customers, episodes, events, faq, samples, testimonials } from "./lists.ts";
import {
  bookADemo,
  changeAnalysisTool,
  newsletter,
  pages,
  plainPages,
  podcast,
  privacyNotice,
  resourceHub,
} from "./pages.ts";

/** What each YAML file of content/ holds, by the file's name. */
export const schemas = {
  "book-a-demo": bookADemo,
  "change-analysis-tool": changeAnalysisTool,
  customers,
  episodes,
  events,
  "faq-home": faq,
  "faq-how-it-works": faq,
  "hero-ticket": heroTicket,
  home,
  "how-good-is-it": howGoodIsIt,
  "how-it-works": howItWorks,
  newsletter,
  pages,
  "plain-pages": plainPages,
  podcast,
  "privacy-notice": privacyNotice,
  "resource-hub": resourceHub,
  samples,
  testimonials,
};

export type ContentName = keyof typeof schemas;
/** What a file of content/ holds once it has been read. */
export type Content<Name extends ContentName> = z.output<(typeof schemas)[Name]>;
