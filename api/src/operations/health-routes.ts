import * as z from "zod";
import { type ApiInstance, refusals, reject } from "../route.ts";

const ok = z.object({ status: z.literal("ok") });

/**
 * `GET /healthz`: the process answers. `GET /readyz`: it can serve visitors,
 * which is what a load balancer asks. `isReady` never rejects.
 */
export function healthRoutes(app: ApiInstance, isReady: () => Promise<boolean>): void {
  app.get(
    "/healthz",
    { schema: { summary: "The process is alive", tags: ["operations"], response: { 200: ok } } },
    async () => ({ status: "ok" as const }),
  );
  app.get(
    "/readyz",
    {
      schema: {
        summary: "The service can serve visitors",
        tags: ["operations"],
        response: { 200: ok, ...refusals("overloaded") },
      },
    },
    async (_request, reply) => ((await isReady()) ? { status: "ok" as const } : reject(reply, "overloaded")),
  );
}
