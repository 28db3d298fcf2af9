/** A line of a hunk of a unified diff. */
export interface DiffLine {
  readonly kind: "added" | "removed" | "context";
  /** The file as it is after the change; of a deleted file none. */
  readonly path: string | undefined;
  /** Its number in that file, from 1; of a removed line the number of the line that follows it there. */
  readonly line: number;
  /** The hunk it stands in, counted from 0 over the whole text. */
  readonly hunk: number;
  /** Where its words stand in the text, without the mark before them, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

const HUNK = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/** The lines of all hunks in a text, in reading order: a diff, or a ticket that one is pasted into. Linear in the length. */
export function readDiff(text: string): DiffLine[] {
  const lines: DiffLine[] = [];
  let [oldPath, path]: [string?, string?] = [];
  let [oldLeft, newLeft, line, hunk] = [0, 0, 0, -1];
  let start = 0;
  for (const raw of text.split("\n")) {
    const own = raw.endsWith("\r") ? raw.slice(0, -1) : raw;
    const mark = own[0] ?? " "; // editors strip the blank of an empty line
    if (oldLeft > 0 || newLeft > 0) {
      const kind = mark === "+" ? "added" : mark === "-" ? "removed" : "context";
      if (mark !== "\\") {
        lines.push({ kind, path, line, hunk, start: start + Math.min(1, own.length), end: start + own.length });
        if (kind !== "added") oldLeft--;
        if (kind !== "removed") newLeft--;
        if (kind !== "removed") line++;
      }
    } else if (own.startsWith("--- ")) oldPath = own.slice(4);
    else if (own.startsWith("+++ ")) path = readPath(own.slice(4), oldPath);
    else {
      const found = HUNK.exec(own);
      if (found) {
        [oldLeft, newLeft, line] = [Number(found[1] ?? 1), Number(found[3] ?? 1), Number(found[2])];
        if (newLeft === 0) line++; // "+4,0" names the line before the gap
        hunk++;
      }
    }
    start += raw.length + 1;
  }
  return lines;
}

/** The path of a `+++` line: without git's prefix, its quotes, and the time that diff(1) writes after a tab. */
function readPath(written: string, old = ""): string | undefined {
  const name = written.startsWith('"') ? unquote(written) : (written.split("\t")[0] ?? "").trimEnd();
  if (name === "/dev/null") return undefined;
  const prefixed = name.startsWith("b/") && /^"?(?:a\/|\/dev\/null)/.test(old);
  return prefixed ? name.slice(2) : name;
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", '"': '"', "\\": "\\" };

/** Undoes git's quoting, in which bytes outside of ASCII are octal. */
function unquote(quoted: string): string {
  const bytes: number[] = [];
  for (const [, octal, escaped, plain] of quoted
    .slice(1, quoted.lastIndexOf('"'))
    .matchAll(/\\([0-7]{3})|\\(.)|(.)/gsu)) {
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8));
    else bytes.push(...new TextEncoder().encode(escaped === undefined ? plain : (ESCAPES[escaped] ?? escaped)));
  }
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
