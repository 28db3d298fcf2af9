import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Brand } from "../../brand/brand-type.ts";

const folder = resolve(import.meta.dirname, "../../content/partnerships");

/** SHA-256 of what a partnership's PDF says: its words, and the brand that stands in them. */
export function wordsOf(partner: string, { name, domain }: Pick<Brand, "name" | "domain">): string {
  const words = readFileSync(`${folder}/${partner}.md`, "utf8");
  return createHash("sha256").update(`${name}\0${domain}\0${words}`).digest("hex");
}

const signature = "% made from ";

/** The PDF with a comment behind its end, where readers look at nothing, that names what it was made from. */
export function signed(pdf: Buffer, words: string): Buffer {
  return Buffer.concat([pdf, Buffer.from(`\n${signature}${words}\n`)]);
}

/** What a PDF was made from, or undefined when it does not say. */
export function sourceOf(pdf: Buffer): string | undefined {
  return new RegExp(`\n${signature}([0-9a-f]{64})\n$`).exec(pdf.toString("latin1"))?.[1];
}
