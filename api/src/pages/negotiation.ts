import type { SiteFile } from "./site.ts";

export interface Variant {
  readonly body: Buffer;
  readonly encoding: "br" | "gzip" | null;
  /** Quoted, and different for each encoding, since it names exact bytes. */
  readonly etag: string;
}

/** The form of a file to send for an `Accept-Encoding` header: Brotli before gzip before plain. */
export function variantFor(file: SiteFile, acceptEncoding: string | undefined): Variant {
  if (acceptEncoding === undefined) return variant(file, file.plain, null);
  const accepted = acceptedCodings(acceptEncoding);
  if (file.br !== null && accepted("br")) return variant(file, file.br, "br");
  if (file.gzip !== null && accepted("gzip")) return variant(file, file.gzip, "gzip");
  return variant(file, file.plain, null);
}

/** Whether an `If-None-Match` header names this tag, so that 304 is the answer. Compares weakly, as RFC 9110 13.1.2 asks. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

function variant(file: SiteFile, body: Buffer, encoding: Variant["encoding"]): Variant {
  return { body, encoding, etag: encoding === null ? `"${file.hash}"` : `"${file.hash}-${encoding}"` };
}

/** Browsers write one of a few headers, again and again. */
const codingsByHeader = new Map<string, (coding: string) => boolean>();
/** Others may write what they like: it is read each time. */
const maxRemembered = 64;

function acceptedCodings(header: string): (coding: string) => boolean {
  const known = codingsByHeader.get(header);
  if (known !== undefined) return known;
  const read = readCodings(header);
  if (codingsByHeader.size < maxRemembered && header.length < 100) codingsByHeader.set(header, read);
  return read;
}

/** `q=0` refuses a coding; `*` stands for the codings that are not named. */
function readCodings(header: string): (coding: string) => boolean {
  const quality = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [coding = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    quality.set(coding, q === undefined ? 1 : Number(q.slice(2)));
  }
  return (coding) => (quality.get(coding) ?? quality.get("*") ?? 0) > 0;
}

/** A part of a file, both ends included, in bytes. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a `Range` header (RFC 9110 14.1.2). Several ranges at once, other units
 * and nonsense answer null: the whole file is then the right answer.
 * `unsatisfiable` is a range that starts behind the end.
 */
export function readRange(header: string | undefined, length: number): ByteRange | "unsatisfiable" | null {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return null;
  if (from === "") {
    const suffix = Math.min(Number(to), length);
    return suffix === 0 ? "unsatisfiable" : { first: length - suffix, last: length - 1 };
  }
  const first = Number(from);
  if (first >= length) return "unsatisfiable";
  const last = to === "" ? length - 1 : Math.min(Number(to), length - 1);
  return last < first ? null : { first, last };
}
