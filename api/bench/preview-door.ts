// A process of `npm run bench`: answers POST /intelligence/preview at the port in its second argument, either as the
// service does (`ours`) or as the least that a Fastify route can do with the same body (`bare`).

import Fastify from "fastify";
import { Capacity } from "../src/analysis/capacity.ts";
import { buildApp } from "../src/app.ts";
import { loadSite } from "../src/pages/site.ts";
import { rateLimiter } from "../src/rate-limits.ts";
import { turnByTurn } from "../src/request-log.ts";
import { repositoryRoot } from "../src/settings.ts";
import { engineAssessment } from "../test/support/assessment.ts";

const [which, port] = process.argv.slice(2);
const boundless = [{ times: 1_000_000_000, seconds: 3600 }];
const human = { kind: "valid", spend: async () => true } as const;
const notAsked = () => {
  throw new Error("The bench asks for previews only.");
};

/** The service, but for what takes its time elsewhere: the engine, the human check, storage. */
async function ours() {
  return buildApp({
    analyst: { assess: async () => engineAssessment },
    reader: null,
    capacity: new Capacity({ running: 64, waiting: 64 }),
    verifier: { issue: notAsked, check: async () => human },
    keys: { use: notAsked },
    keyCounts: { answered: notAsked, refused: notAsked },
    tracing: null,
    requestTimes: { answered: () => {} },
    limiter: rateLimiter(null, { analysis: boundless }),
    leads: {
      store: notAsked,
      wake: notAsked,
      verifier: notAsked,
      links: notAsked,
      counts: notAsked,
      mails: true,
    } as never,
    site: await loadSite(`${repositoryRoot}/dist`),
    isReady: async () => true,
    addressKey: "bench",
    log: { level: "info", sink: turnByTurn(process.stdout) },
    settings: { trustedProxies: [], allowedOrigins: [], turnstile: false },
  });
}

async function bare() {
  const app = Fastify();
  app.post<{ Body: { input: string } }>("/intelligence/preview", async () => ({
    data: [{ ...engineAssessment, elapsedMs: 0 }],
  }));
  return app;
}

const app = which === "ours" ? await ours() : await bare();
await app.listen({ host: "127.0.0.1", port: Number(port) });
