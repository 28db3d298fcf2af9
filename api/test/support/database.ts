import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "./service-process.ts";

/** A PostgreSQL server of our own in a temporary folder, which can be stopped and started. */
export class PostgresCluster implements AsyncDisposable {
  /** Of the database `postgres`, whose user may create others. */
  readonly url: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #bin: string;
  readonly #owner: { uid: number; gid: number } | null;
  #running: ReturnType<typeof spawn> | null = null;

  private constructor(parts: {
    folder: string;
    port: number;
    bin: string;
    owner: { uid: number; gid: number } | null;
  }) {
    this.url = `postgres://house@127.0.0.1:${parts.port}/postgres`;
    this.#folder = parts.folder;
    this.#port = parts.port;
    this.#bin = parts.bin;
    this.#owner = parts.owner;
  }

  /** Whether this machine has its programs. */
  static get isInstalled(): boolean {
    return programs() !== null;
  }

  /** Null where PostgreSQL is not installed. */
  static async start(): Promise<PostgresCluster | null> {
    const bin = programs();
    if (bin === null) return null;
    const folder = await mkdtemp(join(tmpdir(), "postgres-"));
    const owner = unprivileged();
    if (owner) await chown(folder, owner.uid, owner.gid);
    execFileSync(join(bin, "initdb"), ["-D", join(folder, "data"), "-U", "house", "-A", "trust", "--no-sync"], {
      ...owner,
      cwd: folder,
      stdio: "ignore",
    });
    const cluster = new PostgresCluster({ folder, port: await freePort(), bin, owner });
    await cluster.resume();
    return cluster;
  }

  /** Starts it, if it is stopped, and waits until it answers. */
  async resume(): Promise<void> {
    const args = ["-D", join(this.#folder, "data"), "-p", `${this.#port}`, "-k", this.#folder, "-c", "fsync=off"];
    this.#running ??= spawn(join(this.#bin, "postgres"), [...args, "-c", "listen_addresses=127.0.0.1"], {
      ...this.#owner,
      cwd: this.#folder,
      stdio: "ignore",
    });
    for (let tries = 0; tries < 200; tries += 1) {
      const client = new Client({ connectionString: this.url });
      const answers = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => {});
      if (answers) return;
      await pause(100);
    }
    throw new Error("PostgreSQL did not start.");
  }

  /** Ends it at once, as a crash does. */
  async kill(): Promise<void> {
    const process = this.#running;
    this.#running = null;
    if (!process) return;
    process.kill("SIGQUIT");
    await once(process, "exit");
  }

  /** An empty database. Answers its address. */
  async database(): Promise<string> {
    const name = `test_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
    const client = new Client({ connectionString: this.url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return this.url.replace(/postgres$/, name);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** Folder of PostgreSQL's programs: Debian keeps them off the path. */
function programs(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = execFileSync("sh", ["-c", 'dirname "$(command -v initdb)"']).toString().trim();
  const folders = [...versions.map((version) => join(debian, version, "bin")), onPath];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"))) ?? null;
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"]).toString());
  return { uid: id("-u"), gid: id("-g") };
}
