import type { Assessment } from "@latchwork/contract/preview";
import { assess } from "../src/assess.ts";
import { matchKeywords } from "./keyword-matcher.ts";

/** What is measured side by side: the engine, a keyword matcher, and the dumbest answer. */
export const readers: Readonly<Record<"engine" | "matcher" | "silence", (text: string) => Assessment>> = {
  engine: (text) => assess(text),
  matcher: matchKeywords,
  silence: () => ({ testable: false, insufficient: false, questions: [], vulnerabilities: [] }),
};
