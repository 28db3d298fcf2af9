// npm run keys: the API keys of machines, beside the running service.
import { resolve } from "node:path";
import { StartError } from "../../errors.ts";
import { readManifest } from "../../pages/manifest.ts";
import { readProcessSettings, repositoryRoot } from "../../settings.ts";
import { openStorage } from "../../storage/storage.ts";
import { ApiKeys } from "../api-keys.ts";
import { keyPrefix } from "../key-text.ts";
import { runKeys, usage } from "./run-keys.ts";

const args = process.argv.slice(2);
// Help needs no database: opening one would make it.
if (["help", "--help"].includes(args[0] ?? "")) {
  process.stdout.write(usage);
  process.exit();
}

try {
  const settings = readProcessSettings(resolve(repositoryRoot, ".env"));
  const { brand } = await readManifest(resolve(repositoryRoot, "dist"));
  const { storage } = await openStorage(settings, "command", () => {});
  process.exitCode = await runKeys(args, {
    keys: new ApiKeys(storage.db, Date.now),
    prefix: keyPrefix(brand.domain),
    clock: Date.now,
    write: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
  });
  await storage.close();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
