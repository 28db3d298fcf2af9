import { trustedScript, turnstileScript } from "../../browser/trusted-scripts.ts";

/** The part of Cloudflare's widget that is used here: https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
export interface TurnstileWidget {
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      callback: (token: string) => void;
      "expired-callback": () => void;
      "error-callback": () => boolean;
    },
  ): string;
  reset(widgetId: string): void;
}

declare global {
  interface Window {
    turnstile?: TurnstileWidget;
  }
}

const pollEvery = 100; // ms
const giveUpAfter = 10_000; // ms

/**
 * Loads the widget's script and polls until it is there. A script that has not
 * come is taken out again, so that a retry can ask for it once more.
 *
 * @throws Error when it has not come after 10 seconds; AbortError when aborted
 */
export async function loadTurnstile(signal: AbortSignal): Promise<TurnstileWidget> {
  if (window.turnstile) return window.turnstile;
  const script = document.createElement("script");
  script.src = trustedScript(turnstileScript);
  script.async = true;
  document.head.append(script);
  const deadline = performance.now() + giveUpAfter;
  while (performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, pollEvery));
    if (window.turnstile) return window.turnstile;
    if (signal.aborted) break;
  }
  script.remove();
  signal.throwIfAborted();
  throw new Error("The verification script did not arrive");
}
