import swagger from "@fastify/swagger";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { ApiInstance } from "../api-instance.ts";

/** Makes the app note its routes for the OpenAPI document of the company `name`. Register before the routes. */
export async function describeRoutes(app: ApiInstance, name: string): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: `${name} API`, version: "1" } },
    transform: jsonSchemaTransform,
  });
}

/** `GET /intelligence/openapi.json`: the document, made from the schemas that the routes themselves use. */
export function openapiRoute(app: ApiInstance): void {
  app.get("/intelligence/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}
