import { absolute, listPublicPages } from "../seo/public-pages.ts";
import { xmlText } from "../seo/xml.ts";

export async function GET(): Promise<Response> {
  const pages = await listPublicPages();
  const entries = pages.map(
    ({ path, published }) =>
      `  <url><loc>${xmlText(absolute(path))}</loc>${published ? `<lastmod>${published}</lastmod>` : ""}</url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`,
    { headers: { "content-type": "application/xml" } },
  );
}
