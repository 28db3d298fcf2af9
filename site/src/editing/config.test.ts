import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { brand } from "@latchwork/brand";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { readWritten } from "../../build/editing-screen.ts";
import { type ContentName, schemas } from "../content/schemas/index.ts";
import { type PublicationFolder, publicationSchemas } from "../content/schemas/publications.ts";
import { type Editing, editingConfig, notEdited } from "./config.ts";
import type { Field } from "./fields.ts";
import { entriesField, idField } from "./formats.ts";

const written = readWritten(resolve(import.meta.dirname, "../../../content"));
const own: Editing = { host: "gitea", origin: "https://git.test", repository: "a/b", branch: "main", signIn: null };
const configFor = (changes: Partial<Editing> = {}) =>
  editingConfig(brand, { ...own, ...changes }, written, "/logo.svg");
const config = configFor();

interface Listed {
  name: string;
  fields?: readonly Field[];
  files?: readonly Listed[];
}
const fieldsOfEach = new Map(
  (config.collections as readonly Listed[]).flatMap(({ name, fields, files }) => [
    ...(fields ? [[name, fields] as const] : []),
    ...(files ?? []).map((file) => [file.name, file.fields ?? []] as const),
  ]),
);

/** `rows.clause` for a field within an entry of a list. */
function namesIn(fields: readonly Field[]): string[] {
  return fields.flatMap(({ name, fields: inner }) => [
    name,
    ...namesIn((inner ?? []) as Field[]).map((below) => `${name}.${below}`),
  ]);
}

/** The same of a schema, by way of JSON Schema: another way than the one that is tested. */
function namesOf(schema: z.core.JSONSchema.BaseSchema): string[] {
  const entries = schema.items && !Array.isArray(schema.items) ? [schema.items] : (schema.prefixItems ?? []);
  const alike = [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...entries] as z.core.JSONSchema.BaseSchema[];
  const named = { ...schema.properties } as Record<string, z.core.JSONSchema.BaseSchema>;
  const keys = (schema.propertyNames as z.core.JSONSchema.BaseSchema | undefined)?.enum ?? [];
  for (const key of keys) named[String(key)] = schema.additionalProperties as z.core.JSONSchema.BaseSchema;
  const below = Object.entries(named).flatMap(([name, field]) => [
    name,
    ...namesOf(field).map((inner) => `${name}.${inner}`),
  ]);
  return [...below, ...alike.flatMap(namesOf)];
}

const inSchema = (schema: z.ZodType) => {
  const json = z.toJSONSchema(schema, { unrepresentable: "any" }) as z.core.JSONSchema.BaseSchema;
  if (json.type === "array") return [entriesField, ...namesOf(json).map((name) => `${entriesField}.${name}`)];
  if (!json.additionalProperties || (json.propertyNames as z.core.JSONSchema.BaseSchema | undefined)?.enum)
    return namesOf(json);
  const entry = namesOf(json.additionalProperties as z.core.JSONSchema.BaseSchema);
  return [entriesField, ...[idField, ...entry].map((name) => `${entriesField}.${name}`)];
};

const sorted = (names: readonly string[]) => [...new Set(names)].sort();

describe("every field of the schemas is on the screen, and no other:", () => {
  const offered = (Object.keys(schemas) as ContentName[]).filter(
    (name) => !(notEdited as readonly string[]).includes(name),
  );
  test.each(offered)("%s.yaml", (name) => {
    expect(sorted(namesIn(fieldsOfEach.get(name) ?? []))).toEqual(sorted(inSchema(schemas[name])));
  });
  test.each(Object.keys(publicationSchemas) as PublicationFolder[])("%s", (folder) => {
    const fields = fieldsOfEach.get(folder) ?? [];
    expect(sorted(namesIn(fields))).toEqual(sorted([...inSchema(publicationSchemas[folder]), "body"]));
    expect(fields[0]?.name).toBe("title");
  });
});

const field = (collection: string, ...path: string[]): Field | undefined => {
  let found: Field | undefined;
  let fields = fieldsOfEach.get(collection) ?? [];
  for (const name of path) {
    found = fields.find((each) => each.name === name);
    fields = (found?.fields ?? []) as Field[];
  }
  return found;
};

test("what a schema asks for, the field asks for", () => {
  expect(field("blog", "title")).toMatchObject({ required: true, widget: "string", maxlength: 70 });
  expect(field("blog", "description")).toMatchObject({ widget: "text", maxlength: 160 });
  expect(field("blog", "published")).toMatchObject({ required: true, widget: "datetime", format: "YYYY-MM-DD" });
  expect(field("blog", "minutes")).toMatchObject({
    required: false,
    value_type: "int",
    min: 1,
    hint: expect.any(String),
  });
  expect(field("blog", "keywords")).toMatchObject({ widget: "list", min: 1 });
  expect(field("guides", "rows", "coverage")).toMatchObject({ widget: "select", options: ["Partial", "Complete"] });
  expect(field("guides", "rows", "link")).toMatchObject({ required: false, type: "url" });
  expect(field("faq-home", "entries")).toMatchObject({ min: 10, max: 10 });
  const [pattern = "", message] = field("episodes", "entries", "id")?.pattern ?? [];
  expect(["s1e4", "x"].map((id) => new RegExp(pattern).test(id))).toEqual([true, false]);
  expect(message).toBe("must be season and number, such as s1e4");
  expect(field("customers", "entries", "id")?.pattern?.[0]).toBe("^[a-z\\d-]+$");
});

describe("the configuration is one that Sveltia CMS reads:", () => {
  const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve("@sveltia/cms")));
  const schema = JSON.parse(readFileSync(join(packageFolder, "schema/sveltia-cms.json"), "utf8"));
  const isValid = new Ajv({ strict: false, logger: false, validateFormats: false }).compile(schema);
  test.each<[string, Partial<Editing>]>([
    ["Gitea with a token", {}],
    ["Gitea with an OAuth application", { signIn: "id" }],
    ["GitLab of the company", { host: "gitlab", origin: null, signIn: "id" }],
    ["GitHub with a token", { host: "github", origin: null }],
    ["GitHub with a client", { host: "github", origin: null, signIn: "https://auth.test" }],
    ["GitHub Enterprise", { host: "github" }],
  ])("%s", (_, changes) => {
    expect(isValid(JSON.parse(JSON.stringify(configFor(changes)))), JSON.stringify(isValid.errors?.slice(0, 3))).toBe(
      true,
    );
  });
});
