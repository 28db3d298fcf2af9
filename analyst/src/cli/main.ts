#!/usr/bin/env node
import { run } from "./run.ts";
import { system } from "./system.ts";

// A consumer that has read enough (`| head`) closes the pipe: that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit();
  system.err(`Standard output could not be written (${error.code}).\n`);
  process.exit(2);
});

process.exitCode = await run(process.argv.slice(2), system);
