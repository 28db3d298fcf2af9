import { ContentError, readYaml } from "./problems.ts";
import { fillBrand } from "./schemas/fields.ts";
import { type Content, type ContentName, schemas } from "./schemas/index.ts";

const folder = "../../../content";
const sources = import.meta.glob<string>("../../../content/*.yaml", { query: "?raw", import: "default", eager: true });
const known = new Map<ContentName, unknown>();

/**
 * What a YAML file of content/ holds, with the brand filled in.
 *
 * @throws ContentError that names line, field and remedy
 */
export function readContent<Name extends ContentName>(name: Name): Content<Name> {
  if (!known.has(name)) {
    const { data, problems } = readYaml(`${name}.yaml`, sources[`${folder}/${name}.yaml`] ?? "", schemas[name]);
    if (problems.length > 0) throw new ContentError(problems);
    known.set(name, fillBrand(data));
  }
  return known.get(name) as Content<Name>;
}
