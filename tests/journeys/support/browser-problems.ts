import type { BrowserContext, ConsoleMessage, Request } from "@playwright/test";

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
