import type { Stage } from "./Chapter.tsx";

/** What each chapter takes: its words, its stage, and the ticket that makes the journey. */
export interface ChapterProps<Words> {
  readonly words: Words;
  readonly ticket: string;
  readonly stage: Stage;
}
