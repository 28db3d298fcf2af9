#!/usr/bin/env node
// `npm start` is `exec node …`, so that a signal to npm reaches the server and not a shell before it, which would die
// and leave the server behind. A POSIX shell has `exec` built in; on Windows, whose shell has none, npm finds this.
import { spawn } from "node:child_process";

const [program = "", ...args] = process.argv.slice(2);
const child = spawn(program === "node" ? process.execPath : program, args, { stdio: "inherit" });
// Ctrl-C goes to both: this one waits for the other.
for (const signal of ["SIGINT", "SIGBREAK"]) process.on(signal, () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.once("error", (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(127);
});
child.once("exit", (status, signal) => (signal ? process.kill(process.pid, signal) : process.exit(status ?? 1)));
