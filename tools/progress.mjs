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

/**
 * Runs a program and keeps its output to itself, unless it fails.
 * @param {string} phase what a person reads while it runs, such as "Installing packages"
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} where
 * @returns {Promise<boolean>} whether it ended with exit code 0
 */
export async function runPhase(phase, program, args, where) {
  const start = performance.now();
  say(`${phase} …`);
  const ticking = setInterval(() => say(`${phase} … ${since(start)}`), sayEvery);
  /** @type {Buffer[]} */
  const output = [];
  const ended = await new Promise((resolve) => {
    const child = spawn(program, args, { ...where, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) => resolve(code ?? signal));
  });
  clearInterval(ticking);
  if (ended === 0) {
    say(`${phase}: done in ${since(start)}`);
    return true;
  }
  process.stderr.write(Buffer.concat(output));
  say(`${phase}: failed (${ended}) after ${since(start)}`);
  return false;
}
