#!/usr/bin/env node
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { run } from "./run.ts";

// A consumer that has read enough (`| head`) closes the pipe: that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

process.exitCode = await run(process.argv.slice(2), {
  readFile: (name) => readFile(name),
  readStdin: () => buffer(process.stdin),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  colour: process.stdout.isTTY === true && !process.env.NO_COLOR,
  progress: process.stderr.isTTY === true,
  now: () => performance.now(),
});
