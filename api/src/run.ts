import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer } from "node:net";
import closeWithGrace from "close-with-grace";
import { compose } from "./compose.ts";
import { codeOf, StartError } from "./errors.ts";
import { deliveryWarning } from "./leads/compose-leads.ts";
import { loadSite } from "./pages/site.ts";
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
  let settings: Settings | null = null;
  try {
    settings = readProcessSettings(envFile);
    await serve(settings, dist);
  } catch (error) {
    const remedy = remedyFor(error, settings);
    if (remedy === null) throw error;
    print(remedy);
    process.exit(1);
  }
}

async function serve(settings: Settings, dist: string): Promise<void> {
  await assertPortFree(settings.host, settings.port);
  const site = await loadSite(dist);
  const app = await compose(settings, site, process.stdout);
  closeWithGrace({ delay: stopWithinMs, logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ err }, "stopping after an unexpected error");
    await app.close();
  });
  await app.listen({ port: settings.port, host: settings.host, listenTextResolver: () => "listening" });
  const address = app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : settings.port;
  const host = settings.host.includes(":") ? `[${settings.host}]` : settings.host;
  print(`${site.brand.name} is at http://${host}:${port}`);
  const warning = deliveryWarning(settings.leads);
  if (warning !== null) print(warning);
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

/** What whoever started the process can do about a failure; null when that is nothing. */
function remedyFor(error: unknown, settings: Settings | null): string | null {
  if (error instanceof StartError) return error.message;
  switch (codeOf(error)) {
    case "EADDRINUSE":
      return `Port ${settings?.port} is taken. Stop what uses it or set PORT.`;
    case "EACCES":
      return `Port ${settings?.port} needs rights that this process lacks. Set PORT to one above 1023.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST ${settings?.host} is no address of this machine.`;
    default:
      return null;
  }
}
