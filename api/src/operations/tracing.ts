import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { FastifyInstance } from "fastify";
import type { Analyst } from "../analysis/embedded-analyst.ts";
import type { Channel } from "../leads/channels/channel.ts";
import type { TraceSettings } from "../settings.ts";

/** Follows requests and what they cause. Nothing of a ticket, a form or an address is in a trace. */
export interface Tracing {
  /** A span for each request of the API and the forms. A named proxy's `traceparent` is continued. Pages are not traced. */
  followRequests(app: FastifyInstance, isTrusted: (address: string | undefined) => boolean): void;
  /** The same analyst, each ticket a span of that name below its request. */
  followAnalyst(name: string, analyst: Analyst): Analyst;
  /** The same channel, each attempt a span of its own: it may come long after its request, whose id it has. */
  followChannel(channel: Channel): Channel;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** How long the last spans may take to be sent when the service stops, in milliseconds. */
const flushWithinMs = 2_000;

/**
 * Sends traces to a collector, OTLP over HTTP as JSON, in batches. A collector that is down costs nothing but its spans.
 *
 * @param service what the spans say they are of
 */
export function openTracing({ url, headers }: TraceSettings, service: { name: string; version: string }): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": service.name, "service.version": service.version }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url, headers: { ...headers } }))],
  });
  const tracer = provider.getTracer(service.name, service.version);
  /** Requests under way, by their ids. */
  const underWay = new Map<string, { span: Span; context: Context }>();

  async function within<Result>(
    name: string,
    kind: SpanKind,
    requestId: string | null,
    work: (span: Span) => Promise<Result>,
  ): Promise<Result> {
    const request = underWay.get(requestId ?? "");
    const attributes = requestId === null ? {} : { "request.id": requestId };
    const span = tracer.startSpan(name, { kind, attributes }, request?.context ?? ROOT_CONTEXT);
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR }); // its message may quote a ticket
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    followRequests(app, isTrusted) {
      app.addHook("onRequest", ({ id, method, headers: sent, socket }, _reply, done) => {
        const parent = isTrusted(socket.remoteAddress) ? parentIn(sent.traceparent) : ROOT_CONTEXT;
        const attributes = { "http.request.method": method, "request.id": id };
        const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
        underWay.set(id, { span, context: trace.setSpan(parent, span) });
        done();
      });
      app.addHook("onResponse", ({ id, method, routeOptions: { url: route } }, { statusCode }, done) => {
        const span = underWay.get(id)?.span;
        underWay.delete(id);
        // The route and never the path, which may hold anything.
        if (route !== undefined) span?.updateName(`${method} ${route}`).setAttribute("http.route", route);
        span?.setAttribute("http.response.status_code", statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
      // Who leaves before the answer gets no onResponse.
      app.addHook("onRequestAbort", ({ id }, done) => {
        underWay.get(id)?.span.setAttribute("request.left", true).end();
        underWay.delete(id);
        done();
      });
    },
    followAnalyst: (name, analyst) => ({
      assess: (input, options) =>
        within(name, SpanKind.INTERNAL, options.requestId, async (span) => {
          const assessment = await analyst.assess(input, options);
          span.setAttributes({
            "assessment.engine": assessment.engine ?? "unknown",
            "assessment.testable": assessment.testable,
          });
          return assessment;
        }),
    }),
    followChannel: (channel) => ({
      name: channel.name,
      carries: (event) => channel.carries(event),
      close: () => channel.close?.(),
      deliver: (message, signal) =>
        within(`deliver ${channel.name}`, SpanKind.CLIENT, message.requestId, async (span) => {
          const outcome = await channel.deliver(message, signal);
          span.setAttributes({ "delivery.id": message.id, "delivery.outcome": outcome.kind });
          if (outcome.kind !== "delivered") span.setStatus({ code: SpanStatusCode.ERROR, message: outcome.problem });
          return outcome;
        }),
    }),
    async stop() {
      const late = new Promise((resolve) => setTimeout(resolve, flushWithinMs).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

/** The span that a `traceparent` names (W3C Trace Context, version 00). */
function parentIn(header: string | string[] | undefined): Context {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(header)) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, parent);
}
