import { healthOperation, readyOperation } from "../openapi/operations.ts";
import { healthAnswer } from "../openapi/schemas.ts";
import { type ApiInstance, refusals, reject } from "../route.ts";

/**
 * `GET /healthz`: the process answers. `GET /readyz`: it can serve visitors,
 * which is what a load balancer asks. `isReady` never rejects.
 */
export function healthRoutes(app: ApiInstance, isReady: () => Promise<boolean>): void {
  app.get(
    "/healthz",
    { config: { operation: healthOperation }, schema: { response: { 200: healthAnswer } } },
    async () => ({ status: "ok" as const }),
  );
  app.get(
    "/readyz",
    {
      config: { operation: readyOperation },
      schema: { response: { 200: healthAnswer, ...refusals("overloaded") } },
    },
    async (_request, reply) => ((await isReady()) ? { status: "ok" as const } : reject(reply, "overloaded")),
  );
}
