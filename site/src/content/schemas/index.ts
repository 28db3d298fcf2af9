import type * as z from "zod";
import { heroTicket, home } from "./home.ts";
import { benchmark, howGoodIsIt } from "./how-good-is-it.ts";
import { howItWorks } from "./how-it-works.ts";
import { listSchemas } from "./lists.ts";
import { pageSchemas } from "./pages.ts";

/** What each YAML file of content/ holds, by the file's name. */
export const schemas = {
  ...listSchemas,
  ...pageSchemas,
  benchmark,
  "hero-ticket": heroTicket,
  home,
  "how-good-is-it": howGoodIsIt,
  "how-it-works": howItWorks,
};

export type ContentName = keyof typeof schemas;
/** What a file of content/ holds once it has been read. */
export type Content<Name extends ContentName> = z.output<(typeof schemas)[Name]>;
