import type { APIRoute, GetStaticPaths } from "astro";
import { sharePictureName } from "../../share-picture/address.ts";
import { drawSharePicture } from "../../share-picture/draw.tsx";
import { listSharePictures, type SharePicture } from "../../share-picture/pictures.ts";

export const getStaticPaths: GetStaticPaths = async () => {
  const pictures = await listSharePictures();
  return pictures.map((picture) => ({ params: { picture: sharePictureName(picture.path) }, props: { picture } }));
};

export const GET: APIRoute<{ picture: SharePicture }> = async ({ props }) =>
  new Response(await drawSharePicture(props.picture), { headers: { "content-type": "image/png" } });
