import type { TicketPart } from "@latchwork/contract/places";
import { CommandError, type Options } from "./options.ts";
import type { Environment } from "./run.ts";

/** A ticket to assess, and the files it came from. */
export interface CommandInput {
  readonly id: string | number;
  readonly input: string;
  readonly parts: readonly TicketPart[];
}

/** Reads what the options name. Throws a CommandError naming the file, and the line of a batch, that cannot be read. */
export async function readInputs(
  { files, format, together }: Options,
  environment: Pick<Environment, "readFile" | "readStdin">,
): Promise<CommandInput[]> {
  const inputs: CommandInput[] = [];
  for (const file of files) {
    const name = file === "-" ? "standard input" : file;
    const text = decode(await readBytes(file, name, environment), name);
    const parts = [{ uri: file === "-" ? "stdin" : file, text, start: 0 }];
    if (format === "jsonl") inputs.push(...readLines(text, name).map((line) => ({ ...line, parts })));
    else if (text.trim() !== "") inputs.push({ id: name, input: text, parts });
    else if (!together) throw new CommandError(`${name} is blank: there is no ticket to read.`);
  }
  if (!together) return inputs;
  if (inputs.length === 0) throw new CommandError("All files are blank: there is no ticket to read.");
  return [join(inputs)];
}

/** Several files as one input, a blank line between them. */
function join(inputs: readonly CommandInput[]): CommandInput {
  const parts: TicketPart[] = [];
  let input = "";
  for (const { parts: own } of inputs) {
    if (input !== "") input += "\n\n";
    for (const part of own) parts.push({ ...part, start: input.length });
    input += own.map(({ text }) => text).join("");
  }
  return { id: inputs.map(({ id }) => id).join(" + "), input, parts };
}

async function readBytes(
  file: string,
  name: string,
  { readFile, readStdin }: Pick<Environment, "readFile" | "readStdin">,
): Promise<Uint8Array> {
  try {
    return await (file === "-" ? readStdin() : readFile(file));
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
    throw new CommandError(`${name} could not be read (${reason}).`, { cause: error });
  }
}

function decode(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new CommandError(`${name} is not UTF-8 text.`, { cause: error });
  }
}

/** One `{"id","text"}` a line; blank lines are skipped. */
function readLines(content: string, file: string): Omit<CommandInput, "parts">[] {
  return content
    .split("\n")
    .flatMap((line, index) => (line.trim() === "" ? [] : [readLine(line, `${file}, line ${index + 1}`)]));
}

function readLine(line: string, place: string): Omit<CommandInput, "parts"> {
  const value = parse(line, place);
  if (typeof value !== "object" || value === null || !("id" in value) || !("text" in value))
    throw new CommandError(`${place}: "id" and "text" are needed.`);
  const { id, text } = value;
  if (typeof id !== "string" && typeof id !== "number")
    throw new CommandError(`${place}: "id" has to be a string or a number.`);
  if (typeof text !== "string") throw new CommandError(`${place}: "text" has to be a string.`);
  return { id, input: text };
}

function parse(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new CommandError(`${place} is not JSON.`, { cause: error });
  }
}
