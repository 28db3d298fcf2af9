import type { Brand } from "@latchwork/brand";
import * as z from "zod";
import { schemas } from "../content/schemas/index.ts";
import { type PublicationFolder, publicationSchemas } from "../content/schemas/publications.ts";
import { boundsOf, type Field, fieldsOf, labelOf } from "./fields.ts";
import { entriesField, type FileShape, idField } from "./formats.ts";

export type Editing = NonNullable<Brand["editing"]>;
export type EditedFile = keyof typeof editedFiles;

/** The YAML files that the screen offers, by where they stand in its menu. */
const menu = {
  lists: ["events", "episodes", "customers", "testimonials", "faq-home", "faq-how-it-works", "time-measures"],
  pages: [
    ...([
      "home",
      "how-it-works",
      "how-good-is-it",
      "benchmark",
      "ticket-handling",
      "security",
      "terms",
      "accessibility",
      "resource-hub",
      "podcast",
      "book-a-demo",
    ] as const),
    ...(["change-analysis-tool", "newsletter", "privacy-notice", "plain-pages", "pages"] as const),
  ],
} as const;

/** Files whose words the engine has read: a command has to run after a change, and an engineer to look at what comes out. */
export const notEdited = ["hero-ticket", "samples"] as const;

const shapeOf = (schema: z.core.$ZodType): FileShape => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "array") return "list";
  return def.type === "record" && def.keyType._zod.values === undefined ? "record" : "fields";
};

const names = [...menu.lists, ...menu.pages];

/** The shape of each file that can be edited, by its name. */
export const editedFiles = Object.fromEntries(names.map((name) => [name, shapeOf(schemas[name])])) as Record<
  (typeof names)[number],
  FileShape
>;

/** What is written so far, which says how long the texts of a field are. */
export interface Written {
  files: Readonly<Record<EditedFile, unknown>>;
  publications: Readonly<Record<PublicationFolder, readonly unknown[]>>;
}

/** A list as the one field that it is on the screen; the entries of a record with their id. */
function entriesOf(
  name: string,
  shape: Exclude<FileShape, "fields">,
  schema: z.core.$ZodType,
  written: unknown,
): Field[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const byId = z.string().regex(/^[a-z\d-]+$/, "may hold only a to z, 0 to 9 and -");
  const entry = def.type === "record" ? def.valueType : def.type === "array" ? def.element : schema;
  const values = shape === "record" ? Object.values(written as object) : (written as unknown[]);
  const [list] = fieldsOf(z.object({ [entriesField]: z.array(entry as z.ZodType) }), [{ [entriesField]: values }]);
  const id = shape === "record" ? fieldsOf(z.object({ [idField]: byId }), []) : [];
  return list
    ? [
        {
          ...list,
          label: labelOf(name),
          label_singular: "entry",
          ...boundsOf(schema),
          fields: [...id, ...(list.fields as Field[])],
        },
      ]
    : [];
}

function fieldsOfFile(name: EditedFile, { files }: Written): Field[] {
  const [shape, schema] = [editedFiles[name], schemas[name]];
  return shape === "fields" ? fieldsOf(schema, [files[name]]) : entriesOf(name, shape, schema, files[name]);
}

/** Addresses of an own host, or those the host's company uses. */
export function addressesOf({ host, origin }: Editing): { web: string; api: string } {
  if (host === "github") {
    return origin === null
      ? { web: "https://github.com", api: "https://api.github.com" }
      : { web: origin, api: `${origin}/api/v3` };
  }
  const web = origin ?? { gitlab: "https://gitlab.com", gitea: "https://gitea.com" }[host];
  return { web, api: `${web}/api/${host === "gitlab" ? "v4" : "v1"}` };
}

const isOrigin = (text: string) => URL.parse(text)?.origin === text;

/** What in a company's setting cannot be used, each with the name of its field. */
export function editingProblems(editing: Brand["editing"]): (readonly [field: string, problem: string])[] {
  if (editing === null) return [];
  const { host, origin, repository, branch, signIn } = editing;
  const problems: (readonly [string, string])[] = [];
  if (!/^[\w.-]+(\/[\w.-]+)+$/.test(repository)) problems.push(["repository", `“${repository}” is no owner and name.`]);
  if (branch.trim() === "") problems.push(["branch", "Name the branch that is edited."]);
  if (origin !== null && !isOrigin(origin))
    problems.push(["origin", `“${origin}” is no origin, such as https://git.example.org`]);
  if (host === "github" && signIn !== null && !isOrigin(signIn)) {
    problems.push(["signIn", "For GitHub it is the origin of an OAuth client."]);
  }
  return problems;
}

function backendOf(editing: Editing) {
  const { host, origin, repository, branch, signIn } = editing;
  const { web, api } = addressesOf(editing);
  const own = origin === null ? {} : { api_root: api };
  const oauth: Record<Editing["host"], object> = {
    github: { base_url: signIn },
    gitlab: { auth_type: "pkce", app_id: signIn, base_url: web },
    gitea: { app_id: signIn, base_url: web },
  };
  const ways =
    signIn === null ? { auth_methods: ["token"], ...(origin === null ? {} : { base_url: web }) } : oauth[host];
  return { name: host, repo: repository, branch, ...own, ...ways };
}

const folderLabels: Record<PublicationFolder, readonly [string, string]> = {
  blog: ["Articles", "article"],
  guides: ["Guides", "guide"],
  "case-studies": ["Case studies", "case study"],
  partnerships: ["Partnerships", "partnership"],
};

/** Name of the format of Markdown files; those of YAML files are named after their shape. */
export const markdownFormatName = "publication";
export const yamlFormatName = (shape: FileShape): string => `yaml-${shape}`;

const titleFirst = (fields: readonly Field[]) =>
  fields.toSorted((a, b) => Number(b.name === "title") - Number(a.name === "title"));

/** The configuration of Sveltia CMS: where the repository is, and a field for every field of the schemas. */
export function editingConfig(brand: Pick<Brand, "name" | "domain">, editing: Editing, written: Written, logo: string) {
  const body = { name: "body", label: "Text", widget: "richtext", required: true, modes: ["rich_text", "raw"] };
  const folders = (Object.keys(publicationSchemas) as PublicationFolder[]).map((folder) => ({
    name: folder,
    label: folderLabels[folder][0],
    label_singular: folderLabels[folder][1],
    folder: `content/${folder}`,
    format: markdownFormatName,
    // Beside the text, as docs/writing.md says.
    media_folder: "",
    public_folder: "",
    slug: {
      template: "{{title}}",
      editable: ["create"],
      hint: "Its address. For a case study the id of the customer.",
      pattern: ["^[a-z\\d-]+$", "may hold only a to z, 0 to 9 and -"],
    },
    sortable_fields: { fields: ["published", "title"], default: { field: "published", direction: "descending" } },
    fields: [...titleFirst(fieldsOf(publicationSchemas[folder], written.publications[folder])), body],
  }));
  const files = Object.entries(menu).map(([name, listed]) => ({
    name,
    label: labelOf(name),
    files: listed.map((file) => ({
      name: file,
      label: labelOf(file),
      file: `content/${file}.yaml`,
      format: yamlFormatName(editedFiles[file]),
      fields: fieldsOfFile(file, written),
    })),
  }));
  return {
    load_config_file: false,
    app_title: `${brand.name} · editing`,
    logo: { src: logo },
    site_url: `https://${brand.domain}`,
    backend: backendOf(editing),
    media_folder: "content/covers",
    public_folder: "",
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    show_preview_links: false,
    collections: [...folders, ...files],
  };
}
