import { brand } from "@latchwork/brand";
import * as z from "zod";
import { mapTexts } from "../map-texts.ts";

/** Content names the brand by these placeholders, so that another company's build leaves no trace of ours. */
const placeholders: Record<string, string> = {
  "{brand}": brand.name,
  "{legalName}": brand.legalName,
  "{domain}": brand.domain,
  "{companyNumber}": brand.companyNumber,
  "{address}": brand.postalAddress.slice(1).join(", "),
  "{registeredIn}": brand.registeredIn,
  "{tagline}": brand.tagline,
  "{governingLaw}": brand.governingLaw,
  "{supportEmail}": brand.supportEmail,
};

/** Whether content may write it in the place of something of the brand's. */
export const isPlaceholder = (name: string): boolean => name in placeholders;

const placeholder = /\{[a-zA-Z]+\}/g;

/** Puts the brand in wherever a text names it; leaves other braces alone, which code is full of. */
export function fillBrand<Value>(value: Value): Value {
  return mapTexts(value, (written) => written.replace(placeholder, (name) => placeholders[name] ?? name));
}

/** Text that is shown as written: a sample ticket may hold `{id}`. */
export const verbatim = z.string().trim().min(1, "is blank: write the text or remove the field");

export const text = verbatim.superRefine((written, context) => {
  for (const name of written.match(placeholder) ?? []) {
    if (isPlaceholder(name)) continue;
    const message = `${name} is no placeholder: use ${Object.keys(placeholders).join(", ")}`;
    context.addIssue({ code: "custom", message });
  }
});

/** A file in `content/downloads/`, and the words of the link to it. */
export const download = z.strictObject({ label: text, file: z.string().startsWith("/downloads/") });

/** Search engines cut what is longer. The brand's name, added at the end of a title, may be cut. */
export const searchTitle = text.max(70, "is longer than 70 characters, where search results cut it: shorten it");
export const description = text.max(160, "is longer than 160 characters, where search results cut it: shorten it");
export const keywords = z.array(text).min(1);

/** What an entry is called by others: a part of an address. */
export const id = z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, "is no id: use only a to z, 0 to 9 and -");

/** The names in a text such as "title lead". */
type Names<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Names<Rest> : Text;
// biome-ignore lint/complexity/noBannedTypes: no further fields
type None = {};

/** A group of fields: the names of those that are texts, and the schemas of the others. */
export function group<Texts extends string, Others extends z.core.$ZodShape = None>(texts: Texts, others?: Others) {
  const named = Object.fromEntries(texts.split(" ").map((name) => [name, text])) as Record<Names<Texts>, typeof text>;
  return z.strictObject({ ...named, ...(others as Others) });
}

/** A list of such groups. */
export const some = <Texts extends string, Others extends z.core.$ZodShape = None>(texts: Texts, others?: Others) =>
  z.array(group(texts, others)).min(1);

export const exactly = <Texts extends string, Others extends z.core.$ZodShape = None>(
  count: number,
  texts: Texts,
  others?: Others,
) => z.array(group(texts, others)).length(count);

export const link = z.url("must be an address such as https://example.org/");

const isoForm = /^\d{4}-\d{2}-\d{2}$/;
const otherDay = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/;

/** A day such as 2025-08-12. YAML may read one without quotes as a date. */
export const isoDay = z.preprocess(
  (written) => (written instanceof Date ? written.toISOString().slice(0, 10) : written),
  z.iso.date({
    error: ({ input }) => {
      if (input === undefined) return undefined;
      if (isoForm.test(String(input))) return `is “${input}”, but the calendar has no such day`;
      const [, first = "", second = "", year] = otherDay.exec(String(input)) ?? [];
      const meant = [[second, first] as const, [first, second] as const]
        .map((monthAndDay) => [year, ...monthAndDay.map((part) => part.padStart(2, "0"))].join("-"))
        .find((day) => z.iso.date().safeParse(day).success);
      return `is “${input}”, but must be a day such as ${meant ?? "2025-08-12"}`;
    },
  }),
);

const months = "January February March April May June July August September October November December".split(" ");

/** The ways to show a day to a reader, the usual one first: 8 Oct 2025, 8 October 2025, October 2025. */
export function shownDates(isoDate: string): [string, ...string[]] {
  const [year, month, day] = isoDate.split("-").map(Number);
  const name = months[Number(month) - 1] ?? "";
  return [`${day} ${name.slice(0, 3)} ${year}`, `${day} ${name} ${year}`, `${name} ${year}`];
}
