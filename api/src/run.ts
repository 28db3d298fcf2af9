import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer } from "node:net";
import closeWithGrace from "close-with-grace";
import { compose } from "./compose.ts";
import { codeOf, StartError } from "./errors.ts";
import { deliveryWarning } from "./leads/compose-leads.ts";
import { loadSite } from "./pages/site.ts";
import { type LogSink, turnByTurn } from "./request-log.ts";
import type { ApiInstance } from "./route.ts";
import { readProcessSettings, type Settings } from "./settings.ts";

/** Time that requests in flight have to finish when the process is asked to stop, in milliseconds. */
const stopWithinMs = 10_000;

/** Lines for people go to standard error; standard output carries the log, one JSON object a line. */
function print(line: string): void {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs the service in this process until it is asked to stop, with the site
 * built in `dist` and the settings of the environment and `envFile`. Ends the process with status 1 and a plain line when it cannot
 * start for a reason that whoever started it can mend.
 */
export async function run(dist: string, envFile: string | null): Promise<void> {
  try {
    const settings = readProcessSettings(envFile);
    const app = await start(settings, dist, turnByTurn(process.stdout));
    closeWithGrace({ delay: stopWithinMs + settings.drainSeconds * 1_000, logger: false }, async ({ err }) => {
      if (err) app.log.fatal({ err }, "stopping after an unexpected error");
      await app.close();
    });
    const warning = deliveryWarning(settings.leads);
    if (warning !== null) print(warning);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    print(error.message);
    process.exit(1);
  }
}

/** Starts the service and listens. Throws a {@link StartError} that says what to change. */
export async function start(settings: Settings, dist: string, sink: LogSink): Promise<ApiInstance> {
  const { host, port } = settings;
  await assertPortFree(host, port).catch((error) => listenError(error, settings));
  const site = await loadSite(dist);
  const app = await compose(settings, site, sink);
  await app.listen({ port, host, listenTextResolver: () => "listening" }).catch(async (error) => {
    await app.close();
    listenError(error, settings);
  });
  const address = app.server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  print(`${site.brand.name} is at http://${host.includes(":") ? `[${host}]` : host}:${bound}`);
  return app;
}

/**
 * Rejects with `EADDRINUSE` when any address of `host` has the port taken.
 * Fastify binds every address of `localhost` but only reports trouble with the
 * first; a visitor whose browser prefers the second would meet another server.
 */
async function assertPortFree(host: string, port: number): Promise<void> {
  if (host !== "localhost" || port === 0) return; // with a single address, listening itself fails
  for (const { address } of await lookup(host, { all: true })) {
    const probe = createServer();
    try {
      await once(probe.listen(port, address), "listening");
    } catch (error) {
      // A machine without IPv6 may still name ::1 in its hosts file.
      if (codeOf(error) === "EADDRINUSE") throw error;
      continue;
    }
    await new Promise((resolve) => probe.close(resolve));
  }
}

/** Throws what can be done about a failure to listen, or the failure itself where that is nothing. */
function listenError(error: unknown, { host, port }: Settings): never {
  switch (codeOf(error)) {
    case "EADDRINUSE":
      throw new StartError(`Port ${port} is taken. Stop what uses it or set PORT.`);
    case "EACCES":
      throw new StartError(`Port ${port} needs rights that this process lacks. Set PORT to one above 1023.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      throw new StartError(`HOST ${host} is no address of this machine.`);
    default:
      throw error;
  }
}
