import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readRoot, root } from "../rules/repository-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

/** Editors remove publications, and what was tested about one goes with it. */
export const isThere = (file: string): boolean => existsSync(join(root, "content", file));

/** The code blocks of one language in a publication of `content/`, in order. */
export function codeBlocks(file: string, language: string): string[] {
  const pattern = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "gm");
  return [...readRoot(`content/${file}`).matchAll(pattern)].map(([, code = ""]) => code);
}

/** A request and, once it was answered, what came back, as an article prints them. */
export interface Exchange {
  readonly request: Message & { readonly method: string; readonly path: string };
  readonly response: Message & { readonly status: number };
}

interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function message(text: string): Message {
  const [head = "", ...rest] = text.trim().split("\n\n");
  const headers = head
    .split("\n")
    .slice(1)
    .map((line) => line.split(/:\s*(.*)/s) as [string, string]);
  return {
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body: rest.join("\n\n"),
  };
}

/** Splits an `http` block into its requests, each with the response that follows it. */
export function exchanges(block: string): Exchange[] {
  const parts = block.split(/^(?=(?:[A-Z]+ \/\S* )?HTTP\/1\.1)/m).filter((part) => part.trim() !== "");
  const found: Exchange[] = [];
  for (const [index, part] of parts.entries()) {
    const [, method, path] = /^([A-Z]+) (\/\S*) HTTP/.exec(part) ?? [];
    if (method === undefined || path === undefined) continue;
    const answer = parts[index + 1] ?? "";
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
    found.push({ request: { method, path, ...message(part) }, response: { status, ...message(answer) } });
  }
  return found;
}

/** Loads printed TypeScript as a module of its own. */
export async function load<Module>(code: string): Promise<Module> {
  const file = join(temporaryFolder("printed"), "printed.ts");
  writeFileSync(file, code);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Module;
}
