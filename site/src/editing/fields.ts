import * as z from "zod";

/** A field of the editing screen, in the terms of Sveltia CMS. */
export interface Field {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  default?: unknown;
  pattern?: readonly [string, string];
  [option: string]: unknown;
}

/** Longer than this in one entry, a text gets more than one line to be written in. */
const oneLine = 70;

/** `caseStudy` is "Case study". */
export function labelOf(name: string): string {
  const words = name
    .replace(/[-_]/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.replace(/^./, (first) => first.toUpperCase()).replace(/\bfaq\b/i, "FAQ");
}

/** What the schema says of a value that it refuses. */
function complaintOf(schema: z.core.$ZodType, refused: unknown): string {
  const [issue] = z.safeParse(schema, refused).error?.issues ?? [];
  return issue?.message ?? "cannot be used";
}

/** The values found below a name in whatever was written so far. */
const below = (written: readonly unknown[], name: string): unknown[] =>
  written.flatMap((value) => {
    const found = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
    return found === undefined ? [] : [found];
  });

const isLong = (written: readonly unknown[]) =>
  written.some((value) => typeof value === "string" && (value.length > oneLine || value.includes("\n")));

/** What a schema says of a field beyond its name. */
interface Described {
  widget: string;
  [option: string]: unknown;
}

/** What is left of a schema without its wrappers, and whether the field may be left empty. */
function unwrap(schema: z.core.$ZodType): {
  inner: z.core.$ZodTypes;
  optional: boolean;
  fallback?: unknown;
  hint?: string;
} {
  const typed = schema as z.core.$ZodTypes;
  const hint = z.globalRegistry.get(schema)?.description;
  const { def } = typed._zod;
  const wrapped = (inside: z.core.$ZodType, optional: boolean) => {
    const found = unwrap(inside);
    return { ...found, optional: optional || found.optional, ...(hint ? { hint } : {}) };
  };
  if (def.type === "optional") return wrapped(def.innerType, true);
  if (def.type === "default") return { ...wrapped(def.innerType, true), fallback: def.defaultValue };
  if (def.type === "nonoptional") return { ...wrapped(def.innerType, false), optional: false };
  if (def.type === "pipe") {
    const isPreparation = (def.in as z.core.$ZodTypes)._zod.def.type === "transform";
    return wrapped(isPreparation ? def.out : def.in, false);
  }
  return { inner: typed, optional: false, ...(hint ? { hint } : {}) };
}

/** What a schema allows, in the words of JSON Schema. */
const limitsOf = (schema: z.core.$ZodType): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, { unrepresentable: "any" });

/** How many entries a list takes. */
export function boundsOf(schema: z.core.$ZodType): { min?: number; max?: number } {
  const { minItems, maxItems } = limitsOf(schema);
  return { ...(minItems === undefined ? {} : { min: minItems }), ...(maxItems === undefined ? {} : { max: maxItems }) };
}

function textField(schema: z.core.$ZodString, written: readonly unknown[]): Described {
  const { maxLength, pattern, format } = limitsOf(schema);
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (format === "uri") return { widget: "string", type: "url" };
  return {
    widget: isLong(written) ? "text" : "string",
    ...(maxLength === undefined ? {} : { maxlength: maxLength }),
    ...(pattern === undefined ? {} : { pattern: [pattern, complaintOf(schema, "\u0000")] }),
  };
}

function numberField(schema: z.core.$ZodNumber): Described {
  const {
    type,
    minimum = Number.NEGATIVE_INFINITY,
    exclusiveMinimum,
    maximum = Number.POSITIVE_INFINITY,
  } = limitsOf(schema);
  const isWhole = type === "integer";
  const least = typeof exclusiveMinimum !== "number" ? minimum : exclusiveMinimum + (isWhole ? 1 : 0);
  return {
    widget: "number",
    value_type: isWhole ? "int" : "float",
    ...(least > Number.MIN_SAFE_INTEGER ? { min: least } : {}),
    ...(maximum < Number.MAX_SAFE_INTEGER ? { max: maximum } : {}),
  };
}

function listField(element: z.core.$ZodType, bounds: object, written: readonly unknown[]): Described {
  const entry = fieldOf("entry", element, written.flat());
  if (entry.widget === "string" && !entry.pattern) return { widget: "list", ...bounds };
  const within =
    entry.widget === "object" ? { fields: entry.fields, collapsed: true, ...summaryOf(entry) } : { field: entry };
  return { widget: "list", ...within, ...bounds };
}

/** What an entry is called while it is folded. */
function summaryOf({ fields }: Described): { summary?: string } {
  const [named] = ["title", "question", "name", "label", "id"].flatMap(
    (name) => (fields as Field[]).find((field) => field.name === name) ?? [],
  );
  const first = named ?? (fields as Field[])[0];
  return first ? { summary: `{{fields.${first.name}}}` } : {};
}

/** Of several shapes, one with the fields of all; what one of them lacks may be left empty. */
function mergedFields(options: readonly z.core.$ZodType[], written: readonly unknown[]): Field[] {
  const each = options.map((option) => fieldsOf(option, written));
  const names = [...new Set(each.flat().map(({ name }) => name))];
  return names.flatMap((name) => {
    const found = each.flatMap((fields) => fields.find((field) => field.name === name) ?? []);
    const [first] = found;
    return first
      ? [{ ...first, required: found.length === each.length && found.every(({ required }) => required) }]
      : [];
  });
}

function describe(schema: z.core.$ZodTypes, written: readonly unknown[]): Described {
  const { def } = schema._zod;
  switch (def.type) {
    case "string":
      return textField(schema as z.core.$ZodString, written);
    case "number":
      return numberField(schema as z.core.$ZodNumber);
    case "boolean":
      return { widget: "boolean" };
    case "enum":
      return { widget: "select", options: Object.values(def.entries) };
    case "object":
    case "record":
      return { widget: "object", collapsed: true, fields: fieldsOf(schema, written) };
    case "array":
      return listField(def.element, boundsOf(schema), written);
    case "tuple":
      return listField(def.items[0] as z.core.$ZodType, { min: def.items.length, max: def.items.length }, written);
    case "union": {
      const inner = def.options.map((option) => unwrap(option).inner);
      if (inner.every((option) => option._zod.def.type === "object")) {
        return { widget: "object", collapsed: true, fields: mergedFields(inner, written) };
      }
      return describe(
        inner.find((option) => option._zod.def.type === "string") ?? (inner[0] as z.core.$ZodTypes),
        written,
      );
    }
    default:
      throw new Error(`The editing screen has no field for the schema type "${def.type}".`);
  }
}

function fieldOf(name: string, schema: z.core.$ZodType, written: readonly unknown[]): Field {
  const { inner, optional, fallback, hint } = unwrap(schema);
  return {
    name,
    label: labelOf(name),
    required: !optional,
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(hint ? { hint } : {}),
    ...describe(inner, written),
  };
}

/**
 * The fields of a schema that has names: those of an object, or the names that a record allows.
 *
 * @param written values of this schema in the content so far: they say which texts are long
 */
export function fieldsOf(schema: z.core.$ZodType, written: readonly unknown[]): Field[] {
  const { inner } = unwrap(schema);
  const { def } = inner._zod;
  if (def.type === "object") {
    return Object.entries(def.shape).map(([name, field]) => fieldOf(name, field, below(written, name)));
  }
  if (def.type === "record") {
    const names = [...((def.keyType as z.core.$ZodTypes)._zod.values ?? [])].map(String);
    return names.map((name) => fieldOf(name, def.valueType, below(written, name)));
  }
  throw new Error(`A schema of the type "${def.type}" has no names.`);
}
