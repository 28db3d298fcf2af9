import { findPage } from "../../page-table/page-table.ts";
import { paths } from "../../routes.ts";
import { drawShowPicture } from "../../share-picture/draw.tsx";

/** Only the feed shows it. */
export const getStaticPaths = async () => {
  const { alternates } = await findPage(paths.podcast);
  return alternates.length > 0 ? [{ params: { picture: "show" } }] : [];
};

export async function GET(): Promise<Response> {
  const { heading, cover = "" } = await findPage(paths.podcast);
  return new Response(await drawShowPicture(heading, cover), { headers: { "content-type": "image/png" } });
}
