import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brand } from "@latchwork/brand";
import { expect, test } from "vitest";
import { signed, sourceOf, wordsOf } from "./source.ts";

const folder = resolve(import.meta.dirname, "../../content/partnerships");
const partners = readdirSync(folder)
  .filter((name) => name.endsWith(".md"))
  .map((name) => name.replace(/\.md$/, ""));

test.each(partners)("the PDF of %s is a whole PDF, made from the words of its page", (partner) => {
  const file = `${folder}/${partner}.pdf`;
  expect(existsSync(file), "There is no PDF yet: run npm run partnership-pdf.").toBe(true);
  const pdf = readFileSync(file);
  const text = pdf.toString("latin1");
  expect(text).toMatch(/^%PDF-1\.\d/);
  expect(text.slice(-1024)).toContain("%%EOF");
  expect(text.match(/\/Type \/Page\b/g)?.length, "pages").toBeGreaterThan(2);
  expect(pdf.length, "bytes").toBeLessThan(400 * 1024);
  const why = "The words have changed since the PDF was made: run npm run partnership-pdf and commit the new one.";
  expect(text, "Links of the printed page lead to the machine that printed it.").not.toContain("127.0.0.1");
  expect(sourceOf(pdf), why).toBe(wordsOf(partner, brand));
});

test("there is a partnership to look at", () => expect(partners.length).toBeGreaterThan(0));

test("a PDF that nobody signed names no source", () => {
  const pdf = Buffer.from("%PDF-1.4\n%%EOF\n");
  expect(sourceOf(pdf)).toBeUndefined();
  expect(sourceOf(signed(pdf, "a".repeat(64)))).toBe("a".repeat(64));
});
