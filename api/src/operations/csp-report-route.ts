import * as z from "zod";
import type { ClientOf } from "../client-address.ts";
import { cspReportOperation } from "../openapi/operations.ts";
import { cspReportPath } from "../pages/security-headers.ts";
import type { RateLimiter } from "../rate-limits.ts";
import { type ApiInstance, reject } from "../route.ts";

/** Largest report that is read, in bytes. Browsers send one or two thousand. */
export const reportBodyLimit = 16_384;

/** Most reports that are read of one delivery. */
const maxReports = 10;

/** What `report-uri` sends (CSP level 2), and what `report-to` sends (Reporting API). */
const legacyReport = z
  .object({
    "csp-report": z.object({
      "effective-directive": z.string().optional(),
      "violated-directive": z.string().optional(),
      "blocked-uri": z.string().default(""),
    }),
  })
  .transform(({ "csp-report": report }) => [
    {
      directive: report["effective-directive"] ?? report["violated-directive"] ?? "",
      blocked: report["blocked-uri"],
    },
  ]);
const currentReports = z
  .array(z.object({ body: z.object({ effectiveDirective: z.string(), blockedURL: z.string().default("") }) }))
  .transform((reports) =>
    reports.map(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
  );
const anyReport = z.union([legacyReport, currentReports]);

/**
 * `POST /reports/csp`: what the policy of a page blocked in somebody's browser.
 * Directive and blocked host are logged; addresses and samples of code in a
 * report may be a visitor's own and are dropped.
 */
export function cspReportRoute(app: ApiInstance, deps: { limiter: RateLimiter; clientOf: ClientOf }): void {
  app.addContentTypeParser(
    ["application/csp-report", "application/reports+json"],
    { parseAs: "string" },
    app.getDefaultJsonParser("error", "error"),
  );
  app.post(
    cspReportPath,
    { bodyLimit: reportBodyLimit, config: { operation: cspReportOperation } },
    async (request, reply) => {
      const wait = await deps.limiter.take("report", deps.clientOf(request));
      if (wait > 0) return reject(reply, "rate_limited", wait);
      const reports = anyReport.safeParse(request.body);
      if (!reports.success) return reject(reply, "request_invalid");
      for (const { directive, blocked } of reports.data.slice(0, maxReports)) {
        request.log.warn({ directive: directiveName(directive), blocked: blockedHost(blocked) }, "blocked by policy");
      }
      return reply.code(204).send();
    },
  );
}

function directiveName(text: string): string {
  return /^[a-z-]{1,40}/.exec(text)?.[0] ?? "unknown";
}

/** A host, or one of the words that CSP uses where there is none. */
function blockedHost(text: string): string {
  if (/^(inline|eval|wasm-eval|data|blob|self|trusted-types-(policy|sink))$/.test(text)) return text;
  return (URL.parse(text)?.host || "unknown").slice(0, 100);
}
