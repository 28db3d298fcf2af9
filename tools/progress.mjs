import { spawn } from "node:child_process";

/** How often a long phase says that it is still at work, in milliseconds. */
const sayEvery = 15_000;

/**
 * Everything goes to standard error: a command may have its own lines on standard output.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** @param {number} start from performance.now() @returns {string} such as "3.2 s" or "1 min 5 s" */
export function since(start) {
  const seconds = (performance.now() - start) / 1000;
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** @param {NodeJS.Signals} signal which npm then passes on in silence, where it would complain of an exit code */
function endBy(signal) {
  process.removeAllListeners(signal);
  process.once("exit", () => process.kill(process.pid, signal)); // after all that clears up
  process.exit(1);
}

/**
 * @typedef {object} Following
 * @property {(line: string, giveUp: () => void) => void} [onLine] reads each line that the program writes, and may end it
 * @property {(message: unknown) => void} [onMessage] what it sends with process.send
 * @property {() => string} [state] how far it is, such as "12 of 30", for the lines while it is at work
 * @property {(output: string) => string} [excerpt] what of its output is shown when it fails; all unless given
 * @property {number} [graceMs] how long it may take to end when this process is told to, in milliseconds
 */

/**
 * Runs a program and keeps its output to itself, unless it fails. A signal that ends this process ends the program first.
 * @param {string} phase what a person reads while it runs, such as "Installing packages"
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} where
 * @param {Following} [following]
 * @returns {Promise<boolean>} whether it ended with exit code 0
 */
export async function runPhase(phase, program, args, where, following = {}) {
  const { onLine, onMessage, state, excerpt = String, graceMs = 5000 } = following;
  const start = performance.now();
  say(`${phase} …`);
  const ticking = setInterval(() => say(`${phase} … ${state?.() ?? ""}${since(start)}`), sayEvery);
  let output = "";
  let partOfLine = "";
  /** @param {string} text */
  function read(text) {
    output += text;
    if (!onLine) return;
    const lines = (partOfLine + text).split("\n");
    partOfLine = lines.pop() ?? "";
    for (const line of lines) onLine(line, giveUp);
  }

  /** @type {import("node:child_process").StdioOptions} */
  const stdio = onMessage ? ["ignore", "pipe", "pipe", "ipc"] : ["ignore", "pipe", "pipe"];
  const child = spawn(program, args, { ...where, stdio });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", read);
  if (onMessage) child.on("message", onMessage);

  /** @type {NodeJS.Signals | undefined} */
  let toldToEnd;
  /** @param {NodeJS.Signals} signal */
  function kill(signal) {
    child.kill(signal);
    setTimeout(() => child.kill("SIGKILL"), graceMs).unref();
  }
  let givenUp = false;
  function giveUp() {
    givenUp = true;
    kill("SIGTERM");
  }
  /** @param {NodeJS.Signals} signal */
  function end(signal) {
    toldToEnd ??= signal;
    kill(signal);
  }
  for (const signal of signals) process.on(signal, end);
  const ended = await new Promise((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) => resolve(code ?? signal));
  });
  for (const signal of signals) process.off(signal, end);
  clearInterval(ticking);
  if (toldToEnd) {
    say(`${phase}: stopped after ${since(start)}`);
    endBy(toldToEnd);
  }
  if (ended === 0) {
    say(`${phase}: done in ${since(start)}`);
    return true;
  }
  process.stderr.write(excerpt(output));
  say(`${phase}: ${givenUp ? "given up" : `failed (${ended})`} after ${since(start)}`);
  return false;
}
