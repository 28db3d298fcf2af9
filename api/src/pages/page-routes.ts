import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isApiPath, pathOf } from "../route.ts";
import { isKnown, readRange, variantFor } from "./negotiation.ts";
import { type AllowedSources, documentHeaders, pageHeaders } from "./security-headers.ts";
import type { Site, SiteFile } from "./site.ts";

export interface Pages {
  /** Headers of an answer with that file, besides those of every answer, of its encoding and of its length. */
  headersOf(file: SiteFile): Readonly<Record<string, string>>;
  /** Sends the page for an address where nothing is, status 404. */
  sendNotFound(reply: FastifyReply): FastifyReply;
  /** Sends the page for a failure of ours, status 500. */
  sendFailure(reply: FastifyReply): FastifyReply;
  /**
   * Sends the page at an address with its HTML changed, for one visitor only.
   * Its policy stays, so a change can add no script. Null when there is no such page.
   */
  sendChanged(
    reply: FastifyReply,
    address: string,
    change: (html: string) => string,
    status: number,
  ): FastifyReply | null;
}

function fileHeaders(file: SiteFile, sources: AllowedSources): Record<string, string> {
  const { type } = file;
  return {
    "content-type": type,
    ...(type.startsWith("text/html") &&
      pageHeaders(file.page ?? { scriptHashes: [], styleHashes: [], uses: [] }, sources)),
    // The same words as a page: that one is to be found.
    ...(type.startsWith("text/markdown") && { "x-robots-tag": "noindex" }),
    // Pictures are drawn elsewhere too: feed readers, previews of shared links.
    ...(type.startsWith("image/") && { "cross-origin-resource-policy": "cross-origin" }),
    ...((file.br !== null || file.gzip !== null) && { vary: "accept-encoding" }),
    "cache-control": file.immutable ? "public, max-age=31536000, immutable" : "no-cache",
  };
}

/** Serves the built site at every address that no other route has. */
export function servePages(app: FastifyInstance, site: Site, sources: AllowedSources): Pages {
  /** Of each file, besides those of every answer, of its encoding and of its length. */
  const headers = new Map<SiteFile, Record<string, string>>();
  for (const file of site.files) headers.set(file, fileHeaders(file, sources));

  function send(request: FastifyRequest, reply: FastifyReply, file: SiteFile, status: number): FastifyReply {
    const { body, encoding, etag } = variantFor(file, request.headers["accept-encoding"]);
    const { "content-type": type = "", ...others } = headers.get(file) ?? {};
    reply.headers(others);
    if (!type.startsWith("text/html")) for (const name of documentHeaders) reply.removeHeader(name);
    if (status === 200) {
      reply.header("etag", etag);
      if (isKnown(etag, request.headers["if-none-match"])) return reply.code(304).send();
    }
    if (encoding !== null) reply.header("content-encoding", encoding);
    reply.type(type);
    // Players seek by range, and Safari plays nothing without it. Other files are small and compressed.
    if (status !== 200 || !file.isPlayed) return reply.code(status).send(body);
    reply.header("accept-ranges", "bytes");
    const range = readRange(request.headers.range, body.length);
    if (range === null) return reply.code(200).send(body);
    if (range === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${body.length}`).send();
    reply.header("content-range", `bytes ${range.first}-${range.last}/${body.length}`);
    return reply.code(206).send(body.subarray(range.first, range.last + 1));
  }

  app.get("/*", (request, reply) => {
    const path = pathOf(request);
    if (isApiPath(path)) return reply.callNotFound();
    const found = site.find(path);
    if (found === null) return send(request, reply, site.notFound, 404);
    if ("file" in found) return send(request, reply, found.file, 200);
    const query = request.raw.url?.slice(path.length) ?? "";
    return reply.header("cache-control", "no-cache").redirect(found.redirect + query, found.status);
  });

  return {
    headersOf: (file) => headers.get(file) ?? {},
    sendNotFound: (reply) => send(reply.request, reply, site.notFound, 404),
    sendFailure: (reply) => send(reply.request, reply, site.failure, 500),
    sendChanged(reply, address, change, status) {
      const found = site.find(address);
      if (found === null || !("file" in found)) return null;
      const { vary: _, ...others } = headers.get(found.file) ?? {};
      reply.headers(others).header("cache-control", "no-store");
      return reply.code(status).send(change(found.file.plain.toString()));
    },
  };
}
