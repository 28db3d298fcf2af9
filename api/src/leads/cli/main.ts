// npm run leads: what operators do with leads, beside the running service.
import { resolve } from "node:path";
import { StartError } from "../../errors.ts";
import { readProcessSettings, repositoryRoot } from "../../settings.ts";
import { keyFor } from "../../signing-secret.ts";
import { openStorage } from "../../storage/storage.ts";
import { channelsOf } from "../channels/open-channels.ts";
import { VisitorMails } from "../visitor-mails.ts";
import { runLeads, usage } from "./run-leads.ts";

const args = process.argv.slice(2);
// Help needs no database: opening one would make it.
if (["help", "--help"].includes(args[0] ?? "")) {
  process.stdout.write(usage);
  process.exit();
}

try {
  const settings = readProcessSettings(resolve(repositoryRoot, ".env"));
  const { storage, secret } = await openStorage(settings, "command", () => {});
  process.exitCode = await runLeads(args, {
    storage,
    visitorMails: new VisitorMails({
      shared: storage.pool !== null,
      key: keyFor(secret, "suppression"),
      perHour: settings.leads.visitorMailsPerHour,
      clock: Date.now,
      onWithheld: () => {},
    }),
    channels: channelsOf(settings.leads),
    clock: Date.now,
    write: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
  });
  await storage.close();
} catch (error) {
  const isKnown = error instanceof StartError;
  const exists = error instanceof Error && "code" in error && error.code === "EEXIST";
  if (!isKnown && !exists) throw error;
  process.stderr.write(isKnown ? `${error.message}\n` : "That file exists already: choose another name.\n");
  process.exitCode = 1;
}
