/** An HTTP path written in a ticket. UTF-16 offsets. */
export interface Endpoint {
  readonly method: string | undefined;
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** A part of the path is chosen by the caller: `{id}`, `:id`, `<id>`, `[id]`, a number. */
  readonly hasParameter: boolean;
}

const ENDPOINT =
  /(?:\b(get|post|put|patch|delete|head)\s+)?(?<![\w./:@~-])(\/[a-z\d_][\w\-{}:<>[\]$./]{1,150}|\/api\b)/gi;
const PARAMETER = /\/(?:\{[^}/]*\}|:[a-z]\w*|<[^>/]*>|\[[^\]/]*\]|\$\w+|\d+)(?=\/|\.|$)/i;
const FILE_ENDING =
  /\.(?:[jt]sx?|vue|py|rb|go|java|php|css|s[ac]ss|md|json|ya?ml|html?|png|svg|sh|sql|txt|conf|c|h|cpp|rs|lock|toml)$/i;

/** The HTTP paths between two offsets. File paths are left out. */
export function findEndpoints(ticket: string, from: number, to: number): Endpoint[] {
  const endpoints: Endpoint[] = [];
  for (const found of ticket.slice(from, to).matchAll(ENDPOINT)) {
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
