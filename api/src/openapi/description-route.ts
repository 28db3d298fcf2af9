import type { FastifyInstance } from "fastify";
import type * as z from "zod";
import type { ApiInstance } from "../route.ts";
import { type DescribedRoute, describeApi, type Publisher } from "./document.ts";
import { openApiOperation } from "./operations.ts";

/** Notes every route from here on that has an operation. HEAD answers what GET does, without a body. */
export function noteOperations(app: FastifyInstance): readonly DescribedRoute[] {
  const noted: DescribedRoute[] = [];
  app.addHook("onRoute", ({ method, url, schema, config }) => {
    const operation = config?.operation;
    if (operation === undefined || method === "HEAD") return;
    const body = schema?.body as z.core.$ZodType | undefined;
    const response = (schema?.response ?? {}) as Record<string, z.core.$ZodType>;
    noted.push({ method: [method].flat().join(), url, operation, body, response });
  });
  return noted;
}

/** `GET /intelligence/openapi.json`. */
export function descriptionRoute(app: ApiInstance, described: readonly DescribedRoute[], publisher: Publisher): void {
  let document: ReturnType<typeof describeApi> | null = null;
  app.get("/intelligence/openapi.json", { config: { operation: openApiOperation } }, async () => {
    document ??= describeApi(described, publisher);
    return document;
  });
}
