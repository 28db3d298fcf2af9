import type { TicketPart } from "@latchwork/contract/places";
import { CommandError, type Environment, nameOf, readText } from "./environment.ts";
import { type GitChange, readBranch, readStaged, withoutComments } from "./git.ts";
import type { Options } from "./options.ts";

/** A ticket to assess, and the files it came from. */
export interface CommandInput {
  readonly id: string | number;
  readonly input: string;
  readonly parts: readonly TicketPart[];
}

/** A line of a batch that is no ticket. */
export interface InputProblem {
  readonly id: string | number | null;
  readonly line: number;
  /** A sentence that names file and line. */
  readonly error: string;
}

/** What was found to read. */
export interface Inputs {
  readonly tickets: readonly (CommandInput | InputProblem)[];
  /** Why there is none, when that is no mistake. */
  readonly remark?: string;
}

/** Reads what the options name. Throws a CommandError naming what cannot be read. */
export async function readInputs(options: Options, environment: Environment): Promise<Inputs> {
  const { files, format, together, since, staged } = options;
  if (since !== undefined || staged) return readChange(options, environment);
  const named = files.length > 0 ? files : ["-"];
  if (format === "jsonl") {
    const batches = named.map(async (file) => readLines(await readText(file, environment), nameOf(file)));
    return { tickets: (await Promise.all(batches)).flat() };
  }
  const tickets: CommandInput[] = [];
  for (const file of named) {
    const name = nameOf(file);
    const text = await readText(file, environment);
    if (text.trim() !== "") tickets.push(ticketOf(name, [{ uri: file === "-" ? "stdin" : file, text }]));
    else if (!together) throw new CommandError(`${name} is blank: there is no ticket to read.`);
  }
  if (!together) return { tickets };
  if (tickets.length === 0) throw new CommandError("All files are blank: there is no ticket to read.");
  const parts = tickets.flatMap((ticket) => ticket.parts);
  return { tickets: [ticketOf(tickets.map(({ id }) => id).join(" + "), parts)] };
}

/** A change in git and what describes it, as one ticket. */
async function readChange(options: Options, environment: Environment): Promise<Inputs> {
  const { files, since, staged, exclude } = options;
  const change: GitChange =
    since === undefined
      ? await readStaged(exclude, environment.git)
      : await readBranch(since, exclude, environment.git);
  const id = since === undefined ? "staged changes" : `changes since ${since}`;
  const described = await Promise.all(
    files.map(async (file) => {
      const text = await readText(file, environment);
      return { uri: file === "-" ? "stdin" : file, text: staged ? withoutComments(text) : text };
    }),
  );
  const parts = [
    ...described,
    { uri: "commit-messages", text: change.messages },
    { uri: "change.diff", text: change.diff },
  ].filter(({ text }) => text.trim() !== "");
  if (change.diff.trim() === "" && change.messages === "") {
    return { tickets: [], remark: since === undefined ? "Nothing is staged." : `Nothing has changed since ${since}.` };
  }
  return { tickets: [ticketOf(id, parts)] };
}

/** Several files as one input, a blank line between them. */
function ticketOf(id: string, files: readonly Pick<TicketPart, "uri" | "text">[]): CommandInput {
  const parts: TicketPart[] = [];
  let input = "";
  for (const { uri, text } of files) {
    if (input !== "") input += "\n\n";
    parts.push({ uri, text, start: input.length });
    input += text;
  }
  return { id, input, parts };
}

/** One `{"id","text"}` a line; blank lines are skipped. */
function readLines(content: string, file: string): (CommandInput | InputProblem)[] {
  return content.split("\n").flatMap((line, index) => (line.trim() === "" ? [] : [readLine(line, file, index + 1)]));
}

function readLine(text: string, file: string, line: number): CommandInput | InputProblem {
  const problem = (error: string, id: InputProblem["id"] = null) => ({
    id,
    line,
    error: `${file}, line ${line}${error}`,
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return problem(" is not JSON.");
  }
  if (typeof value !== "object" || value === null || !("id" in value) || !("text" in value)) {
    return problem(': "id" and "text" are needed.');
  }
  const { id, text: input } = value;
  if (typeof id !== "string" && typeof id !== "number") return problem(': "id" has to be a string or a number.');
  if (typeof input !== "string") return problem(': "text" has to be a string.', id);
  return { id, input, parts: [{ uri: String(id), text: input, start: 0 }] };
}
