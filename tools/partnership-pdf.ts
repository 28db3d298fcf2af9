// npm run partnership-pdf: prints each partnership page of the built site with
// its print style and writes it to content/partnerships/, where the site serves it.
import { readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { paths } from "../site/src/routes.ts";
import { startServer } from "../tests/journeys/support/server.ts";
import { chromiumLaunch } from "./chromium.mjs";
import { loadBrand } from "./load-brand.ts";
import { signed, wordsOf } from "./partnership-pdf/source.ts";
import { say } from "./progress.mjs";

const folder = resolve(import.meta.dirname, "../content/partnerships");
const partners = readdirSync(folder)
  .filter((name) => name.endsWith(".md"))
  .map((name) => name.replace(/\.md$/, ""));

await using cleanup = new AsyncDisposableStack();
const server = await startServer({});
cleanup.defer(() => server.stop());
const browser = await chromium.launch(chromiumLaunch());
cleanup.defer(() => browser.close());
const page = await browser.newPage({ colorScheme: "light", locale: "en-GB", reducedMotion: "reduce" });
const brand = await loadBrand();
for (const partner of partners) {
  await page.goto(server.origin + paths.partnership(partner), { waitUntil: "networkidle" });
  // Printed links name the host they were printed from.
  await page.evaluate(
    `for (const link of document.links) link.href = link.href.replace(location.origin, "https://${brand.domain}")`,
  );
  const printed = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
  writeFileSync(join(folder, `${partner}.pdf`), signed(printed, wordsOf(partner, brand)));
  say(`content/partnerships/${partner}.pdf: ${(printed.length / 1024).toFixed(0)} KiB.`);
}
