import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCover } from "../covers/covers.ts";
import { paths, redirects } from "../routes.ts";
import { type Piece, type PieceFolder, pieces, readPiece } from "./pieces.ts";
import { ContentError } from "./problems.ts";

/** Each reads its files of content/ when it is loaded. */
const readers = {
  "book-a-demo.yaml": () => import("./book-a-demo.ts"),
  "change-analysis-tool.yaml": () => import("./change-analysis-tool.ts"),
  "customers.yaml": () => import("./customers.ts"),
  "episodes.yaml": () => import("./episodes.ts"),
  "events.yaml": () => import("./events.ts"),
  "faq-home.yaml, faq-how-it-works.yaml": () => import("./faq.ts"),
  "hero-ticket.yaml": () => import("./hero-ticket.ts"),
  "how-good-is-it.yaml": () => import("./how-good-is-it.ts"),
  "home.yaml": () => import("./home.ts"),
  "how-it-works.yaml": () => import("./how-it-works.ts"),
  "newsletter.yaml": () => import("./newsletter.ts"),
  "pages.yaml": () => import("./pages.ts"),
  "plain-pages.yaml": () => import("./plain-pages.ts"),
  "podcast.yaml": () => import("./podcast.ts"),
  "privacy-notice.yaml": () => import("./privacy-notice.ts"),
  "resource-hub.yaml": () => import("./resource-hub.ts"),
  "samples.yaml": () => import("./samples.ts"),
  "testimonials.yaml": () => import("./testimonials.ts"),
} as const;

/** What an author is told when a reader stumbles over something that only code can get wrong. */
async function problemOf(look: () => unknown): Promise<string[]> {
  try {
    await look();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

type Pieces = { [Folder in PieceFolder]: Piece<Folder>[] };

function readPieces(content: string): { found: Pieces; problems: string[] } {
  const found: Pieces = { blog: [], "case-studies": [], guides: [], partnerships: [] };
  const problems: string[] = [];
  for (const folder of Object.keys(pieces) as PieceFolder[]) {
    for (const name of readdirSync(join(content, folder)).filter((file) => file.endsWith(".md"))) {
      try {
        const piece = readPiece(folder, name, readFileSync(join(content, folder, name), "utf8"));
        (found[folder] as Piece[]).push(piece);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(error.message);
      }
    }
  }
  return { found, problems };
}

const problem = (file: string, ...lines: string[]): string => new ContentError(file, lines).message;

function twice(folder: PieceFolder, field: "id" | "order", found: readonly Piece[]): string[] {
  const seen = new Map<unknown, string>();
  return found.flatMap(({ id, head }) => {
    const value = (head as Record<string, unknown>)[field];
    const other = seen.get(value);
    seen.set(value, id);
    if (value === undefined || other === undefined) return [];
    return [problem(`${folder}/${id}.md`, `${field}: ${value} is taken by ${other}.md: give it another number`)];
  });
}

/** Addresses that a text may link to. An address with a slash too many would be a redirect. */
function addresses({ blog, "case-studies": studies, guides, partnerships }: Pieces): Set<string> {
  return new Set([
    ...Object.values(paths).filter((path) => typeof path === "string"),
    ...blog.map(({ id }) => paths.article(id)),
    ...studies.map(({ head }) => paths.caseStudy(head.customer)),
    ...guides.map(({ id }) => paths.guide(id)),
    ...partnerships.map(({ id }) => paths.partnership(id)),
  ]);
}

const markdownLink = /\]\((\/[^)\s#]*)(#[^)\s]*)?\)/g;

function deadLinks(all: Pieces): string[] {
  const known = addresses(all);
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));
  return Object.entries(all).flatMap(([folder, found]) =>
    found.flatMap(({ id, body }) =>
      [...body.matchAll(markdownLink)]
        .filter(([, address = ""]) => !known.has(address))
        .map(([, address = ""]) => {
          const meant = moved.get(address) ?? [...known].find((path) => path.replace(/\/$/, "") === address);
          return problem(
            `${folder}/${id}.md`,
            `the text links to ${address}, where nothing is${meant ? `: write ${meant}` : ": mend the address"}`,
          );
        }),
    ),
  );
}

async function missingParts(all: Pieces, covers: ReadonlySet<string>): Promise<string[]> {
  const [{ findCustomer }, { seasons }, { events }] = await Promise.all([
    import("./customers.ts"),
    import("./episodes.ts"),
    import("./events.ts"),
  ]);
  const wanted = [
    ...all.blog.map(({ id }) => [`blog/${id}.md`, id]),
    ...all.guides.map(({ id }) => [`guides/${id}.md`, id]),
    ...all.partnerships.map(({ id }) => [`partnerships/${id}.md`, `${id}-partnership`]),
    ...all["case-studies"].map(({ id, head }) => [`case-studies/${id}.md`, `${head.customer}-case-study`]),
    ...seasons.flatMap(({ episodes }) => episodes.map(({ id }) => ["episodes.yaml", id])),
    ...events.map(({ cover }) => ["events.yaml", cover]),
  ] as [file: string, cover: string][];
  const coverless = wanted
    .filter(([, cover]) => !covers.has(cover))
    .map(([file, cover]) => problem(file, `has no cover: add content/covers/${cover}.svg`));
  const strangers = await Promise.all(
    all["case-studies"].map(({ id, head }) =>
      problemOf(() => findCustomer(head.customer)).then((found) =>
        found.map(() =>
          problem(
            `case-studies/${id}.md`,
            `customer: “${head.customer}” is no entry of content/customers.yaml: add it there, or mend the name`,
          ),
        ),
      ),
    ),
  );
  return [...coverless, ...strangers.flat()];
}

/**
 * Everything that is wrong with the content, each as a text that names file, field and remedy. Empty when it can be built.
 *
 * @param content the folder that `@latchwork/content` stands for
 */
export async function contentProblems(content: string): Promise<string[]> {
  const fromReaders = (await Promise.all(Object.values(readers).map(problemOf))).flat();
  const { found, problems } = readPieces(content);
  const covers = readdirSync(join(content, "covers")).filter((file) => file.endsWith(".svg"));
  const fromCovers = covers.map((file) =>
    problemOf(() => readCover(file, readFileSync(join(content, "covers", file), "utf8"))),
  );
  const own = [...new Set([...fromReaders, ...problems, ...(await Promise.all(fromCovers)).flat()])];
  // What hangs together can only be told of files that can be read.
  if (own.length > 0) return own;
  return [
    ...twice("blog", "id", found.blog),
    ...twice("blog", "order", found.blog),
    ...twice("guides", "order", found.guides),
    ...(await missingParts(found, new Set(covers.map((file) => file.replace(/\.svg$/, ""))))),
    ...deadLinks(found),
  ];
}
