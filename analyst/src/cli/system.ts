import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import type { Environment, GitResult } from "./environment.ts";

/** The process as the command line's surroundings. */
export const system: Environment = {
  readFile: (name) => readFile(name),
  readStdin: () => buffer(process.stdin),
  writeFile: (name, text) => writeFile(name, text),
  git: (args) =>
    new Promise<GitResult>((resolve, reject) => {
      const env = { ...process.env, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0" };
      execFile("git", [...args], { env, maxBuffer: 512 * 1024 * 1024 }, (error, stdout, stderr) => {
        if (error === null) resolve({ code: 0, stdout, stderr });
        else if (typeof error.code === "number") resolve({ code: error.code, stdout, stderr });
        else if (error.code === "ENOENT") resolve(undefined);
        else reject(error);
      });
    }),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  folder: process.cwd(),
  colour: process.stdout.isTTY === true && !process.env.NO_COLOR,
  progress: process.stderr.isTTY === true,
  now: () => performance.now(),
  date: () => new Date(),
};
