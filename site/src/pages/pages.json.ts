import { listPages } from "../page-table/page-table.ts";

/** The page table for the rule that compares it with the built pages. The build keeps it out of what is served. */
export async function GET(): Promise<Response> {
  const pages = (await listPages()).map((page) => ({ ...page, publication: undefined }));
  return new Response(JSON.stringify(pages, null, 2), { headers: { "content-type": "application/json" } });
}
