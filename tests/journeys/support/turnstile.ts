import type { Page } from "@playwright/test";
import { SiteverifyServer } from "../../../api/test/support/siteverify-server.ts";
import { AnalyserPage } from "./analyser-page.ts";
import { expect, test as journey } from "./journey.ts";

const scriptAddress = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
const frameAddress = "https://challenges.cloudflare.com/cdn-cgi/challenge-platform/widget";

/**
 * What the widget's script does as far as Cloudflare documents it: `render`
 * puts a frame into the container and answers with an id, and the callbacks
 * come from outside the page's doing. The tests play the visitor and Cloudflare.
 */
const script = `
  window.widgets ??= new Map();
  window.turnstile ??= {
    render(container, options) {
      if (!(container instanceof HTMLElement) || !container.isConnected) throw new TypeError("no container");
      for (const name of ["callback", "expired-callback", "error-callback"]) {
        if (typeof options[name] !== "function") throw new TypeError("no " + name);
      }
      const frame = document.createElement("iframe");
      frame.title = "Widget containing a Cloudflare security challenge";
      frame.src = ${JSON.stringify(frameAddress)};
      container.append(frame);
      const id = "widget-" + (widgets.size + 1);
      widgets.set(id, { options, resets: 0 });
      return id;
    },
    reset(id) {
      widgets.get(id).resets += 1;
    },
  };
`;

interface Widget {
  resets: number;
  options: {
    sitekey: string;
    callback(token: string): void;
    "expired-callback"(): void;
    "error-callback"(): boolean;
  };
}

type PageWithWidgets = typeof globalThis & { widgets: Map<string, Widget> };

/** Cloudflare's side of the widget in one page. */
export class TurnstileStandIn {
  readonly #page: Page;
  readonly #released = Promise.withResolvers<void>();
  /** What becomes of the next request for the script. */
  script: "arrives" | "fails" | "hangs" = "arrives";
  /** How often the page asked for the script. */
  asked = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async listen(): Promise<void> {
    await this.#page.route(scriptAddress, async (route) => {
      this.asked += 1;
      if (this.script === "fails") await route.abort("connectionrefused");
      if (this.script === "hangs") await this.#released.promise;
      if (this.script !== "fails") await route.fulfill({ contentType: "text/javascript", body: script });
    });
    await this.#page.route(frameAddress, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Widget</title><p>Cloudflare</p>" }),
    );
  }

  /** A script that hangs comes after all. */
  release(): void {
    this.#released.resolve();
  }

  /** The visitor passed, and the page gets this token. Waits for the widget to be there. */
  async succeed(token: string): Promise<void> {
    await expect(this.#page.getByTitle(/Cloudflare/)).toBeAttached();
    await this.#page.evaluate((proof) => {
      for (const { options } of (globalThis as PageWithWidgets).widgets.values()) options.callback(proof);
    }, token);
  }

  expire(): Promise<void> {
    return this.#page.evaluate(() => {
      for (const { options } of (globalThis as PageWithWidgets).widgets.values()) options["expired-callback"]();
    });
  }

  /** @returns what the page answers: whether it has dealt with the error */
  fail(): Promise<boolean[]> {
    return this.#page.evaluate(() =>
      [...(globalThis as PageWithWidgets).widgets.values()].map(({ options }) => options["error-callback"]()),
    );
  }

  /** Site key and number of resets of each widget that was rendered. */
  widgets(): Promise<{ siteKey: string; resets: number }[]> {
    return this.#page.evaluate(() =>
      [...(globalThis as PageWithWidgets).widgets.values()].map(({ options, resets }) => ({
        siteKey: options.sitekey,
        resets,
      })),
    );
  }
}

/** A journey on a server that uses Turnstile, with stand-ins for Cloudflare's two ends. */
export const test = journey.extend<
  { analyser: AnalyserPage; cloudflare: TurnstileStandIn },
  { siteverify: SiteverifyServer }
>({
  siteverify: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      await using siteverify = new SiteverifyServer();
      await use(siteverify);
    },
    { scope: "worker" },
  ],

  serverSettings: [
    async ({ siteverify }, use) =>
      use({
        HUMAN_VERIFICATION: "turnstile",
        TURNSTILE_SITE_KEY: "journey-site-key",
        TURNSTILE_SECRET_KEY: SiteverifyServer.secret,
        TURNSTILE_VERIFY_URL: await siteverify.listen(),
      }),
    { scope: "worker" },
  ],

  analyser: async ({ page }, use) => use(new AnalyserPage(page)),

  cloudflare: async ({ page }, use) => {
    const cloudflare = new TurnstileStandIn(page);
    await cloudflare.listen();
    await use(cloudflare);
  },
});
