import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { variables } from "../../../api/src/settings.ts";

const root = resolve(import.meta.dirname, "../../..");

/** The production server with another build than the repository's own, which is named after this program. */
const serveOther = 'import { run } from "./api/src/run.ts"; await run(process.argv[1], null);';

/** Longest that a start or a stop may take, in milliseconds. */
const patience = 30_000;

/** The production server, as `npm start` runs it, on a port and a data folder of its own. */
export interface RunningServer {
  /** Such as `http://127.0.0.1:41234`. */
  readonly origin: string;
  readonly dataDir: string;
  /** Everything it has said so far: the log's JSON lines and the lines for people. */
  log(): string;
  /** Asks it to stop, as a supervisor would. Throws when it does not end well. */
  stop(): Promise<void>;
}

/** Settings of the machine, or of a `.env`, must not reach the tests: an empty variable counts as not set. */
const unset = Object.fromEntries(Object.keys(variables).map((name) => [name, ""]));

async function until<T>(what: string, look: () => Promise<T | undefined> | T | undefined): Promise<T> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const found = await look();
    if (found !== undefined) return found;
    await wait(25);
  }
  throw new Error(`The server was not ${what} within ${patience} ms.`);
}

async function isReady(origin: string): Promise<true | undefined> {
  const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
  return answer?.ok ? true : undefined;
}

async function stopProcess(child: ChildProcess, log: () => string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise<void>((done) => child.once("exit", () => done()));
    child.kill("SIGTERM");
    await Promise.race([ended, wait(patience, undefined, { ref: false }).then(() => child.kill("SIGKILL"))]);
    await ended;
  }
  if (child.exitCode !== 0) throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}:\n${log()}`);
}

/**
 * @param settings environment variables of the server beyond those that every journey needs
 * @param site the build it serves, when that is not the repository's own
 */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  site: string | null = null,
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "journey-"));
  let said = "";
  const log = () => said;
  // Each test names an address of its own, so that no two share a rate limit.
  const env = {
    ...unset,
    PORT: "0",
    HOST: "127.0.0.1",
    TRUSTED_PROXY: "127.0.0.1,::1",
    DATA_DIR: dataDir,
    ...settings,
  };
  const child = spawn(
    process.execPath,
    site === null ? ["api/src/server.ts"] : ["--input-type=module", "-e", serveOther, site],
    {
      cwd: root,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const listen = (chunk: Buffer) => {
    said += chunk.toString();
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  const assertRunning = () => {
    if (child.exitCode !== null) throw new Error(`The server ended at once:\n${said}`);
  };
  try {
    const origin = await until("listening", () => {
      assertRunning();
      return / is at (http:\/\/\S+)/.exec(said)?.[1];
    });
    await until("ready", () => {
      assertRunning();
      return isReady(origin);
    });
    const stop = async () => {
      await stopProcess(child, log);
      rmSync(dataDir, { recursive: true, force: true });
    };
    return { origin, dataDir, log, stop };
  } catch (error) {
    child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
}
