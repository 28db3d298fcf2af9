import { type ErrorCode, errorTable } from "@latchwork/contract/errors";
import * as z from "zod";
import { errorNotes } from "./error-notes.ts";
import { type HeaderName, headers, type Operation, tags } from "./operation.ts";
import { answerSchemas, requestSchemas } from "./schemas.ts";

/** A route that programs may call, as it was registered. */
export interface DescribedRoute {
  readonly method: string;
  readonly url: string;
  readonly operation: Operation;
  /** Schemas that the route itself checks with. */
  readonly body?: z.core.$ZodType | undefined;
  readonly response: Readonly<Record<string, z.core.$ZodType>>;
}

/** Whose service it is. */
export interface Publisher {
  readonly name: string;
  readonly supportEmail: string;
  /** Origin of the API; `/` for wherever the description came from. */
  readonly server: string;
}

type Json = Record<string, unknown>;

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** The OpenAPI 3.1 description of those routes. */
export function describeApi(routes: readonly DescribedRoute[], publisher: Publisher): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    paths[route.url] = { ...paths[route.url], [route.method.toLowerCase()]: describeRoute(route) };
  }
  const refused = new Set(routes.flatMap(({ operation }) => operation.refusals.filter(isPlain)));
  return {
    openapi: "3.1.0",
    info: {
      title: `${publisher.name} API`,
      version: "1",
      summary: "Reads change tickets for security, and takes the site's forms.",
      description:
        `Every answer that is no success is an \`Error\` with a code of a closed list. Fields may be added to answers; ` +
        "none will change its meaning. A client counts as one IPv4 address, one IPv6 /64, or one API key.",
      contact: { name: publisher.name, email: publisher.supportEmail },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: publisher.server }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: {
        apiKey: {
          type: "http",
          scheme: "bearer",
          description:
            "A key that the operator made for you. It stands for human verification and has limits of its own.",
        },
      },
      responses: {
        HeadersTooLarge: { description: "The address and the headers have more than 16 KiB. There is no body." },
      },
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, { description, type }]) => [name, { description, schema: { type } }]),
      ),
      examples: Object.fromEntries(
        [...refused].map((code) => [
          code,
          { summary: errorNotes[code], value: { error: errorTable[code].error, code } },
        ]),
      ),
      schemas: { ...componentsOf(requestSchemas, "input"), ...componentsOf(answerSchemas, "output") },
    },
  };
}

/** `form_invalid` says more than the others, and is described where it comes. */
const isPlain = (code: ErrorCode) => code !== "form_invalid";

function describeRoute({ operation, body, response }: DescribedRoute): Json {
  const { id, tag, summary, description, takesKey, query, examples } = operation;
  const takes = { ...(body && { "application/json": body }), ...operation.takes };
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    security: takesKey ? [{ apiKey: [] }, {}] : [],
    ...(query && {
      parameters: [
        {
          name: query.name,
          in: "query",
          description: query.description,
          schema: { type: "string" },
          example: query.example,
        },
      ],
    }),
    ...(Object.keys(takes).length > 0 && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          Object.entries(takes).map(([media, schema]) => [
            media,
            {
              schema: refTo(schema, requestSchemas),
              ...(examples && Object.values(takes)[0] === schema && { examples }),
            },
          ]),
        ),
      },
    }),
    responses: {
      ...answersOf(operation, response),
      ...refusalsOf(operation),
      431: ref("responses", "HeadersTooLarge"),
    },
  };
}

function answersOf({ answers }: Operation, response: DescribedRoute["response"]): Json {
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => {
      const schema = answer.schema === undefined ? response[status] : answer.schema;
      const content = {
        ...(schema && {
          "application/json": {
            schema: refTo(schema, answerSchemas),
            ...(answer.examples && { examples: answer.examples }),
          },
        }),
        ...pages(answer.media),
      };
      const described = { description: answer.description, headers: headersOf(answer.headers) };
      return [status, Object.keys(content).length > 0 ? { ...described, content } : described];
    }),
  );
}

function refusalsOf({ refusals, refusesAs = ["application/json"] }: Operation): Json {
  const byStatus = Map.groupBy(refusals, (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const content = Object.fromEntries(
        refusesAs.map((media) => [media, media === "application/json" ? errorContent(codes) : pages([media])[media]]),
      );
      const carried: HeaderName[] = [429, 503].includes(status)
        ? ["Retry-After"]
        : status === 401
          ? ["WWW-Authenticate"]
          : [];
      const description = codes.map((code) => `\`${code}\`: ${errorTable[code].error}`).join(" ");
      return [status, { description, headers: headersOf(carried), content }];
    }),
  );
}

function errorContent(codes: readonly ErrorCode[]): Json {
  if (codes.includes("form_invalid")) {
    const value = {
      error: errorTable.form_invalid.error,
      code: "form_invalid",
      fields: { email: "Please enter your e-mail address." },
    };
    return {
      schema: ref("schemas", "FormError"),
      examples: { form_invalid: { summary: errorNotes.form_invalid, value } },
    };
  }
  return {
    schema: ref("schemas", "Error"),
    examples: Object.fromEntries(codes.map((code) => [code, ref("examples", code)])),
  };
}

const pages = (media: readonly string[] = []): Json =>
  Object.fromEntries(media.map((type) => [type, { schema: { type: "string" } }]));

const headersOf = (names: readonly HeaderName[] = []): Json =>
  Object.fromEntries([...names, "X-Request-Id"].map((name) => [name, ref("headers", name)]));

function refTo(schema: z.core.$ZodType, registry: typeof requestSchemas): Json {
  const id = registry.get(schema)?.id;
  if (id === undefined) throw new Error("A schema of the API has no words in api/src/openapi/schemas.ts.");
  return ref("schemas", id);
}

function componentsOf(registry: typeof requestSchemas, io: "input" | "output"): Record<string, Json> {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    metadata: registry,
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      // Bounds that only say what a number of JavaScript can hold, and a promise never to add a field.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, ...schema }]) => [id, schema]),
  );
}
