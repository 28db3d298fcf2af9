import { test as base, expect } from "@playwright/test";
import { BrowserProblems } from "./browser-problems.ts";
import { type RunningServer, startServer } from "./server.ts";

interface TestFixtures {
  /** Nothing is stored yet, so the consent banner shows. Otherwise the visitor has refused it on an earlier visit. */
  firstVisit: boolean;
  /** Fails the test at its end when the browser complained about something that the test did not expect. */
  problems: BrowserProblems;
  /** Address that this test's requests come from, as the server sees it. */
  clientAddress: string;
}

interface WorkerFixtures {
  /** Settings of the server, for tests that need other ones: `test.use({ serverSettings: { … } })`. */
  serverSettings: Readonly<Record<string, string>>;
  /** Folder of the build to serve; null for the repository's own. */
  site: string | null;
  server: RunningServer;
}

let clients = 0;

/** Runs in every page before its own scripts. */
function refuseBeforehand(): void {
  try {
    if (localStorage.getItem("cookie-consent") !== null) return;
    localStorage.setItem("cookie-consent", "rejected");
    const refused = { essential: true, analytics: false, marketing: false, functional: false };
    localStorage.setItem("cookie-preferences", JSON.stringify(refused));
  } catch {
    // a frame without storage
  }
}

/** The test of a journey: a real browser against the production server. Relative addresses are the server's. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  firstVisit: [false, { option: true }],

  serverSettings: [{}, { scope: "worker", option: true }],

  site: [null, { scope: "worker", option: true }],

  server: [
    async ({ serverSettings, site }, use) => {
      const server = await startServer(serverSettings, site);
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  clientAddress: async ({}, use) => {
    clients += 1;
    await use(`10.0.${clients >> 8}.${clients & 255}`);
  },

  baseURL: async ({ server }, use) => use(server.origin),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  problems: async ({}, use) => use(new BrowserProblems()),

  context: async ({ context, server, clientAddress, problems, firstVisit }, use, testInfo) => {
    await context.setExtraHTTPHeaders({ "X-Forwarded-For": clientAddress });
    if (!firstVisit) await context.addInitScript(refuseBeforehand);
    await problems.watch(context, server.origin);
    const before = server.log().length;
    await use(context);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach("server log", { body: server.log().slice(before), contentType: "text/plain" });
    }
    expect(problems.unexpected(), "problems in the browser").toEqual([]);
  },
});

export { expect };
