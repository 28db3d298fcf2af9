import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isApiPath, pathOf } from "../route.ts";
import { isKnown, readRange, variantFor } from "./negotiation.ts";
import { type AllowedSources, pageHeaders } from "./security-headers.ts";
import type { Site, SiteFile } from "./site.ts";

export interface Pages {
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

/** Serves the built site at every address that no other route has. */
export function servePages(app: FastifyInstance, site: Site, sources: AllowedSources): Pages {
  /** Of each page, besides those of every answer. */
  const headers = new Map<SiteFile, Record<string, string>>();
  for (const file of site.files) {
    if (file.type.startsWith("text/html")) {
      headers.set(file, pageHeaders(file.page ?? { scriptHashes: [], styleHashes: [], uses: [] }, sources));
    }
  }

  function send(request: FastifyRequest, reply: FastifyReply, file: SiteFile, status: number): FastifyReply {
    const { body, encoding, etag } = variantFor(file, request.headers["accept-encoding"]);
    reply.headers(headers.get(file) ?? {});
    // The same words as a page: that one is to be found.
    if (file.type.startsWith("text/markdown")) reply.header("x-robots-tag", "noindex");
    // Pictures are drawn elsewhere too: feed readers, previews of shared links.
    if (file.type.startsWith("image/")) reply.header("cross-origin-resource-policy", "cross-origin");
    if (file.br !== null || file.gzip !== null) reply.header("vary", "accept-encoding");
    reply.header("cache-control", file.immutable ? "public, max-age=31536000, immutable" : "no-cache");
    if (status === 200) {
      reply.header("etag", etag);
      if (isKnown(etag, request.headers["if-none-match"])) return reply.code(304).send();
    }
    if (encoding !== null) reply.header("content-encoding", encoding);
    reply.type(file.type);
    // Players seek by range, and Safari plays nothing without it. Other files are small and compressed.
    if (status !== 200 || !/^(video|audio)\//.test(file.type)) return reply.code(status).send(body);
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
    sendNotFound: (reply) => send(reply.request, reply, site.notFound, 404),
    sendFailure: (reply) => send(reply.request, reply, site.failure, 500),
    sendChanged(reply, address, change, status) {
      const found = site.find(address);
      if (found === null || !("file" in found)) return null;
      reply.headers(headers.get(found.file) ?? {});
      reply.header("cache-control", "no-store").type(found.file.type);
      return reply.code(status).send(change(found.file.plain.toString()));
    },
  };
}
