// npm run new -- article|event|episode|customer|case-study: asks for what is needed and writes it to content/.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { parse, stringify } from "yaml";
import * as z from "zod";
import { ContentError } from "../site/src/content/problems.ts";
import { schemas } from "../site/src/content/schemas/index.ts";
import { publicationSchemas } from "../site/src/content/schemas/publications.ts";
import { contentProblems } from "./check-content/check-content.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: "boolean", short: "h", default: false },
    content: { type: "string", default: resolve(import.meta.dirname, "../content") },
  },
});
const inContent = (file: string): string => join(values.content, file);
const today = new Date().toISOString().slice(0, 10);

const typed = createInterface({ input: process.stdin, terminal: false })[Symbol.asyncIterator]();

/** Asks until the answer fits the schema. An empty answer means the usual one, where there is one. */
async function ask<Schema extends z.ZodType>(
  question: string,
  schema: Schema,
  usual?: string,
): Promise<z.output<Schema>> {
  for (;;) {
    process.stdout.write(`${question}${usual ? ` [${usual}]` : ""}: `);
    const { value, done } = await typed.next();
    if (done) throw new Error("\nThe answers ended early, so nothing was written.");
    const read = schema.safeParse(value.trim() || usual || "");
    if (read.success) return read.data;
    process.stdout.write(`  That ${read.error.issues[0]?.message}.\n`);
  }
}

const written: string[] = [];

function write(file: string, text: string): void {
  writeFileSync(inContent(file), text, { flag: "wx" });
  written.push(file);
}

function append(file: string, entry: unknown): void {
  const before = readFileSync(inContent(file), "utf8");
  appendFileSync(inContent(file), `${before.endsWith("\n") ? "" : "\n"}${stringify(entry, { lineWidth: 120 })}`);
  written.push(file);
}

const xml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A sheet with the first words of the title, to be drawn over. */
function writeCover(id: string, title: string): void {
  const words = title.replaceAll("{brand}", "").split(/\s+/).filter(Boolean).slice(0, 3);
  const lines = words.map(
    (word, index) => `  <text x="112" y="${140 + index * 64}" font-size="48">${xml(word)}</text>`,
  );
  write(
    `covers/${id}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">
  <title>A sheet of paper with the words ${xml(words.join(" "))}.</title>
  <rect x="64" y="48" width="512" height="304" class="fill-sheet"/>
${lines.join("\n")}
</svg>
`,
  );
}

const address = (taken: (id: string) => boolean) =>
  z
    .string()
    .regex(/^[a-z\d]+(-[a-z\d]+)*$/, "must be of a to z, 0 to 9 and -")
    .refine((id) => !taken(id), "is taken");
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
const commaSeparated = z.string().transform((text) => text.split(",").map((part) => part.trim()));

const { blog, "case-studies": caseStudy } = publicationSchemas;

/** What heads of all publications begin with. It stays a draft until somebody has written the text. */
async function askHead() {
  const { title, summary, description, keywords, published } = blog.shape;
  return {
    title: await ask("Title", title),
    summary: await ask("Summary, for cards and the head of the page", summary),
    description: await ask("Description for search results, 160 characters at most", description),
    keywords: await ask("Keywords, separated by commas", commaSeparated.pipe(keywords)),
    published: await ask("Day of publication", published, today),
    draft: true,
  };
}

