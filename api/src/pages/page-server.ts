import type { IncomingMessage, ServerResponse } from "node:http";
import { pathIn } from "../route.ts";
import { isKnown, variantFor } from "./negotiation.ts";
import type { Site, SiteFile } from "./site.ts";

/** What has to be known to answer as the framework would. */
export interface PageServing {
  readonly site: Pick<Site, "find">;
  /** Headers of a whole answer with that file, but for those of its encoding, its length and this one request. */
  headersOf(file: SiteFile, https: boolean): Readonly<Record<string, string>>;
  isHttps(request: IncomingMessage): boolean;
  requestId(request: IncomingMessage): string;
  /** Whether this request has to go through the framework, whatever is at its address. */
  isOthers(path: string): boolean;
}

/**
 * Longest body, in bytes, that is held as a string of its bytes. Node sends it and the head in one piece, where a buffer
 * goes beside the head in a list of two; up to 16 KiB, the head included, that piece needs no memory of its own.
 */
const maxString = 15 * 1024;

/** The answers with one form of a file. Headers are name and value in turn; the last value is the id of a request. */
interface Prepared {
  readonly body: Buffer | string;
  readonly whole: string[];
  readonly unchanged: string[];
}

/**
 * A way past the framework for files of the site: most requests are for those, and the framework takes as long again as
 * Node does (docs/decisions/024). Says false, and has touched nothing, when the answer is the framework's to give: for
 * other methods, recordings, which are sent in ranges, redirects, and addresses where nothing is.
 */
export function pageServer(serving: PageServing): (request: IncomingMessage, response: ServerResponse) => boolean {
  const prepared = { http: new Map<Buffer, Prepared>(), https: new Map<Buffer, Prepared>() };

  function prepare(file: SiteFile, https: boolean, { etag, encoding, body }: ReturnType<typeof variantFor>): Prepared {
    const { "content-type": type = "", ...always } = serving.headersOf(file, https);
    const unchanged = [...Object.entries({ ...always, etag }).flat(), "x-request-id", ""];
    const ofBody = { "content-type": type, ...(encoding && { "content-encoding": encoding }) };
    const whole = [...Object.entries({ ...ofBody, "content-length": String(body.length) }).flat(), ...unchanged];
    return { body: body.length > maxString ? body : body.toString("latin1"), whole, unchanged };
  }

  return (request, response) => {
    const { method, url = "", headers } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const path = pathIn(url);
    if (serving.isOthers(path)) return false;
    const found = serving.site.find(path);
    if (found === null || !("file" in found) || found.file.isPlayed) return false;
    const { file } = found;
    const https = serving.isHttps(request);
    const form = variantFor(file, headers["accept-encoding"]);
    const known = prepared[https ? "https" : "http"];
    let ready = known.get(form.body);
    if (ready === undefined) {
      ready = prepare(file, https, form);
      known.set(form.body, ready);
    }
    const unchanged = isKnown(form.etag, headers["if-none-match"]);
    const list = unchanged ? ready.unchanged : ready.whole;
    list[list.length - 1] = serving.requestId(request);
    response.writeHead(unchanged ? 304 : 200, list);
    if (unchanged) response.end();
    else response.end(ready.body, "latin1");
    return true;
  };
}
