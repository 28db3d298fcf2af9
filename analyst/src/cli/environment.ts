/** A mistake in the arguments or the input. The message is one sentence that says what and where. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** How a run of git ended; `undefined` where there is no git. */
export type GitResult = { readonly code: number; readonly stdout: string; readonly stderr: string } | undefined;

/** What the command line needs of its surroundings. */
export interface Environment {
  readonly readFile: (name: string) => Promise<Uint8Array>;
  readonly readStdin: () => Promise<Uint8Array>;
  readonly writeFile: (name: string, text: string) => Promise<void>;
  /** Runs git without a shell. */
  readonly git: (args: readonly string[]) => Promise<GitResult>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** The folder it runs in, absolute. */
  readonly folder: string;
  readonly colour: boolean;
  /** Whether to show progress on standard error: somebody is watching it. */
  readonly progress: boolean;
  /** Milliseconds from any fixed moment. */
  readonly now: () => number;
  /** The time, in UTC. */
  readonly date: () => Date;
}

/** Reads a file as text. Throws a CommandError that names it. */
export async function readText(file: string, { readFile, readStdin }: Environment): Promise<string> {
  const name = nameOf(file);
  let bytes: Uint8Array;
  try {
    bytes = await (file === "-" ? readStdin() : readFile(file));
  } catch (error) {
    throw new CommandError(`${name} could not be read (${reasonOf(error)}).`, { cause: error });
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new CommandError(`${name} is not UTF-8 text.`, { cause: error });
  }
}

/** The code of a system's error, such as ENOENT. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
}

export const nameOf = (file: string): string => (file === "-" ? "standard input" : file);
