import type { Settings } from "./settings.ts";
import { keptSigningSecret } from "./signing-secret.ts";
import { openPostgres, openSqlite, type Storage } from "./storage/storage.ts";
import { codeOf } from "./unavailable.ts";

/** Storage could not be opened. The message says which setting to look at. */
export class StorageError extends Error {
  override readonly name = "StorageError";
}

/** Opens the storage that the settings name, and the secret kept with it. Throws {@link StorageError}. */
export async function openConfiguredStorage(
  settings: Settings,
  onLost: (code: string) => void,
): Promise<{ storage: Storage; secret: string }> {
  const { databaseUrl, dataDir, signingSecret } = settings;
  if (databaseUrl !== null && signingSecret !== null) {
    try {
      return { storage: await openPostgres(databaseUrl, onLost), secret: signingSecret };
    } catch (error) {
      throw new StorageError(`The database that DATABASE_URL names cannot be used (${codeOf(error)}).`);
    }
  }
  try {
    const secret = signingSecret ?? (await keptSigningSecret(dataDir));
    return { storage: await openSqlite(dataDir), secret };
  } catch (error) {
    throw new StorageError(`DATA_DIR ${dataDir} cannot be written (${codeOf(error)}).`);
  }
}
