import type { FastifyInstance, FastifyServerOptions } from "fastify";
import { codeOf } from "./errors.ts";
import { isApiPath, pathOf } from "./route.ts";

/** Where log lines go, one JSON object each. */
export interface LogSink {
  write(line: string): void;
}

/**
 * Writes the lines of one turn of the event loop at once: one system call for all that were answered together. Lines that
 * are left when the process ends, for whatever reason but a kill, are written then.
 */
export function turnByTurn(sink: LogSink): LogSink {
  let lines = "";
  const flush = () => {
    if (lines !== "") sink.write(lines);
    lines = "";
  };
  process.on("exit", flush);
  return {
    write(line) {
      if (lines === "") setImmediate(flush);
      lines += line;
    },
  };
}

/**
 * Logger of the service. Messages of errors are left out everywhere: they quote
 * what they failed on, such as a ticket.
 */
export function loggerOptions(level: string, sink: LogSink): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    stream: sink,
    base: null,
    serializers: {
      err: (error: Error) => ({
        type: error.name,
        message: "",
        code: codeOf(error),
        stack: frames(error),
      }),
      req: () => ({}),
      res: () => ({}),
    },
  };
}

/**
 * One line for each answered request: method, path, status, whole milliseconds.
 * Pages that were found are logged at `debug` only.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const path = pathOf(request);
    const line = {
      method: request.method,
      path: path === request.routeOptions.url ? path : printable(path), // a route of ours holds nobody's words
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode === 503) request.log.warn(line, "rejected");
    else if (reply.statusCode >= 500) request.log.error(line, "failed");
    else if (reply.statusCode === 404) request.log.info(line, "nothing there");
    else if (reply.statusCode >= 400 || isApiPath(path)) request.log.info(line, "answered");
    else request.log.debug(line, "answered");
    done();
  });
}

/**
 * A path as it may be logged: at most 200 characters, none of which steers a
 * terminal or a log reader. Somebody may have put anything after our name, so what looks like an e-mail address or a
 * token (long, or letters and digits mixed) is a star.
 */
export function printable(path: string): string {
  return path
    .replaceAll(/[^\x21-\x7e]/g, "")
    .replaceAll(/[^/]*(?:@|%(?:25)*40)[^/]*/gi, "*")
    .replaceAll(/[^/.]+/g, (part) => (part.length > 64 || looksLikeToken(part) ? "*" : part))
    .slice(0, 200);
}

function looksLikeToken(part: string): boolean {
  return (part.match(/[a-z0-9_]+/gi) ?? []).some(
    (run) => run.length >= 24 || /\d{6}/.test(run) || (run.length >= 8 && /\d/.test(run) && /[a-z]/i.test(run)),
  );
}

function frames(error: Error): string {
  return (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
