import type * as z from "zod/mini";
import { CommandError } from "./environment.ts";

/** What a YAML file says, and the line of each of its top-level entries, from 1. */
export interface ReadYaml<Value> {
  readonly value: Value;
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/** Reads YAML of a shape. Throws a CommandError that names the file, the line and what is wrong there. */
export async function readYaml<Schema extends z.ZodMiniType>(
  file: string,
  text: string,
  shape: Schema,
): Promise<ReadYaml<z.infer<Schema>>> {
  const { parseDocument, LineCounter, isNode } = await import("yaml"); // most runs need none
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length >= 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
    }
    return 1;
  };
  const [broken] = document.errors;
  if (broken) {
    throw new CommandError(`${file}, line ${lineCounter.linePos(broken.pos[0]).line}: ${broken.message}`);
  }
  const read = shape.safeParse(document.toJS() ?? (text.trim() === "" ? {} : undefined));
  if (read.success) return { value: read.data, lineOf };
  const [issue] = read.error.issues;
  const { path = [] } = issue ?? {};
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  const line = lineOf(unknown === undefined ? path : [...path, unknown]);
  const key = path.filter((part) => typeof part === "string").join(".");
  const what = unknown === undefined ? `${key ? `${key} ` : ""}${issue?.message}` : `there is no key "${unknown}"`;
  throw new CommandError(`${file}, line ${line}: ${what}.`);
}
