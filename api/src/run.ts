import closeWithGrace from "close-with-grace";
import { compose } from "./compose.ts";
import { deliveryWarning } from "./leads/compose-leads.ts";
import { StorageError } from "./open-storage.ts";
import { loadSite, SiteError } from "./pages/site.ts";
import { assertPortFree } from "./port-check.ts";
import { readProcessSettings, type Settings, SettingsError } from "./settings.ts";
import { codeOf } from "./unavailable.ts";

/** Time that requests in flight have to finish when the process is asked to stop, in milliseconds. */
const stopWithinMs = 10_000;

/** Lines for people go to standard error; standard output carries the log, one JSON object a line. */
function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs the service in this process until it is told to stop, with the site
 * built in `dist` and the settings of the environment and `envFile`. Ends the process with status 1 and a plain line when it cannot
 * start for a reason that whoever started it can mend.
 */
export async function run(dist: string, envFile: string | null): Promise<void> {
  let settings: Settings | null = null;
  try {
    settings = readProcessSettings(envFile);
    await serve(settings, dist);
  } catch (error) {
    const advice = remedy(error, settings);
    if (advice === null) throw error;
    say(advice);
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
  say(`${site.brand.name} is at http://${host}:${port}`);
  const warning = deliveryWarning(settings.leads);
  if (warning !== null) say(warning);
}

/** What to tell whoever started the process, for the failures they can mend; null for all others. */
function remedy(error: unknown, settings: Settings | null): string | null {
  if (error instanceof SettingsError || error instanceof SiteError || error instanceof StorageError) {
    return error.message;
  }
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
