import written from "@latchwork/content/openapi.json";
import { fillBrand } from "../../content/schemas/fields.ts";

/** What the page reads of an OpenAPI 3.1 description; `api/test/openapi.test.ts` holds the file equal to the service. */
export interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  enum?: string[];
  const?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  additionalProperties?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  "x-enumDescriptions"?: Record<string, string>;
}

/** A body in one media type. */
export interface Body {
  schema: Schema;
  examples?: Record<string, { summary?: string; value?: unknown; $ref?: string }>;
}

interface Answer {
  $ref?: string;
  description?: string;
  content?: Record<string, Body>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, unknown>[];
  parameters?: { name: string; in: string; description: string }[];
  requestBody?: { content: Record<string, Body> };
  responses: Record<string, Answer>;
}

interface Description {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const description = fillBrand(written as unknown as Description);

export const { tags } = description;
export const { schemas } = description.components;

export const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

/** The name of a component that a schema refers to. */
export const nameOf = ({ $ref }: Schema): string | undefined => $ref?.split("/").at(-1);

/** Anchor of a component on the page. */
export const anchorOf = (name: string): string => `schema-${name.toLowerCase()}`;

/** What is in a schema, in the fewest words: `text, 1 to 100`, `“manual” or “automated”`. */
export function boundsOf(schema: Schema): string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  const low = minLength ?? minimum ?? minItems;
  const high = maxLength ?? maximum ?? maxItems;
  if (schema.enum) return schema.enum.filter((value) => value !== "").join(", ");
  if (schema.const !== undefined) return schema.const === "" ? "empty" : schema.const;
  const range =
    low !== undefined && high !== undefined ? `${low} to ${high}` : high !== undefined ? `at most ${high}` : "";
  return (
    range && (maxLength !== undefined ? `${range} characters` : maxItems !== undefined ? `${range} of them` : range)
  );
}

/** Groups of operations by their tag, in the order of the tags. */
export const operationsByTag = tags.map((tag) => ({
  ...tag,
  operations: operations.filter(({ operation }) => operation.tags.includes(tag.name)),
}));

/** A text of the description, whose only markup is `code` and paragraphs. */
export const paragraphsOf = (text: string): { code: boolean; text: string }[][] =>
  text
    .split("\n\n")
    .map((paragraph) =>
      paragraph.split("`").flatMap((part, place) => (part === "" ? [] : [{ code: place % 2 === 1, text: part }])),
    );
