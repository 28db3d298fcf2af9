import {
  Composer,
  CST,
  type Document,
  isMap,
  isScalar,
  isSeq,
  Parser,
  parse,
  parseDocument,
  type Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

/**
 * How a YAML file holds what it lists. The editing screen knows named fields only:
 * - `fields`: it has named fields itself;
 * - `list`: entries one below the other;
 * - `record`: entries by their id.
 */
export type FileShape = "fields" | "list" | "record";

/** The field under which the screen sees the entries of a list or record. */
export const entriesField = "entries";
/** The field under which an entry of a record has its id. */
export const idField = "id";
/** Where the text a file was read from is kept while it is edited, so that what nobody changed stays as it was written. */
const sourceField = "sourceText";

type Fields = Record<string, unknown>;

const lineWidth = 120;

function inFields(shape: FileShape, value: unknown): Fields {
  if (shape === "list") return { [entriesField]: value };
  if (shape === "fields") return value as Fields;
  return {
    [entriesField]: Object.entries(value as Record<string, Fields>).map(([id, entry]) => ({ [idField]: id, ...entry })),
  };
}

/** Whether a value says as much as none: a yes-or-no field is no unless a file says yes. */
const saysNothing = (value: unknown): boolean =>
  [undefined, null, "", false].includes(value as never) ||
  (typeof value === "object" && value !== null && Object.keys(value).length === 0);

/** Without what says nothing, unless it stood there before. */
function written(value: unknown, before: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return value.map((entry, index) => written(entry, (before as unknown[] | undefined)?.[index]));
  const known = (before ?? {}) as Fields;
  const fields = Object.entries(value).map(([name, field]) => [name, written(field, known[name])] as const);
  return Object.fromEntries(fields.filter(([name, field]) => name in known || !saysNothing(field)));
}

/** What the schema of the file reads, from what the screen holds. */
function outOfFields(shape: FileShape, held: Fields, before: string | undefined): unknown {
  const known = before === undefined ? undefined : inFields(shape, parse(before));
  const { [sourceField]: _, ...fields } = written(held, known) as Fields;
  if (shape === "fields") return fields;
  const entries = (fields[entriesField] ?? []) as Fields[];
  if (shape === "list") return entries;
  return Object.fromEntries(entries.map(({ [idField]: id, ...entry }) => [String(id), entry]));
}

/** Makes a node say what `value` says and leaves alone what it says already, with its quotes, folds and comments. */
function update(document: Document, node: unknown, value: unknown): unknown {
  if (isMap(node) && typeof value === "object" && value !== null && !Array.isArray(value)) {
    updateMap(document, node, value as Fields);
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    updateList(document, node, value);
    return node;
  }
  if (isScalar(node) && (typeof value !== "object" || value === null)) {
    if (node.value !== value) node.value = value;
    return node;
  }
  return document.createNode(value);
}

function updateMap(document: Document, node: YAMLMap, value: Fields): void {
  const names = node.items.map(({ key }) => String(isScalar(key) ? key.value : key));
  for (const name of names) if (!(name in value)) node.delete(name);
  for (const [name, wanted] of Object.entries(value)) {
    if (wanted !== undefined) node.set(name, update(document, node.get(name, true), wanted));
  }
}

function updateList(document: Document, node: YAMLSeq, value: readonly unknown[]): void {
  const before = node.items;
  const said = before.map((item) => JSON.stringify(isScalar(item) ? item.value : (item as YAMLMap).toJS(document)));
  const free = new Set(before.keys());
  // Entries that say the same are kept wherever they have moved; the others change in their place.
  const kept = value.map((wanted) => {
    const index = said.findIndex((text, at) => free.has(at) && text === JSON.stringify(wanted));
    if (index >= 0) free.delete(index);
    return index;
  });
  node.items = value.map((wanted, at) => {
    const index = kept[at] ?? -1;
    if (index >= 0) return before[index];
    const [spare] = free.has(at) ? [at] : free;
    if (spare !== undefined) free.delete(spare);
    return update(document, spare === undefined ? undefined : before[spare], wanted);
  });
}

/** The single values that have to change for a node to say what `value` says; null when more than those differ. */
function changesOf(node: unknown, value: unknown): (readonly [Scalar, unknown])[] | null {
  if (isScalar(node) && (typeof value !== "object" || value === null)) {
    return node.value === value ? [] : [[node, value]];
  }
  const below: (readonly [unknown, unknown])[] = [];
  if (isSeq(node) && Array.isArray(value) && node.items.length === value.length) {
    below.push(...node.items.map((item, index) => [item, value[index]] as const));
  } else if (isMap(node) && typeof value === "object" && value !== null && !Array.isArray(value)) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    if (node.items.length !== fields.length || fields.some(([name]) => !node.has(name))) return null;
    below.push(...fields.map(([name, field]) => [node.get(name, true), field] as const));
  } else return null;
  const found = below.map(([inner, wanted]) => changesOf(inner, wanted));
  return found.every((changes) => changes !== null) ? found.flat() : null;
}

/** The YAML of a value: the text before with its changes, or a new one. */
function yamlOf(value: unknown, before: string | undefined): string {
  const tokens = [...new Parser().parse(before ?? "")];
  const [document] = [...new Composer({ keepSourceTokens: true }).compose(tokens)] as (Document | undefined)[];
  if (before === undefined || !document) return stringify(value, { lineWidth });
  const changes = changesOf(document.contents, value);
  if (changes?.every(([{ srcToken }, changed]) => CST.isScalar(srcToken ?? null) && typeof changed === "string")) {
    for (const [{ srcToken }, changed] of changes) CST.setScalarValue(srcToken as CST.FlowScalar, changed as string);
    const text = tokens.map((token) => CST.stringify(token)).join("");
    // A text such as "45" would be read back as a number.
    if (changesOf(parseDocument(text).contents, value)?.length === 0) return text;
  }
  document.contents = update(document, document.contents, value) as typeof document.contents;
  return document.toString({ lineWidth });
}

/** How the editing screen reads and writes one kind of file. */
export interface Format {
  fromFile(text: string): Fields;
  toFile(fields: Fields): string;
}

export const yamlFormat = (shape: FileShape): Format => ({
  fromFile: (text) => ({ ...inFields(shape, parse(text)), [sourceField]: text }),
  toFile(fields) {
    const before = fields[sourceField] as string | undefined;
    return yamlOf(outOfFields(shape, fields, before), before);
  },
});

const publication = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/;

/** The YAML at the head of a Markdown file. */
export const headOf = (text: string): string | undefined => publication.exec(text)?.[1];

export const markdownFormat: Format = {
  fromFile(text) {
    const [, head = "", body = ""] = publication.exec(text) ?? [];
    return { ...(parse(head) as Fields), body: body.trim(), [sourceField]: text };
  },
  toFile({ body, [sourceField]: source, ...head }) {
    const before = headOf(String(source ?? ""));
    return `---\n${yamlOf(outOfFields("fields", head, before), before)}---\n\n${String(body ?? "").trim()}\n`;
  },
};
