// Walks the main ways through the site in WebKit, Safari's engine, by the MiniBrowser and WebDriver that Debian's
// `webkit2gtk-driver` brings, on a screen of `xvfb`. Without them the trial says so and is skipped.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type Frame, type Tab, walkAll } from "./support/walks.ts";

const driver = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/xvfb-run";
const [miniBrowser] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");

/** Longest that what is asked for may take, in ms. */
const PATIENCE = 60_000;
/** How long pages are left open for their scripts to run, in ms; without being seen they wait four seconds for it. */
const READING = 12_000;
/** How many pages are open at a time. */
const TABS = 10;
/** The name under which WebDriver hands out an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** The desktop's settings: letters as wide as they are drawn, and buttons that let the window be as narrow as a phone. */
const desktop = {
  "settings.ini": "[Settings]\ngtk-xft-antialias=1\ngtk-xft-hinting=0\ngtk-xft-hintstyle=hintnone\n",
  "gtk.css": "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }",
};

const home = mkdtempSync(join(tmpdir(), "webkit-"));

function start(args: readonly string[]) {
  const env = { ...process.env, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home };
  const whole = ["-a", "-s", "-screen 0 1400x1000x24", ...args];
  // A group of its own, for the screen has to end as well.
  const child = spawn(screen, whole, { env, stdio: ["ignore", "pipe", "ignore"], detached: true });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    said += chunk;
  });
  const stop = async () => {
    const ended = once(child, "exit");
    if (child.pid !== undefined) process.kill(-child.pid);
    await ended;
  };
  return { said: () => said, stop };
}

async function until<Result>(what: string, look: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() > deadline) throw new Error(`${what}: not within ${PATIENCE} ms`, { cause: error });
      await wait(100);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("a port has a number");
  return address.port;
}

/** One of WebDriver's commands, https://www.w3.org/TR/webdriver2/#endpoints. */
type Command = <Value>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Value>;

function commandsOf(origin: string): Command {
  return async (method, path, body) => {
    const answer = await fetch(`${origin}${path}`, { method, body: body === undefined ? null : JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** @param enter makes the frame the one that commands speak to */
function frameOf(command: Command, enter: () => Promise<unknown>): Frame {
  const find = async (target: string) => {
    await enter();
    const using = target.startsWith("//") ? "xpath" : "css selector";
    return command<Record<string, string>>("POST", "/element", { using, value: target });
  };
  return {
    wait: (target) => until(target, async () => void (await find(target))),
    click: (target) =>
      until(target, async () => {
        const found = await find(target);
        // The driver scrolls as smoothly as the page asks, and does not wait for the end of it.
        const script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
        await command("POST", "/execute/sync", { script, args: [found] });
        await command("POST", `/element/${found[ELEMENT]}/click`, {});
      }),
    fill: (target, text) =>
      until(target, async () => {
        const found = await find(target);
        await command("POST", `/element/${found[ELEMENT]}/value`, { text });
      }),
  };
}

function tabOf(command: Command, visited: (address: string) => void): Tab {
  const evaluate: Tab["evaluate"] = (expression) =>
    command("POST", "/execute/sync", { script: `return ${expression}`, args: [] });
  const leaveFrame = () => command("POST", "/frame", { id: null });
  const top = frameOf(command, leaveFrame);
  return {
    ...top,
    evaluate: async (expression) => {
      await leaveFrame();
      return evaluate(expression);
    },
    goto: async (url) => {
      visited(url);
      await leaveFrame();
      await command("POST", "/url", { url });
    },
    setSize: async ({ width, height }) => {
      await command("POST", "/window/rect", { width, height });
      const [x = 0, y = 0] = await evaluate<number[]>("[outerWidth - innerWidth, outerHeight - innerHeight]");
      await command("POST", "/window/rect", { width: width + x, height: height + y });
    },
    frame: async (selector) => {
      await top.wait(selector);
      return frameOf(command, async () => {
        await leaveFrame();
        const id = await command<object>("POST", "/element", { using: "css selector", value: selector });
        await command("POST", "/frame", { id });
      });
    },
  };
}

/** What pages complain of. A browser that is driven writes nothing out, so each is opened once more in one that is not. */
async function complaintsOf(program: string, addresses: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (let at = 0; at < addresses.length; at += TABS) {
    const options = ["--private", "--enable-write-console-messages-to-stdout=true"];
    const browser = start([program, ...options, ...addresses.slice(at, at + TABS)]);
    await wait(READING);
    await browser.stop();
    found.push(
      ...browser
        .said()
        .split("\n")
        .filter((line) => / CONSOLE (\w+ )?ERROR /.test(line)),
    );
  }
  return found;
}

async function launch(program: string): Promise<Browser> {
  mkdirSync(join(home, "gtk-3.0"));
  for (const [file, text] of Object.entries(desktop)) writeFileSync(join(home, "gtk-3.0", file), text);
  const port = await freePort();
  const server = start([driver, `--port=${port}`]);
  const command = commandsOf(`http://127.0.0.1:${port}`);
  await until("WebDriver", () => command("GET", "/status"));
  const options = { "webkitgtk:browserOptions": { binary: program, args: ["--automation"] } };
  const open = () =>
    command<{ sessionId: string; capabilities: { browserVersion: string } }>("POST", "/session", {
      capabilities: { alwaysMatch: options },
    });
  let session = await open();
  const visited = new Set<string>();
  return {
    version: `WebKitGTK ${session.capabilities.browserVersion}`,
    newTab: async () => {
      await command("DELETE", `/session/${session.sessionId}`);
      session = await open();
      visited.clear();
      return tabOf(commandsOf(`http://127.0.0.1:${port}/session/${session.sessionId}`), (it) => visited.add(it));
    },
    complaints: () => complaintsOf(program, [...visited]),
    close: async () => {
      await command("DELETE", `/session/${session.sessionId}`);
      await server.stop();
    },
  };
}

try {
  if (miniBrowser === undefined || !existsSync(driver) || !existsSync(screen))
    console.log("Skipped: no WebKit on this machine. Debian has it as webkit2gtk-driver, and xvfb for its screen.");
  else await walkAll(await launch(miniBrowser));
} finally {
  rmSync(home, { recursive: true, force: true });
}
