// npm run backup -- FOLDER: copies the database and the signing secret, beside the running service.
import { resolve } from "node:path";
import { StartError } from "../../errors.ts";
import { readProcessSettings, repositoryRoot } from "../../settings.ts";
import { backUp } from "../backup.ts";

try {
  const [target, ...others] = process.argv.slice(2);
  if (target === undefined || target.startsWith("-") || others.length > 0) {
    throw new StartError("Say where the copy goes: npm run backup -- FOLDER");
  }
  const settings = readProcessSettings(resolve(repositoryRoot, ".env"));
  if (settings.databaseUrl !== null) {
    throw new StartError("The leads are in PostgreSQL: copy them with pg_dump, and keep SIGNING_SECRET beside them.");
  }
  process.stdout.write(`${await backUp(settings.dataDir, resolve(target), new Date())}\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
