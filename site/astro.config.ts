import react from "@astrojs/react";
import { brand } from "@house/brand";
import tailwind from "@tailwindcss/vite";
import { defineConfig } from "astro/config";

// `npm run dev` names the API it started; the built site reaches its API by its own origin.
const api = process.env.DEV_API;

export default defineConfig({
  site: `https://${brand.domain}`,
  output: "static",
  // Files keep the shape of the route table: `x.astro` is `/x`, `x/index.astro` is `/x/`.
  build: { format: "preserve", inlineStylesheets: "never", redirects: false },
  trailingSlash: "ignore",
  devToolbar: { enabled: false },
  integrations: [react()],
  // Highlighters write style attributes, which the content security policy blocks, or colours we do not have.
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [tailwind()],
    build: {
      assetsInlineLimit: 0, // a data: URL would need a hole in the content security policy
      modulePreload: { polyfill: false },
    },
    server: api ? { proxy: { "/intelligence": api, "/verification": api, "/reports": api } } : {},
  },
});
