import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import { freePort } from "./service-process.ts";

const deploy = resolve(import.meta.dirname, "../../../deploy");
const programs = { nginx: "nginx", caddy: "caddy" } as const;
export type ProxyName = keyof typeof programs;

/** A proxy before instances on this machine, with the lines of `deploy/` but for ports and certificate. */
export class FrontProxy implements AsyncDisposable {
  readonly origin: string;
  /** The authority that signed its certificate. */
  readonly ca: string;
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(parts: { origin: string; ca: string; child: ChildProcess; folder: string }) {
    this.origin = parts.origin;
    this.ca = parts.ca;
    this.#child = parts.child;
    this.#folder = parts.folder;
  }

  static isInstalled(name: ProxyName): boolean {
    return execFileSync("sh", ["-c", `command -v ${programs[name]} || true`]).length > 0;
  }

  static async start(name: ProxyName, instances: readonly number[]): Promise<FrontProxy> {
    const folder = mkdtempSync(join(tmpdir(), `${name}-`));
    const port = await freePort();
    const plain = await freePort();
    const start = name === "nginx" ? startNginx : startCaddy;
    const { child, ca } = await start({ folder, port, plain, instances });
    return new FrontProxy({ origin: `https://localhost:${port}`, ca, child, folder });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#child.exitCode === null) {
      this.#child.kill("SIGTERM");
      await once(this.#child, "exit");
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

interface Place {
  folder: string;
  port: number;
  plain: number;
  instances: readonly number[];
}

/** As an ordinary user where the trial runs as root: the proxy needs no rights for these ports. */
function run(program: string, args: readonly string[], folder: string, env: Record<string, string>): ChildProcess {
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"]).toString());
  const user = process.getuid?.() === 0 ? { uid: id("-u"), gid: id("-g") } : {};
  if ("uid" in user) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
  return spawn(program, args, {
    ...user,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    env: { PATH: path, ...env },
  });
}

const path = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin";

async function startNginx({ folder, port, plain, instances }: Place): Promise<{ child: ChildProcess; ca: string }> {
  const key = join(folder, "key.pem");
  const certificate = join(folder, "certificate.pem");
  const request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", [...request, ...names, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  const servers = readFileSync(join(deploy, "nginx.conf"), "utf8")
    .replace("127.0.0.1:4321", `127.0.0.1:${instances[0]}`)
    .replace("127.0.0.1:4322", `127.0.0.1:${instances[1]}`)
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${port} ssl`)
    .replace("/etc/ssl/house/fullchain.pem", certificate)
    .replace("/etc/ssl/house/privkey.pem", key);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((what) => `${what}_temp_path ${folder}/${what};`)
    .join("\n");
  const head = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}\n`;
  writeFileSync(join(folder, "nginx.conf"), `${head}http {\n${temporary}\n${servers}}\n`);
  const child = run(
    "nginx",
    ["-p", folder, "-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf")],
    folder,
    {},
  );
  await answering(port, child);
  return { child, ca: readFileSync(certificate, "utf8") };
}

async function startCaddy({ folder, port, plain, instances }: Place): Promise<{ child: ChildProcess; ca: string }> {
  const ports = `admin off\n\thttp_port ${plain}\n\thttps_port ${port}\n\tskip_install_trust`;
  writeFileSync(join(folder, "Caddyfile"), readFileSync(join(deploy, "Caddyfile"), "utf8").replace("admin off", ports));
  const child = run("caddy", ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")], folder, {
    SITE_ADDRESS: "localhost",
    UPSTREAMS: instances.map((instance) => `127.0.0.1:${instance}`).join(" "),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    HOME: folder,
  });
  await answering(port, child);
  const root = join(folder, "caddy/pki/authorities/local/root.crt");
  for (let tries = 0; tries < 200; tries += 1) {
    if (existsSync(root) && (await shakesHands(port, readFileSync(root, "utf8")))) break;
    await pause(50); // it makes its authority and its certificate after it listens
  }
  return { child, ca: readFileSync(root, "utf8") };
}

async function shakesHands(port: number, ca: string): Promise<boolean> {
  const socket = connectTls({ port, host: "127.0.0.1", servername: "localhost", ca });
  const done = await once(socket, "secureConnect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return done;
}

async function answering(port: number, child: ChildProcess): Promise<void> {
  let complaints = "";
  child.stderr?.on("data", (chunk) => {
    complaints += chunk;
  });
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = connect(port, "127.0.0.1");
    const open = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    if (child.exitCode !== null) break;
    await pause(50);
  }
  throw new Error(`The proxy does not start: ${complaints}`);
}
