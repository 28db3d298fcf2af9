import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import cors from "@fastify/cors";
import type { OutsideReader } from "@latchwork/contract/verification";
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Capacity } from "./analysis/capacity.ts";
import type { Analyst } from "./analysis/embedded-analyst.ts";
import { previewRoute } from "./analysis/preview-route.ts";
import { answerCompiler } from "./answer-check.ts";
import { cameOverHttps, clientNames, trustedProxies } from "./client-address.ts";
import { Unavailable } from "./errors.ts";
import type { ApiKeys } from "./keys/api-keys.ts";
import { formRoutes, type LeadIntake } from "./leads/form-routes.ts";
import { descriptionRoute, noteOperations } from "./openapi/description-route.ts";
import { cspReportRoute } from "./operations/csp-report-route.ts";
import { healthRoutes } from "./operations/health-routes.ts";
import type { KeyCounts, RequestTimes } from "./operations/metrics.ts";
import type { Tracing } from "./operations/tracing.ts";
import { servePages } from "./pages/page-routes.ts";
import { pageServer } from "./pages/page-server.ts";
import { commonHeaders, cspReportPath, dataHeaders, fileHeaders } from "./pages/security-headers.ts";
import type { Site } from "./pages/site.ts";
import type { RateLimiter } from "./rate-limits.ts";
import { type LogSink, loggerOptions, logRequests } from "./request-log.ts";
import { type ApiInstance, isApiPath, pathOf, reject } from "./route.ts";
import { challengeRoute } from "./verification/challenge-route.ts";
import type { Verifier } from "./verification/verifier.ts";

/** How long clients are waited for, in milliseconds. */
const defaultTimeouts = {
  /** For a whole request. */
  request: 20_000,
  /** While nothing moves on a connection: an answer is awaited, or nobody reads it. Longer than any analysis takes. */
  idle: 60_000,
  /** For the next request on a connection: longer than proxies keep theirs, which would else send into a closed one. */
  keepAlive: 72_000,
  /** From the beginning of a stop, for requests that were on their way. */
  drain: 300,
  /** After that, at most, for what had reached this machine and a busy process has not read yet. */
  settle: 2_000,
  /** From then until connections are cut, whatever they do. */
  drop: 8_000,
};

/** Headers of every answer, to a program and with a file, by how the visitor came. */
const always = { http: commonHeaders({ https: false }), https: commonHeaders({ https: true }) };
const ofData = { http: dataHeaders({ https: false }), https: dataHeaders({ https: true }) };
const ofFiles = { http: fileHeaders({ https: false }), https: fileHeaders({ https: true }) };

/** Everything the service needs from outside itself. */
export interface AppDeps {
  readonly analyst: Analyst;
  /** The model that reads tickets beside the engine; null without one. */
  readonly reader: OutsideReader | null;
  readonly capacity: Capacity;
  readonly verifier: Verifier;
  /** The keys of machines, which prove nothing else. */
  readonly keys: Pick<ApiKeys, "use">;
  readonly keyCounts: KeyCounts;
  readonly requestTimes: RequestTimes;
  /** null: nothing is traced. */
  readonly tracing: Pick<Tracing, "followRequests"> | null;
  readonly limiter: RateLimiter;
  readonly leads: LeadIntake;
  readonly site: Site;
  /** Whether visitors can be served. Never rejects. */
  readonly isReady: () => Promise<boolean>;
  /** Key that turns a client's address into a name for counters. */
  readonly addressKey: string;
  readonly log: { readonly level: string; readonly sink: LogSink };
  readonly settings: {
    readonly trustedProxies: readonly string[];
    /** Origins of pages elsewhere that may call this API. */
    readonly allowedOrigins: readonly string[];
    readonly turnstile: boolean;
    readonly timeouts?: Partial<typeof defaultTimeouts>;
  };
}

