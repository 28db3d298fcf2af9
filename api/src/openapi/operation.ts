import type { ErrorCode } from "@latchwork/contract/errors";
import type * as z from "zod";

/** The parts that operations are listed in, in this order. */
export const tags = {
  Analysis: "A change ticket in, a security assessment out.",
  Verification: "What a client needs to prove that it is worth answering, where it has no API key.",
  Forms: "The site's own forms: a demo, the newsletter. Each takes JSON or a plain form post.",
  Service: "For load balancers, browsers' reports and tools that read this description.",
} as const;

/** A schema that has an id in `schemas.ts`. */
type Schema = z.core.$ZodType;

/** What is said of a route beside the schemas that it checks with. */
export interface Operation {
  /** Its name in clients that are made from the description. */
  readonly id: string;
  readonly tag: keyof typeof tags;
  readonly summary: string;
  /** CommonMark. */
  readonly description: string;
  /** Whether an API key is read. */
  readonly takesKey?: boolean;
  readonly query?: { readonly name: string; readonly description: string; readonly example: string };
  /** Bodies that it reads beside the one in the route's own schema, by media type. */
  readonly takes?: Readonly<Record<string, Schema>>;
  /** By name, such as `finding`, the example's one line and the body. */
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
  /** Answers that are no error of the table, by status. */
  readonly answers: Readonly<Record<number, Answer>>;
  /** Media types of the errors below; JSON alone unless given. */
  readonly refusesAs?: readonly string[];
  readonly refusals: readonly ErrorCode[];
}

interface Answer {
  readonly description: string;
  /** Where the route's own schema has none for this status. null: no body, or one of another kind than JSON. */
  readonly schema?: Schema | null;
  /** Media types of the body beside JSON: `text/html`. */
  readonly media?: readonly string[];
  readonly headers?: readonly HeaderName[];
  readonly examples?: Operation["examples"];
}

/** Headers that answers carry, beside those that every answer has. */
export const headers = {
  "Retry-After": { description: "Whole seconds after which the request may succeed.", type: "integer" },
  "WWW-Authenticate": { description: '`Bearer error="invalid_token"` (RFC 6750).', type: "string" },
  Location: { description: "The page that comes next.", type: "string" },
  "X-Request-Id": {
    description:
      "Names this request in the service's log, and towards the model and receivers of leads. Quote it when you ask for help.",
    type: "string",
  },
} as const;
export type HeaderName = keyof typeof headers;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Set where programs may call: the route is then part of the OpenAPI description. */
    operation?: Operation;
  }
}
