import type { Span } from "./span.ts";

/** An HTTP path written in a ticket. */
export interface Endpoint extends Span {
  readonly method: string | undefined;
  readonly path: string;
  /** A part of the path is chosen by the caller: `{id}`, `:id`, `<id>`, `[id]`, a number. */
  readonly hasParameter: boolean;
}

const ENDPOINT =
  /(?:\b(get|post|put|patch|delete|head)\s+)?(?<![\w./:@~-])(\/[a-z\d_][\w\-{}:<>[\]$./]{1,150}|\/api\b)/gi;
const PARAMETER = /\/(?:\{[^}/]*\}|:[a-z]\w*|<[^>/]*>|\[[^\]/]*\]|\$\w+|\d+)(?=\/|\.|$)/i;
const FILE_ENDING =
  /\.(?:[jt]sx?|vue|py|rb|go|java|php|css|s[ac]ss|md|json|ya?ml|html?|png|svg|sh|sql|txt|conf|c|h|cpp|rs|lock|toml)$/i;

/** The HTTP paths between two offsets. File paths are left out. */
export function findEndpoints(input: string, from: number, to: number): Endpoint[] {
  const endpoints: Endpoint[] = [];
  for (const found of input.slice(from, to).matchAll(ENDPOINT)) {
    const path = (found[2] ?? "").replace(/[.:,]+$/, "");
    const method = found[1]?.toUpperCase();
    if (FILE_ENDING.test(path) || (method === undefined && !looksLikeRoute(path))) continue;
    const end = from + found.index + found[0].lastIndexOf(found[2] ?? "") + path.length;
    endpoints.push({ method, path, start: from + found.index, end, hasParameter: PARAMETER.test(path) });
  }
  return endpoints;
}

function looksLikeRoute(path: string): boolean {
  return (
    PARAMETER.test(path) ||
    /^\/(?:api|v\d|rest|graphql|internal|admin|webhooks?|callbacks?|auth|oauth|users?)\b/i.test(path) ||
    path.split("/").length > 2
  );
}

/** A span whose form alone shows its meaning. */
export interface Shape extends Span {
  readonly concept: ShapeConcept;
}

/** What shapes can mean; patterns name these like any concept. */
export const shapeConcepts = [
  "return-parameter",
  "url-parameter",
  "acting-get",
  "version-bump",
  "secret-literal",
] as const;
export type ShapeConcept = (typeof shapeConcepts)[number];

const SHAPES: Readonly<Record<ShapeConcept, RegExp>> = {
  /** A parameter that says where a browser goes next: `return_to`, `redirectUrl`, `?next=`. */
  "return-parameter":
    /\b(?:return|redirect|next|continue|callback|success|cancel|back|goto|target|dest|destination)_(?:to|url|uri|path|page|link)\b|\b(?:return|redirect|next|continue|callback|success|back)(?:to|url|uri|path)\b|[?&](?:next|redirect|continue|return|goto|dest|url)=/gi,
  /** A field or parameter that holds an address: `image_url`, `feedUrl`, `url=`. */
  "url-parameter":
    /\b[a-z][a-z\d]*_(?:url|uri|href|host)\b|\b(?:image|avatar|logo|feed|source|file|icon|photo|webhook|hook|target|remote|media|picture|channel)(?:url|uri)\b|[?&](?:url|uri|src|host|feed|channel)=/gi,
  /** A GET that changes something. */
  "acting-get":
    /\bget\s+`?\/[\w\-/{}:.]*(?:reset|delete|remove|approve|cancel|confirm|reject|purge|toggle|restart|reboot|unsubscribe|disable|enable|accept|logout|transfer|activate|deactivate|run|trigger)\b/gi,
  /** A secret written out as a value: `JWT_SECRET: change-me`. */
  "secret-literal":
    /\b[a-z_\d]{0,40}(?:password|passwd|secret|api_?key|auth_?token|private_?key)\b["']?\s*[:=]\s*["']?[a-z\d][^\s"'{}$<>()]{4,}(?=["'\s,;]|$)|\b[a-z_\d]{0,40}key\s*=\s*b?["'][^"'\n]{8,80}["']/gi,
  /** A component that goes from one version to another: `log4j 2.15.0 -> 2.16.0`. */
  "version-bump": /\bv?\d{1,4}\.\d{1,4}(?:\.\d{1,5}){0,2}\s*(?:->|→|=>|to)\s*v?\d{1,4}\.\d{1,4}(?:\.\d{1,5}){0,2}/gi,
};

/** The shapes between two offsets, in reading order. */
export function findShapes(input: string, from: number, to: number): Shape[] {
  const span = input.slice(from, to);
  const shapes = shapeConcepts.flatMap((concept) =>
    [...span.matchAll(SHAPES[concept])].map((found) => ({
      concept,
      start: from + found.index,
      end: from + found.index + found[0].length,
    })),
  );
  return shapes.sort((a, b) => a.start - b.start);
}
