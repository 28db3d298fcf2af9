import { brand } from "@latchwork/brand";
import { parse } from "yaml";
import * as z from "zod";
import { ContentError, inAuthorsTerms, problemLines } from "./problems.ts";

z.config({ customError: inAuthorsTerms });

/** Content names the brand by these placeholders, so that another company's build leaves no trace of ours. */
const placeholders = {
  "{brand}": brand.name,
  "{legalName}": brand.legalName,
  "{tagline}": brand.tagline,
  "{supportEmail}": brand.supportEmail,
} as const;

const placeholder = /\{[a-zA-Z]+\}/g;

function fillIn(written: string, context: z.RefinementCtx): string {
  return written.replace(placeholder, (name) => {
    if (name in placeholders) return placeholders[name as keyof typeof placeholders];
    context.addIssue({
      code: "custom",
      message: `${name} is no placeholder: use ${Object.keys(placeholders).join(", ")}`,
    });
    return name;
  });
}

/** Puts the brand in where a longer text names it; leaves other braces alone, which code is full of. */
export function fillKnown(written: string): string {
  return written.replace(placeholder, (name) =>
    name in placeholders ? placeholders[name as keyof typeof placeholders] : name,
  );
}

/** A text of the content folder: not blank, with what the brand folder knows put in. */
export const text = z.string().trim().min(1, "is blank: write the text or remove the field").transform(fillIn);

/** Text that is shown exactly as written: a sample ticket may hold `{id}`. */
export const verbatim = z.string().trim().min(1, "is blank: write the text or remove the entry");

/** @throws ContentError when the text is no YAML */
export function parseYaml(file: string, written: string): unknown {
  try {
    return parse(written);
  } catch (error) {
    const [first = ""] = (error as Error).message.split("\n");
    throw new ContentError(file, [
      `${first.replace(/:$/, "")}. Look for a colon or a quotation mark that is not closed.`,
    ]);
  }
}

/** @throws ContentError when what was written does not fit the schema */
export function checkWords<Schema extends z.ZodType>(file: string, written: unknown, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(written);
  if (!read.success) throw new ContentError(file, problemLines(read.error.issues, written));
  return read.data;
}

/**
 * Reads one YAML file of the content folder.
 *
 * @param file name as an author knows it, for messages
 * @throws ContentError that names file, field and remedy, one line a problem
 */
export function readWords<Schema extends z.ZodType>(file: string, raw: string, schema: Schema): z.output<Schema> {
  return checkWords(file, parseYaml(file, raw), schema);
}