const makers: Record<string, () => Promise<void>> = {
  async article() {
    const head = await askHead();
    const id = await ask(
      "Address, after /blog/",
      address((it) => existsSync(inContent(`blog/${it}.md`))),
      slugOf(head.title),
    );
    const author = await ask("Author", blog.shape.author, "{brand} testing team");
    write(`blog/${id}.md`, `---\n${stringify({ ...head, author })}---\n\nThe lead.\n\n## The first heading\n\nText.\n`);
    writeCover(id, head.title);
  },

  async "case-study"() {
    const testimonials: { customer: string }[] = parse(readFileSync(inContent("testimonials.yaml"), "utf8"));
    const free = testimonials
      .map(({ customer }) => customer)
      .filter((customer) => !existsSync(inContent(`case-studies/${customer}.md`)));
    if (free.length === 0)
      throw new Error("Every customer with a testimonial has a case study: add a testimonial first.");
    const customer = await ask(`Customer, one of ${free.join(", ")}`, z.enum(free));
    const head = await askHead();
    const { facts, figures } = caseStudy.shape;
    const fact = { fact: "Sector", says: await ask("Sector of the customer", facts.element.shape.says) };
    const figure = await ask("A figure, such as 5x", figures.element.shape.figure);
    const says = await ask("What the figure says", figures.element.shape.says);
    const sections = ["Overview", "Challenge", "Approach", "Conclusion"].map((name) => `## ${name}\n\nText.\n`);
    const parts = { ...head, facts: [fact], figures: [{ figure, says }] };
    write(`case-studies/${customer}.md`, `---\n${stringify(parts)}---\n\n${sections.join("\n")}`);
    writeCover(`${customer}-case-study`, head.title);
  },

  async event() {
    const { title, date, kind, minutes, description } = schemas.events.element.shape;
    const entry = {
      title: await ask("Title", title),
      date: await ask("Day", date),
      kind: await ask("Kind", kind, "virtual event"),
      minutes: await ask("Minutes", z.coerce.number().pipe(minutes), "45"),
      description: await ask("Description", description),
    };
    const events: { id: string }[] = parse(readFileSync(inContent("events.yaml"), "utf8"));
    const id = await ask(
      "Id",
      address((it) => events.some((event) => event.id === it)),
      slugOf(entry.title),
    );
    append("events.yaml", [{ id, ...entry, cover: id }]);
    writeCover(id, entry.title);
  },

  async episode() {
    const { title, guest, description, published } = schemas.episodes.element.shape;
    const episodes: { id: string }[] = parse(readFileSync(inContent("episodes.yaml"), "utf8"));
    const [season, number] = episodes
      .map(({ id }) => id.slice(1).split("e").map(Number) as [number, number])
      .sort((a, b) => b[0] - a[0] || b[1] - a[1])[0] ?? [1, 0];
    const id = `s${season}e${number + 1}`;
    const entry = {
      id,
      title: await ask(`Title of ${id}`, title),
      guest: await ask("Guest: a role, such as “a test lead”", guest),
      description: await ask("Description, 60 to 120 words", description),
      published: await ask("Day of release", published, today),
    };
    append("episodes.yaml", [entry]);
    writeCover(id, `${id.toUpperCase()} ${entry.title}`);
  },

  async customer() {
    const { name, glyph, face, logo } = schemas.customers.valueType.shape;
    const customers: object = parse(readFileSync(inContent("customers.yaml"), "utf8"));
    const entry = { name: await ask("Name", name) };
    const file = await ask("Logo, a file in content/logos/; nothing for a drawn mark", z.literal("").or(logo.unwrap()));
    const [glyphs, faces] = [glyph.unwrap(), face.unwrap()];
    const mark = file
      ? { logo: file }
      : {
          glyph: await ask(`Glyph, one of ${glyphs.options.join(", ")}`, glyphs),
          face: await ask(`Face, one of ${faces.options.join(", ")}`, faces, "display"),
        };
    const id = await ask(
      "Id, for addresses",
      address((it) => it in customers),
      slugOf(entry.name),
    );
    append("customers.yaml", { [id]: { ...entry, ...mark } });
  },
};

const usage = `npm run new -- ${Object.keys(makers).join("|")}`;
const help = `${usage}

Asks for what the new one needs, checks each answer, and writes its files to content/ with a plain cover to draw over.
An empty answer takes what stands in brackets. Nothing is written before every question is answered.
`;

try {
  if (values.help || positionals[0] === "help") {
    process.stdout.write(help);
    process.exit();
  }
  const make = makers[positionals[0] ?? ""];
  if (!make) throw new Error(`Say what is new: ${usage}`);
  await make();
  process.stdout.write(`\nWritten: ${written.map((file) => `content/${file}`).join(", ")}\n`);
  if (written.some((file) => file.endsWith(".md")))
    process.stdout.write("It is a draft: remove “draft: true” from its head to publish it.\n");
  const problems = contentProblems(values.content);
  if (problems.length > 0) throw new ContentError(problems);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
