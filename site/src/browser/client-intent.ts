import type { ClientDirective } from "astro";

const intents = ["pointerover", "touchstart", "focusin", "keydown", "click"] as const;

/** Fetched, not run: that would be a long task while the page is read. */
function fetchBeforehand(island: HTMLElement): void {
  for (const name of ["component-url", "renderer-url"]) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href: island.getAttribute(name) ?? "" }));
  }
}

/**
 * `client:intent`: an island loads when it is first pointed at, touched or
 * focused. What was typed by then stays in its fields; what was pressed is
 * pressed again once it can answer (`inline-scripts/page.js`). With
 * `client:intent="likely"` its scripts are fetched once the page is shown, with
 * `client:intent="certain"` it starts then.
 */
const onIntent: ClientDirective = (load, { value }, island) => {
  // The server takes the mark off what it has filled in: that is no longer what React drew.
  if (!island.hasAttribute("ssr")) return;
  for (const form of island.querySelectorAll("form")) form.noValidate = true; // our own words, beside the fields
  const listening = new AbortController();
  const hydrate = () => {
    listening.abort();
    void load().then((start) => start());
  };
  for (const intent of intents) island.addEventListener(intent, hydrate, { signal: listening.signal, passive: true });
  if (island.matches("[data-wanted], :hover, :focus-within")) hydrate();
  void Promise.resolve(window.afterPaint).then(() => {
    // A ticket may have come with the address.
    if (value === "certain" || window.consumeTicketLink) hydrate();
    else if (value === "likely") fetchBeforehand(island);
  });
};

export default onIntent;

declare module "astro" {
  interface AstroClientDirectives {
    "client:intent"?: boolean | "likely" | "certain";
  }
}

declare global {
  interface Window {
    /** Fulfilled once all of the page is shown and its scripts have run; see `layouts/inline-scripts/after-paint.js`. */
    afterPaint?: Promise<void>;
  }
}
