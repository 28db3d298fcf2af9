import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from "@playwright/test";
import { type RunningServer, startServer } from "./server.ts";

/** Collects what went wrong in the browser without any test having asked. */
export class BrowserProblems {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Says beforehand what a test provokes, such as a console line about a 500. */
  expect(problem: RegExp): void {
    this.#expected.push(problem);
  }

  /** Problems that nobody expected. */
  unexpected(): string[] {
    return this.#seen.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }

  async watch(context: BrowserContext, origin: string): Promise<void> {
    context.on("console", (message) => this.#onConsole(message));
    context.on("weberror", (error) => this.#seen.push(`uncaught: ${error.error().message}`));
    context.on("requestfailed", (request) => this.#onFailedRequest(request, origin));
    // Chromium stays silent about some violations; the event tells them all.
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) => {
        console.error(`securitypolicyviolation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
  }

  #onConsole(message: ConsoleMessage): void {
    if (message.type() !== "error" && message.type() !== "warning") return;
    this.#seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  }

  #onFailedRequest(request: Request, origin: string): void {
    const reason = request.failure()?.errorText ?? "";
    // A page that is left drops what it was still loading.
    if (reason === "net::ERR_ABORTED" || new URL(request.url()).origin !== origin) return;
    this.#seen.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  }
}

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

/** Lets every `goto` of a page end once its scripts have run, as a visitor's first press does. */
function waitForScripts(page: Page): void {
  const goTo = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goTo(address, options);
    // What stands below the first screen is shown, and scripts run, a moment after that was painted.
    if (options?.waitUntil !== "commit")
      await page.evaluate(() => (window as { afterPaint?: Promise<void> }).afterPaint).catch(() => undefined);
    return response;
  };
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

  context: async ({ context, server, clientAddress, problems, firstVisit, javaScriptEnabled }, use, testInfo) => {
    if (javaScriptEnabled !== false) context.on("page", waitForScripts);
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
