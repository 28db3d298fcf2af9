import type { APIRoute, GetStaticPaths } from "astro";
import { listPages, type Page } from "../../page-table/page-table.ts";
import { sharePictureName } from "../../share-picture/address.ts";
import { drawSharePicture } from "../../share-picture/draw.tsx";

export const getStaticPaths: GetStaticPaths = async () => {
  const indexed = (await listPages()).filter((page) => page.indexed);
  return indexed.map((page) => ({ params: { picture: sharePictureName(page.path) }, props: { page } }));
};

export const GET: APIRoute<{ page: Page }> = async ({ props }) =>
  new Response(await drawSharePicture(props.page), { headers: { "content-type": "image/png" } });
