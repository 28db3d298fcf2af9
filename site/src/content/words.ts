import { brand } from "@house/brand";
import { parse } from "yaml";
import * as z from "zod";

/** Content names the brand by these placeholders, so that another company's build leaves no trace of ours. */
const placeholders = {
  "{brand}": brand.name,
  "{legalName}": brand.legalName,
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

/**
 * Reads one YAML file of the content folder.
 *
 * @param file name as an author knows it, for messages
 * @throws Error that names file, field and what is wrong, one line a problem
 */
export function readWords<Schema extends z.ZodType>(file: string, raw: string, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(parse(raw));
  if (read.success) return read.data;
  const problems = read.error.issues.map((issue) => `  ${issue.path.join(".") || "(top)"}: ${issue.message}`);
  throw new Error(`content/${file} cannot be used:\n${problems.join("\n")}`);
}
