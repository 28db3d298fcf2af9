import type { PublicationPage } from "../../page-table/page-table.ts";
import type { Ground } from "./Publication.tsx";

const grounds: readonly Ground[] = ["ink", "paper", "signal"];

const letters = (text: string): number => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** Guides open on ink, case studies on the signal's colour, partnerships on ink; articles on one of the three, always the same. */
export function groundOf({ publication: { collection, id } }: PublicationPage): Ground {
  if (collection === "case-studies") return "signal";
  if (collection !== "blog") return "ink";
  return grounds[letters(id) % grounds.length] ?? "paper";
}
