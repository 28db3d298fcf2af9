import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import type { Content } from "../content/schemas/index.ts";
import { EventBanner } from "./Header.tsx";

const script = readFileSync(join(process.cwd(), "site/src/layouts/inline-scripts/event.js"), "utf8");

const event: Content<"events">[number] = {
  id: "round-table",
  title: "Round table",
  kind: "roundtable",
  description: "What happens.",
  cover: "past-event",
  date: "2031-03-10",
  minutes: 45,
  link: "https://events.example/round-table",
  keepInBanner: false,
};

/** The banner as a visitor finds it in a page that was built before the event. */
function bannerAt(moment: string): Element | null {
  vi.setSystemTime(new Date(moment));
  document.body.innerHTML = `${renderToStaticMarkup(<EventBanner event={event} />)}<script></script>`;
  vi.spyOn(document, "currentScript", "get").mockReturnValue(document.querySelector("script"));
  new Function(script)();
  return document.querySelector("aside");
}

afterEach(() => vi.useRealTimers());

test("the banner says day, kind and title, and leads to the event's own page", () => {
  const banner = bannerAt("2031-03-10T23:59:59Z");
  expect(banner?.textContent).toContain("10/03/31 · roundtable Round table Register Here");
  expect(banner?.querySelector("a")?.getAttribute("href")).toBe(event.link);
});

test("the banner goes by the visitor's clock once the day of its event is over", () => {
  expect(bannerAt("2031-03-11T00:00:00Z")).toBeNull();
});
