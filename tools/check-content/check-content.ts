import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, extname, join, resolve } from "node:path";
import { anchorsIn, type LinkTargets, markdownProblems } from "../../site/src/content/check-markdown.ts";
import { downloadKinds } from "../../site/src/content/downloads.ts";
import { isoDayOf } from "../../site/src/content/events.ts";
import { ContentError, type Problem, type ReadYaml, readYaml } from "../../site/src/content/problems.ts";
import { type Content, type ContentName, schemas } from "../../site/src/content/schemas/index.ts";
import {
  coverOfPage,
  isPublished,
  type PublicationFolder,
  publicationPaths,
  publicationSchemas,
} from "../../site/src/content/schemas/publications.ts";
import { coverProblems } from "../../site/src/covers/read-cover.ts";
import { paths, redirects } from "../../site/src/routes.ts";
import { blockProblems } from "../../site/src/time-measures/check-blocks.ts";
import { logoProblem, pictureKinds, shownPictureProblem } from "./check-pictures.ts";

const root = resolve(import.meta.dirname, "../..");
const coverStyles = readFileSync(join(root, "site/src/covers/cover.css"), "utf8");
const publicationFolders = Object.keys(publicationSchemas) as PublicationFolder[];

interface Publication {
  folder: PublicationFolder;
  file: string;
  id: string;
  path: string;
  head: ReadYaml<{
    draft: boolean;
    published: string;
    title: string;
    description: string;
    cover?: string | undefined;
  }>;
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

type Yaml = { [Name in ContentName]: ReadYaml<Content<Name>> };

/**
 * Everything that is wrong with a content folder, in the order of its files. Empty when the site can be built of it.
 *
 * @param today such as 2025-08-12: what is dated ahead may not be linked to yet
 */
export function contentProblems(folder: string, today = isoDayOf(new Date())): Problem[] {
  const names = Object.keys(schemas) as ContentName[];
  const missing = names.map((name) => `${name}.yaml`).filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0)
    return missing.map((file) => ({ file, line: 1, message: "the file: is missing: put it back" }));

  const problems: Problem[] = [];
  /** What was read, by file. */
  const texts = new Map<string, string>();

  const filesOf = (below: string, kind: RegExp): string[] =>
    (existsSync(join(folder, below)) ? readdirSync(join(folder, below)).filter((name) => !name.startsWith(".")) : [])
      .filter((name) => kind.test(name))
      .map((name) => join(below, name));

  function textOf(file: string): string {
    const bytes = readFileSync(join(folder, file));
    const text = bytes.toString("utf8");
    if (!Buffer.from(text).equals(bytes)) {
      const line = text.slice(0, text.indexOf("\ufffd")).split("\n").length;
      problems.push({ file, line, message: "the file: is not in UTF-8: save it again in that encoding" });
    }
    const plain = text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n");
    texts.set(file, plain);
    return plain;
  }

  function yamlOf(name: ContentName) {
    const read = readYaml(`${name}.yaml`, textOf(`${name}.yaml`), schemas[name]);
    problems.push(...read.problems);
    return read;
  }

  function publicationOf(folder: PublicationFolder, file: string): Publication {
    const [, head, body = ""] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(textOf(file)) ?? [];
    const id = file.slice(folder.length + 1, -".md".length);
    if (head === undefined) problems.push({ file, line: 1, message: "the head: must stand between two lines of ---" });
    if (!/^[a-z\d-]+$/.test(id)) {
      problems.push({ file, line: 1, message: "the file's name: is its address: use only a to z, 0 to 9 and -" });
    }
    const read = readYaml(file, head ?? "", publicationSchemas[folder], 2);
    if (head !== undefined) problems.push(...read.problems);
    const bodyLine = (head ?? "").split("\n").length + 2;
    return { folder, file, id, path: publicationPaths[folder](id), head: read, body, bodyLine };
  }

