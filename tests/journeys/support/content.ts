import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isoDayOf } from "../../../site/src/content/events.ts";
import { readYaml } from "../../../site/src/content/problems.ts";
import { type Content, type ContentName, schemas } from "../../../site/src/content/schemas/index.ts";
import {
  isPublished,
  type PublicationFolder,
  publicationPaths,
  publicationSchemas,
} from "../../../site/src/content/schemas/publications.ts";

const folder = resolve(import.meta.dirname, "../../../content");
export const today = isoDayOf(new Date());

/** A YAML file of content/, so that journeys expect what editors have written. */
export function readContent<Name extends ContentName>(name: Name): Content<Name> {
  const { data } = readYaml(`${name}.yaml`, readFileSync(join(folder, `${name}.yaml`), "utf8"), schemas[name]);
  return data as Content<Name>;
}

interface Publication {
  id: string;
  path: string;
  text: string;
  published: string;
}

/** The publications of a folder that may be read today, newest first. */
export const readPublications = (of: PublicationFolder): Publication[] =>
  readdirSync(join(folder, of))
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => {
      const id = file.slice(0, -".md".length);
      const text = readFileSync(join(folder, of, file), "utf8");
      const { data } = readYaml(file, text.split(/^---$/m)[1] ?? "", publicationSchemas[of]);
      if (!data || !isPublished(data, today)) return [];
      return [{ id, path: publicationPaths[of](id), text, published: data.published }];
    })
    .sort((a, b) => b.published.localeCompare(a.published) || a.id.localeCompare(b.id));

export const releasedEpisodes = readContent("episodes").filter(({ published }) => published <= today);

/** Whether an article is there that a journey cannot do without. */
export const hasArticle = (id: string): boolean => existsSync(join(folder, "blog", `${id}.md`));

/** An article that is there for as long as there are any. */
export const someArticle = readPublications("blog").at(-1)?.path ?? "";
