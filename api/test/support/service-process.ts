import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixtureSite } from "./fixture-site.ts";

/** The service as a process of its own, with a fixture site and a temporary data folder. */
export class ServiceProcess {
  readonly #child: ChildProcess;
  readonly #cleanUp: () => Promise<void>;
  output = "";
  complaints = "";

  private constructor(child: ChildProcess, cleanUp: () => Promise<void>) {
    this.#child = child;
    this.#cleanUp = cleanUp;
    child.stdout?.on("data", (chunk) => {
      this.output += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      this.complaints += chunk;
    });
  }

  static async start(
    environment: Record<string, string>,
    changes: { dist?: string; script?: string } = {},
  ): Promise<ServiceProcess> {
    const site = await fixtureSite();
    const data = await mkdtemp(join(tmpdir(), "service-data-"));
    const script = changes.script ?? new URL("./fixture-server.ts", import.meta.url).pathname;
    const child = spawn(process.execPath, [script, changes.dist ?? site.dist], {
      env: { DATA_DIR: join(data, "data"), HOST: "127.0.0.1", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    return new ServiceProcess(child, async () => {
      await site[Symbol.asyncDispose]();
      await rm(data, { recursive: true });
    });
  }

  /** Waits until it serves; answers where, as the process says it. */
  async origin(): Promise<string> {
    for (;;) {
      const said = / is at (http:\S+)/.exec(this.complaints)?.[1];
      if (said !== undefined) return said;
      if (this.#child.exitCode !== null) throw new Error(`The service ended: ${this.complaints}`);
      await once(this.#child.stderr ?? this.#child, "data");
    }
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  /** Exit status, once it has ended and everything it wrote has been read. */
  async ended(): Promise<number | null> {
    if (this.#isRunning) await once(this.#child, "close");
    return this.#child.exitCode;
  }

  get #isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#isRunning) {
      this.#child.kill("SIGKILL");
      await once(this.#child, "close");
    }
    await this.#cleanUp();
  }
}

/** A port that something listens on, at `host`, until disposed. */
export async function occupiedPort(host: string): Promise<{ port: number; [Symbol.asyncDispose](): Promise<void> }> {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A port of the loopback address that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
