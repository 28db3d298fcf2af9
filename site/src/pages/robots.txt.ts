import { absolute } from "../addresses.ts";

// Pages that must not be found say so themselves, which a crawler can only read if it may come.
export const GET = (): Response =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml")}\n`, {
    headers: { "content-type": "text/plain" },
  });
