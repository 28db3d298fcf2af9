import { hkdfSync, randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "./errors.ts";
import { makePrivateFolder } from "./storage/private-folder.ts";

/** What a key made from the secret is for. No two purposes share a key. */
export type KeyPurpose =
  | "challenge"
  | "challenge-solution"
  | "client-address"
  | "spent-token"
  | "form-challenge"
  | "submission"
  | "newsletter-link"
  | "suppression";

/** Shortest secret that signs anything, in characters. */
export const minSecretLength = 32;

/** Key for one purpose: 64 hexadecimal digits, derived from the signing secret with HKDF-SHA-256. */
export function keyFor(secret: string, purpose: KeyPurpose): string {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)).toString("hex");
}

/**
 * The secret kept in `folder`, made on first use and readable by its owner only.
 * Processes that start at the same moment end up with the same one.
 * Throws a {@link StartError} when the file has lost it, and the file system's error when the folder cannot be written.
 */
export async function keptSigningSecret(folder: string): Promise<string> {
  const path = join(folder, "signing-secret");
  const kept = await readFile(path, "utf8").catch(missing);
  if (kept !== null) {
    if (kept.trim().length >= minSecretLength) return kept;
    throw new StartError(
      `${path} holds fewer than ${minSecretLength} characters. Restore it from a copy; ` +
        "or delete it for a new one, and links in mails sent before no longer work.",
    );
  }
  await makePrivateFolder(folder);
  const draft = join(folder, `signing-secret-${randomBytes(6).toString("hex")}`);
  await writeFile(draft, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  try {
    // A link appears whole or not at all, and never replaces what another process made.
    await link(draft, path);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    await rm(draft);
  }
  return readFile(path, "utf8");
}

function missing(error: unknown): null {
  if (hasCode(error, "ENOENT")) return null;
  throw error;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
