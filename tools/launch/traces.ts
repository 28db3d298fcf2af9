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

/** Texts in a PDF's information and links: written as they are, or as UTF-16 in hexadecimal or plain. */
function pdfText(bytes: Buffer): string {
  const raw = bytes.toString("latin1");
  const written = [...raw.matchAll(/<FEFF([0-9A-F\s]*)>/gi)].map(([, digits = ""]) =>
    Buffer.from(digits.replace(/\s/g, ""), "hex").swap16().toString("utf16le"),
  );
  return [raw, raw.replaceAll("\0", ""), ...written].join("\n");
}

/** Everything in a file that can be read as words. Pictures and videos say little: what describes them, not what they show. */
function textOf({ path, bytes }: BuiltFile): string {
  if (extname(path) === ".pdf") return pdfText(bytes);
  const isText = /\.(html|css|m?js|json|map|webmanifest|xml|rss|atom|txt|md|vtt|ics|svg)$/.test(path);
  if (isText) return bytes.toString("utf8");
  return [bytes.toString("latin1"), bytes.toString("utf16le"), bytes.subarray(1).toString("utf16le")].join("\n");
}

/** What is left of the first company in built files, a line for each file. */
export function tracesIn(files: readonly BuiltFile[]): OpenPoint[] {
  return files.flatMap((file) => {
    const found = squeezed(textOf(file));
    const left = traces.filter(([, text]) => found.includes(squeezed(text))).map(([what]) => what);
    if (left.length === 0) return [];
    const what = `Built with what is left of ${firstBrand.name}: ${[...new Set(left)].join(", ")}.`;
    return [{ where: `dist/site/${file.path}`, what }];
  });
}