/** Builds the service. It does not listen: call `listen` or `inject` on the result, and `close` when done. */
export async function buildApp(deps: AppDeps): Promise<ApiInstance> {
  const { settings } = deps;
  const isTrusted = trustedProxies(settings.trustedProxies);
  const timeouts = { ...defaultTimeouts, ...settings.timeouts };
  const isHttps = (request: IncomingMessage) => cameOverHttps(request, isTrusted);
  const requestId = (request: IncomingMessage) => {
    const given = request.headers["x-request-id"];
    const believed = typeof given === "string" && /^[\w-]{1,64}$/.test(given);
    return believed && isTrusted(request.socket.remoteAddress) ? given : randomUUID();
  };
  const app: ApiInstance = Fastify({
    logger: loggerOptions(deps.log.level, deps.log.sink),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrusted,
    requestIdHeader: false,
    genReqId: requestId,
    serverFactory: (framework) => {
      const server = createServer(
        {
          requestTimeout: timeouts.request,
          headersTimeout: timeouts.request,
          keepAliveTimeout: timeouts.keepAlive,
          connectionsCheckingInterval: Math.min(5_000, timeouts.request),
          optimizeEmptyRequests: true, // those have no end that anybody waits for
        },
        (request, response) => {
          const started = performance.now();
          if (!answersPage(request, response)) return framework(request, response);
          const [method, status] = [request.method ?? "", response.statusCode];
          const seconds = (performance.now() - started) / 1_000; // until it is handed to the operating system
          deps.requestTimes.answered({ route: "/*", method, status, seconds });
        },
      );
      return server.setTimeout(timeouts.idle, letGo);
    },
    // While stopping, requests on open connections are answered like any other.
    return503OnClosing: false,
    // The default logs the bytes that could not be read, which may be a ticket.
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.end(`HTTP/1.1 ${unreadable(error.code)}\r\nConnection: close\r\n\r\n`);
    },
    // Only for paths that cannot be decoded. No hook has run for them.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(always[isHttps(request.raw) ? "https" : "http"]);
      pages.sendNotFound(reply as unknown as FastifyReply);
    },
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerCompiler);
  app.removeContentTypeParser("text/plain");
  logRequests(app);
  deps.tracing?.followRequests(app, isTrusted);
  // Hooks of every request are told when they are done: a promise takes longer than what they do.
  app.addHook("onResponse", ({ method, routeOptions }, { statusCode: status, elapsedTime }, done) => {
    deps.requestTimes.answered({ route: routeOptions.url ?? null, method, status, seconds: elapsedTime / 1_000 });
    done();
  });
  app.addHook("onRequest", (request, reply, done) => {
    const headers = isApiPath(pathOf(request)) ? ofData : always;
    reply.header("x-request-id", request.id).headers(headers[isHttps(request.raw) ? "https" : "http"]);
    done();
  });
  /** The framework writes the log. */
  const logsPages = ["trace", "debug"].includes(deps.log.level);
  let stopping = false;
  app.addHook("preClose", async () => {
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), timeouts.drain + timeouts.drop).unref();
    await pause(timeouts.drain);
    await untilNothingArrives(app.server, timeouts.settle);
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    // A connection that was busy when the server began to stop would stay open.
    if (stopping) reply.header("connection", "close");
    done(null, payload);
  });
  const methods = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    methods.set(url, new Set([...(methods.get(url) ?? []), ...[method].flat()]));
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const allowed = new Set([...(deps.site.find(path) ? ["GET", "HEAD"] : []), ...(methods.get(path) ?? [])]);
    if (allowed.size === 0) return reject(reply, "not_found");
    return reject(reply.header("allow", [...allowed].join(", ")), "method_not_allowed");
  });
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));

  const described = noteOperations(app);
  const { apiOrigin, outside } = deps.site;
  const pages = servePages(app, deps.site, { apiOrigin, outside, turnstile: settings.turnstile });
  const answersPage = pageServer({
    site: deps.site,
    headersOf: (file, https) => ({
      ...(file.type.startsWith("text/html") ? always : ofFiles)[https ? "https" : "http"],
      ...pages.headersOf(file),
    }),
    isHttps,
    requestId,
    isOthers: (path) => methods.has(path) || stopping || logsPages,
  });
  const clientOf = clientNames(deps.addressKey);
  await app.register(async (api: ApiInstance) => {
    if (settings.allowedOrigins.length > 0) {
      await api.register(cors, {
        origin: [...settings.allowedOrigins],
        methods: ["GET", "POST"],
        allowedHeaders: ["content-type"],
        exposedHeaders: ["retry-after", "x-request-id"],
        maxAge: 86_400,
      });
    }
    previewRoute(api, { ...deps, clientOf });
    challengeRoute(api, { ...deps, clientOf });
    descriptionRoute(api, described, { ...deps.site.brand, server: apiOrigin || "/" });
    await api.register(async (forms: ApiInstance) =>
      formRoutes(forms, { ...deps, clientOf, pages, allowedOrigins: settings.allowedOrigins }),
    );
  });
  await app.register(async (api: ApiInstance) => cspReportRoute(api, { ...deps, clientOf }));
  healthRoutes(app, async () => !stopping && (await deps.isReady()));
  return app;

  function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (error instanceof Unavailable) {
      request.log.error({ dependency: error.dependency, reason: error.reason }, "a dependency is unavailable");
      return reject(reply, "overloaded");
    }
    if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE" && pathOf(request) !== cspReportPath) {
      return reject(reply, isApiPath(pathOf(request)) ? "input_too_long" : "form_too_long");
    }
    if (error.statusCode !== undefined && error.statusCode < 500) return reject(reply, "request_invalid");
    request.log.error({ err: error }, "unexpected error");
    const wantsPage = request.headers.accept?.includes("text/html") === true && !isApiPath(pathOf(request));
    return wantsPage ? pages.sendFailure(reply) : reject(reply, "internal");
  }
}

/** Ends a connection on which nothing moves. What is unread would stay in the system's memory for minutes after a mere end. */
function letGo(socket: Socket): void {
  if (socket.writableLength > 0) socket.resetAndDestroy();
  else socket.destroy();
}

/**
 * Waits for a turn of the loop that brings no connection and no request. Node takes up one connection a turn, so that
 * many who came before a stop still stand in line where each turn writes to a disk; a server that closes sends them away.
 */
async function untilNothingArrives(server: Server, withinMs: number): Promise<void> {
  let arrived = true;
  const note = () => {
    arrived = true;
  };
  server.on("connection", note).on("request", note);
  const end = performance.now() + withinMs;
  while (arrived && performance.now() < end) {
    arrived = false;
    await nextTurn();
    await nextTurn();
  }
}

/** Status line for bytes that are no HTTP request, come too slowly, or have too many headers. */
function unreadable(code: string | undefined): string {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return "408 Request Timeout";
  if (code === "HPE_HEADER_OVERFLOW") return "431 Request Header Fields Too Large";
  return "400 Bad Request";
}
