import { extname } from "node:path";
import { firstBrand } from "../../brand/first-brand.ts";
import type { OpenPoint } from "./open-points.ts";

/** A file of the built site, by its path in it. */
export interface BuiltFile {
  path: string;
  bytes: Buffer;
}

/** What must not be left of the company that the site was made for, with a word for each. */
const traces: readonly (readonly [what: string, text: string])[] = [
  ["name", firstBrand.name],
  ["domain", firstBrand.domain],
  ["company number", `Company number ${firstBrand.companyNumber}`],
  ["tagline", firstBrand.tagline],
  ...firstBrand.addressLines.map((line) => ["address", line] as const),
  ...firstBrand.mark.map((path) => ["mark", path] as const),
];

const squeezed = (text: string) => text.toLowerCase().replace(/\s+/g, "");

/** Bytes as text, also where each letter has a zero beside it (UTF-16). Traces are ASCII. */
const lettersOf = (bytes: Buffer): string => bytes.toString("latin1").replaceAll("\0", "");

/** Texts in a PDF's information and links: written as they are, or as UTF-16 in hexadecimal. */
function pdfText(bytes: Buffer): string {
  const raw = lettersOf(bytes);
  const written = [...raw.matchAll(/<FEFF([0-9A-F\s]*)>/gi)].map(([, digits = ""]) =>
    lettersOf(Buffer.from(digits.replace(/\s/g, ""), "hex")),
  );
  return [raw, ...written].join("\n");
}

/** Everything in a file that can be read as words. Pictures and videos say little: what describes them, not what they show. */
function textOf({ path, bytes }: BuiltFile): string {
  if (extname(path) === ".pdf") return pdfText(bytes);
  const isText = /\.(html|css|m?js|json|map|webmanifest|xml|rss|atom|txt|md|vtt|ics|svg)$/.test(path);
  if (isText) return bytes.toString("utf8");
  return lettersOf(bytes);
}

/** How many files a line names besides the first. */
const named = 2;

/** What is left of the first company in built files: a line for each kind of trace. */
export function tracesIn(files: readonly BuiltFile[]): OpenPoint[] {
  const read = files.map((file) => ({ path: `dist/site/${file.path}`, text: squeezed(textOf(file)) }));
  const kinds = [...new Set(traces.map(([what]) => what))];
  return kinds.flatMap((kind) => {
    const sought = traces.filter(([what]) => what === kind).map(([, text]) => squeezed(text));
    const [where, ...others] = read
      .filter(({ text }) => sought.some((trace) => text.includes(trace)))
      .map(({ path }) => path);
    if (where === undefined) return [];
    const more = others.length > named ? ` and ${others.length - named} more` : "";
    const also = others.length > 0 ? `, also in ${others.slice(0, named).join(", ")}${more}` : "";
    return [{ where, what: `The ${kind} of ${firstBrand.name} is left here${also}.` }];
  });
}
