import { absolute } from "../addresses.ts";
import { listPages } from "../page-table/page-table.ts";

export async function GET(): Promise<Response> {
  const indexed = (await listPages()).filter((page) => page.indexed);
  const entries = indexed.map(
    ({ path, lastModified }) =>
      `  <url><loc>${absolute(path)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ""}</url>`,
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
