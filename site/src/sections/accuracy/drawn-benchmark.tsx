import measured from "@latchwork/content/benchmark.json";
import { renderToStaticMarkup } from "react-dom/server";
import { readContent } from "../../content/read-content.ts";
import { BenchmarkPage } from "./BenchmarkPage.tsx";

// The page of the benchmark as it is drawn, for its tests.

export const words = readContent("benchmark");
export const names = readContent("how-good-is-it");
const html = renderToStaticMarkup(<BenchmarkPage words={words} names={names} measured={measured} />);
export const page = new DOMParser().parseFromString(html, "text/html");
export const read = (element: Element | null) => (element?.textContent ?? "").replace(/\s+/g, " ");
export const whole = read(page.body);
export const rowsOf = (table: Element | null | undefined) =>
  [...(table?.querySelectorAll("tbody tr") ?? [])].map((row) => [...row.querySelectorAll("th, td")].map(read));
/** A share of 1 in whole per cent. */
export const per = (share: number) => `${Math.round(100 * share)}%`;
