import MiniSearch from "minisearch";
import { listSearchDocuments } from "../search/list-documents.ts";
import { searchOptions } from "../search/search-documents.ts";

export async function GET(): Promise<Response> {
  const index = new MiniSearch(searchOptions);
  index.addAll(await listSearchDocuments());
  return new Response(JSON.stringify(index), { headers: { "content-type": "application/json" } });
}
