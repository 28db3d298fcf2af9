import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Environment, GitResult } from "../../src/cli/environment.ts";

/** A git repository of its own, whatever the machine's settings. */
export class Repository {
  readonly folder = mkdtempSync(join(tmpdir(), "repository-"));

  constructor() {
    this.git("init", "-q", "-b", "main");
  }

  git(...args: string[]): string {
    return execFileSync("git", args, { cwd: this.folder, encoding: "utf8", stdio: "pipe", env: environment });
  }

  write(files: Readonly<Record<string, string>>): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      writeFileSync(join(this.folder, path), text);
    }
    this.git("add", "-A");
  }

  commit(message: string, files: Readonly<Record<string, string>> = {}): void {
    this.write(files);
    this.git("commit", "-q", "--allow-empty", "-m", message);
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** Runs git in a folder for the command line. */
export function gitIn(folder: string): Environment["git"] {
  return async (args): Promise<GitResult> => {
    try {
      const stdout = execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe", env: environment });
      return { code: 0, stdout, stderr: "" };
    } catch (error) {
      const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
      return { code: status, stdout, stderr };
    }
  };
}

const environment = {
  PATH: process.env.PATH,
  HOME: tmpdir(),
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@reader.example",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@reader.example",
};
