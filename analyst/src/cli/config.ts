import { dirname, join, relative, resolve } from "node:path";
import * as z from "zod/mini";
import { type Environment, readText, reasonOf } from "./environment.ts";
import { failLevels, formats } from "./options.ts";
import { command } from "./tool.ts";
import { readYaml } from "./yaml-file.ts";

const text = z.string({ error: "has to be text" });

const shape = z.strictObject({
  format: z.optional(z.enum(formats, { error: `has to be one of ${formats.join(", ")}` })),
  "fail-on": z.optional(z.enum(failLevels, { error: `has to be one of ${failLevels.join(", ")}` })),
  baseline: z.optional(text),
  ignore: z.optional(text),
  exclude: z.optional(z.array(text, { error: "has to be a list of paths" })),
});
/** Options that a file sets. Its keys are the flags' names; files in it are relative to it. */
export type Config = z.infer<typeof shape>;

/** The config file named, or the one found from this folder upward, or nothing. */
export async function readConfig(named: string | undefined, environment: Environment): Promise<Config> {
  const file = named ?? (await findUpward(`.${command}.yaml`, environment));
  if (file === undefined) return {};
  const { value } = await readYaml(file, await readText(file, environment), shape);
  const beside = (path: string) => join(dirname(file), path);
  return {
    ...value,
    ...(value.baseline !== undefined && { baseline: beside(value.baseline) }),
    ...(value.ignore !== undefined && { ignore: beside(value.ignore) }),
  };
}

/** The path, relative to this folder, of the nearest file of that name here or in a folder above. */
export async function findUpward(
  name: string,
  { folder, readFile }: Pick<Environment, "folder" | "readFile">,
): Promise<string | undefined> {
  for (let above = folder; ; above = dirname(above)) {
    const path = relative(folder, resolve(above, name));
    try {
      await readFile(path);
      return path;
    } catch (error) {
      if (!["ENOENT", "ENOTDIR", "EACCES"].includes(reasonOf(error))) return path; // read again, its reason is told
    }
    if (above === dirname(above)) return undefined;
  }
}