  const yaml = Object.fromEntries(names.map((name) => [name, yamlOf(name)])) as Yaml;
  for (const file of filesOf("", /\.ya?ml$/)) {
    if (file.replace(/\.yaml$/, "") in schemas) continue;
    problems.push({ file, line: 1, message: "the file: is read by no page: remove it, or mend its name" });
  }
  const publications = publicationFolders.flatMap((below) =>
    filesOf(below, /\.md$/).map((file) => publicationOf(below, file)),
  );
  for (const below of publicationFolders) {
    for (const file of filesOf(below, /(?<!\.md)$/)) {
      const isOfUse = pictureKinds.includes(extname(file)) || (below === "partnerships" && file.endsWith(".pdf"));
      if (isOfUse) continue;
      const message = "the file: is read by no page: a text ends in .md, a picture in one of";
      problems.push({ file, line: 1, message: `${message} ${pictureKinds.join(", ")}` });
    }
  }
  for (const file of filesOf("covers", /(?<!\.svg)$/)) {
    problems.push({ file, line: 1, message: "the file: a cover is an SVG drawing: put a photograph into the text" });
  }
  for (const file of filesOf("covers", /\.svg$/)) {
    problems.push(...coverProblems(textOf(file), coverStyles).map((message) => ({ file, line: 1, message })));
  }

