import type { ClientDirective } from "astro";

const intents = ["pointerover", "touchstart", "focusin", "keydown", "click"] as const;

/**
 * `client:intent`: an island loads when it is first pointed at, touched or
 * focused. What was typed by then stays in its fields; what was pressed is
 * pressed again once it can answer (`inline-scripts/page.js`).
 */
const onIntent: ClientDirective = (load, _options, island) => {
  // The server takes the mark off what it has filled in: that is no longer what React drew.
  if (!island.hasAttribute("ssr")) return;
  for (const form of island.querySelectorAll("form")) form.noValidate = true; // our own words, beside the fields
  const listening = new AbortController();
  const hydrate = () => {
    listening.abort();
    void load().then((start) => start());
  };
  for (const intent of intents) island.addEventListener(intent, hydrate, { signal: listening.signal, passive: true });
  if (island.contains(document.activeElement)) hydrate();
};

export default onIntent;

declare module "astro" {
  interface AstroClientDirectives {
    "client:intent"?: boolean;
  }
}
