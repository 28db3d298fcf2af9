import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export interface RestartingApi {
  /** Stays the same over restarts. */
  readonly origin: string;
  /** Waits for a restart that is under way. Resolves too when the API failed: whoever asks it then is told. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? resolvePort(address.port) : reject()));
    });
  });
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Runs the API, and starts it again whenever a file in one of `folders` changes. */
export async function runApi(root: string, folders: readonly string[]): Promise<RestartingApi> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { LOG_LEVEL = "error" } = process.env;
  const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", METRICS_PORT: "0", LOG_LEVEL };

  /** The pages' address is the one to open, so the API says nothing unless it fails. */
  function begin(): ChildProcess {
    const started = spawn(process.execPath, ["api/src/server.ts"], {
      cwd: root,
      env,
      stdio: ["ignore", "inherit", "pipe"],
    });
    let said = "";
    started.stderr?.on("data", (text) => {
      said += text;
    });
    started.once("close", (status) => {
      if (status) process.stderr.write(`${said}The API waits for a change of its sources.\n`);
    });
    return started;
  }

  async function answers(): Promise<boolean> {
    while (!hasEnded(child)) {
      const response = await fetch(`${origin}/readyz`).catch(() => null);
      if (response?.ok) return true;
      await pause(50);
    }
    return false;
  }

  async function end(): Promise<void> {
    if (hasEnded(child)) return;
    const gone = once(child, "close");
    child.kill("SIGTERM");
    await gone;
  }

  async function beginAgain(changed: string): Promise<void> {
    await end();
    child = begin();
    if (await answers()) process.stdout.write(`${changed} changed: the API has started again\n`);
  }

  let child = begin();
  let ready: Promise<unknown> = answers();
  let soon: NodeJS.Timeout | undefined;
  // Node's own --watch does not see what a worker imports, and the engine runs in one.
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (file === null || /(^|[\\/])\.|~$|\.test\.ts$/.test(file)) return;
      clearTimeout(soon);
      soon = setTimeout(() => {
        ready = ready.then(() => beginAgain(join(folder, file)));
      }, 100);
    });
  }
  return {
    origin,
    ready: async () => {
      await ready;
    },
    stop: end,
  };
}