  problems.push(...repeatedWords(publications));
  problems.push(...logoProblems(yaml.customers, filesOf("logos", /./), folder));
  problems.push(...brokenReferences(yaml, publications, new Set(filesOf("covers", /\.svg$/)), today));
  const offered = filesOf("downloads", /./);
  problems.push(...downloadProblems(offered, [...texts.values()]));
  const targets = linkTargets(publications, yaml, offered, today);
  for (const { folder: below, file, body, bodyLine } of publications) {
    const pictureProblem = (address: string) => shownPictureProblem(address, join(folder, below));
    const measures = (yaml["time-measures"].data ?? []).map(({ id }) => id);
    const found = [...markdownProblems(body, { ...targets, pictureProblem }), ...blockProblems(body, measures)];
    for (const { at, message } of found) {
      problems.push({ file, line: bodyLine + body.slice(0, at).split("\n").length - 1, message });
    }
  }
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Logos that customers name and that cannot be shown, and files that nobody names. */
function logoProblems({ data, problemAt }: Yaml["customers"], files: readonly string[], folder: string): Problem[] {
  if (!data) return [];
  const named = Object.entries(data).flatMap(([id, { logo, logoDark }]) =>
    Object.entries({ logo, logoDark }).flatMap(([field, name]) => (name ? [{ path: [id, field], name }] : [])),
  );
  const unread = files.filter((file) => named.every(({ name }) => file !== join("logos", name)));
  return [
    ...named.flatMap(({ path, name }) => {
      const file = join("logos", name);
      if (!files.includes(file)) {
        return problemAt(path, `“${name}” is not in content/logos/: put it there, or mend the name`);
      }
      const problem = logoProblem(join(folder, file));
      return problem ? problemAt(path, problem) : [];
    }),
    ...unread.map((file) => ({ file, line: 1, message: "the file: no customer names it: remove it, or name it" })),
  ];
}

/** Files that cannot be offered, and files that no text offers. */
function downloadProblems(files: readonly string[], texts: readonly string[]): Problem[] {
  return files.flatMap((file) => {
    const name = basename(file);
    const problem = (message: string) => [{ file, line: 1, message }];
    if (!/^[a-z\d-]+\.[a-z]+$/.test(name))
      return problem("the file's name: is its address: use only a to z, 0 to 9 and -, and an ending");
    if (!downloadKinds.some((kind) => kind === extname(name)))
      return problem(`the file: is not served: save it as ${downloadKinds.join(", ")}`);
    const offers = [`(${paths.download(name)})`, ` file: ${paths.download(name)}`];
    if (texts.some((text) => offers.some((offer) => text.includes(offer)))) return [];
    return problem(`the file: no text offers it: link to ${paths.download(name)}, or remove it`);
  });
}

/** One whose head cannot be read is not held against those that link to it. */
const isThere = ({ head }: Publication, today: string): boolean => !head.data || isPublished(head.data, today);

function linkTargets(
  publications: readonly Publication[],
  { episodes, "privacy-notice": notice }: Yaml,
  offered: readonly string[],
  today: string,
): Omit<LinkTargets, "pictureProblem"> {
  const known = Object.values(paths).filter((path) => typeof path === "string");
  const written = publications.filter((publication) => isThere(publication, today));
  return {
    pages: new Map([
      ...known.map((path) => [path.split("#")[0] ?? path, undefined] as const),
      ...offered.map((file) => [paths.download(basename(file)), undefined] as const),
      ...written.map(({ path, body }) => [path, anchorsIn(body)] as const),
      [paths.home, new Set([paths.demo, paths.customerStories].map((path) => path.slice("/#".length)))],
      [paths.podcast, episodes.data && new Set(episodes.data.map(({ id }) => id))],
      [paths.privacyDocument, notice.data && new Set(notice.data.sections.map(({ id }) => id))],
    ]),
    moved: new Map(redirects.map(({ from, to }) => [from, to])),
  };
}

/** Search engines and readers know a page by these. */
function repeatedWords(publications: readonly Publication[]): Problem[] {
  const files = new Map<string, string>();
  return publications.flatMap(({ file, head }) =>
    (["title", "description"] as const).flatMap((field) => {
      if (!head.data) return [];
      const words = `${field} ${head.data[field]}`;
      const other = files.get(words);
      if (!other) files.set(words, file);
      return other ? head.problemAt([field], `is that of content/${other} too: word one of them anew`) : [];
    }),
  );
}

/** Whatever is named by its id and is not there. */
function brokenReferences(
  yaml: Yaml,
  publications: readonly Publication[],
  covers: ReadonlySet<string>,
  today: string,
): Problem[] {
  const { customers, testimonials, home, "how-it-works": howItWorks, episodes, events, pages } = yaml;
  const idsIn = (folder: PublicationFolder) =>
    publications.filter((each) => each.folder === folder && isThere(each, today)).map(({ id }) => id);
  const [articles, studies] = [idsIn("blog"), idsIn("case-studies")];
  const voices = testimonials.data?.map(({ customer }) => customer);
  const names = customers.data && Object.keys(customers.data);

  const problems: Problem[] = [];
  type At = Pick<ReadYaml<unknown>, "problemAt">;
  type Path = Parameters<At["problemAt"]>[0];
  function refer(from: At, path: Path, id: string, known: readonly string[] | undefined, where: string) {
    if (!known || known.includes(id)) return;
    problems.push(from.problemAt(path, `“${id}” is not in ${where}: add it there, or mend the name`));
  }
  function cover(from: At, path: Path, id: string) {
    const file = `covers/${id}.svg`;
    if (!covers.has(file))
      problems.push(from.problemAt(path, `is missing: add content/${file}, or name another cover`));
  }

  for (const { folder, id, path, head } of publications) {
    if (!head.data) continue;
    cover(head, ["cover"], head.data.cover ?? coverOfPage(path));
    if (folder !== "case-studies") continue;
    refer(head, [], id, names, "content/customers.yaml, after which a case study's file is named");
    refer(head, [], id, voices, "content/testimonials.yaml, where its quotation is");
  }
  for (const [index, { customer }] of testimonials.data?.entries() ?? []) {
    refer(testimonials, [index, "customer"], customer, names, "content/customers.yaml");
  }
  for (const [index, { caseStudy }] of home.data?.hero.facts.entries() ?? []) {
    refer(home, ["hero", "facts", index, "caseStudy"], caseStudy, studies, "content/case-studies/");
  }
  for (const [index, { caseStudy }] of home.data?.results.items.entries() ?? []) {
    refer(home, ["results", "items", index, "caseStudy"], caseStudy, studies, "content/case-studies/");
  }
  for (const [index, article] of home.data?.featured.articles.entries() ?? []) {
    refer(home, ["featured", "articles", index], article, articles, "content/blog/, or not published yet");
  }
  if (home.data) cover(home, ["featured", "episode", "cover"], home.data.featured.episode.cover);
  if (howItWorks.data) {
    const { hero, testimonials: words } = howItWorks.data;
    refer(howItWorks, ["hero", "count", "caseStudy"], hero.count.caseStudy, studies, "content/case-studies/");
    refer(howItWorks, ["testimonials", "first"], words.first, voices, "content/testimonials.yaml");
  }
  for (const [id, page] of Object.entries(pages.data ?? {})) {
    if (page.cover) cover(pages, [id, "cover"], page.cover);
  }
  for (const [index, { id, cover: chosen = id }] of episodes.data?.entries() ?? []) {
    cover(episodes, [index, "cover"], chosen);
  }
  for (const [index, event] of events.data?.entries() ?? []) cover(events, [index, "cover"], event.cover);
  return problems;
}

/**
 * Looks at all content before anything is drawn, so that an author reads every problem at once.
 *
 * @throws {ContentError} that names file and line, field and remedy of each
 */
export function checkContent(folder = join(root, "content")): void {
  const problems = contentProblems(folder);
  if (problems.length > 0) throw new ContentError(problems);
}

if (import.meta.main) {
  const problems = contentProblems(join(root, "content"));
  process.stdout.write(
    problems.length === 0 ? "The content can be used.\n" : `${new ContentError(problems).message}\n`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
