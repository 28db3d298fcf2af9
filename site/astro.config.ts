import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@astrojs/react";
import type { Brand } from "@latchwork/brand";
import tailwind from "@tailwindcss/vite";
import type { AstroIntegration } from "astro";
import { defineConfig } from "astro/config";

// Another company's folder takes the place of brand/, in what is configured here and in every import.
const brandFolder = resolve(import.meta.dirname, "..", process.env.BRAND_DIR || "brand");
const { brand } = (await import(/* @vite-ignore */ pathToFileURL(`${brandFolder}/brand.ts`).href)) as { brand: Brand };

// `npm run dev` names the API it started; the built site reaches its API by its own origin.
const api = process.env.DEV_API;

/** Form pages are drawn here; what they send goes to the API. */
const forms = (target: string) => ({
  target,
  bypass: ({ method, url }: { method?: string | undefined; url?: string | undefined }) =>
    method === "POST" ? undefined : url,
});

/**
 * Vite's helper for `import()` preloads every dependency and weighs 759 bytes
 * on each first load. Ours only waits for the styles that a part brings along.
 */
const lightPreload = {
  name: "light-preload",
  enforce: "pre" as const,
  load(id: string) {
    if (!id.includes("vite/preload-helper")) return undefined;
    return `export const __vitePreload = async (load, files = []) => {
      await Promise.all(files.filter((file) => file.endsWith(".css")).map((file) => new Promise((done) => {
        const href = "/" + file;
        if (document.querySelector('link[href="' + href + '"]')) return done();
        document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done, onerror: done }));
      })));
      return load();
    };`;
  },
};

/** See `src/browser/client-intent.ts`. */
const clientIntent: AstroIntegration = {
  name: "client-intent",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) =>
      addClientDirective({ name: "intent", entrypoint: resolve(import.meta.dirname, "src/browser/client-intent.ts") }),
  },
};

export default defineConfig({
  site: `https://${brand.domain}`,
  output: "static",
  // Files keep the shape of the route table: `x.astro` is `/x`, `x/index.astro` is `/x/`.
  build: { format: "preserve", inlineStylesheets: "never", redirects: false },
  trailingSlash: "ignore",
  devToolbar: { enabled: false },
  integrations: [react(), clientIntent],
  // Highlighters write style attributes, which the content security policy blocks, or colours we do not have.
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [tailwind(), lightPreload],
    resolve: {
      alias: [
        { find: /^@latchwork\/brand$/, replacement: `${brandFolder}/brand.ts` },
        { find: /^@latchwork\/brand\/(?=colours\.css|favicon\.svg)/, replacement: `${brandFolder}/` },
      ],
    },
    // It draws share pictures, on the server alone; the dev server would try to bundle its native module for browsers.
    optimizeDeps: {
      exclude: ["@resvg/resvg-js"],
      // Found only once its worker starts, which would load the page anew under the visitor's hands.
      include: ["altcha-lib", "altcha-lib/algorithms/web/pbkdf2", "altcha-lib/workers/shared"],
    },
    // The dev server hands workers out as modules; built, one is a single file.
    worker: { format: api ? "es" : "iife" },
    build: {
      assetsInlineLimit: 0, // a data: URL would need a hole in the content security policy
      modulePreload: { polyfill: false },
    },
    server: api ? { proxy: { "/intelligence": api, "/verification": api, "/reports": api, "/forms": forms(api) } } : {},
  },
});
